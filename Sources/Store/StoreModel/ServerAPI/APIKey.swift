extension NameKind {
    /// See ``APIKeyID``.
    package enum APIKey {}
    /// See ``IssuerID``.
    package enum Issuer {}
}

/// The id of a key of the App Store Server API: ten capital letters and digits, as Apple's keys have.
package typealias APIKeyID = Identifier<NameKind.APIKey>
/// The issuer of keys: the same for all keys of a team, and a UUID as Apple's.
package typealias IssuerID = Identifier<NameKind.Issuer>

/// A key with which a team's server authenticates to the App Store Server API, as the store keeps it.
package struct APIKey: Hashable, Sendable {
    /// The `kid` of its tokens.
    package let id: APIKeyID
    /// The `iss` of its tokens.
    package let issuerID: IssuerID
    /// The public key: X9.63 point on P-256, standard base64.
    package let publicKey: String
    /// When it was created.
    package let createdAt: Timestamp
    /// When it was revoked; nil if it is valid.
    package let revokedAt: Timestamp?

    /// Creates a value from its parts without validating them.
    package init(
        id: APIKeyID, issuerID: IssuerID, publicKey: String, createdAt: Timestamp,
        revokedAt: Timestamp? = nil
    ) {
        self.id = id
        self.issuerID = issuerID
        self.publicKey = publicKey
        self.createdAt = createdAt
        self.revokedAt = revokedAt
    }
}
