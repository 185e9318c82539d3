package import StoreModel

/// What the controls of a test store do to a subscription.
package enum SubscriptionTest: Hashable, Sendable {
    /// Charges for renewals fail, or succeed again.
    case failRenewals(Bool)
    /// What is paid ends now.
    case expire
    /// A new price from the next renewal on; the customer has to agree to a higher one.
    case price(Price)
    /// So many days are given for free, 1...90.
    case extend(days: Int)
}
