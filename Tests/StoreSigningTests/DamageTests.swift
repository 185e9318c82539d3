import Foundation
import KioskTestSupport
import StoreModel
import Testing

@testable import StoreSigning

/// A genuine token with one transmission fault, at every position and not only at samples.
@Suite("Damaged tokens")
struct DamageTests {
    private static let chain = Result { try TestChain() }
    private static let genuine = Result { try chain.get().signer.sign(Samples.transaction()) }

    let bytes: [UInt8]
    let verifier: JWSVerifier

    init() throws {
        bytes = Array(try Self.genuine.get().compact.utf8)
        verifier = try Self.chain.get().verifier()
    }

    @Test("A36: every single bit of a token counts", arguments: 0..<8)
    func bits(place: Int) {
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 1 << UInt8(place)
            expectRefused(damaged, "bit \(place) of byte \(index)")
        }
        #expect(isTaken(bytes))
    }

    @Test("A36: a token with any one byte missing is refused")
    func deletions() {
        for index in bytes.indices {
            var damaged = bytes
            damaged.remove(at: index)
            expectRefused(damaged, "without byte \(index)")
        }
    }

    @Test(
        "A36: a token with one more byte at any position is refused",
        arguments: Array("A.=\n{".utf8))
    func insertions(byte: UInt8) {
        for index in 0...bytes.count {
            var damaged = bytes
            damaged.insert(byte, at: index)
            expectRefused(damaged, "\(byte) before byte \(index)")
        }
    }

    @Test("A36: a token with two neighboring bytes exchanged is refused, unless they are equal")
    func transpositions() {
        for index in bytes.indices.dropLast() where bytes[index] != bytes[index + 1] {
            var damaged = bytes
            damaged.swapAt(index, index + 1)
            expectRefused(damaged, "bytes \(index) and \(index + 1)")
        }
    }

    @Test("A36: a token that is cut off at any position is refused")
    func truncations() {
        for length in bytes.indices { expectRefused(Array(bytes[..<length]), "\(length) bytes") }
    }

    @Test(
        "A36: a token with damage in many places is refused",
        arguments: 1...3 as ClosedRange<UInt64>)
    func manyPlaces(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for round in 0..<200 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 2...40, using: &random) {
                let place = Int.random(in: 0..<damaged.count, using: &random)
                damaged[place] = UInt8.random(in: 0x20..<0x7F, using: &random)
            }
            if damaged != bytes { expectRefused(damaged, "seed \(seed), round \(round)") }
        }
    }

    private func expectRefused(_ damaged: [UInt8], _ what: @autoclosure () -> String) {
        if isTaken(damaged) { Issue.record("taken: \(what())") }
    }

    private func isTaken(_ bytes: [UInt8]) -> Bool {
        let token = JWS(compact: String(decoding: bytes, as: UTF8.self))
        return refusal(of: token, by: verifier) == nil
    }
}
