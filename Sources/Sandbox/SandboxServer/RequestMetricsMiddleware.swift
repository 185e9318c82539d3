import HTTPTypes
import Hummingbird
import Logging
import StoreAPI

/// Logs and counts each request by its route pattern, which does not contain an account, an order or a transaction.
struct RequestMetricsMiddleware: RouterMiddleware {
    let counts: RequestMetrics

    /// The methods that are counted separately; clients cannot create further kinds with invented methods.
    private static let methods: Set<HTTPRequest.Method> = [.get, .put, .post]

    func handle(
        _ request: Request, context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        let result: Result<Response, any Error>
        do {
            result = .success(
                try await RequestCaller.$current.withValue(context.caller) {
                    try await next(request, context)
                })
        } catch {
            result = .failure(error)
        }
        let kind = RequestMetrics.Kind(
            method: Self.methods.contains(request.method) ? request.method.rawValue : "other",
            route: context.endpointPath ?? "none", status: result.status)
        let took = ContinuousClock.now - start
        counts.record(kind, took: took)
        context.logger.log(
            level: kind.status >= 500 ? .error : .info, "request",
            metadata: [
                "method": "\(request.method.rawValue)", "route": "\(kind.route)",
                "status": "\(kind.status)", "ms": "\(took / .milliseconds(1))",
            ])
        return try result.get()
    }
}

extension Result<Response, any Error> {
    /// The status of the response.
    fileprivate var status: Int {
        switch self {
        case .success(let response): response.status.code
        case .failure(let error): (error as? any HTTPResponseError)?.status.code ?? 500
        }
    }
}
