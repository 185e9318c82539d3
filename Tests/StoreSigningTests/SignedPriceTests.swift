import StoreModel
import Testing

@testable import StoreSigning

/// Follows Apple's pages “price” of the App Store Server API and of StoreKit's `Transaction`.
@Suite("The signed price")
struct SignedPriceTests {
    let authority: SandboxAuthority
    let verifier: JWSVerifier

    init() throws {
        authority = try SandboxAuthority.make()
        verifier = try JWSVerifier(rootDER: authority.rootDER)
    }

    private func read(_ jws: JWS) throws -> Transaction {
        try verifier.verifyTransaction(jws, bundleID: Samples.bundleID, now: Samples.now)
            .transaction
    }

    @Test(
        "the price is the total for the quantity in every currency, beside the unit price",
        arguments: [
            ("USD", 3, 990, 2970), ("JPY", 10, 160_000, 1_600_000), ("KWD", 3, 305, 915),
            ("USD", 2, 0, 0),
        ] as [(String, Int, Int64, Int64)])
    func total(code: String, quantity: Int, unit: Int64, total: Int64) throws {
        let transaction = try Samples.transaction(quantity: quantity, price: unit, currency: code)
        let jws = try authority.signer.sign(transaction)
        let claims = try #require(JSONValue(strict: try CompactToken(jws).payload)?.members)
        #expect(claims["price"]?.integer == total)
        #expect(claims["unitPrice"]?.integer == unit)
        let read = try read(jws)
        #expect(read.price == total && read.charge?.milliunits == total)
        #expect(read.unitPrice?.milliunits == unit)
    }

    @Test("the price of one piece has no separate unit price")
    func onePiece() throws {
        let jws = try authority.signer.sign(Samples.transaction())
        let claims = try #require(JSONValue(strict: try CompactToken(jws).payload)?.members)
        #expect(claims["price"]?.integer == 990 && claims["unitPrice"] == nil)
        #expect(try read(jws).charge?.milliunits == 990)
    }

    @Test(
        "a quantity that version 0.4.0 signed at the unit price stays as signed, and its charge is the total"
    )
    func former() throws {
        let text = try replacing(
            #""price":2970"#, by: #""price":990"#, in: json(Samples.transaction(quantity: 3)))
        let former = try replacing(#","unitPrice":990"#, by: "", in: text)
        let read = try read(try authority.signer.sign(bytes: Array(former.utf8)))
        #expect(read.price == 990)
        #expect(read.unitPrice?.milliunits == 990 && read.charge?.milliunits == 2970)
        // Writing it again gives the same text.
        #expect(String(decoding: read.serialized(), as: UTF8.self) == former)
    }

    @Test("a price that is not the total of the unit prices is refused", arguments: [2969, 990, 0])
    func otherTotal(price: Int) throws {
        let text = try replacing(
            #""price":2970"#, by: #""price":\#(price)"#,
            in: json(Samples.transaction(quantity: 3)))
        let jws = try authority.signer.sign(bytes: Array(text.utf8))
        #expect(refusal(of: jws, by: verifier) == .malformed)
    }
}
