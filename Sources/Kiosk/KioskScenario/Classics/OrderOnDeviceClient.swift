import StoreAPI
import StoreModel

/// The third design: keep the order on the device.
///
/// The order's number is in a file before anything is paid, and is removed when the transaction is finished: a restart
/// finds it. A transaction to which no order belongs would block the product for ever, as in the second design, so it is
/// finished. The file is the only thing that ties the two together, and it goes with the app.
actor OrderOnDeviceClient: ClassicClient {
    private let phone: ClassicDevice

    init(_ phone: ClassicDevice) { self.phone = phone }

    func launch() async throws(ServiceFailure) {
        for paid in try await phone.unfinished() { try await settle(paid) }
    }

    func buy(_ product: Product) async throws(ServiceFailure) -> Bool {
        phone.disk.keep(try await phone.orderNumber(for: product), for: product.id)
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
        phone.disk.remove(paid.transaction.productID)
    }
}
