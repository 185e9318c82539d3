import ShopTestSupport
import StoreAPI
import StoreModel

/// A merchant that omits its signature or answers another question.
struct PlainMerchant: ForwardingMerchant {
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
    let verdict: @Sendable (Case) -> VerdictReply

    private var real: any MerchantService { phone.merchant }

    func answer<Request, Reply>(
        _ call: MerchantCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        try await call.perform(real, request, context)
    }

    func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply {
        let reply = try await real.verify(request, context)
        guard let signed = try? phone.read(request.signedTransaction) else { return reply }
        return verdict(
            Case(nonce: request.nonce, transaction: signed.transaction, reply: reply))
    }
}
