import SandboxMerchant
package import StoreAPI
package import StoreModel

extension EmbeddedBackend: ForwardingMerchant {
    package func answer<Request, Reply>(
        _ call: MerchantCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        await deliverOutbox(before: call.name, context)
        return try await call.perform(merchant, request, context)
    }

    package func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try await merchant.offer(context)
    }

    package func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        try await merchant.orderNumber(
            for: intentID, productID: productID, quantity: quantity, context)
    }

    package func signOffer(
        _ request: OfferSigningRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferProof {
        try await merchant.signOffer(request, context)
    }

    package func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        await deliverOutbox(of: context.account)
        return try await merchant.verify(request, context)
    }

    package func wallet(
        entries: Int, before version: Int64?, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        await deliverOutbox(of: context.account)
        return try await merchant.wallet(entries: entries, before: version, context)
    }

    package func uploadLog(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try await merchant.uploadLog(batch, context)
    }
}
