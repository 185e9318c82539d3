import Crypto

/// ECDSA on P-256 with SHA-256, the signature as raw r‖s (RFC 7518, 3.4).
enum ES256 {
    /// Whether `signature` is exactly 64 bytes and was made by `key` over `bytes`.
    ///
    /// Takes (r, n−s) for (r, s), as the standard has it: a transaction is known by its id, never by its token.
    static func isValid(
        _ signature: [UInt8], over bytes: [UInt8], by key: P256.Signing.PublicKey
    ) -> Bool {
        // Looked at before any library is: a longer one has overflowed buffers elsewhere.
        guard signature.count == 64,
            let parsed = try? P256.Signing.ECDSASignature(rawRepresentation: signature)
        else { return false }
        return key.isValidSignature(parsed, for: bytes)
    }
}
