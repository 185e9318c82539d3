import Foundation
import StoreModel
import Testing

@testable import StoreSigning

/// Tests what refusals reveal and how hostile certificates are handled.
@Suite("Answers of the verifier")
struct AnswerTests {
    let chain: TestChain
    let verifier: JWSVerifier

    init() throws {
        chain = try Self.chain.get()
        verifier = try chain.verifier()
    }

    private static let chain = Result { try TestChain() }

    @Test("A40: whichever byte of the signature is wrong, the error is the same")
    func signature() throws {
        let jws = try chain.signer.sign(Samples.transaction())
        let token = try CompactToken(jws)
        let signed = String(decoding: token.signedBytes, as: UTF8.self)
        for index in token.signature.indices {
            var signature = token.signature
            signature[index] ^= 0x55
            let damaged = JWS(compact: signed + "." + Base64.url.encode(signature))
            #expect(refusal(of: damaged, by: verifier) == .invalidSignature)
        }
    }

    @Test("A40: whichever byte of the root is wrong, the error is the same")
    func root() throws {
        for index in chain.root.indices {
            var root = chain.root
            root[index] ^= 0x55
            let header = "{\(chain.headerMembers([chain.leaf, chain.intermediate, root]))}"
            let jws = try chain.token(header: header, payload: "{}")
            #expect(refusal(of: jws, by: verifier) == .untrusted)
        }
    }

    @Test("A40: no error reveals where in the token the fault is")
    func words() {
        for error in VerificationError.allCases {
            let words = error.message.replacing("ES256", with: "")
            #expect(!words.contains { $0.isNumber })
            #expect(!words.contains("byte") && !words.contains("offset"))
        }
    }

    @Test("A34: unusual certificates within the length limit are refused")
    func oddCertificates() throws {
        for (name, certificate) in Self.odd(chain.leaf) {
            let header = "{\(chain.headerMembers([certificate, chain.intermediate, chain.root]))}"
            let jws = try chain.token(header: header, payload: "{}")
            #expect(refusal(of: jws, by: verifier) != nil, "\(name)")
        }
    }

    @Test("A34: a certificate with any byte of its DER replaced is refused")
    func damagedCertificates() throws {
        for index in chain.leaf.indices {
            for byte: UInt8 in [0x00, 0x80, 0xFF] where chain.leaf[index] != byte {
                var leaf = chain.leaf
                leaf[index] = byte
                #expect(Self.fault([leaf, chain.intermediate, chain.root], chain) != nil)
            }
        }
    }

    @Test(
        "A34: every single bit of a certificate counts, also those that give the number of unused bits"
    )
    func bits() throws {
        var chain = try TestChain()
        // Only if the last bit is zero can a changed count declare it unused, so the test needs such a certificate.
        while chain.leaf.last.map({ $0 & 1 }) != 0 { chain = try TestChain() }
        for index in chain.leaf.indices {
            for place in 0..<8 {
                var leaf = chain.leaf
                leaf[index] ^= 1 << UInt8(place)
                #expect(
                    Self.fault([leaf, chain.intermediate, chain.root], chain) != nil,
                    "bit \(place) of byte \(index)")
            }
        }
    }

    private static func fault(
        _ certificates: [[UInt8]], _ chain: TestChain
    ) -> VerificationError? {
        do throws(VerificationError) {
            _ = try TrustedChain(certificates, root: PinnedRoot(der: chain.root))
            return nil
        } catch {
            return error
        }
    }

    /// Returns DER that is expensive to read for a careless parser.
    private static func odd(_ leaf: [UInt8]) -> [(String, [UInt8])] {
        let nested = (0..<2000).reduce([UInt8]()) { inner, _ in der(0x30, inner) }
        let arcs = der(0x06, [0x2A] + [UInt8](repeating: 0xFF, count: 600) + [0x7F])
        let field = der(0x30, [0x06, 0x03, 0x55, 0x1D, 0x63, 0x04, 0x00])
        let extensions = der(0xA3, der(0x30, (0..<1500).flatMap { _ in field }))
        return [
            ("nothing", []),
            ("two thousand levels", nested),
            ("arcs of 4,200 bits", der(0x30, der(0x30, arcs + arcs) + arcs)),
            ("the same extension often", der(0x30, der(0x30, fields(leaf) + extensions))),
            ("a length without bytes", [0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF]),
            ("a length of nine bytes", [0x30, 0x89] + [UInt8](repeating: 0xFF, count: 9)),
            ("no definite length", [0x30, 0x80] + leaf.dropFirst(4) + [0x00, 0x00]),
            ("a tag of many bytes", [0x3F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0x00]),
            ("empty fields", der(0x30, der(0x30, (0..<8).flatMap { _ in der(0x30, []) }))),
            ("an empty text of bits", der(0x30, der(0x30, []) + der(0x30, []) + der(0x03, []))),
            ("an empty number", der(0x30, der(0x30, der(0x02, [])))),
        ]
    }

    /// Returns the body of a certificate without its outer lengths and its end.
    private static func fields(_ certificate: [UInt8]) -> [UInt8] {
        Array(certificate.dropFirst(8).prefix(300))
    }

    private static func der(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        let count = content.count
        if count < 0x80 { return [tag, UInt8(count)] + content }
        return [tag, 0x82, UInt8(count >> 8), UInt8(count & 0xFF)] + content
    }
}
