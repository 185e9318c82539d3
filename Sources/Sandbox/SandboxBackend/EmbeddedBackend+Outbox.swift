import SandboxMerchant
import SandboxStore
import StoreAPI
import StoreModel

extension EmbeddedBackend {
    /// Tells the merchant of refunds, and of their reversals, of which it has not heard.
    ///
    /// The next call to which refunds matter does it, in whichever process. What cannot be told now stays in the store's
    /// outbox, and telling it twice changes nothing, so failures are nobody's business here.
    func deliverOutbox() async {
        guard let waiting = try? await store.undelivered() else { return }
        for refund in waiting {
            guard (try? await merchant.hear(of: refund.jws)) == true else { continue }
            guard (try? await store.delivered(refund.transaction)) != nil else { continue }
        }
    }
}
