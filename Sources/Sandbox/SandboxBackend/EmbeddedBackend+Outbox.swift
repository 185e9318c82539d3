import SandboxMerchant
import SandboxStore
import StoreAPI
import StoreModel

extension EmbeddedBackend {
    /// Delivers refunds and their reversals to the merchant.
    ///
    /// A customer's request delivers the refunds of that customer; a server's worker and the sandbox's controls deliver
    /// all that are due. A refund is postponed if the merchant cannot apply it, and stays due if the merchant does not
    /// answer. Repeated deliveries change nothing, so a failure does not fail the request.
    ///
    /// - Parameter account: The account whose refunds are delivered; nil for all that are due.
    func deliverOutbox(of account: AccountName? = nil) async {
        guard let waiting = try? await store.undelivered(of: account) else { return }
        for refund in waiting {
            do throws(ServiceFailure) {
                if try await merchant.applyRevocation(refund.jws) {
                    try await store.delivered(refund.transaction)
                } else {
                    try await store.postpone(refund.transaction)
                }
            } catch {
                switch error {
                case .refusal: try? await store.postpone(refund.transaction)
                case .noAnswer(let silence):
                    // A damaged row would fail each further attempt, so the refund is postponed.
                    guard case .damaged(let row) = silence.cause else { continue }
                    try? await store.postpone(refund.transaction, because: row)
                }
            }
        }
    }
}
