/// The content of most notifications (Apple's `data`); `appAppleId` is absent, as in Apple's sandbox.
package struct NotificationData: Hashable, Sendable, Codable {
    /// Always `Sandbox`.
    package var environment = StoreEnvironment.sandbox
    /// The app.
    package var bundleID: BundleID
    /// The app's build, if it is known.
    package var bundleVersion: String?
    /// The transaction, signed separately.
    package var signedTransactionInfo: JWS?
    /// The subscription's next renewal, signed separately.
    package var signedRenewalInfo: JWS?
    /// The status of the subscription.
    package var status: RenewalState?
    /// Why the customer requests a refund.
    package var consumptionRequestReason: ConsumptionRequestReason?

    /// Creates content that names the app; the caller sets the other properties.
    package init(bundleID: BundleID) {
        self.bundleID = bundleID
    }

    private enum CodingKeys: String, CodingKey {
        case environment
        case bundleID = "bundleId"
        case bundleVersion, signedTransactionInfo, signedRenewalInfo, status
        case consumptionRequestReason
    }
}
