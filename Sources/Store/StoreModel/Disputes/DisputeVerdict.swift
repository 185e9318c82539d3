/// The result of an order that a player claims to have paid; the raw values are stable words for `--json`.
public enum DisputeVerdict: String, Hashable, Sendable, Codable, CaseIterable {
    /// The merchant issued a number, but the store never received the order: not charged.
    case neverArrived = "never-arrived"
    /// Cancelled in the store's purchase sheet: not charged.
    case cancelled
    /// Declined by the store and not charged; the reason gives the cause.
    case declined
    /// Waiting for approval (Ask to Buy): not charged yet.
    case pending
    /// Not charged since it was paid before; the reason names that transaction.
    case free
    /// Not charged since a family member paid and shares it.
    case shared
    /// Not charged, and no longer shared by the family.
    case unshared = "no-longer-shared"
    /// Charged, and not yet granted.
    case owed
    /// Charged, and permanently refused by the merchant; the reason gives the cause.
    case refused
    /// Charged and granted; nothing was spent.
    case delivered
    /// Charged and granted, and at least partly spent.
    case spent
    /// Refunded.
    case refunded
    /// Charged, and revoked without a refund.
    case withdrawn
    /// Charged, not granted, and then compensated by hand.
    case compensated
    /// Unknown, since the store did not answer.
    case undecided

    /// Whether the customer paid for this order, refunded orders included; nil if unknown.
    public var isCharged: Bool? {
        switch self {
        case .neverArrived, .cancelled, .declined, .pending, .free, .shared, .unshared: false
        case .owed, .refused, .delivered, .spent, .refunded, .withdrawn, .compensated: true
        case .undecided: nil
        }
    }
}
