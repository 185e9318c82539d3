package import PurchaseCore
package import StoreModel
package import StoreText
package import TerminalGraphics

/// The answers to the three questions about a purchase: what was charged, where the goods are, and when it is tried
/// again.
package struct PurchaseAnswers: Hashable, Sendable {
    /// Where the goods of a purchase are.
    package enum Goods: Hashable, Sendable {
        /// The purchase ended without goods.
        case none
        /// The purchase is not charged yet.
        case notYet
        /// The purchase is charged, and the goods are being verified and delivered.
        case onTheirWay
        /// The customer has the goods.
        case delivered
        /// The goods were withdrawn after a refund, a revocation, or the end of sharing.
        case withdrawn

        /// The name of the place.
        package var word: TextKey {
            switch self {
            case .none: .answerNone
            case .notYet: .goodsNotYet
            case .onTheirWay: .goodsOnTheirWay
            case .delivered: .stageDelivered
            case .withdrawn: .goodsWithdrawn
            }
        }

        fileprivate var role: Role {
            switch self {
            case .none, .notYet: .text
            case .onTheirWay: .statePurchasing
            case .delivered: .stateFinished
            case .withdrawn: .stateRefunded
            }
        }
    }

    /// The charge in one or two words.
    fileprivate let chargeWord: TextKey
    /// The amount that was charged; nil if nothing was, if it is not known, and after a refund.
    package let charge: Price?
    /// Where the goods are.
    package let goods: Goods
    /// The time of the next attempt; nil if none is planned.
    package let nextTry: Timestamp?
    /// The start of the wait for the next attempt.
    private let waitsSince: Timestamp

    /// Derives the answers from a row of Activity.
    package init(_ row: TransactionRow, at now: Timestamp) {
        chargeWord =
            switch row.chargeWord {
            case .chargedNo, .ownedShared: .answerNo
            case .chargedUnknown: .answerUnknown
            default: row.chargeWord
            }
        charge = chargeWord == .chargedYes ? row.charge : nil
        goods =
            switch row.stage {
            case .journalled, .submitting, .retrying, .awaitingApproval: .notYet
            case .received, .verified: .onTheirWay
            case .delivered, .finished: row.isSecondOrder ? .none : .delivered
            case .declined, .cancelled, .quarantined: .none
            case .refunded: row.withdrawal == .deleted ? .delivered : .withdrawn
            }
        nextTry = row.retryAt.flatMap { $0 > now ? $0 : nil }
        waitsSince = row.changedAt
    }

    /// Returns how many of `parts` equal parts of the wait for the next attempt have passed; nil without a wait.
    package func passedParts(of parts: Int, at now: Timestamp) -> Int? {
        guard let nextTry else { return nil }
        return nextTry > waitsSince ? (waitsSince...nextTry).passedParts(of: parts, at: now) : 0
    }

    fileprivate var chargeRole: Role {
        switch chargeWord {
        case .chargedYes: .price
        case .answerUnknown: .stateUnknown
        case .answerNo: .text
        default: .stateRefunded
        }
    }
}

extension ClosedRange<Timestamp> {
    /// Returns how many of `parts` equal parts of the period have passed.
    package func passedParts(of parts: Int, at now: Timestamp) -> Int {
        let (passed, whole) = (Double(now.since(lowerBound)), Double(upperBound.since(lowerBound)))
        return whole > 0 ? Int(Swift.min(Swift.max(passed / whole, 0), 1) * Double(parts)) : 0
    }
}

extension DisplayFormatter {
    /// Returns the answers in their order, each as a labelled value with the role of its color.
    package func facts(
        of answers: PurchaseAnswers, at now: Timestamp
    ) -> [(fact: Fact, role: Role)] {
        let charge = answers.charge.map(price) ?? text(answers.chargeWord)
        let wait = answers.nextTry.map { text(.nextTryIn, ages.string(until: $0, now: now)) }
        return [
            (Fact(text(.answerCharged), charge), answers.chargeRole),
            (Fact(text(.answerGoods), text(answers.goods.word)), answers.goods.role),
            (
                Fact(text(.answerNextTry), wait ?? text(.answerNone)),
                wait == nil ? .text : .stateUnknown
            ),
        ]
    }
}
