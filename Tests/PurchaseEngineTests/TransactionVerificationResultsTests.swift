import StoreModel
import StoreSigning
import Testing

@testable import PurchaseEngine

@Suite("Verified answers")
struct TransactionVerificationResultsTests {
    @Test("each signed form of an answer is verified once, and its result is kept")
    func once() async throws {
        let phone = try TestDevice()
        try phone.store.sell(2)
        let ids = phone.store.read { $0.transactions.keys.sorted() }
        let signed = try ids.map { try phone.store.sign($0) }
        let invalid = JWS(compact: "a.b.c")
        let verifier = try JWSVerifier(rootDER: phone.store.authority.rootDER)
        var verified: [JWS] = []
        let checked = TransactionVerificationResults(signed + [invalid] + signed) {
            jws throws(VerificationError) in
            verified.append(jws)
            return try verifier.verifyTransaction(
                jws, bundleID: FakeStore.bundleID, now: phone.clock.now())
        }
        for _ in 0..<2 {
            #expect(checked.valid.map(\.jws) == signed + signed)
            #expect(checked.valid.map(\.transaction.id) == ids + ids)
            #expect(checked.errors == [.malformed])
            #expect(signed.map(checked.transaction).map { $0?.transaction.id } == ids)
        }
        #expect(verified == signed + [invalid])
        #expect(checked.transaction(invalid) == nil && checked.error(of: invalid) == .malformed)
        #expect(checked.error(of: signed[0]) == nil)
    }

    @Test("a signed form that is not in the answer is not valid")
    func other() {
        let jws = JWS(compact: "a.b.c")
        let checked = TransactionVerificationResults([]) { _ throws(VerificationError) in
            throw .malformed
        }
        #expect(checked.transaction(jws) == nil && checked.valid.isEmpty)
    }
}
