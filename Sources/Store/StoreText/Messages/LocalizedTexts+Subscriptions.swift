package import StoreModel

extension LocalizedTexts {
    /// Where a subscription stands, in a few words.
    package func name(of state: RenewalState) -> String {
        switch state {
        case .subscribed: text(.subscriptionActive)
        case .expired: text(.subscriptionExpired)
        case .inBillingRetryPeriod: text(.subscriptionRetried)
        case .inGracePeriod: text(.subscriptionGrace)
        case .revoked: text(.subscriptionRevoked)
        }
    }
}
