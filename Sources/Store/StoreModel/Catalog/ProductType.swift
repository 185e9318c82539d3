/// What kind of thing is sold; the raw values are Apple's in signed transactions (`type`).
public enum ProductType: String, Codable, Hashable, Sendable, CaseIterable {
    /// Bought as often as one likes, used up, never restored.
    case consumable = "Consumable"
    /// Bought once, kept for ever, restored.
    case nonConsumable = "Non-Consumable"
    /// A stretch of time that does not renew by itself.
    case nonRenewable = "Non-Renewing Subscription"
    /// A subscription that the store renews.
    case autoRenewable = "Auto-Renewable Subscription"

    /// The quantities that one purchase may have (StoreKit: only consumables and non-renewing ones take more than 1).
    public var quantities: ClosedRange<Int> {
        switch self {
        case .consumable, .nonRenewable: 1...10
        case .nonConsumable, .autoRenewable: 1...1
        }
    }

    /// Whether a restore brings it back.
    public var isRestorable: Bool {
        switch self {
        case .nonConsumable, .autoRenewable: true
        case .consumable, .nonRenewable: false
        }
    }

    /// Whether it can be among the current entitlements; a consumable never is.
    public var isEntitlement: Bool { self != .consumable }
}
