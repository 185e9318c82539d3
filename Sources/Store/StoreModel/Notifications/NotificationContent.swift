/// The content of a notification: exactly one of the four forms that Apple's decoders accept.
package enum NotificationContent: Hashable, Sendable {
    /// A transaction or a subscription; only the app for a test.
    case data(NotificationData)
    /// The result of extending many subscriptions.
    case summary(NotificationSummary)
    /// A purchase outside the store.
    case externalPurchaseToken(ExternalPurchaseToken)
    /// The app itself, for one customer.
    case appData(NotificationAppData)

    /// The app.
    package var bundleID: BundleID {
        switch self {
        case .data(let data): data.bundleID
        case .summary(let summary): summary.bundleID
        case .externalPurchaseToken(let token): token.bundleID
        case .appData(let data): data.bundleID
        }
    }
}
