import SandboxStore
import StoreAPI
import StoreModel

extension EmbeddedBackend {
    /// A transaction that this store has signed, and not for what is asked about: what somebody replays.
    ///
    /// It is the newest of another customer, or else the oldest of this one; nil where there is none.
    /// - Parameter request: What is asked; where it names no order, all that was sold is for something else.
    func replayable(
        against account: AccountName, to request: some Sendable
    ) async -> JWS? {
        let sold =
            (try? await orders(limit: 10_000))?.filter { $0.transactionID != nil } ?? []
        let asked = Set(sold.filter { $0.isMeant(by: request) }.map(\.transactionID))
        let others = sold.filter { !asked.contains($0.transactionID) }
        let chosen = others.first { $0.account != account } ?? others.last { $0.account == account }
        guard let id = chosen?.transactionID else { return nil }
        return try? await store.signedTransaction(id)
    }
}

extension SandboxOrder {
    /// Whether a request is about this very order, as far as it says.
    fileprivate func isMeant(by request: some Sendable) -> Bool {
        if let request = request as? PurchaseRequest { return request.intent.id == intentID }
        return switch FaultSubject.of(request) {
        case .order(let id): id == intentID
        case .transaction(let id): id == transactionID
        case .product, .nothing: false
        }
    }
}
