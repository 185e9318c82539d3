/// A change that a customer makes to an owned subscription.
package enum CustomerWish: Hashable, Sendable, CaseIterable {
    /// Turns off automatic renewal; the subscription ends with the paid period.
    case cancel
    /// Turns automatic renewal on again.
    case resume
    /// Agrees to an announced price increase.
    case agreeToPrice
}
