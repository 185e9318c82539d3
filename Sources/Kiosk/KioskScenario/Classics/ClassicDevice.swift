import FoundationEssentials
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
    let orderFile: ClassicOrderFile
    let trace: ClassicTrace

    /// Returns the context of a call by this account and device.
    func context() -> CallContext {
        CallContext(account: trace.account, device: trace.device, requestID: clock.newID())
    }

    // MARK: Store

    /// Returns the purchase intent for one unit of a product.
    func payment(for product: Product) -> Intent {
        Intent(
            id: IntentID(clock.newID()), account: trace.account, productID: product.id,
            type: product.type, displayName: product.displayName, quantity: 1,
            unitPrice: product.price ?? Price(milliunits: 0, currency: .usDollar),
            outcome: .approve, confirmedAt: clock.now())
    }

    /// Pays and returns the transaction; nil if the store sold nothing.
    func pay(_ payment: Intent) async throws(ServiceFailure) -> SignedTransaction? {
        trace.record(.submitted, payment.id, at: clock.now())
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

    func finish(_ paid: SignedTransaction) async throws(ServiceFailure) {
        try await store.finish(.transaction(paid.transaction.id), context())
        trace.record(.finished, paid.transaction.intentID, at: clock.now())
    }

    /// Verifies a transaction; returns nil if its signature is not the store's.
    private func received(_ jws: JWS) -> SignedTransaction? {
        let paid = try? verifier.verifyTransaction(
            jws, bundleID: trace.bundleID, now: clock.now())
        if let paid { trace.record(.received, paid.transaction.intentID, at: clock.now()) }
        return paid
    }

    // MARK: Server of the app

    /// Requests the order number for a purchase before the payment.
    func orderNumber(for product: Product) async throws(ServiceFailure) -> MerchantOrder {
        let id = IntentID(clock.newID())
        let number = try await merchant.orderNumber(
            for: id, productID: product.id, quantity: 1, context())
        trace.record(.numbered, id, at: clock.now(), number.rawValue)
        return number
    }

    /// Asks the server to verify a transaction and to grant its goods.
    func verify(
        _ paid: SignedTransaction, _ order: MerchantOrder? = nil
    ) async throws(ServiceFailure) {
        let request = VerificationRequest(
            nonce: clock.newID(), signedTransaction: paid.jws, merchantOrder: order)
        _ = try await merchant.verify(request, context())
        trace.record(.verified, paid.transaction.intentID, at: clock.now())
    }
}

// MARK: File of the open orders

/// The file with the numbers of an app's open orders, by product.
struct ClassicOrderFile: Sendable {
    let path: String

    /// Stores the order number of a product before it is paid; the file has been written when this returns.
    ///
    /// - Throws: A refusal if the file cannot be written.
    func store(_ order: MerchantOrder, for product: ProductID) throws(ServiceFailure) {
        try change("so the order was not paid and nothing was charged") {
            $0[product.rawValue] = order.rawValue
        }
    }

    /// Removes the order number of a product after its purchase.
    ///
    /// - Throws: A refusal if the file cannot be written.
    func remove(_ product: ProductID) throws(ServiceFailure) {
        try change("but the purchase is complete") { $0[product.rawValue] = nil }
    }

    /// Returns the stored order number of a product.
    func order(for product: ProductID) -> MerchantOrder? {
        read()[product.rawValue].map { MerchantOrder($0) }
    }

    /// Whether the file contains no order numbers.
    var isEmpty: Bool { read().isEmpty }

    /// Removes the file, as deleting the app does.
    func delete() { try? FileManager.default.removeItem(atPath: path) }

    private func read() -> [String: String] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }

    /// - Parameter consequence: What a failure means for the customer's money.
    private func change(
        _ consequence: String, _ change: (inout [String: String]) -> Void
    ) throws(ServiceFailure) {
        var orders = read()
        change(&orders)
        do {
            let data = try JSONEncoder().encode(orders)
            try data.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .refusal(
                Refusal(.internalError, "\(path) cannot be written (\(error)), \(consequence)."))
        }
    }
}

// MARK: Trace

/// The recorded steps of a classic app, for inspection. The app itself reads only its identity from it.
final class ClassicTrace: Sendable {
    let account: AccountName
    let device: DeviceName
    let bundleID: BundleID

    private struct State {
        var steps: [HistoryStep] = []
        var intents: [IntentID] = []
    }

    private let state = Mutex(State())

    init(account: AccountName, device: DeviceName, bundleID: BundleID) {
        (self.account, self.device, self.bundleID) = (account, device, bundleID)
    }

    /// The recorded steps, oldest first.
    var steps: [HistoryStep] { state.withLock { $0.steps } }

    /// The intent ids of the app's purchases, by which store and server may find them, oldest first.
    var intents: [IntentID] { state.withLock { $0.intents } }

    /// Records a step and its intent id.
    func record(
        _ kind: HistoryStep.Kind, _ intent: IntentID?, at: Timestamp, _ detail: String = ""
    ) {
        state.withLock { state in
            state.steps.append(HistoryStep(side: .device, at: at, kind: kind, detail: detail))
            if let intent, !state.intents.contains(intent) { state.intents.append(intent) }
        }
    }
}
