import StoreModel
import Testing

@testable import StoreSigning

@Suite("A store with a root of its own")
struct ForeignStoreTests {
    @Test("what it forges says the same and fails for its root alone")
    func forged() throws {
        let authority = try SandboxAuthority.make()
        let verifier = try JWSVerifier(rootDER: authority.rootDER)
        let genuine = try authority.signer.sign(try Samples.transaction())
        let forged = try ForeignStore().forged(genuine)
        #expect(refusal(of: genuine, by: verifier) == nil)
        #expect(refusal(of: forged, by: verifier) == .untrusted)
        #expect(forged.compact.split(separator: ".")[1] == genuine.compact.split(separator: ".")[1])
    }

    @Test("what is no token stays what it is", arguments: ["", "a", "a.b", "a.*.c", "a.b.c.d"])
    func other(_ text: String) throws {
        #expect(try ForeignStore().forged(JWS(compact: text)) == JWS(compact: text))
    }
}
