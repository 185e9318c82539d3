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
        let backend = try Backend()
        let phone = try await backend.phone()
        let gems = try await phone.buy(try await phone.gems())
        let other = try await phone.buy(try await phone.noAds())
        let identity = try await backend.services.store.identity()
        var check = SignatureCheck(verifier: try JWSVerifier(rootBase64: identity.rootCertificate))
        #expect(check.proof(of: gems) == .verified)
        #expect(check.proof(of: gems) == .verified)
        let forged = SignedTransaction(transaction: other.transaction, jws: gems.jws)
        guard case .refused(_) = check.proof(of: forged) else {
            Issue.record("another transaction was believed")
            return
        }
    }
}
