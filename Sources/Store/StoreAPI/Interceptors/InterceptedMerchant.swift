/// A merchant whose calls pass through an interceptor.
package struct InterceptedMerchant: ForwardingMerchant {
    private let merchant: any MerchantService
    private let interceptor: any ServiceInterceptor

    /// Creates a merchant with an interceptor.
    package init(_ merchant: any MerchantService, _ interceptor: any ServiceInterceptor) {
        self.merchant = merchant
        self.interceptor = interceptor
    }

    package func answer<Request, Reply>(
        _ call: MerchantCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        guard let name = call.name else {
            return try await call.perform(merchant, request, context)
        }
        return try await interceptor.intercept(name, request, context) {
            (request) async throws(ServiceFailure) in
            try await call.perform(merchant, request, context)
        }
    }
}
