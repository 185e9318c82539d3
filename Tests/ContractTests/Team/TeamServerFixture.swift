import KioskTestSupport
import ShopTestSupport
import StoreAPI
import StoreClient
import StoreModel

/// A team's own server with the answers of a test, in front of a real backend, and a device without an engine.
struct TeamServerFixture: Sendable {
    let backend: TestBackend
    let server: RawServer
    let merchant: TeamMerchant
    let phone: RawClient

    /// Shared by all tests: only open connections can be left over from another test.
    private static let connections = Connections()

    /// - Parameters:
    ///   - shared: A backend of several fixtures; nil for a new one.
    ///   - timeout: The timeout of an answer, in milliseconds.
    init(
        at shared: TestBackend? = nil, token: MerchantToken? = nil, timeout: Int64 = 15_000,
        _ answer: @escaping RawServer.Responder
    ) async throws {
        backend = try shared ?? TestBackend()
        server = try RawServer(answer)
        phone = try await backend.rawClient()
        let clock = backend.clock
        merchant = TeamMerchant(
            try MerchantAddress(server.url), token: token, over: Self.connections,
            beside: backend.services.merchant, timeout: timeout, now: { clock.now() })
    }

    /// Returns the verdict on a transaction, or throws the failure.
    func verdict(
        on signed: SignedTransaction, nonce: String = "nonce-1"
    ) async throws(ServiceFailure) -> Verdict? {
        let request = VerificationRequest(
            nonce: nonce, signedTransaction: signed.jws, merchantOrder: "M-1")
        guard case .unsigned(let verdict) = try await merchant.verify(request, phone.context)
        else { return nil }
        return verdict
    }

    /// Returns the number of an order for sixty gems.
    func number(of id: IntentID) async throws(ServiceFailure) -> MerchantOrder {
        try await merchant.orderNumber(
            for: id, productID: "gems.60", quantity: 1, phone.context)
    }
}
