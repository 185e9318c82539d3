/// What exactly a notification is about (Apple's `subtype`).
package enum NotificationSubtype: String, Codable, Hashable, Sendable, CaseIterable {
    /// The first subscription of a group.
    case initialBuy = "INITIAL_BUY"
    /// A later one of the same group.
    case resubscribe = "RESUBSCRIBE"
    /// To a better plan, at once.
    case upgrade = "UPGRADE"
    /// To a lesser plan, from the next renewal on.
    case downgrade = "DOWNGRADE"
    /// Renewing was switched on.
    case autoRenewEnabled = "AUTO_RENEW_ENABLED"
    /// Renewing was switched off.
    case autoRenewDisabled = "AUTO_RENEW_DISABLED"
    /// A failed renewal was charged after all.
    case billingRecovery = "BILLING_RECOVERY"
    /// The subscriber ended it.
    case voluntary = "VOLUNTARY"
    /// It could not be charged for too long.
    case billingRetry = "BILLING_RETRY"
    /// The subscriber did not agree to a higher price.
    case priceIncrease = "PRICE_INCREASE"
    /// It was no longer sold when it was to be renewed.
    case productNotForSale = "PRODUCT_NOT_FOR_SALE"
    /// The customer keeps it for a while.
    case gracePeriod = "GRACE_PERIOD"
    /// The subscriber has not answered.
    case pending = "PENDING"
    /// The subscriber has agreed, or need not be asked.
    case accepted = "ACCEPTED"
    /// All of them are done.
    case summary = "SUMMARY"
    /// One of them could not be done.
    case failure = "FAILURE"
    /// A token was made, and no report came.
    case unreported = "UNREPORTED"
    /// A token was made.
    case created = "CREATED"
    /// A token is still in use.
    case activeTokenReminder = "ACTIVE_TOKEN_REMINDER"
}
