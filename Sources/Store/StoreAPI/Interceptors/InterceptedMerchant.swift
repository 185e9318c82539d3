/// A merchant whose calls pass through an interceptor.
package struct InterceptedMerchant: ForwardingMerchant {
    private let merchant: any MerchantService
    private let interceptor: any ServiceInterceptor

    package init(_ merchant: any MerchantService, _ interceptor: any ServiceInterceptor) {
        self.merchant = merchant
        self.interceptor = interceptor
    }

    package func answer<Request, Reply>(
        _ call: MerchantCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        try await interceptor.pass(call, to: merchant, request, context)
    }
}
