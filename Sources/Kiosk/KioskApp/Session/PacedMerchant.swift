import StoreAPI
import StoreModel

/// A merchant that takes its time over what moves a purchase; everything else it answers at once.
struct PacedMerchant: MerchantService {
    let merchant: any MerchantService
    let pace: Pace

    func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        try await pace.pass()
        return try await merchant.orderNumber(
            for: intentID, productID: productID, quantity: quantity, context)
    }

    func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        try await pace.pass()
        return try await merchant.verify(request, context)
    }

    func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try await merchant.offer(context)
    }

    func wallet(
        entries: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        try await merchant.wallet(entries: entries, context)
    }

    func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        try await merchant.spend(request, context)
    }

    func take(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try await merchant.take(batch, context)
    }
}
