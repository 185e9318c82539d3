import Hummingbird
import HTTPTypes
import StoreAPI

/// Adds the contract's routes to a router.
struct Endpoints {
    let router: Router<ServerContext>
    let tries: AuthRateLimiter

    /// Adds a route.
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
                if case .noAnswer(let silence) = error, let planned = silence.planned {
                    return await PlannedReply.response(to: planned, context)
                }
                return Reply.failure(error)
            }
        }
    }

    /// Adds a Hummingbird path pattern for all methods that the contract's routes can have.
    func onAnyMethod(
        _ pattern: String, _ answer: @escaping @Sendable (Call) async -> Response
    ) {
        let tries = tries
        for method in [HTTPRequest.Method.get, .put, .post, .delete, .patch, .head] {
            router.on(RouterPath(pattern), method: method) { request, context in
                await answer(Call(request: request, context: context, tries: tries))
            }
        }
    }
}
