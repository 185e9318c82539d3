package import StoreModel

/// Decides whether goods may be given by hand for an order, and which.
///
/// Only what was paid can be made good, once; what was granted already is given besides only where somebody says what.
package enum CompensationRules {
    /// The ruling.
    package enum Decision: Hashable, Sendable {
        /// Give these.
        ///
        /// - Parameter settles: Whether that stands in for the grant.
        case give([GoodAmount], settles: Bool)
        /// It was done before.
        case repeated(Compensation)
        /// No; the text says why, and what to do.
        case refuse(String)
        /// The store did not answer, and only it knows whether anything was paid.
        case notNow
    }

    /// Rules on an order.
    ///
    /// - Parameter wanted: What to give; nil for what the order's product grants.
    package static func decide(_ facts: DisputeFacts, wanted: GoodAmount?) -> Decision {
        if let before = facts.compensation { return .repeated(before) }
        let finding = DisputeRules.finding(on: facts)
        switch finding.verdict {
        case .undecided: return .notNow
        case .owed, .refused: return settle(wanted.map { [$0] } ?? facts.due)
        case .delivered, .spent:
            guard let wanted else {
                return .refuse(
                    "Its goods were granted already. To give something besides, say what: "
                        + "--good GOOD --amount N")
            }
            return .give([wanted], settles: false)
        case .withdrawn: return .refuse("The store withdrew it, and no money went back.")
        case .compensated: return .refuse("It was compensated before.")
        case .refunded where finding.refundedShare != nil:
            return .refuse(
                "A part of its money went back to the customer, and the same share of its goods "
                    + "was taken back. To give back more, reverse that refund before another one.")
        case .refunded: return .refuse("Its money went back to the customer.")
        case .free:
            return .refuse("It cost nothing: transaction \(finding.reason ?? "") was paid.")
        case .shared, .unshared:
            return .refuse("It cost nothing: somebody of the family bought it.")
        case .pending: return .refuse("It waits for approval, and is not charged before that.")
        case .neverArrived, .cancelled, .declined: return .refuse("It was never charged.")
        }
    }

    private static func settle(_ goods: [GoodAmount]) -> Decision {
        guard !goods.isEmpty else {
            return .refuse(
                "Its product grants no goods that are counted. Say what to give instead: "
                    + "--good GOOD --amount N")
        }
        return .give(goods, settles: true)
    }
}
