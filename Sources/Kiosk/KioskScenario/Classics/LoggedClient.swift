import StoreAPI
import StoreModel

/// The fourth design: the third, with a log.
///
/// Before each step the app reports the step and its order to its server. That saves no purchase, but supports a
/// customer's complaint: the log ties the order to the payment even if the device cannot.
actor LoggedClient: ClassicClient {
    private let phone: ClassicDevice
    private let log: ClassicLog

    init(_ phone: ClassicDevice) {
        self.phone = phone
        log = ClassicLog(phone)
    }

    func launch() async throws(ServiceFailure) {
        for paid in try await phone.unfinished() { try await settle(paid) }
    }

    func buy(_ product: Product) async throws(ServiceFailure) -> Bool {
        let order = try await phone.orderNumber(for: product)
        try phone.disk.keep(order, for: product.id)
        let payment = phone.payment(for: product)
        try await log.tell("payment-sent", intentID: payment.id, order: order)
        guard let paid = try await phone.pay(payment) else { return true }
        try await settle(paid)
        return true
    }

    private func settle(_ paid: SignedTransaction) async throws(ServiceFailure) {
        let id = paid.transaction.intentID
        guard let order = phone.disk.order(for: paid.transaction.productID) else {
            try await log.tell("order-unknown", intentID: id)
            return try await phone.finish(paid)
        }
        try await log.tell("transaction-received", intentID: id, order: order)
        try await phone.verify(paid, order)
        try await log.tell("verified", intentID: id, order: order)
        try await phone.finish(paid)
        try phone.disk.remove(paid.transaction.productID)
    }
}
