import Hummingbird
import HTTPTypes
import StoreAPI

/// Puts the contract's routes on a router.
struct Endpoints {
    let router: Router<ServerContext>
    let tries: WrongTries

    /// Answers a route.
    func on(
        _ route: Route,
        _ answer: @escaping @Sendable (Call) async throws(ServiceFailure) -> Response
    ) {
        let tries = tries
        let method = HTTPRequest.Method(rawValue: route.method.rawValue) ?? .get
        router.on(RouterPath(route.pattern), method: method) { request, context in
            do throws(ServiceFailure) {
                return try await answer(
                    Call(request: request, context: context, tries: tries))
            } catch {
                return Reply.failure(error)
            }
        }
    }
}
