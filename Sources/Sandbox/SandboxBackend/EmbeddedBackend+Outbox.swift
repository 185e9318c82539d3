import SandboxMerchant
import SandboxStore
import StoreAPI
import StoreModel

extension EmbeddedBackend {
    /// Delivers refunds, and their reversals, to the merchant.
    ///
    /// What a customer asks delivers that customer's own, the worker of a server and the sandbox's controls deliver all that
    /// is due. What the merchant cannot settle now is postponed, and what gets no answer stays as it is; delivering it twice
    /// changes nothing, so a failure fails no request.
    /// - Parameter account: Whose refunds; nil for all that are due.
    func deliverOutbox(of account: AccountName? = nil) async {
        guard let waiting = try? await store.undelivered(of: account) else { return }
        for refund in waiting {
            do throws(ServiceFailure) {
                if try await merchant.hear(of: refund.jws) {
                    try await store.delivered(refund.transaction)
                } else {
                    try await store.postpone(refund.transaction)
                }
            } catch {
                switch error {
                case .refusal: try? await store.postpone(refund.transaction)
                case .noAnswer(let silence):
                    // Another attempt meets the same row.
                    guard case .damaged(let row) = silence.cause else { continue }
                    try? await store.postpone(refund.transaction, because: row)
                }
            }
        }
    }
}
