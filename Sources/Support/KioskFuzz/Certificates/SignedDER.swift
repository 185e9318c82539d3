import Crypto
import Foundation

/// Splits a certificate into its signed body and the signature (RFC 5280, 4.1).
enum SignedDER {
    /// `ecdsa-with-SHA256` (RFC 5758, 3.2), as encoded before a signature.
    private static let algorithm: [UInt8] = [
        0x30, 0x0A, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x04, 0x03, 0x02,
    ]

    /// Returns a certificate with a changed body and a new signature.
    static func certificate(
        body: [UInt8], by key: P256.Signing.PrivateKey
    ) throws -> [UInt8] {
        let signature = try key.signature(for: Data(body)).derRepresentation
        return wrapped(0x30, body + algorithm + wrapped(0x03, [0] + Array(signature)))
    }

    /// Returns the body of a well-formed certificate, with its DER header.
    static func body(of certificate: [UInt8]) -> [UInt8] {
        let content = certificate.dropFirst(headLength(certificate[...]))
        return Array(content.prefix(headLength(content) + length(content)))
    }

    private static func wrapped(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        guard content.count >= 0x80 else { return [tag, UInt8(content.count)] + content }
        var digits: [UInt8] = []
        var rest = content.count
        while rest > 0 {
            digits.insert(UInt8(rest & 0xFF), at: 0)
            rest >>= 8
        }
        return [tag, 0x80 | UInt8(digits.count)] + digits + content
    }

    private static func headLength(_ bytes: ArraySlice<UInt8>) -> Int {
        let second = bytes.dropFirst().first ?? 0
        return second < 0x80 ? 2 : 2 + Int(second & 0x7F)
    }

    private static func length(_ bytes: ArraySlice<UInt8>) -> Int {
        let second = bytes.dropFirst().first ?? 0
        guard second >= 0x80 else { return Int(second) }
        return bytes.dropFirst(2).prefix(Int(second & 0x7F)).reduce(0) { $0 << 8 | Int($1) }
    }
}
