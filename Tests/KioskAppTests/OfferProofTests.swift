import Glibc
import KioskTestSupport
import StoreModel
import Testing

@testable import KioskApp

@Suite("Signatures of offers, as they are given")
struct OfferProofTests {
    private static let parts =
        #"{"keyIdentifier":"K","nonce":"n","timestamp":7,"signature":"s"}"#

    @Test("a token, or JSON in either form, whatever stands around it")
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
        "anything else is no signature",
        arguments: [
            "", " ", "a", "a.b", "a.b.c.d", "a.b c.d", "{", "{}", "[]", #"{"code":"FREE"}"#,
            #"{"keyIdentifier":"K","nonce":"n","signature":"s"}"#, "\u{0}",
        ])
    func bad(text: String) {
        #expect(OfferProof(text: text) == nil)
    }

    @Test("a file that is none, is too large or is not there says so, and that nothing was charged")
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
