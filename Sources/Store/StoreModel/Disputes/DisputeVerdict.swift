/// What became of an order for which a player says to have paid; the raw values are stable words for `--json`.
public enum DisputeVerdict: String, Hashable, Sendable, Codable, CaseIterable {
    /// The merchant issued a number, and the store has never seen the order: not charged.
    case neverArrived = "never-arrived"
    /// Cancelled in the store's sheet: not charged.
    case cancelled
    /// The store did not charge; the reason says why.
    case declined
    /// It waits for somebody's approval: not charged yet.
    case pending
    /// Not charged, since it was paid before: the reason names that transaction.
    case free
    /// Not charged, since somebody else of the family paid and shares it.
    case shared
    /// Not charged, and not shared by the family any more.
    case unshared = "no-longer-shared"
    /// Charged, and not granted yet.
    case owed
    /// Charged, and the merchant refused it for good; the reason says why.
    case refused
    /// Charged and granted; nothing of it was spent.
    case delivered
    /// Charged and granted, and at least a part was spent since.
    case spent
    /// The money went back.
    case refunded
    /// Charged, and withdrawn without any money going back.
    case withdrawn
    /// Charged, not granted, and then given by hand.
    case compensated
    /// The store did not answer, so that nothing can be said.
    case undecided

    /// Whether the customer paid for this order; nil where nobody knows now. What was paid back was paid.
    public var isCharged: Bool? {
        switch self {
        case .neverArrived, .cancelled, .declined, .pending, .free, .shared, .unshared: false
        case .owed, .refused, .delivered, .spent, .refunded, .withdrawn, .compensated: true
        case .undecided: nil
        }
    }
}
