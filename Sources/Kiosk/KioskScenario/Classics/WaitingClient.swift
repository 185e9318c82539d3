import StoreAPI
import StoreModel

/// The second design: wait for the verdict.
///
/// A transaction is finished only when the app's server has verified it, so that it comes again until then. The server
/// wants to know which order it belongs to, and the app knows: it has just asked for the number. After a restart it does
/// not, and the transaction waits for an order that nobody will ever name; and since something waits, nothing can be
/// bought.
actor WaitingClient: ClassicClient {
    private let phone: ClassicDevice
    private var orders: [ProductID: MerchantOrder] = [:]
    private var waiting: Set<TransactionID> = []

    init(_ phone: ClassicDevice) { self.phone = phone }

    func launch() async throws(ServiceFailure) {
        for paid in try await phone.unfinished() { try await settle(paid) }
    }

    func buy(_ product: Product) async throws(ServiceFailure) -> Bool {
        // What waits for its verdict must not be paid again.
        guard waiting.isEmpty else { return false }
        orders[product.id] = try await phone.orderNumber(for: product)
        guard let paid = try await phone.pay(phone.payment(for: product)) else { return true }
        try await settle(paid)
        return true
    }

    private func settle(_ paid: SignedTransaction) async throws(ServiceFailure) {
        waiting.insert(paid.transaction.id)
        guard let order = orders[paid.transaction.productID] else { return }
        try await phone.verify(paid, order)
        try await phone.finish(paid)
        orders[paid.transaction.productID] = nil
        waiting.remove(paid.transaction.id)
    }
}
