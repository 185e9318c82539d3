import StoreAPI
import StoreModel

/// The merchant at the other end of a line that breaks.
struct BreakingMerchant: MerchantService {
    private let merchant: FakeMerchant
    private let line: BreakingLine

    init(_ merchant: FakeMerchant, _ line: BreakingLine) {
        self.merchant = merchant
        self.line = line
    }

    func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try await line.call { () throws(ServiceFailure) in try await merchant.offer(context) }
    }

    func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        try await line.call { () throws(ServiceFailure) in
            try await merchant.orderNumber(
                for: intentID, productID: productID, quantity: quantity, context)
        }
    }

    func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        try await line.call { () throws(ServiceFailure) in
            try await merchant.verify(request, context)
        }
    }

    func wallet(
        entries: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        try await line.call { () throws(ServiceFailure) in
            try await merchant.wallet(entries: entries, context)
        }
    }

    func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        try await line.call { () throws(ServiceFailure) in
            try await merchant.spend(request, context)
        }
    }

    func take(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try await merchant.take(batch, context)
    }
}
