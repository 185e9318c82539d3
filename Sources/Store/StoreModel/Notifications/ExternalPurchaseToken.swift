/// A token for purchases outside the store (Apple's `externalPurchaseToken`).
package struct ExternalPurchaseToken: Hashable, Sendable, Codable {
    /// The token's id; begins with `SANDBOX`, by which Apple's libraries recognize the environment.
    package var externalPurchaseID: String
    /// When it was created.
    package var tokenCreationDate: Timestamp
    /// The app.
    package var bundleID: BundleID

    /// Creates a value from its parts without validating them.
    package init(externalPurchaseID: String, tokenCreationDate: Timestamp, bundleID: BundleID) {
        self.externalPurchaseID = externalPurchaseID
        self.tokenCreationDate = tokenCreationDate
        self.bundleID = bundleID
    }

    private enum CodingKeys: String, CodingKey {
        case externalPurchaseID = "externalPurchaseId"
        case tokenCreationDate
        case bundleID = "bundleId"
    }
}
