import StoreModel

/// Where a subscription stands after what a notification tells.
struct SubscriptionStage {
    let kind: NotificationKind

    init(_ kind: NotificationKind) {
        self.kind = kind
    }

    /// Where it stands then.
    var state: RenewalState {
        switch (kind.type, kind.subtype) {
        case (.expired, _): .expired
        case (.didFailToRenew, .gracePeriod): .inGracePeriod
        case (.didFailToRenew, _), (.gracePeriodExpired, _): .inBillingRetryPeriod
        case (.revoke, _): .revoked
        default: .subscribed
        }
    }

    /// Whether the time that was paid for is over.
    var isOver: Bool { state != .subscribed && state != .revoked }

    /// Why it ended, or could not be renewed; nil for one that is paid.
    var expirationIntent: ExpirationIntent? {
        if [.didFailToRenew, .gracePeriodExpired].contains(kind.type) { return .billingError }
        guard kind.type == .expired else { return nil }
        return switch kind.subtype {
        case .voluntary: .cancelled
        case .billingRetry: .billingError
        case .priceIncrease: .noConsent
        case .productNotForSale: .productUnavailable
        default: .other
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
