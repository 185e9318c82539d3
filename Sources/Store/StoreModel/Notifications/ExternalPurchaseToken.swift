/// A token for purchases outside the store (Apple's `externalPurchaseToken`).
package struct ExternalPurchaseToken: Hashable, Sendable, Codable {
    /// Begins with `SANDBOX`, by which Apple's libraries tell the environment.
    package var externalPurchaseID: String
    /// When it was made.
    package var tokenCreationDate: Timestamp
    /// The app.
    package var bundleID: BundleID

    /// Takes the parts as they are.
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
