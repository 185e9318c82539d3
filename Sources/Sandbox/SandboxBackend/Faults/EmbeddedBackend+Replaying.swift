import SandboxStore
import StoreModel

extension EmbeddedBackend {
    /// A transaction that this store has signed, and not for what is asked about: what somebody replays.
    ///
    /// It is the newest of another customer, or else the oldest of this one; nil where there is none.
    func replayable(against account: AccountName) async -> JWS? {
        let sold = (try? await store.orders(limit: 10_000))?.filter { $0.transactionID != nil }
        let chosen = sold?.first { $0.account != account } ?? sold?.last { $0.account == account }
        guard let id = chosen?.transactionID else { return nil }
        return try? await store.signedTransaction(id)
    }
}
