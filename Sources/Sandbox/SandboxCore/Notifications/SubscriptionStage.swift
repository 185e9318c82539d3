import StoreModel

/// Where a subscription stands after what a notification tells.
struct SubscriptionStage {
    let kind: NotificationKind

    init(_ kind: NotificationKind) {
        self.kind = kind
    }

    /// Apple's `status`: 1 active, 2 expired, 3 billing retry, 4 grace, 5 revoked.
    var status: Int {
        switch (kind.type, kind.subtype) {
        case (.expired, _): 2
        case (.didFailToRenew, .gracePeriod): 4
        case (.didFailToRenew, _), (.gracePeriodExpired, _): 3
        case (.revoke, _): 5
        default: 1
        }
    }

    /// Whether the time that was paid for is over.
    var isOver: Bool { (2...4).contains(status) }

    /// Apple's `expirationIntent`; nil for one that did not end.
    var expirationIntent: Int? {
        guard kind.type == .expired else { return nil }
        return switch kind.subtype {
        case .voluntary: 1
        case .billingRetry: 2
        case .priceIncrease: 3
        case .productNotForSale: 4
        default: 5
        }
    }

    /// Whether it will be renewed.
    var renews: Bool {
        kind.subtype != .autoRenewDisabled && kind.type != .expired && kind.type != .revoke
    }

    /// Apple's `priceIncreaseStatus`; nil where no price goes up.
    var priceIncreaseStatus: Int? {
        guard kind.type == .priceIncrease else { return nil }
        return kind.subtype == .accepted ? 1 : 0
    }

    /// Whether the transaction is a renewal, and not the beginning.
    var isRenewal: Bool {
        kind.type != .subscribed && kind.type != .offerRedeemed && kind.subtype != .upgrade
    }
}
