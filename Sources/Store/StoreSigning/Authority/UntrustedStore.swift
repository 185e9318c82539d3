package import StoreModel

/// A store with its own, untrusted root, which simulates a forger without the real store's key.
///
/// Its signatures have the same form as the real store's, with a valid chain of three certificates, but no verifier has
/// pinned its root.
package struct UntrustedStore: Sendable {
    private let signer: JWSSigner

    /// Creates a store with new keys.
    ///
    /// - Throws: `AuthorityError.certificateCreationFailed`.
    package init() throws(AuthorityError) {
        signer = try SandboxAuthority.make().signer
    }

    /// Returns the same payload, signed by this store; returns an unreadable JWS unchanged.
    package func signedAgain(_ jws: JWS) -> JWS {
        let parts = jws.compact.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let payload = Base64.url.decode(parts[1].utf8),
            let forged = try? signer.sign(bytes: payload)
        else { return jws }
        return forged
    }
}
