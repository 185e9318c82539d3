package import StoreModel

/// A store with a root of its own, which nobody has pinned: what a forger has instead of the real one's key.
///
/// What it signs has the shape of what the real store signs, with a chain of three and a signature that fit each other
/// and no root that anybody trusts.
package struct ForeignStore: Sendable {
    private let signer: JWSSigner

    /// Founds it, with keys that nobody has seen.
    ///
    /// - Throws: `AuthorityError.notIssued`.
    package init() throws(AuthorityError) {
        signer = try SandboxAuthority.make().signer
    }

    /// The same payload, signed by this store; what cannot be read stays as it is.
    package func forged(_ jws: JWS) -> JWS {
        let parts = jws.compact.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let payload = Base64.url.decode(parts[1].utf8),
            let forged = try? signer.sign(bytes: payload)
        else { return jws }
        return forged
    }
}
