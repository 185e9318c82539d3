import StoreAPI
import StoreModel
import StoreSigning
import Synchronization

/// What a classic app stands on: the store, its own server, and a file on its device; and what it does, written down for
/// whoever watches.
///
/// The payment carries no number of the server's order, as the store's first interface had no place for one: what ties a
/// transaction to an order is the app's business.
struct ClassicDevice: Sendable {
    let store: any StoreService
    let merchant: any MerchantService
    let clock: ScenarioClock
    let verifier: JWSVerifier
    let disk: ClassicOrderFile
    let diary: ClassicTrace

    /// On whose behalf it calls.
    func context() -> CallContext {
        CallContext(account: diary.account, device: diary.device, requestID: clock.newID())
    }

    // MARK: The store

    /// What the customer confirms.
    func payment(for product: Product) -> Intent {
        Intent(
            id: IntentID(clock.newID()), account: diary.account, productID: product.id,
            type: product.type, displayName: product.displayName, quantity: 1,
            unitPrice: product.price ?? Price(milliunits: 0, currency: .usDollar),
            outcome: .approve, confirmedAt: clock.now())
    }

    /// Pays, and comes back with the transaction; nil where the store sold nothing.
    func pay(_ payment: Intent) async throws(ServiceFailure) -> SignedTransaction? {
        diary.note(.submitted, payment.id, at: clock.now())
        let player = try await merchant.offer(context()).appAccountToken
        let request = PurchaseRequest(
            intent: payment, merchantOrder: "none", appAccountToken: player)
        guard case .purchased(let jws) = try await store.purchase(request, context()) else {
            return nil
        }
        return received(jws)
    }

    /// What comes again because it was not finished.
    func unfinished() async throws(ServiceFailure) -> [SignedTransaction] {
        try await store.unfinished(context()).transactions.compactMap(received)
    }

    /// Tells the store that it is settled.
    func finish(_ paid: SignedTransaction) async throws(ServiceFailure) {
        try await store.finish(.transaction(paid.transaction.id), context())
        diary.note(.finished, paid.transaction.intentID, at: clock.now())
    }

    /// What is not signed by the store is nothing.
    private func received(_ jws: JWS) -> SignedTransaction? {
        let paid = try? verifier.verifyTransaction(
            jws, bundleID: diary.bundleID, now: clock.now())
        if let paid { diary.note(.received, paid.transaction.intentID, at: clock.now()) }
        return paid
    }

    // MARK: The app's own server

    /// The number of an order that is about to be paid.
    func orderNumber(for product: Product) async throws(ServiceFailure) -> MerchantOrder {
        let id = IntentID(clock.newID())
        let number = try await merchant.orderNumber(
            for: id, productID: product.id, quantity: 1, context())
        diary.note(.numbered, id, at: clock.now(), number.rawValue)
        return number
    }

    /// Has the server verify a transaction and grant its goods.
    func verify(
        _ paid: SignedTransaction, _ order: MerchantOrder? = nil
    ) async throws(ServiceFailure) {
        let question = VerificationRequest(
            nonce: clock.newID(), signedTransaction: paid.jws, merchantOrder: order)
        _ = try await merchant.verify(question, context())
        diary.note(.verified, paid.transaction.intentID, at: clock.now())
    }
}
