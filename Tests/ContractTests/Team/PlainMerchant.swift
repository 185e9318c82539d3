import StoreAPI
import StoreModel

/// A merchant that leaves its signature out, or says something else than it was asked.
struct PlainMerchant: MerchantService {
    /// The real one, that judges.
    let real: any MerchantService
    /// What is said of a transaction.
    let answer: @Sendable (VerificationRequest, VerdictReply) -> VerdictReply

    func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try await real.offer(context)
    }

    func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        try await real.orderNumber(
            for: intentID, productID: productID, quantity: quantity, context)
    }

    func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        answer(request, try await real.verify(request, context))
    }

    func wallet(
        entries: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        try await real.wallet(entries: entries, context)
    }

    func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        try await real.spend(request, context)
    }

    func take(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try await real.take(batch, context)
    }
}
