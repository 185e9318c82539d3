package import StoreModel

/// Decides the outcome of an order that a player claims to have paid for, from the backend's records alone.
///
/// The store's answer decides about the money; the merchant's tombstones and ledger decide about the goods.
package enum DisputeRules {
    /// Returns the report on an order; nil if neither the store nor the merchant has the order.
    ///
    /// - Parameters:
    ///   - others: The account's other orders that the report shows, newest first.
    ///   - count: The total number of the account's other orders.
    package static func report(
        on facts: DisputeFacts, others: [DisputeSummary] = [], count: Int = 0
    ) -> DisputeCase? {
        guard let order = facts.order else { return nil }
        return DisputeCase(
            order: order, finding: finding(on: facts), steps: steps(facts), goods: goods(of: facts),
            wallet: facts.ledger, compensation: facts.compensation, testimony: facts.logExcerpt,
            others: others, otherCount: count)
    }

    /// Returns the verdict on an order.
    package static func finding(on facts: DisputeFacts) -> DisputeFinding {
        switch facts.store {
        case .noAnswer: DisputeFinding(.undecided, stop: .store)
        case .order(let order): finding(on: order, facts)
        case .unknown where facts.grant?.isCredited == true: granted(facts, nil)
        case .unknown: DisputeFinding(.neverArrived, stop: .device, isOpen: true)
        case .closed: DisputeFinding(.neverArrived, stop: .device)
        }
    }

    /// Returns the steps of the store and the merchant by time; steps of the same moment follow the course of an order.
    private static func steps(_ facts: DisputeFacts) -> [HistoryStep] {
        (facts.steps + (facts.storeOrder?.steps ?? [])).enumerated().sorted { left, right in
            let (one, other) = (left.element, right.element)
            return (one.at, sortRank(one), left.offset) < (other.at, sortRank(other), right.offset)
        }.map(\.element)
    }

    private static func sortRank(_ step: HistoryStep) -> Int {
        switch step.kind {
        case .numberIssued: 0
        case .storeFinished, .serverFinished, .refunded, .consumptionReported, .accountTokenSet,
            .renewalSwitched, .planChosen, .renewalFailed, .graceEnded, .subscriptionEnded,
            .priceAnnounced, .priceAgreed, .extended, .sharingEnded, .refundRequested,
            .refundDeclined, .refundReversed, .withdrawn, .deleted:
            3
        case .debited, .givenBack: 4
        default: step.side == .merchant ? 2 : 1
        }
    }

    private static func finding(on order: StoreOrder, _ facts: DisputeFacts) -> DisputeFinding {
        let ended = order.steps.last?.at ?? order.order.at
        switch order.state {
        case .pending: return DisputeFinding(.pending, stop: .store, isOpen: true)
        case .cancelled: return DisputeFinding(.cancelled, stop: .store, endedAt: ended)
        case .declined(let reason):
            return DisputeFinding(
                .declined, stop: .store, reason: reason.rawValue, endedAt: ended)
        case .purchased(let id):
            guard let record = order.record, order.ownsTransaction else {
                return DisputeFinding(.free, reason: id.rawValue, endedAt: ended)
            }
            return finding(on: record, order, facts)
        }
    }

    private static func finding(
        on record: TransactionRecord, _ order: StoreOrder, _ facts: DisputeFacts
    ) -> DisputeFinding {
        let transaction = record.transaction
        if transaction.isCopy {
            return DisputeFinding(
                .free, reason: transaction.originalID.rawValue, endedAt: transaction.purchaseDate)
        }
        if transaction.ownershipType == .familyShared {
            let isShared = transaction.revocationDate == nil
            return DisputeFinding(
                isShared ? .shared : .unshared,
                endedAt: transaction.revocationDate ?? transaction.purchaseDate,
                isOpen: isShared && record.isUnfinished)
        }
        if let date = transaction.revocationDate {
            return revokedFinding(transaction, date, order)
        }
        if let given = facts.compensation, given.isSettlement {
            return DisputeFinding(
                .compensated, reason: given.reason, chargedAt: order.chargedAt, endedAt: given.at,
                isOpen: record.isUnfinished)
        }
        if facts.grant?.isCredited == true { return granted(facts, order) }
        return owed(record, order, facts)
    }

    /// A transaction that was deleted after its refund still counts as refunded.
    private static func revokedFinding(
        _ transaction: Transaction, _ date: Timestamp, _ order: StoreOrder
    ) -> DisputeFinding {
        let type = transaction.revocationType
        let isRefund =
            transaction.withdrawal == nil || type == .fullRefund || type == .proratedRefund
        var finding = DisputeFinding(
            isRefund ? .refunded : .withdrawn, chargedAt: order.chargedAt, endedAt: date)
        if type == .proratedRefund { finding.refundedShare = transaction.withdrawnShare }
        return finding
    }

    private static func granted(_ facts: DisputeFacts, _ order: StoreOrder?) -> DisputeFinding {
        let isOpen = order?.record?.isUnfinished ?? false
        let step = facts.steps.first { $0.kind == .granted }
        return DisputeFinding(
            goods(of: facts).spends.isEmpty ? .delivered : .spent, stop: isOpen ? .device : nil,
            chargedAt: order?.chargedAt, endedAt: step?.at, isOpen: isOpen)
    }

    private static func owed(
        _ record: TransactionRecord, _ order: StoreOrder, _ facts: DisputeFacts
    ) -> DisputeFinding {
        let refusal = facts.steps.last { step in
            step.kind == .rejected && !VerificationRules.otherAccountReasons.contains(step.detail)
        }
        if let refusal {
            return DisputeFinding(
                .refused, stop: .merchant, reason: refusal.detail, chargedAt: order.chargedAt,
                endedAt: refusal.at)
        }
        let delay = facts.steps.last { $0.kind == .postponed }
        return DisputeFinding(
            .owed, stop: delay == nil ? .device : .merchant, reason: delay?.detail,
            chargedAt: order.chargedAt, isOpen: record.isUnfinished)
    }
}
