extension NameKind {
    /// See ``APIKeyID``.
    package enum APIKey {}
    /// See ``IssuerID``.
    package enum Issuer {}
}

/// The name of a key of the App Store Server API: ten capital letters and digits, as in Apple's.
package typealias APIKeyID = Identifier<NameKind.APIKey>
/// Who issues keys: the same for all keys of a team, a UUID in Apple's.
package typealias IssuerID = Identifier<NameKind.Issuer>

/// A key with which a team's server proves itself to the App Store Server API, as the store keeps it.
package struct APIKey: Hashable, Sendable {
    /// The `kid` of its tokens.
    package let id: APIKeyID
    /// The `iss` of its tokens.
    package let issuerID: IssuerID
    /// The public half: X9.63 point on P-256, standard base64.
    package let publicKey: String
    /// When it was made.
    package let createdAt: Timestamp
    /// Since when it proves nothing any more.
    package let revokedAt: Timestamp?

    /// Takes the parts as they are.
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
