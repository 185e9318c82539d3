import SandboxCore
import StoreAPI
import StoreModel

/// Gives money back, inside one SQLite transaction.
struct RefundDesk {
    /// Writes what becomes of subscriptions.
    let subscriptions: SubscriptionDesk
    /// Tells the team's server.
    private var notifications: NotificationDesk { subscriptions.notifications }
    /// The tables.
    var rows: StoreRows { notifications.rows }

    /// Refunds a transaction in full and withdraws what refers to it; says when it was first done.
    ///
    /// Every device of the account is told, also those that thought the matter settled, and the merchant will be.
    /// - Parameter reason: What stands in the history beside it.
    func refund(_ id: TransactionID, because reason: String = "") throws -> Timestamp {
        guard let record = try rows.transaction(id) else {
            throw Refusal(.unknownTransaction, "The store knows no transaction with this id.")
        }
        let isSubscription = record.transaction.type == .autoRenewable
        // Each period of a subscription is paid for itself.
        let copies = isSubscription ? [] : try rows.copies(of: record.transaction.originalID)
        switch RefundRules.decide(record, copies: copies) {
        case .repeated(let before): return before
        case .refersTo(let first):
            throw Refusal(
                .wrongState, "This transaction cost nothing: refund \(first), to which it refers.")
        case .shared:
            throw Refusal(
                .wrongState,
                "This transaction cost nothing: somebody of the family bought it. Refund theirs, or let the account leave the family."
            )
        case .upgraded:
            throw Refusal(
                .wrongState,
                "Another plan took the place of this period, and what was left of it was given back then."
            )
        case .uncountable: throw Refusal.uncountable
        case .refund(let amount, let withdrawn):
            try pay(back: amount, record)
            for id in withdrawn { try withdraw(id, of: record.account, reason) }
            if isSubscription {
                try subscriptions.withdraw(record)
            } else {
                try notifications.tell(NotificationKind(.refund), about: id)
                try FamilyDesk(subscriptions: subscriptions).withdraw(allOf: record)
            }
            return rows.now
        }
    }

    /// Gives back whatever was charged and not finished in time.
    func giveBackOverdue(_ deadline: FinishDeadline) throws {
        for record in try rows.overdue(deadline) {
            do {
                _ = try refund(record.transaction.id, because: deadline.reason)
            } catch is Refusal {
                // What cannot be counted holds up nobody else's request.
                continue
            }
        }
    }

    private func pay(back amount: Price, _ record: TransactionRecord) throws {
        let back = Price(milliunits: -amount.milliunits, currency: amount.currency)
        try rows.move(
            back, kind: "refund", transaction: record.transaction.id, of: record.account)
    }

    private func withdraw(
        _ id: TransactionID, of account: AccountName, _ reason: String
    ) throws {
        try rows.revoke(id)
        try rows.note(.refunded, transaction: id, reason)
        try rows.tell(account, nil, transaction: id)
        try rows.post(id)
    }
}
