/// What a customer does to a subscription that is had.
package enum CustomerWish: Hashable, Sendable, CaseIterable {
    /// It ends with what is paid.
    case cancel
    /// It renews again.
    case resume
    /// The announced price is agreed to.
    case agreeToPrice
}
