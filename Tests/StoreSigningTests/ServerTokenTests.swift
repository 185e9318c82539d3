import StoreModel
import Testing

@testable import StoreSigning

@Suite("Tokens for servers")
struct ServerTokenTests {
    private static let copy = AppTransaction(
        bundleID: Samples.bundleID, appAppleID: 7, appTransactionID: "704000000000000001",
        originalPurchaseDate: Samples.now, receiptCreationDate: Samples.now)

    @Test(
        "A37: an app transaction is never accepted as a purchase, nor a purchase as an app transaction"
    )
    func kinds() throws {
        let authority = try SandboxAuthority.make()
        let verifier = try JWSVerifier(rootDER: authority.rootDER)
        let jws = try authority.signer.sign(Self.copy)
        #expect(throws: VerificationError.wrongType) {
            try verifier.verifyTransaction(jws, bundleID: Samples.bundleID, now: Samples.now)
        }
        let bought = try CompactToken(authority.signer.sign(Samples.transaction()))
        #expect(throws: VerificationError.wrongType) {
            try PayloadReader.read(AppTransaction.self, from: bought.payload)
        }
        let copied = try CompactToken(jws)
        #expect(try PayloadReader.read(AppTransaction.self, from: copied.payload) == Self.copy)
    }

    @Test("the private key is in its file and in no description")
    func secrecy() {
        let pair = APIKeyPair.make()
        var dumped = ""
        dump(pair, to: &dumped)
        for text in ["\(pair)", String(reflecting: pair), dumped] {
            #expect(!text.contains("PRIVATE"))
        }
        #expect(pair.privatePEM.hasPrefix("-----BEGIN PRIVATE KEY-----\n"))
        #expect(pair.privatePEM.hasSuffix("\n-----END PRIVATE KEY-----\n"))
        #expect(APIKeyPair.make().publicKey != pair.publicKey)
    }

    @Test("receipt data is read as it was written, and other data is refused")
    func receipts() throws {
        let jws = try SandboxAuthority.make().signer.sign(Samples.transaction())
        for data in [ReceiptData.flat(jws), .unified(jws)] {
            #expect(ReceiptData(base64: data.base64) == data)
        }
        let texts = [
            "", "{}", "{\"appReceiptFor\":1}", "{\"appReceiptFor\":\"a\",\"appReceiptFor\":\"b\"}",
            "{\"appReceiptFor\":\"a\",\"more\":1}", "{\"other\":\"a\"}", "{\"appReceiptFor\":\"a\"",
        ]
        for text in texts {
            #expect(ReceiptData(base64: Base64.standard.encode(text.utf8)) == nil, "\(text)")
        }
        for text in ["e30", "e31=", "e3 0=", "-_==", "8A=="] {
            #expect(ReceiptData(base64: text) == nil, "\(text)")
        }
    }
}
