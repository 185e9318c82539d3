/// The type of a product; the raw values are Apple's in signed transactions (`type`).
public enum ProductType: String, Codable, Hashable, Sendable, CaseIterable {
    /// Can be bought repeatedly, is used up, and is never restored.
    case consumable = "Consumable"
    /// Bought once, permanent, and restored.
    case nonConsumable = "Non-Consumable"
    /// A period of time that does not renew.
    case nonRenewable = "Non-Renewing Subscription"
    /// A subscription that the store renews.
    case autoRenewable = "Auto-Renewable Subscription"

    /// The quantities that one purchase can have (StoreKit: only consumables and non-renewing subscriptions allow more
    /// than 1).
    public var quantities: ClosedRange<Int> {
        switch self {
        case .consumable, .nonRenewable: 1...10
        case .nonConsumable, .autoRenewable: 1...1
        }
    }

    /// Whether a restore returns purchases of this type.
    public var isRestorable: Bool {
        switch self {
        case .nonConsumable, .autoRenewable: true
        case .consumable, .nonRenewable: false
        }
    }

    /// Whether it can be among the current entitlements; a consumable never is.
    public var isEntitlement: Bool { self != .consumable }
}
