package import StoreModel

/// Creates sample notifications of any kind, with values that are consistent with each other.
///
/// The structure is that of Apple's page “responseBodyV2DecodedPayload”. The claims of each kind follow the
/// descriptions of the events on Apple's pages “notificationType” and “subtype”.
package struct NotificationTemplate: Sendable {
    private let kind: NotificationKind
    private let subject: SampleNotificationValues

    static let day: Int64 = 86_400_000

    /// Returns the parts of a notification of a kind.
    package static func parts(
        of kind: NotificationKind, about subject: SampleNotificationValues
    ) -> NotificationParts {
        let template = NotificationTemplate(kind: kind, subject: subject)
        return switch kind.type {
        case .externalPurchaseToken: template.token
        case .rescindConsent: template.app
        case .renewalExtension where kind.subtype == .summary: template.summary
        case .test: NotificationParts(.data(template.data))
        case .oneTimeCharge, .refund, .refundDeclined, .refundReversed, .consumptionRequest:
            template.purchase
        default: template.subscription
        }
    }

    private var data: NotificationData { NotificationData(bundleID: subject.bundleID) }

    private var purchase: NotificationParts {
        var data = data
        if kind.type == .consumptionRequest { data.consumptionRequestReason = .unintendedPurchase }
        var parts = NotificationParts(.data(data))
        let sample = SampleTransaction(subject)
        let bought = subject.transaction ?? sample.bought
        let isRefund = kind.type == .refund && bought.revocationDate == nil
        parts.transaction = isRefund ? bought.changed { $0.revoke(at: subject.now) } : bought
        return parts
    }

    private var subscription: NotificationParts {
        let stage = SampleSubscriptionState(kind)
        var data = data
        data.status = stage.state
        var parts = NotificationParts(.data(data))
        let sample = SampleTransaction(subject)
        let transaction = subject.transaction ?? sample.subscribed(stage)
        parts.transaction = transaction
        parts.renewal = sample.renewal(of: transaction, stage)
        return parts
    }

    private var summary: NotificationParts {
        var summary = NotificationSummary(
            bundleID: subject.bundleID, productID: subject.plan.id,
            requestIdentifier: subject.player.rawValue)
        summary.storefrontCountryCodes = [subject.plan.storefront.countryCode]
        (summary.succeededCount, summary.failedCount) = (5, 1)
        return NotificationParts(.summary(summary))
    }

    private var token: NotificationParts {
        NotificationParts(
            .externalPurchaseToken(
                ExternalPurchaseToken(
                    // Apple's libraries recognize the sandbox by this prefix.
                    externalPurchaseID: "SANDBOX_\(subject.player)",
                    tokenCreationDate: subject.now.adding(milliseconds: -Self.day),
                    bundleID: subject.bundleID)))
    }

    private var app: NotificationParts {
        var parts = NotificationParts(
            .appData(
                NotificationAppData(
                    bundleID: subject.bundleID, signedAppTransactionInfo: JWS(compact: ""))))
        parts.appTransaction = AppTransaction(
            bundleID: subject.bundleID, appAppleID: nil,
            appTransactionID: SampleTransaction(subject).number,
            originalPurchaseDate: subject.now.adding(milliseconds: -30 * Self.day),
            receiptCreationDate: subject.now)
        return parts
    }
}
