/// The content of a notification about the app itself (Apple's `appData`).
package struct NotificationAppData: Hashable, Sendable, Codable {
    /// Always `Sandbox`.
    package var environment = StoreEnvironment.sandbox
    /// The app.
    package var bundleID: BundleID
    /// The customer's purchase of the app, signed separately.
    package var signedAppTransactionInfo: JWS

    /// Creates a value from its parts without validating them.
    package init(bundleID: BundleID, signedAppTransactionInfo: JWS) {
        self.bundleID = bundleID
        self.signedAppTransactionInfo = signedAppTransactionInfo
    }

    private enum CodingKeys: String, CodingKey {
        case environment
        case bundleID = "bundleId"
        case signedAppTransactionInfo
    }
}
