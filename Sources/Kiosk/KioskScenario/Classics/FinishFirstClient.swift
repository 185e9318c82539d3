import StoreAPI
import StoreModel

/// The first design: finish first, verify later.
///
/// What is not finished comes again at every start, which looks like a mistake, so it is finished as soon as it comes.
/// Then the app's server is told. Between the two only the running program knows that somebody has paid.
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
