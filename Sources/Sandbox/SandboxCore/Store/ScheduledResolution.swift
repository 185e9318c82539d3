package import StoreModel

/// What is to become of an order that was answered, without its device doing anything.
package enum ScheduledResolution: Hashable, Sendable {
    /// It is charged at this moment.
    case approves(Timestamp)
    /// It is refused at this moment.
    case declines(Timestamp)
    /// Nobody has approved it by this moment.
    case lapses(Timestamp)
    /// It failed, and is bought anew once the customer has settled what was in its way.
    case interrupted
    /// It was charged, and its transaction is kept back.
    case stuck

    /// For how long a slow payment is on its way, in milliseconds of the store's clock.
    package static let slowness: Int64 = 3 * 60 * 1_000

    /// For how long somebody may approve, in milliseconds of the store's clock.
    package static let patience: Int64 = 24 * 60 * 60 * 1_000

    /// What an outcome plans for an order that was settled like this; nil for nothing.
    package static func following(
        _ settlement: PurchaseOutcome, outcome: Outcome, at now: Timestamp
    ) -> ScheduledResolution? {
        switch (settlement, outcome) {
        case (.pending, .slowApprove): .approves(now.adding(milliseconds: slowness))
        case (.pending, .slowDecline): .declines(now.adding(milliseconds: slowness))
        case (.pending, _): .lapses(now.adding(milliseconds: patience))
        case (.declined(.interrupted), _): .interrupted
        // A subscription is told with all of an account's, and is never stuck.
        case (.issued(_, charge: .some), .stuck): .stuck
        default: nil
        }
    }

    /// When it comes about by itself; nil where somebody has to do something.
    package var due: Timestamp? {
        switch self {
        case .approves(let moment), .declines(let moment), .lapses(let moment): moment
        case .interrupted, .stuck: nil
        }
    }
}
