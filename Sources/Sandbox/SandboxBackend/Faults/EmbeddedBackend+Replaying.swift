import SandboxStore
import StoreAPI
import StoreModel

extension EmbeddedBackend {
    /// Returns a transaction that this store has signed for something else than the request, as in a replay attack.
    ///
    /// It is the newest one of another customer, or else the oldest one of this customer; nil without one.
    ///
    /// - Parameter request: The attacked request; if it does not name an order, any transaction is for something else.
    func replayable(
        against account: AccountName, to request: some Sendable
    ) async -> JWS? {
        let sold =
            (try? await orders(limit: 10_000))?.filter { $0.transactionID != nil } ?? []
        let affected = Set(sold.filter { $0.isSubject(of: request) }.map(\.transactionID))
        let others = sold.filter { !affected.contains($0.transactionID) }
        let chosen = others.first { $0.account != account } ?? others.last { $0.account == account }
        guard let id = chosen?.transactionID else { return nil }
        return try? await store.signedTransaction(id)
    }
}

extension SandboxOrder {
    /// Whether an unverified request is about this order.
    fileprivate func isSubject(of request: some Sendable) -> Bool {
        if let request = request as? PurchaseRequest { return request.intent.id == intentID }
        return switch FaultSubject.of(request) {
        case .order(let id): id == intentID
        case .transaction(let id): id == transactionID
        case .product, .nothing: false
        }
    }
}
