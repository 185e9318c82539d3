/// The type of an App Store Server Notification, version 2 (Apple's `notificationType`).
package enum NotificationType: String, Codable, Hashable, Sendable, CaseIterable {
    /// A subscription began.
    case subscribed = "SUBSCRIBED"
    /// A subscriber chose another plan.
    case didChangeRenewalPref = "DID_CHANGE_RENEWAL_PREF"
    /// Automatic renewal was switched on or off.
    case didChangeRenewalStatus = "DID_CHANGE_RENEWAL_STATUS"
    /// An offer was used.
    case offerRedeemed = "OFFER_REDEEMED"
    /// A subscription was renewed.
    case didRenew = "DID_RENEW"
    /// A subscription ended.
    case expired = "EXPIRED"
    /// A renewal could not be charged.
    case didFailToRenew = "DID_FAIL_TO_RENEW"
    /// The grace period after a failed renewal ended.
    case gracePeriodExpired = "GRACE_PERIOD_EXPIRED"
    /// A subscriber was notified of a higher price.
    case priceIncrease = "PRICE_INCREASE"
    /// A transaction was refunded.
    case refund = "REFUND"
    /// A refund request was declined.
    case refundDeclined = "REFUND_DECLINED"
    /// A refund was reversed.
    case refundReversed = "REFUND_REVERSED"
    /// A customer requested a refund, and the store asks how much was consumed.
    case consumptionRequest = "CONSUMPTION_REQUEST"
    /// A product that does not renew was bought.
    case oneTimeCharge = "ONE_TIME_CHARGE"
    /// One subscription was extended.
    case renewalExtended = "RENEWAL_EXTENDED"
    /// Many subscriptions were extended.
    case renewalExtension = "RENEWAL_EXTENSION"
    /// A family no longer shares a purchase.
    case revoke = "REVOKE"
    /// A purchase outside the store has to be reported.
    case externalPurchaseToken = "EXTERNAL_PURCHASE_TOKEN"
    /// A parent withdrew consent to the use of the app.
    case rescindConsent = "RESCIND_CONSENT"
    /// The data of an Advanced Commerce product changed.
    case metadataUpdate = "METADATA_UPDATE"
    /// A subscription was moved to Advanced Commerce.
    case migration = "MIGRATION"
    /// The price of an Advanced Commerce subscription changed.
    case priceChange = "PRICE_CHANGE"
    /// A developer requested a test notification.
    case test = "TEST"
}

extension NotificationType {
    /// The possible subtypes; empty for most types.
    package var subtypes: [NotificationSubtype] {
        switch self {
        case .subscribed: [.initialBuy, .resubscribe]
        case .didChangeRenewalPref: [.upgrade, .downgrade]
        case .didChangeRenewalStatus: [.autoRenewEnabled, .autoRenewDisabled]
        case .offerRedeemed: [.initialBuy, .resubscribe, .upgrade, .downgrade]
        case .didRenew: [.billingRecovery]
        case .expired: [.voluntary, .billingRetry, .priceIncrease, .productNotForSale]
        case .didFailToRenew: [.gracePeriod]
        case .priceIncrease: [.pending, .accepted]
        case .renewalExtension: [.summary, .failure]
        case .externalPurchaseToken: [.unreported, .created, .activeTokenReminder]
        default: []
        }
    }

    /// Whether every notification of this type has a subtype.
    package var needsSubtype: Bool {
        switch self {
        case .subscribed, .didChangeRenewalStatus, .priceIncrease, .renewalExtension,
            .externalPurchaseToken:
            true
        default: false
        }
    }

    /// The possible subtypes, including nil if the type is also sent without one.
    package var forms: [NotificationSubtype?] {
        (needsSubtype ? [] : [nil]) + subtypes.map { $0 }
    }
}
