import StoreModel
import Testing

@testable import StoreSigning

@Suite("A store with another root")
struct ForeignStoreTests {
    @Test("a forged token has the same payload and fails only because of its root")
    func forged() throws {
        let authority = try SandboxAuthority.make()
        let verifier = try JWSVerifier(rootDER: authority.rootDER)
        let genuine = try authority.signer.sign(try Samples.transaction())
        let forged = try UntrustedStore().signedAgain(genuine)
        #expect(refusal(of: genuine, by: verifier) == nil)
        #expect(refusal(of: forged, by: verifier) == .untrusted)
        #expect(forged.compact.split(separator: ".")[1] == genuine.compact.split(separator: ".")[1])
    }

    @Test(
        "a text that is not a token stays unchanged",
        arguments: ["", "a", "a.b", "a.*.c", "a.b.c.d"])
    func other(_ text: String) throws {
        #expect(try UntrustedStore().signedAgain(JWS(compact: text)) == JWS(compact: text))
    }
}
