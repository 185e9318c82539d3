/// The second valid signature that can be derived from another: (r, n−s) is valid wherever (r, s) is (FIPS 186-5, 6.4).
package enum NegatedSignature {
    /// The order n of P-256 (FIPS 186-4, D.1.2.3).
    package static let order: [UInt8] = [
        0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00,
        0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
        0xBC, 0xE6, 0xFA, 0xAD, 0xA7, 0x17, 0x9E, 0x84,
        0xF3, 0xB9, 0xCA, 0xC2, 0xFC, 0x63, 0x25, 0x51,
    ]

    /// Returns r‖n−s for r‖s of 64 bytes; returns a signature of another length unchanged.
    package static func of(_ signature: [UInt8]) -> [UInt8] {
        guard signature.count == 64 else { return signature }
        return Array(signature[..<32]) + negated(Array(signature[32...]))
    }

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
