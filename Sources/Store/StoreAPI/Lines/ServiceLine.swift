/// What lies between a device and its store and merchant: slow, broken, or watched by somebody.
package protocol ServiceLine: Sendable {
    /// Carries one call, or does not.
    ///
    /// - Parameters:
    ///   - request: What is sent with it; nil where the call says everything.
    ///   - body: Asks the other side, and may be called once at most.
    /// - Throws: What the other side threw, or no answer.
    func pass<Value: Sendable>(
        _ call: ServiceCall, _ request: (any Sendable)?,
        _ body: @Sendable () async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value
}
