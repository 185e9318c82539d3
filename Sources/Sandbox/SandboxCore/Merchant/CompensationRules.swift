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
        case grant([GoodAmount], settles: Bool)
        /// The order was compensated before.
        case repeated(Compensation)
        /// The compensation is refused; the text says why, and what to do.
        case refuse(String)
        /// The store did not answer, and only the store knows whether the order was paid.
        case storeUnavailable
    }

    /// Decides on the compensation of an order.
    ///
    /// - Parameter wanted: The goods to grant; nil for the goods of the order's product.
    package static func decide(_ facts: DisputeFacts, wanted: GoodAmount?) -> Decision {
        if let before = facts.compensation { return .repeated(before) }
        let finding = DisputeRules.finding(on: facts)
        switch finding.verdict {
        case .undecided: return .storeUnavailable
        case .owed, .refused: return settle(wanted.map { [$0] } ?? facts.due)
        case .delivered, .spent:
            guard let wanted else {
                return .refuse(
                    "Its goods were already granted. To give other goods, use "
                        + "--good GOOD --amount N.")
            }
            return .grant([wanted], settles: false)
        case .withdrawn: return .refuse("The store revoked it without a refund.")
        case .compensated: return .refuse("It was already compensated.")
        case .refunded where finding.refundedShare != nil:
            return .refuse(
                "A part of its price was refunded, and the same share of its goods "
                    + "was taken back. To refund more, reverse that refund first.")
        case .refunded: return .refuse("Its price was refunded.")
        case .free:
            return .refuse("It was free: transaction \(finding.reason ?? "") was paid.")
        case .shared, .unshared:
            return .refuse("It was free: another member of the family bought it.")
        case .pending: return .refuse("It is waiting for approval and was not charged.")
        case .neverArrived, .cancelled, .declined: return .refuse("It was never charged.")
        }
    }

    private static func settle(_ goods: [GoodAmount]) -> Decision {
        guard !goods.isEmpty else {
            return .refuse(
                "Its product does not grant goods. To give other goods, use "
                    + "--good GOOD --amount N.")
        }
        return .grant(goods, settles: true)
    }
}
