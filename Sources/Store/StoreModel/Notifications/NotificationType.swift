/// What an App Store Server Notification, version 2, is about (Apple's `notificationType`).
package enum NotificationType: String, Codable, Hashable, Sendable, CaseIterable {
    /// A subscription began.
    case subscribed = "SUBSCRIBED"
    /// A subscriber chose another plan.
    case didChangeRenewalPref = "DID_CHANGE_RENEWAL_PREF"
    /// Renewing was switched on or off.
    case didChangeRenewalStatus = "DID_CHANGE_RENEWAL_STATUS"
    /// An offer was used.
    case offerRedeemed = "OFFER_REDEEMED"
    /// A subscription was renewed.
    case didRenew = "DID_RENEW"
    /// A subscription ended.
    case expired = "EXPIRED"
    /// A renewal could not be charged.
    case didFailToRenew = "DID_FAIL_TO_RENEW"
    /// The grace after a failed renewal is over.
    case gracePeriodExpired = "GRACE_PERIOD_EXPIRED"
    /// A subscriber was told of a higher price.
    case priceIncrease = "PRICE_INCREASE"
    /// Money went back.
    case refund = "REFUND"
    /// A request for a refund was turned down.
    case refundDeclined = "REFUND_DECLINED"
    /// A refund was taken back.
    case refundReversed = "REFUND_REVERSED"
    /// A customer wants a refund: the store asks how much was used.
    case consumptionRequest = "CONSUMPTION_REQUEST"
    /// A product that does not renew was bought.
    case oneTimeCharge = "ONE_TIME_CHARGE"
    /// One subscription was extended.
    case renewalExtended = "RENEWAL_EXTENDED"
    /// Many subscriptions were extended.
    case renewalExtension = "RENEWAL_EXTENSION"
    /// What a family shared is no longer shared.
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
    /// Somebody asked for a test.
    case test = "TEST"
}

extension NotificationType {
    /// The subtypes with which it is sent; none for most.
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

    /// Whether it is never sent without one of its subtypes.
    package var needsSubtype: Bool {
        switch self {
        case .subscribed, .didChangeRenewalStatus, .priceIncrease, .renewalExtension,
            .externalPurchaseToken:
            true
        default: false
        }
    }

    /// Every form in which it is sent: with each subtype, and without one where that is possible.
    package var forms: [NotificationSubtype?] {
        (needsSubtype ? [] : [nil]) + subtypes.map { $0 }
    }
}
