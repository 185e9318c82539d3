import StoreAPI
import StoreModel

/// The second design: wait for the verdict.
///
/// A transaction is finished only after the app's server has verified it, so that the store sends it again until then.
/// The server requires the order of the transaction, which the app has in memory after requesting its number. After a
/// restart the number is lost, and the transaction waits forever for its order. As long as a transaction waits, the app
/// allows no purchase.
actor WaitingClient: ClassicClient {
    private let phone: ClassicDevice
    private var orders: [ProductID: MerchantOrder] = [:]
    private var waiting: Set<TransactionID> = []

    init(_ phone: ClassicDevice) { self.phone = phone }

    func launch() async throws(ServiceFailure) {
        for paid in try await phone.unfinished() { try await settle(paid) }
    }

    func buy(_ product: Product) async throws(ServiceFailure) -> Bool {
        // A product that waits for its verdict must not be paid a second time.
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
