package import StoreModel

/// Decides whether the merchant can compensate an order with goods, and with which.
///
/// Only a paid order can be compensated, and only once. For an order whose goods were granted, the goods of the
/// compensation must be named.
package enum CompensationRules {
    /// The decision on a compensation.
    package enum Decision: Hashable, Sendable {
        /// Grants these goods.
        ///
        /// - Parameter settles: Whether the compensation replaces the grant of the order.
        case give([GoodAmount], settles: Bool)
        /// The order was compensated before.
        case repeated(Compensation)
        /// The compensation is refused; the text says why, and what to do.
        case refuse(String)
        /// The store did not answer, and only the store knows whether the order was paid.
        case notNow
    }

    /// Decides on the compensation of an order.
    ///
    /// - Parameter wanted: The goods to grant; nil for the goods of the order's product.
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
