import ShopTestSupport
import StoreAPI
import StoreAudit
import StoreModel
import StoreSigning
import Testing

@testable import PurchaseEngine

@Suite("Repeated checks of stored signatures")
struct SignatureCheckTests {
    @Test("a signed form proves only the transaction that it was read from")
    func otherTransaction() async throws {
        let backend = try TestBackend()
        let phone = try await backend.rawClient()
        let gems = try await phone.buy(try await phone.gemsRequest())
        let other = try await phone.buy(try await phone.noAdsRequest())
        let identity = try await backend.services.store.identity()
        var check = StoredSignatureVerifier(
            verifier: try JWSVerifier(rootBase64: identity.rootCertificate))
        #expect(check.verification(of: gems) == .verified)
        #expect(check.verification(of: gems) == .verified)
        let forged = SignedTransaction(transaction: other.transaction, jws: gems.jws)
        guard case .invalid(_) = check.verification(of: forged) else {
            Issue.record("another transaction was believed")
            return
        }
    }
}
