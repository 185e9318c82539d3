import Foundation
import StoreModel
import Testing

@testable import StoreSigning

@Suite("Signing and reading")
struct RoundTripTests {
    let authority: SandboxAuthority
    let verifier: JWSVerifier

    init() throws {
        authority = try SandboxAuthority.make()
        verifier = try JWSVerifier(rootDER: authority.rootDER)
    }

    @Test("a transaction is read as it was signed, with its token")
    func transaction() throws {
        let transaction = try Samples.transaction(quantity: 10)
        let jws = try authority.signer.sign(transaction)
        let signed = try verifier.verifyTransaction(
            jws, bundleID: Samples.bundleID, now: Samples.now)
        #expect(signed == SignedTransaction(transaction: transaction, jws: jws))
    }

    @Test("a verdict is read as it was signed")
    func verdict() throws {
        let verdict = Samples.verdict(retryAfter: 2000)
        let read = try verifier.verifyVerdict(
            authority.signer.sign(verdict), nonce: verdict.nonce,
            transactionID: verdict.transactionID, now: Samples.now)
        #expect(read == verdict)
    }

    @Test("a verdict with another nonce or transaction is refused")
    func otherQuestion() throws {
        let jws = try authority.signer.sign(Samples.verdict())
        #expect(throws: VerificationError.wrongRequest) {
            try verifier.verifyVerdict(
                jws, nonce: "another", transactionID: "2000000000000042", now: Samples.now)
        }
        #expect(throws: VerificationError.wrongRequest) {
            try verifier.verifyVerdict(
                jws, nonce: Samples.nonce, transactionID: "2000000000000043", now: Samples.now)
        }
    }

    @Test(
        "the header has alg and x5c only, the payload's keys are sorted, and no segment is padded")
    func form() throws {
        let token = try CompactToken(authority.signer.sign(Samples.transaction()))
        let header = try #require(JSONValue(strict: token.header())?.members)
        #expect(Set(header.keys) == ["alg", "x5c"])
        #expect(header["x5c"]?.elements?.count == 3)
        #expect(String(decoding: token.payload, as: UTF8.self) == (try json(Samples.transaction())))
        #expect(token.signature.count == 64)
    }

    @Test("every environment is written and read as Sandbox")
    func environment() throws {
        let token = try CompactToken(authority.signer.sign(Samples.transaction()))
        let claims = try #require(JSONValue(strict: token.payload)?.members)
        #expect(claims["environment"]?.text == "Sandbox")
        #expect(StoreEnvironment(rawValue: "Production") == nil)
    }

    @Test("a value that no verifier would accept is not signed")
    func refusedAtSigning() throws {
        for quantity in [0, 11, -1, Int.max] {
            let transaction = try Samples.transaction(quantity: quantity)
            #expect(throws: SigningError.refused(.invalidQuantity)) {
                try authority.signer.sign(transaction)
            }
        }
        let negative = try Samples.transaction(price: -1)
        #expect(throws: SigningError.refused(.malformed)) { try authority.signer.sign(negative) }
        let endless = try Samples.transaction(quantity: 10, price: .max)
        #expect(throws: SigningError.refused(.malformed)) { try authority.signer.sign(endless) }
    }

    @Test(
        "a chain is valid for every year from 2000 to 2099",
        arguments: [2001, 2026, 2049, 2051, 2098])
    func years(year: Int) throws {
        let seconds = TestCertificate.year(year).timeIntervalSince1970
        let moment = Timestamp(milliseconds: Int64(seconds) * 1000)
        let jws = try authority.signer.sign(Samples.transaction(signedDate: moment))
        #expect(refusal(of: jws, by: verifier, now: moment) == nil)
    }

    @Test("each error has its own sentence and code")
    func errors() {
        #expect(
            Set(VerificationError.allCases.map(\.message)).count == VerificationError.allCases.count
        )
        #expect(VerificationError.wrongType.description.hasSuffix("(WRONG_TYPE)"))
    }

    @Test("a hash chain depends on each record and on their order")
    func hashChain() {
        let first = HashChain.next(previous: HashChain.genesis, record: Array("a".utf8))
        let second = HashChain.next(previous: first, record: Array("b".utf8))
        let swapped = HashChain.next(
            previous: HashChain.next(previous: HashChain.genesis, record: Array("b".utf8)),
            record: Array("a".utf8))
        // The SHA-256 of 64 zeros, a line feed, and "a".
        #expect(
            first == Fingerprint.sha256Hex(Array((HashChain.genesis + "\na").utf8)))
        #expect(second != swapped)
        #expect(second.utf8.count == 64)
    }

    @Test("fingerprints are SHA-256 in lower-case hexadecimal")
    func fingerprint() {
        // FIPS 180-2, B.1.
        #expect(
            Fingerprint.sha256Hex(Array("abc".utf8))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
