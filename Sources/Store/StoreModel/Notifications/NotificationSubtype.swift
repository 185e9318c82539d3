/// The detail of a notification's type (Apple's `subtype`).
package enum NotificationSubtype: String, Codable, Hashable, Sendable, CaseIterable {
    /// The first subscription of a group.
    case initialBuy = "INITIAL_BUY"
    /// A later subscription of the same group.
    case resubscribe = "RESUBSCRIBE"
    /// A change to a higher plan, which takes effect immediately.
    case upgrade = "UPGRADE"
    /// A change to a lower plan, which takes effect at the next renewal.
    case downgrade = "DOWNGRADE"
    /// Automatic renewal was switched on.
    case autoRenewEnabled = "AUTO_RENEW_ENABLED"
    /// Automatic renewal was switched off.
    case autoRenewDisabled = "AUTO_RENEW_DISABLED"
    /// A failed renewal was charged successfully on a retry.
    case billingRecovery = "BILLING_RECOVERY"
    /// The subscriber cancelled it.
    case voluntary = "VOLUNTARY"
    /// The billing retry period ended without a charge.
    case billingRetry = "BILLING_RETRY"
    /// The subscriber did not accept a price increase.
    case priceIncrease = "PRICE_INCREASE"
    /// The product was not on sale at the time of the renewal.
    case productNotForSale = "PRODUCT_NOT_FOR_SALE"
    /// The customer keeps access during the grace period.
    case gracePeriod = "GRACE_PERIOD"
    /// The subscriber has not answered to a price increase.
    case pending = "PENDING"
    /// The subscriber accepted a price increase, or it needs no consent.
    case accepted = "ACCEPTED"
    /// The extension of all subscriptions is complete.
    case summary = "SUMMARY"
    /// The extension of one subscription failed.
    case failure = "FAILURE"
    /// A token was created, and no report arrived.
    case unreported = "UNREPORTED"
    /// A token was created.
    case created = "CREATED"
    /// A reminder that a token is still active.
    case activeTokenReminder = "ACTIVE_TOKEN_REMINDER"
}
