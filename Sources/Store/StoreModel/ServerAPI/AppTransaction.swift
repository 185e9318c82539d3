/// What the store says of a customer's copy of the app, as it stands in the signed payload.
///
/// The coding keys are those of Apple's `AppTransaction`. `deviceVerification` and its nonce are missing: a server
/// that asks is no device. Dates are milliseconds since 1970.
package struct AppTransaction: Hashable, Sendable, Codable {
    /// Always `Sandbox`.
    package let receiptType: StoreEnvironment
    /// The app's number at the store, if it has one.
    package let appAppleID: Int64?
    /// The app.
    package let bundleID: BundleID
    /// The customer's copy of the app: the same for each of the account's devices.
    package let appTransactionID: String
    /// When the customer came to the store first.
    package let originalPurchaseDate: Timestamp
    /// When the store signed this payload.
    package let receiptCreationDate: Timestamp
    /// The version of the app; a sandbox knows none, and says `1.0` as Apple's does of the first one.
    package let applicationVersion: String
    /// The version that the customer had first.
    package let originalApplicationVersion: String
    /// The number of the version at the store; 0 in a sandbox.
    package let versionExternalIdentifier: Int64
    /// Where it was bought first: Apple's list has no terminal, so that it is the first of its entries.
    package let originalPlatform: String

    /// A copy of the app on which nothing is known but who has it.
    package init(
        bundleID: BundleID, appAppleID: Int64?, appTransactionID: String,
        originalPurchaseDate: Timestamp, receiptCreationDate: Timestamp
    ) {
        receiptType = .sandbox
        self.appAppleID = appAppleID
        self.bundleID = bundleID
        self.appTransactionID = appTransactionID
        self.originalPurchaseDate = originalPurchaseDate
        self.receiptCreationDate = receiptCreationDate
        applicationVersion = "1.0"
        originalApplicationVersion = "1.0"
        versionExternalIdentifier = 0
        originalPlatform = "iOS"
    }

    /// The names on the wire (App Store Server API, `JWSAppTransactionDecodedPayload`).
    enum CodingKeys: String, CodingKey {
        case receiptType
        case appAppleID = "appAppleId"
        case bundleID = "bundleId"
        case appTransactionID = "appTransactionId"
        case originalPurchaseDate, receiptCreationDate, applicationVersion
        case originalApplicationVersion, versionExternalIdentifier, originalPlatform
    }
}
