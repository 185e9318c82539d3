package import StoreModel

/// A new price of a customer's subscription, starting with the next renewal.
package struct PriceIncrease: Hashable, Sendable, Codable {
    /// The new price of a period.
    package let price: Price
    /// Whether the customer must agree; without consent, the subscription ends.
    package let needsConsent: Bool
    /// Whether the customer has agreed.
    package var isAgreed: Bool

    /// Creates a price increase from its parts.
    package init(price: Price, needsConsent: Bool, isAgreed: Bool = false) {
        self.price = price
        self.needsConsent = needsConsent
        self.isAgreed = isAgreed
    }

    /// Whether a renewal at this price may be charged.
    package var isEffective: Bool { !needsConsent || isAgreed }
}
