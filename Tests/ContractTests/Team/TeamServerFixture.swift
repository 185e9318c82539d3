import KioskTestSupport
import ShopTestSupport
import StoreAPI
import StoreClient
import StoreModel

/// A team's own server that answers as a test says, in front of a real backend, and a phone without an engine.
struct TeamServerFixture: Sendable {
    let backend: Backend
    let server: RawServer
    let merchant: TeamMerchant
    let phone: RawClient

    /// For all tests: it has nothing that one test could leave to another but open connections.
    private static let connections = Connections()

    /// - Parameter timeout: How long an answer may take, in milliseconds.
    init(
        token: MerchantToken? = nil, timeout: Int64 = 15_000, _ answer: @escaping RawServer.Answer
    ) async throws {
        backend = try Backend()
        server = try RawServer(answer)
        phone = try await backend.phone()
        let clock = backend.clock
        merchant = TeamMerchant(
            try MerchantAddress(server.url), token: token, over: Self.connections,
            beside: backend.services.merchant, timeout: timeout, now: { clock.now() })
    }

    /// The verdict on a transaction, or why there is none.
    func verdict(
        on signed: SignedTransaction, nonce: String = "nonce-1"
    ) async throws(ServiceFailure) -> Verdict? {
        let request = VerificationRequest(
            nonce: nonce, signedTransaction: signed.jws, merchantOrder: "M-1")
        guard case .unsigned(let verdict) = try await merchant.verify(request, phone.context)
        else { return nil }
        return verdict
    }

    /// The number of an order for sixty gems.
    func number(of id: IntentID) async throws(ServiceFailure) -> MerchantOrder {
        try await merchant.orderNumber(
            for: id, productID: "gems.60", quantity: 1, phone.context)
    }
}
