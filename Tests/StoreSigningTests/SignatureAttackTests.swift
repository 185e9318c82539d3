import Crypto
import Foundation
import KioskTestSupport
import StoreModel
import Testing

@testable import StoreSigning

@Suite("Signatures and segments")
struct SignatureAttackTests {
    let jws: JWS
    let verifier: JWSVerifier

    init() throws {
        let chain = try Self.chain.get()
        jws = try chain.signer.sign(Samples.transaction())
        verifier = try chain.verifier()
    }

    private static let chain = Result { try TestChain() }

    private var segments: [String] { jws.compact.components(separatedBy: ".") }

    private func refused(signature: [UInt8]) -> VerificationError? {
        let text = segments[0] + "." + segments[1] + "." + Base64.url.encode(signature)
        return refusal(of: JWS(compact: text), by: verifier)
    }

    @Test("A22: (r, n−s) is the same transaction")
    func malleable() throws {
        let signature = try CompactToken(jws).signature
        let other = NegatedSignature.of(signature)
        #expect(other != signature && NegatedSignature.of(other) == signature)
        let text = segments[0] + "." + segments[1] + "." + Base64.url.encode(other)
        let twin = try verifier.verifyTransaction(
            JWS(compact: text), bundleID: Samples.bundleID, now: Samples.now)
        #expect(twin.transaction == (try Samples.transaction()))
    }

    @Test(
        "A23: a signature of another length is refused",
        arguments: [0, 1, 63, 65, 66, 96, 128, 16_384])
    func lengths(length: Int) {
        #expect(refused(signature: [UInt8](repeating: 0x5A, count: length)) == .invalidSignature)
    }

    @Test("A23: a DER signature is refused")
    func der() throws {
        let raw = try CompactToken(jws).signature
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: raw)
        #expect(refused(signature: Array(signature.derRepresentation)) == .invalidSignature)
    }

    @Test("A23: zero, n and larger values are refused as halves of a signature")
    func bounds() throws {
        let signature = try CompactToken(jws).signature
        let (r, s) = (Array(signature[..<32]), Array(signature[32...]))
        let odd = [
            [UInt8](repeating: 0, count: 32), NegatedSignature.order,
            [UInt8](repeating: 0xFF, count: 32),
        ]
        for value in odd {
            #expect(refused(signature: value + s) == .invalidSignature)
            #expect(refused(signature: r + value) == .invalidSignature)
            #expect(refused(signature: value + value) == .invalidSignature)
        }
    }

    @Test("A24, A29: each segment has one valid spelling, and there are three segments")
    func spelling() throws {
        let parts = segments
        var odd = [jws.compact + "=", jws.compact + "==", jws.compact + "\n", " " + jws.compact]
        odd.append(
            contentsOf: ["\n", " ", "!", "\u{0}", "+", "/", "é"].map {
                parts[0] + "." + $0 + parts[1] + "." + parts[2]
            })
        odd.append(contentsOf: ["", ".", "..", "...", parts[0], parts[0] + "." + parts[1]])
        odd.append(contentsOf: [jws.compact + ".", "." + jws.compact, jws.compact + ".a.b"])
        odd.append(
            "{\"payload\":\"\(parts[1])\",\"protected\":\"\(parts[0])\",\"signature\":\"\(parts[2])\"}"
        )
        for text in odd {
            #expect(
                refusal(of: JWS(compact: text), by: verifier) == .malformed, "\(text.suffix(20))")
        }
    }

    @Test("A24: a last character with stray bits is refused")
    func strayBits() throws {
        // 64 bytes end in a character whose last four bits belong to no byte.
        let last = try #require(jws.compact.utf8.last)
        let alphabet = Array(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        let value = try #require(alphabet.firstIndex(of: last))
        #expect(value % 16 == 0)
        for stray in 1..<16 {
            let text = jws.compact.dropLast() + String(UnicodeScalar(alphabet[value + stray]))
            #expect(refusal(of: JWS(compact: String(text)), by: verifier) == .malformed)
        }
    }

    @Test("A29: a token inside a token, or inside something that is not a JWS, is refused")
    func wrapped() throws {
        let chain = try Self.chain.get()
        let nested = try chain.token(payload: jws.compact)
        #expect(refusal(of: nested, by: verifier) == .malformed)
        let quoted = try chain.token(payload: "\"\(jws.compact)\"")
        #expect(refusal(of: quoted, by: verifier) == .malformed)
        let plain = Base64.url.encode("{\"alg\":\"none\"}".utf8) + "." + segments[1] + "."
        let header = Base64.url.encode("{\"alg\":\"dir\",\"enc\":\"A256GCM\"}".utf8)
        for text in [
            "\(header)..AAAA.\(Base64.url.encode(plain.utf8)).AAAA", plain,
            "\(header)..\(Base64.url.encode(plain.utf8))",
        ] {
            #expect(refusal(of: JWS(compact: text), by: verifier) != nil, "\(text.prefix(40))")
        }
    }
}
