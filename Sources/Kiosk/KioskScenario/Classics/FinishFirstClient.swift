import StoreAPI
import StoreModel

/// The first design: finish first, verify later.
///
/// An unfinished transaction is sent again at every start. That looks like a mistake, so the app finishes it
/// immediately and then notifies its server. Between the two calls, only the memory of the process records the payment.
actor FinishFirstClient: ClassicClient {
    private let phone: ClassicDevice

    init(_ phone: ClassicDevice) { self.phone = phone }

    func launch() async throws(ServiceFailure) {
        for paid in try await phone.unfinished() { try await settle(paid) }
    }

    func buy(_ product: Product) async throws(ServiceFailure) -> Bool {
        guard let paid = try await phone.pay(phone.payment(for: product)) else { return true }
        try await settle(paid)
        return true
    }

    private func settle(_ paid: SignedTransaction) async throws(ServiceFailure) {
        try await phone.finish(paid)
        try await phone.verify(paid)
    }
}
