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
        case .owed, .refused: return replaceGrant(wanted.map { [$0] } ?? facts.due)
        case .delivered, .spent:
            guard let wanted else {
                return .refuse(
                    "The goods of the order were already granted. To grant other goods, use "
                        + "--good GOOD --amount N.")
            }
            return .grant([wanted], settles: false)
        case .withdrawn: return .refuse("The store revoked the order without a refund.")
        case .compensated: return .refuse("The order was already compensated.")
        case .refunded where finding.refundedShare != nil:
            return .refuse(
                "Part of the price was refunded, and the same share of the goods was taken "
                    + "back. Reverse that refund to grant them again.")
        case .refunded: return .refuse("The price of the order was refunded.")
        case .free:
            return .refuse("The order was free: transaction \(finding.reason ?? "") was paid.")
        case .shared, .unshared:
            return .refuse("The order was free: another member of the family bought it.")
        case .pending: return .refuse("The order is waiting for approval and was not charged.")
        case .neverArrived, .cancelled, .declined: return .refuse("The order was never charged.")
        }
    }

    private static func replaceGrant(_ goods: [GoodAmount]) -> Decision {
        guard !goods.isEmpty else {
            return .refuse(
                "The product of the order does not grant goods. To grant other goods, use "
                    + "--good GOOD --amount N.")
        }
        return .grant(goods, settles: true)
    }
}
