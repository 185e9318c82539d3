package import StoreModel

/// What lies between a device and its store and merchant: slow, broken, or watched by somebody.
package protocol ServiceInterceptor: Sendable {
    /// Carries one call, or does not.
    ///
    /// - Parameters:
    ///   - request: What is sent with it; `()` where the call says everything.
    ///   - context: Who calls.
    ///   - body: Asks the other side, with the request or another one; called twice, it is asked twice.
    /// - Throws: What the other side threw, or no answer.
    func pass<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value
}
