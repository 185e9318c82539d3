import Hummingbird
import StoreAPI

/// Answers what no route is there for, in the contract's form but with a number that is none of its refusals.
struct NotFoundMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as HTTPError where error.status == .notFound {
            return Reply.json(
                WireFailure(errorCode: 4_040_000, errorMessage: "There is nothing at this path."),
                status: .notFound)
        }
    }
}
