package import StoreModel

/// Intercepts the calls between a device and its store and merchant, to delay, break or observe them.
package protocol ServiceInterceptor: Sendable {
    /// Passes one call on, or fails it.
    ///
    /// - Parameters:
    ///   - request: The request of the call.
    ///   - context: The caller's context.
    ///   - body: Sends the given request to the other side, once for each invocation; the request may be replaced.
    /// - Throws: The error of the other side, or a missing answer.
    func intercept<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value
}

extension ServiceInterceptor {
    /// Passes a call to a service; a call without a name is not intercepted.
    func pass<Service: Sendable, Request, Reply>(
        _ call: Call<Service, Request, Reply>, to service: Service, _ request: Request,
        _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        guard let name = call.name else {
            return try await call.perform(service, request, context)
        }
        return try await intercept(name, request, context) {
            (request) async throws(ServiceFailure) in
            try await call.perform(service, request, context)
        }
    }
}
