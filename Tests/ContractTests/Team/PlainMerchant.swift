import ShopTestSupport
import StoreAPI
import StoreModel

/// A merchant that omits its signature or answers another question.
struct PlainMerchant: MerchantService {
    /// A request and the right answer to it.
    struct Case: Sendable {
        let nonce: String
        let transaction: Transaction
        let reply: VerdictReply

        /// Returns a verdict that would be right from a team's server, with some changes.
        func plain(
            nonce: String? = nil, id: TransactionID? = nil, intentID: IntentID? = nil
        ) -> VerdictReply {
            .unsigned(
                Verdict(
                    nonce: nonce ?? self.nonce, transactionID: id ?? transaction.id,
                    intentID: intentID ?? transaction.intentID, decision: .accepted,
                    changes: [VerdictChange(version: 1, change: .init(good: "gem", amount: 60))],
                    signedDate: Timestamp(milliseconds: 0)))
        }
    }

    /// A device at the real merchant, which decides.
    let phone: RawClient
    /// Returns the answer about a transaction.
    let answer: @Sendable (Case) -> VerdictReply

    private var real: any MerchantService { phone.merchant }

    func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer {
        try await real.offer(context)
    }

    func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder {
        try await real.orderNumber(
            for: intentID, productID: productID, quantity: quantity, context)
    }

    func signOffer(
        _ request: OfferSigningRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferProof {
        try await real.signOffer(request, context)
    }

    func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        let reply = try await real.verify(request, context)
        guard let signed = try? phone.read(request.signedTransaction) else { return reply }
        return answer(
            Case(nonce: request.nonce, transaction: signed.transaction, reply: reply))
    }

    func wallet(
        entries: Int, before version: Int64?, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement {
        try await real.wallet(entries: entries, before: version, context)
    }

    func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply {
        try await real.spend(request, context)
    }

    func uploadLog(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt {
        try await real.uploadLog(batch, context)
    }
}
