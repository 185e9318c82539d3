import Hummingbird
import StoreAPI

/// Answers requests to unknown paths in the contract's format, with a code that the contract does not use.
struct NotFoundMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as HTTPError where error.status == .notFound {
            return ResponseFactory.json(
                WireFailure(errorCode: 4_040_000, errorMessage: "There is no route for this path."),
                status: .notFound)
        }
    }
}
