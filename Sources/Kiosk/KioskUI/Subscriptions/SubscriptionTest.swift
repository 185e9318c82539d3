package import StoreModel

/// A test operation of the sandbox store on a subscription.
package enum SubscriptionTest: Hashable, Sendable {
    /// Makes charges for renewals fail, or succeed again.
    case failRenewals(Bool)
    /// Ends the paid period now.
    case expire
    /// Sets a new price from the next renewal on; the customer has to agree to a higher price.
    case price(Price)
    /// Extends the subscription by days for free, 1...90.
    case extend(days: Int)
}
