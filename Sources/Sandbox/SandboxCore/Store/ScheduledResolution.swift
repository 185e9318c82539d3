package import StoreModel

/// The later resolution of an order that was already answered, without an action of its device.
package enum ScheduledResolution: Hashable, Sendable {
    /// The order is charged at this moment.
    case approves(Timestamp)
    /// The order is declined at this moment.
    case declines(Timestamp)
    /// The order expires at this moment if it was not approved.
    case expires(Timestamp)
    /// The order failed, and is bought again when the customer resolves the interruption.
    case interrupted
    /// The order was charged, and its transaction is withheld.
    case stuck

    /// The duration of a slow payment, in milliseconds of the store's clock.
    package static let slowPaymentDuration: Int64 = 3 * 60 * 1_000

    /// The time within which an order can be approved, in milliseconds of the store's clock.
    package static let approvalTimeout: Int64 = 24 * 60 * 60 * 1_000

    /// Returns the resolution that follows from an outcome and the store's decision; nil if the answer is final.
    package static func following(
        _ purchaseOutcome: PurchaseOutcome, outcome: Outcome, at now: Timestamp
    ) -> ScheduledResolution? {
        switch (purchaseOutcome, outcome) {
        case (.pending, .slowApprove): .approves(now.adding(milliseconds: slowPaymentDuration))
        case (.pending, .slowDecline): .declines(now.adding(milliseconds: slowPaymentDuration))
        case (.pending, _): .expires(now.adding(milliseconds: approvalTimeout))
        case (.declined(.interrupted), _): .interrupted
        // A subscription is delivered with the statuses of all the account's subscriptions, so it cannot get stuck.
        case (.issued(_, charge: .some), .stuck): .stuck
        default: nil
        }
    }

    /// When the resolution happens on its own; nil if it needs an action of a user.
    package var due: Timestamp? {
        switch self {
        case .approves(let moment), .declines(let moment), .expires(let moment): moment
        case .interrupted, .stuck: nil
        }
    }
}
