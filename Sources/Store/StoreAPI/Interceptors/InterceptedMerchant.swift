package import StoreModel

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

    package func offer(
        _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOffer {
        try await interceptor.intercept(.offer, (), context) { (_) async throws(ServiceFailure) in
            try await merchant.offer(context)
        }
    }

    package func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        try await interceptor.intercept(.orderNumber, intentID, context) {
            (intentID) async throws(ServiceFailure) in
            try await merchant.orderNumber(
                for: intentID, productID: productID, quantity: quantity, context)
        }
    }

    package func signOffer(
        _ request: OfferSigningRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferProof {
        try await interceptor.intercept(.signOffer, request, context) {
            (request) async throws(ServiceFailure) in
            try await merchant.signOffer(request, context)
        }
    }

    package func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        try await interceptor.intercept(.verify, request, context) {
            (request) async throws(ServiceFailure) in
            try await merchant.verify(request, context)
        }
    }

    package func wallet(
        entries: Int, before version: Int64?, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        try await interceptor.intercept(.wallet, entries, context) {
            (entries) async throws(ServiceFailure) in
            try await merchant.wallet(entries: entries, before: version, context)
        }
    }

    package func uploadLog(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try await interceptor.intercept(.uploadLog, batch, context) {
            (batch) async throws(ServiceFailure) in
            try await merchant.uploadLog(batch, context)
        }
    }
}
