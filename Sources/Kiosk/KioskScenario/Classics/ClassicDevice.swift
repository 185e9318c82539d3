import StoreAPI
import StoreModel
import StoreSigning
import Synchronization

/// The environment of a classic app: the store, its own server, a file on its device, and the trace that records its
/// steps.
///
/// The payment does not carry the server's order number, because the store's original interface lacked a field for it:
/// the app must associate a transaction with its order.
struct ClassicDevice: Sendable {
    let store: any StoreService
    let merchant: any MerchantService
    let clock: ScenarioClock
    let verifier: JWSVerifier
    let disk: ClassicOrderFile
    let diary: ClassicTrace

    /// Returns the context of a call by this account and device.
    func context() -> CallContext {
        CallContext(account: diary.account, device: diary.device, requestID: clock.newID())
    }

    // MARK: Store

    /// Returns the purchase intent for one unit of a product.
    func payment(for product: Product) -> Intent {
        Intent(
            id: IntentID(clock.newID()), account: diary.account, productID: product.id,
            type: product.type, displayName: product.displayName, quantity: 1,
            unitPrice: product.price ?? Price(milliunits: 0, currency: .usDollar),
            outcome: .approve, confirmedAt: clock.now())
    }

    /// Pays and returns the transaction; nil if the store sold nothing.
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

    /// Returns the unfinished transactions, which the store sends again at every start.
    func unfinished() async throws(ServiceFailure) -> [SignedTransaction] {
        try await store.unfinished(context()).transactions.compactMap(received)
    }

    /// Finishes a transaction at the store.
    func finish(_ paid: SignedTransaction) async throws(ServiceFailure) {
        try await store.finish(.transaction(paid.transaction.id), context())
        diary.note(.finished, paid.transaction.intentID, at: clock.now())
    }

    /// Verifies a transaction; returns nil if its signature is not the store's.
    private func received(_ jws: JWS) -> SignedTransaction? {
        let paid = try? verifier.verifyTransaction(
            jws, bundleID: diary.bundleID, now: clock.now())
        if let paid { diary.note(.received, paid.transaction.intentID, at: clock.now()) }
        return paid
    }

    // MARK: Server of the app

    /// Requests the order number for a purchase before the payment.
    func orderNumber(for product: Product) async throws(ServiceFailure) -> MerchantOrder {
        let id = IntentID(clock.newID())
        let number = try await merchant.orderNumber(
            for: id, productID: product.id, quantity: 1, context())
        diary.note(.numbered, id, at: clock.now(), number.rawValue)
        return number
    }

    /// Asks the server to verify a transaction and to grant its goods.
    func verify(
        _ paid: SignedTransaction, _ order: MerchantOrder? = nil
    ) async throws(ServiceFailure) {
        let question = VerificationRequest(
            nonce: clock.newID(), signedTransaction: paid.jws, merchantOrder: order)
        _ = try await merchant.verify(question, context())
        diary.note(.verified, paid.transaction.intentID, at: clock.now())
    }
}
