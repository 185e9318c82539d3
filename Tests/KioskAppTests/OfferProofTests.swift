import Glibc
import KioskTestSupport
import StoreModel
import Testing

@testable import KioskApp

@Suite("Signatures of promotional offers")
struct OfferProofTests {
    private static let parts =
        #"{"keyIdentifier":"K","nonce":"n","timestamp":7,"signature":"s"}"#

    @Test("a token and both JSON forms are accepted, with surrounding white space")
    func good() {
        #expect(OfferProof(text: "\n a.b.c \r\n") == .token(JWS(compact: "a.b.c")))
        #expect(OfferProof(text: #"{"signedOffer":"a.b.c"}"#) == .token(JWS(compact: "a.b.c")))
        guard case .signature(let signature)? = OfferProof(text: Self.parts) else {
            Issue.record("not read")
            return
        }
        #expect(signature.timestamp == Timestamp(milliseconds: 7))
    }

    @Test(
        "any other text is not a signature",
        arguments: [
            "", " ", "a", "a.b", "a.b.c.d", "a.b c.d", "{", "{}", "[]", #"{"code":"FREE"}"#,
            #"{"keyIdentifier":"K","nonce":"n","signature":"s"}"#, "\u{0}",
        ])
    func bad(text: String) {
        #expect(OfferProof(text: text) == nil)
    }

    @Test("an invalid, oversized or missing file is reported, and that nothing was charged")
    func files() throws {
        let folder = try TemporaryFolder()
        let large = try folder.write(String(repeating: "a", count: 20_000), to: "large")
        for path in [folder.file("none"), folder.path, large] {
            do throws(CommandFailure) {
                _ = try OfferProof.read(path, input: STDIN_FILENO)
                Issue.record("\(path) was read")
            } catch {
                #expect(error.exitCode == 65 && error.message.contains("Nothing was charged."))
            }
        }
    }
}
