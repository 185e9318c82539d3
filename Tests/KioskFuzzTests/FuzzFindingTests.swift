import Crypto
import KioskTestSupport
import StoreSigning
import Testing

@testable import KioskFuzz

/// Keeps a test for each defect that the fuzz targets found.
@Suite("Defects found by the fuzz targets")
struct FuzzFindingTests {
    @Test("a signature with a nonzero unused bit count is a different encoding and is rejected")
    func signatureBits() throws {
        // The unsigned parts of a certificate are its signature and the encoding of the signature.
        for place in [0, 1] {
            var chain = try FuzzChain()
            while Self.isOdd(chain.certificates[place]) { chain = try FuzzChain() }
            var changed = chain.certificates[place]
            let end = SignedDER.body(of: changed).count + 4 + 12
            #expect(changed[end] == 0x03 && changed[end + 2] == 0)
            changed[end + 2] = 1
            try expectRefused(changed, in: place, of: chain)
        }
    }

    @Test("a public key with a nonzero unused bit count is rejected, even if it is signed")
    func keyBits() throws {
        var chain = try FuzzChain()
        while Self.isOdd(Array(chain.keys[0].publicKey.x963Representation)) {
            chain = try FuzzChain()
        }
        var body = SignedDER.body(of: chain.certificates[0])
        let head = try #require(body.firstRange(of: [0x03, 0x42, 0x00, 0x04]))
        body[head.lowerBound + 2] = 1
        let changed = try SignedDER.certificate(body: body, by: chain.issuerKey(of: 0))
        try expectRefused(changed, in: 0, of: chain)
    }

    private static func isOdd(_ bytes: [UInt8]) -> Bool { bytes.last.map { $0 & 1 } != 0 }

    private func expectRefused(_ der: [UInt8], in place: Int, of chain: FuzzChain) throws {
        let doors = VerifierEntryPoints(verifier: try JWSVerifier(rootDER: chain.certificates[2]))
        var certificates = chain.certificates
        let kinds = try [certificates[place], der].map { certificate in
            certificates[place] = certificate
            return try doors.kinds(
                of: chain.token(
                    header: chain.header(certificates), payload: TokenKind.verdict.payload))
        }
        #expect(kinds == [[.verdict], []])
    }
}
