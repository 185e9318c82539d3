/// The signed payload of a customer's copy of the app.
///
/// The coding keys are those of Apple's `AppTransaction`. `deviceVerification` and its nonce are omitted, since the
/// requester is a server and not a device. Dates are milliseconds since 1970.
package struct AppTransaction: Hashable, Sendable, Codable {
    /// Always `Sandbox`.
    package let receiptType: StoreEnvironment
    /// The app's Apple ID, if it has one.
    package let appAppleID: Int64?
    /// The app.
    package let bundleID: BundleID
    /// The id of the customer's copy of the app, the same on each of the account's devices.
    package let appTransactionID: String
    /// When the customer first used the store.
    package let originalPurchaseDate: Timestamp
    /// When the store signed this payload.
    package let receiptCreationDate: Timestamp
    /// The version of the app; a sandbox reports `1.0`, as Apple's does for the first version.
    package let applicationVersion: String
    /// The version that the customer first had.
    package let originalApplicationVersion: String
    /// The App Store's number of the version; 0 in a sandbox.
    package let versionExternalIdentifier: Int64
    /// The platform of the first purchase. Apple's list does not include a terminal, so it is the list's first entry.
    package let originalPlatform: String

    /// Creates the payload of a copy with the sandbox's fixed versions and platform.
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
