import Crypto
import Foundation
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

    @Test("(r, n−s) is the same transaction")
    func malleable() throws {
        let signature = try CompactToken(jws).signature
        let other = Array(signature[..<32]) + Self.negated(Array(signature[32...]))
        #expect(other != signature)
        let text = segments[0] + "." + segments[1] + "." + Base64.url.encode(other)
        let twin = try verifier.verifyTransaction(
            JWS(compact: text), bundleID: Samples.bundleID, now: Samples.now)
        #expect(twin.transaction == (try Samples.transaction()))
    }

    @Test(
        "a signature of another length is refused", arguments: [0, 1, 63, 65, 66, 96, 128, 16_384])
    func lengths(length: Int) {
        #expect(refused(signature: [UInt8](repeating: 0x5A, count: length)) == .invalidSignature)
    }

    @Test("a DER signature is refused")
    func der() throws {
        let raw = try CompactToken(jws).signature
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: raw)
        #expect(refused(signature: Array(signature.derRepresentation)) == .invalidSignature)
    }

    @Test("zero, n and more than n are no halves of a signature")
    func bounds() throws {
        let signature = try CompactToken(jws).signature
        let (r, s) = (Array(signature[..<32]), Array(signature[32...]))
        let odd = [
            [UInt8](repeating: 0, count: 32), Self.order, [UInt8](repeating: 0xFF, count: 32),
        ]
        for value in odd {
            #expect(refused(signature: value + s) == .invalidSignature)
            #expect(refused(signature: r + value) == .invalidSignature)
            #expect(refused(signature: value + value) == .invalidSignature)
        }
    }

    @Test("segments have one spelling")
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

    @Test("a last character with stray bits is refused")
    func strayBits() throws {
        // 64 bytes end in a character of which four bits belong to no byte.
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

    @Test("a token that is damaged anywhere is refused", arguments: [UInt64(1), 2, 3])
    func damage(seed: UInt64) {
        var random = SplitMix(state: seed)
        let bytes = Array(jws.compact.utf8)
        for round in 0..<300 {
            let damaged = Self.damaged(bytes, using: &random)
            guard damaged != bytes else { continue }
            let token = JWS(compact: String(decoding: damaged, as: UTF8.self))
            #expect(refusal(of: token, by: verifier) != nil, "seed \(seed), round \(round)")
        }
        #expect(refusal(of: jws, by: verifier) == nil)
    }

    @Test("each bit of the payload's and the signature's text counts")
    func eachBit() {
        let bytes = Array(jws.compact.utf8)
        // A header's bits are sampled above: each costs a chain. Every eleventh bit here reaches each bit place.
        let start = segments[0].utf8.count
        for bit in stride(from: start * 8, to: bytes.count * 8, by: 11) {
            var flipped = bytes
            flipped[bit / 8] ^= 1 << UInt8(bit % 8)
            let token = JWS(compact: String(decoding: flipped, as: UTF8.self))
            #expect(refusal(of: token, by: verifier) != nil, "bit \(bit)")
        }
    }

    /// One bit flipped, one byte gone, one byte more, or two neighbours exchanged.
    private static func damaged(_ bytes: [UInt8], using random: inout SplitMix) -> [UInt8] {
        var bytes = bytes
        let place = Int.random(in: 0..<bytes.count - 1, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8.random(in: 0x20..<0x7F, using: &random), at: place)
        default: bytes.swapAt(place, place + 1)
        }
        return bytes
    }

    /// The order n of P-256 (FIPS 186-4, D.1.2.3).
    private static let order: [UInt8] = [
        0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
        0xFF,
        0xBC, 0xE6, 0xFA, 0xAD, 0xA7, 0x17, 0x9E, 0x84, 0xF3, 0xB9, 0xCA, 0xC2, 0xFC, 0x63, 0x25,
        0x51,
    ]

    /// n − s.
    private static func negated(_ s: [UInt8]) -> [UInt8] {
        var borrow = 0
        var result = [UInt8](repeating: 0, count: 32)
        for index in (0..<32).reversed() {
            let difference = Int(order[index]) - Int(s[index]) - borrow
            borrow = difference < 0 ? 1 : 0
            result[index] = UInt8(truncatingIfNeeded: difference)
        }
        return result
    }
}
