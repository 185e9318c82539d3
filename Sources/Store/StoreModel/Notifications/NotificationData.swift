/// What most notifications carry (Apple's `data`); `appAppleId` is absent, as in Apple's sandbox.
package struct NotificationData: Hashable, Sendable, Codable {
    /// Always `Sandbox`.
    package var environment = StoreEnvironment.sandbox
    /// The app.
    package var bundleID: BundleID
    /// The app's build, where it is known.
    package var bundleVersion: String?
    /// The transaction, signed for itself.
    package var signedTransactionInfo: JWS?
    /// The subscription's next renewal, signed for itself.
    package var signedRenewalInfo: JWS?
    /// Where the subscription stands.
    package var status: RenewalState?
    /// Why a customer wants a refund.
    package var consumptionRequestReason: ConsumptionRequestReason?

    /// Names the app; everything else is set as it is needed.
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
