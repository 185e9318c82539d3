import StoreModel

/// The state of a subscription after the event of a notification.
struct SampleSubscriptionState {
    let kind: NotificationKind

    init(_ kind: NotificationKind) {
        self.kind = kind
    }

    /// The state of the subscription after the event.
    var state: RenewalState {
        switch (kind.type, kind.subtype) {
        case (.expired, _): .expired
        case (.didFailToRenew, .gracePeriod): .inGracePeriod
        case (.didFailToRenew, _), (.gracePeriodExpired, _): .inBillingRetryPeriod
        case (.revoke, _): .revoked
        default: .subscribed
        }
    }

    /// Whether the paid time is over.
    var isOver: Bool { state != .subscribed && state != .revoked }

    /// Why the subscription ended or could not be renewed; nil for a paid one.
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

    /// Whether the subscription will renew.
    var renews: Bool {
        kind.subtype != .autoRenewDisabled && kind.type != .expired && kind.type != .revoke
    }

    /// Apple's `priceIncreaseStatus`; nil without a price increase.
    var priceIncreaseStatus: Int? {
        guard kind.type == .priceIncrease else { return nil }
        return kind.subtype == .accepted ? 1 : 0
    }

    /// Whether the transaction is a renewal, and not the first one.
    var isRenewal: Bool {
        kind.type != .subscribed && kind.type != .offerRedeemed && kind.subtype != .upgrade
    }
}
