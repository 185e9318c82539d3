import StoreAPI
import StoreModel

/// The third design: store the order on the device.
///
/// The order number is written to a file before the payment and removed when the transaction is finished, so a restart
/// finds it. A transaction without an order would block the product forever, as in the second design, so it is
/// finished. Only the file ties the two together, and deleting the app deletes it.
actor OrderOnDeviceClient: ClassicClient {
    private let phone: ClassicDevice

    init(_ phone: ClassicDevice) { self.phone = phone }

    func launch() async throws(ServiceFailure) {
        for paid in try await phone.unfinished() { try await settle(paid) }
    }

    func buy(_ product: Product) async throws(ServiceFailure) -> Bool {
        try phone.disk.keep(try await phone.orderNumber(for: product), for: product.id)
        guard let paid = try await phone.pay(phone.payment(for: product)) else { return true }
        try await settle(paid)
        return true
    }

    private func settle(_ paid: SignedTransaction) async throws(ServiceFailure) {
        guard let order = phone.disk.order(for: paid.transaction.productID) else {
            return try await phone.finish(paid)
        }
        try await phone.verify(paid, order)
        try await phone.finish(paid)
        try phone.disk.remove(paid.transaction.productID)
    }
}
