import StoreAPI
import StoreModel
import StoreSigning

/// A small app that sells products in one of the common designs before kiosk's.
///
/// It runs until its process is killed; its memory is lost then. The designs contain no deliberate mistakes: each is
/// the work of a careful developer who has not yet met the next way to lose a purchase.
protocol ClassicClient: Actor {
    /// The device on which the app runs.
    var phone: ClassicDevice { get }

    /// Buys one unit; returns false if the app does not allow the purchase.
    func buy(_ product: Product) async throws(ServiceFailure) -> Bool

    /// Delivers and finishes a transaction.
    func process(_ paid: SignedTransaction) async throws(ServiceFailure)
}

extension ClassicClient {
    /// Starts the app.
    func launch() async throws(ServiceFailure) {
        for paid in try await phone.unfinished() { try await process(paid) }
    }
}

// MARK: Finish first

/// The first design: finish first, verify later.
///
/// An unfinished transaction is sent again at every start. That looks like a mistake, so the app finishes it
/// immediately and then notifies its server. Between the two calls, only the memory of the process records the payment.
actor FinishFirstClient: ClassicClient {
    let phone: ClassicDevice

    init(_ phone: ClassicDevice) { self.phone = phone }

    func buy(_ product: Product) async throws(ServiceFailure) -> Bool {
        guard let paid = try await phone.pay(phone.payment(for: product)) else { return true }
        try await process(paid)
        return true
    }

    func process(_ paid: SignedTransaction) async throws(ServiceFailure) {
        try await phone.finish(paid)
        try await phone.verify(paid)
    }
}

// MARK: Wait for the verdict

/// The second design: wait for the verdict.
///
/// A transaction is finished only after the app's server has verified it, so that the store sends it again until then.
/// The server requires the order of the transaction, which the app has in memory after requesting its number. After a
/// restart the number is lost, and the transaction waits forever for its order. As long as a transaction waits, the app
/// allows no purchase.
actor VerifyFirstClient: ClassicClient {
    let phone: ClassicDevice
    private var orders: [ProductID: MerchantOrder] = [:]
    private var waiting: Set<TransactionID> = []

    init(_ phone: ClassicDevice) { self.phone = phone }

    func buy(_ product: Product) async throws(ServiceFailure) -> Bool {
        // A product that waits for its verdict must not be paid a second time.
        guard waiting.isEmpty else { return false }
        orders[product.id] = try await phone.orderNumber(for: product)
        guard let paid = try await phone.pay(phone.payment(for: product)) else { return true }
        try await process(paid)
        return true
    }

    func process(_ paid: SignedTransaction) async throws(ServiceFailure) {
        waiting.insert(paid.transaction.id)
        guard let order = orders[paid.transaction.productID] else { return }
        try await phone.verify(paid, order)
        try await phone.finish(paid)
        orders[paid.transaction.productID] = nil
        waiting.remove(paid.transaction.id)
    }
}

// MARK: Store the order on the device

/// The third design, which stores the order on the device, and the fourth, which also logs.
///
/// The order number is written to a file before the payment and removed when the transaction is finished, so a restart
/// finds it. A transaction without an order would block the product forever, as in the second design, so it is
/// finished. Only the file ties the two together, and deleting the app deletes it.
///
/// With a log, the app reports each step and its order to its server before it. That saves no purchase, but supports a
/// customer's complaint: the log ties the order to the payment even if the device cannot.
actor OrderOnDeviceClient: ClassicClient {
    let phone: ClassicDevice
    private let log: ClassicLog?

    init(_ phone: ClassicDevice, isLogged: Bool = false) {
        self.phone = phone
        log = isLogged ? ClassicLog(phone) : nil
    }

    func buy(_ product: Product) async throws(ServiceFailure) -> Bool {
        let order = try await phone.orderNumber(for: product)
        try phone.orderFile.store(order, for: product.id)
        let payment = phone.payment(for: product)
        try await log?.send("payment-sent", intentID: payment.id, order: order)
        guard let paid = try await phone.pay(payment) else { return true }
        try await process(paid)
        return true
    }

    func process(_ paid: SignedTransaction) async throws(ServiceFailure) {
        let id = paid.transaction.intentID
        guard let order = phone.orderFile.order(for: paid.transaction.productID) else {
            try await log?.send("order-unknown", intentID: id)
            return try await phone.finish(paid)
        }
        try await log?.send("transaction-received", intentID: id, order: order)
        try await phone.verify(paid, order)
        try await log?.send("verified", intentID: id, order: order)
        try await phone.finish(paid)
        try phone.orderFile.remove(paid.transaction.productID)
    }
}

/// Sends the app's log to its server, one event at a time.
actor ClassicLog {
    let phone: ClassicDevice
    private let chain: LogChainID
    private var last: LogEvent?

    /// Starts a new log chain; one at every start of the app.
    init(_ phone: ClassicDevice) {
        self.phone = phone
        chain = LogChainID(phone.clock.newID())
    }

    /// Sends one event and returns when the server has received it.
    func send(
        _ name: String, intentID: IntentID?, order: MerchantOrder? = nil
    ) async throws(ServiceFailure) {
        let link = LogLink(
            chain: chain, sequence: (last?.sequence ?? 0) + 1,
            previousHash: last?.hash ?? HashChain.genesis)
        let event = LogHashChain.event(
            LogEntry(.state, name, intentID: intentID, merchantOrder: order), link: link,
            at: phone.clock.now(), monotonic: phone.clock.monotonic())
        last = event
        _ = try await phone.merchant.uploadLog(
            LogBatch(events: [event], earliest: 1), phone.context())
    }
}
