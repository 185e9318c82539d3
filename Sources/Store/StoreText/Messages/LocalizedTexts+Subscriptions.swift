package import StoreModel

extension LocalizedTexts {
    /// Returns the name of a subscription's state.
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
