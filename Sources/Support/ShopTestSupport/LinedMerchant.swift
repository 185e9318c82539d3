import StoreAPI
import StoreModel

/// The merchant at the other end of a line.
struct LinedMerchant: MerchantService {
    let merchant: any MerchantService
    let line: Line

    func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try await line.pass(.offer) { () async throws(ServiceFailure) in
            try await merchant.offer(context)
        }
    }

    func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        try await line.pass(.orderNumber) { () async throws(ServiceFailure) in
            try await merchant.orderNumber(
                for: intentID, productID: productID, quantity: quantity, context)
        }
    }

    func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        line.note(request)
        return try await line.pass(.verify) { () async throws(ServiceFailure) in
            try await merchant.verify(request, context)
        }
    }

    func wallet(
        entries: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        try await line.pass(.wallet) { () async throws(ServiceFailure) in
            try await merchant.wallet(entries: entries, context)
        }
    }

    func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        try await line.pass(.spend) { () async throws(ServiceFailure) in
            try await merchant.spend(request, context)
        }
    }

    func take(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try await line.pass(.take) { () async throws(ServiceFailure) in
            try await merchant.take(batch, context)
        }
    }
}
