import Hummingbird
import HTTPTypes
import StoreAPI

/// Adds the contract's routes to a router.
struct RouteRegistrar {
    let router: Router<ServerContext>
    let rateLimiter: AuthRateLimiter

    /// Adds a route.
    func on(
        _ route: Route,
        _ answer: @escaping @Sendable (RouteRequest) async throws(ServiceFailure) -> Response
    ) {
        let rateLimiter = rateLimiter
        let method = HTTPRequest.Method(rawValue: route.method.rawValue) ?? .get
        router.on(RouterPath(route.pattern), method: method) { request, context in
            do throws(ServiceFailure) {
                return try await answer(
                    RouteRequest(request: request, context: context, rateLimiter: rateLimiter))
            } catch {
                if case .noAnswer(let missingAnswer) = error, let planned = missingAnswer.planned {
                    return await PlannedFaultResponse.response(to: planned, context)
                }
                return ResponseFactory.failure(error)
            }
        }
    }

    /// Adds a Hummingbird path pattern for all methods that the contract's routes can have.
    func onAnyMethod(
        _ pattern: String, _ answer: @escaping @Sendable (RouteRequest) async -> Response
    ) {
        let rateLimiter = rateLimiter
        for method in [HTTPRequest.Method.get, .put, .post, .delete, .patch, .head] {
            router.on(RouterPath(pattern), method: method) { request, context in
                await answer(
                    RouteRequest(request: request, context: context, rateLimiter: rateLimiter))
            }
        }
    }
}
