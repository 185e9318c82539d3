package import StoreModel

/// A new price of a subscription that a customer has, from the next renewal on.
package struct PriceIncrease: Hashable, Sendable, Codable {
    /// What a period costs then.
    package let price: Price
    /// Whether the customer has to agree, or else loses it.
    package let needsConsent: Bool
    /// Whether the customer has agreed.
    package var isAgreed: Bool

    /// Takes the parts as they are.
    package init(price: Price, needsConsent: Bool, isAgreed: Bool = false) {
        self.price = price
        self.needsConsent = needsConsent
        self.isAgreed = isAgreed
    }

    /// Whether a renewal at this price may be charged.
    package var isEffective: Bool { !needsConsent || isAgreed }
}
