import Crypto

/// ECDSA on P-256 with SHA-256, with the signature as raw r‖s (RFC 7518, 3.4).
enum ES256 {
    /// Returns whether `signature` has exactly 64 bytes and was created by `key` over `bytes`.
    ///
    /// It accepts (r, n−s) for (r, s), as the standard does; therefore a transaction is identified by its id and never
    /// by its token.
    static func isValid(
        _ signature: [UInt8], over bytes: [UInt8], by key: P256.Signing.PublicKey
    ) -> Bool {
        // Checked before the library is called, since longer signatures have caused buffer overflows in other
        // libraries.
        guard signature.count == 64,
            let parsed = try? P256.Signing.ECDSASignature(rawRepresentation: signature)
        else { return false }
        return key.isValidSignature(parsed, for: bytes)
    }
}
