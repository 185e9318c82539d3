import SandboxCore
import StoreAPI
import StoreModel

/// Refunds, revokes and deletes transactions and reverses refunds, inside one SQLite transaction: the money, the signed
/// state, and the notices. The rules are rows of the table in the article “Refunds” of SandboxCore.
struct RefundOperations {
    /// Updates subscriptions.
    let subscriptions: SubscriptionOperations
    /// Enqueues notifications for the team's server.
    private var notifications: NotificationOperations { subscriptions.notifications }
    private var family: FamilyOperations { FamilyOperations(subscriptions: subscriptions) }
    var rows: StoreTables { notifications.rows }

    /// Applies a change to a transaction.
    func change(
        _ id: TransactionID, _ change: TransactionChange
    ) throws -> TransactionChangeReply {
        let requests = RefundRequestOperations(subscriptions: subscriptions)
        switch change {
        case .refund(let part): return try refund(id, part)
        case .reverse: return try reverse(id)
        case .request(let reason):
            _ = try existingTransaction(id)
            return reply(id, isRepeated: try !requests.openRequest(id, because: reason))
        case .decline:
            _ = try existingTransaction(id)
            return reply(id, isRepeated: try !requests.decline(id))
        case .revoke: return try revoke(id)
        case .delete: return try delete(id)
        }
    }

    /// Refunds a transaction and withdraws the transactions that refer to it. A repeated refund returns the time of the
    /// first one.
    ///
    /// Every device of the account is notified, also those that have finished the transaction, and the merchant will
    /// be.
    /// - Parameter reason: The detail in the history.
    func refund(
        _ id: TransactionID, _ part: RefundPart = .whole, because reason: String = ""
    ) throws -> TransactionChangeReply {
        let record = try existingTransaction(id)
        switch RefundRules.decide(record, copies: try copies(of: record)) {
        case .repeated(let before): return try repeated(record, part, before)
        case .refersTo(let first):
            throw Refusal(
                .wrongState,
                "This transaction was free. Refund transaction \(first), which was paid.")
        case .shared:
            throw Refusal(
                .wrongState,
                "This transaction was free, because another member of the family bought it. Refund their transaction, or remove the account from the family."
            )
        case .upgraded:
            throw Refusal(
                .wrongState,
                "Another plan replaced this period, and the rest of its price was refunded then."
            )
        case .withdrawn:
            throw Refusal(
                .wrongState,
                "The transaction was already revoked without a refund, so its price cannot be refunded."
            )
        case .uncountable: throw Refusal.uncountable
        case .refund(let price, let withdrawn):
            let quote = try quote(part, of: price)
            try applyRefund(quote, record, withdrawn, reason)
            return reply(id, moved: quote.amount.negated)
        }
    }

    /// Deletes the purchases among the next transactions of an account.
    ///
    /// - Parameters:
    ///   - number: The number of the transaction after which to begin.
    ///   - limit: The number of transactions to read.
    /// - Returns: The number of deleted transactions, and the last transaction that was read; nil if there are no more.
    func clearHistory(
        of account: AccountName, after number: Int64, limit: Int
    ) throws -> (count: Int, last: TransactionID?) {
        let part = try rows.transactions(of: account, after: number, limit: limit)
        let bought = part.map(\.transaction).filter { transaction in
            transaction.ownershipType == .purchased && transaction.withdrawal != .deleted
                && !transaction.isCopy
        }
        for transaction in bought { _ = try delete(transaction.id) }
        return (bought.count, part.count < limit ? nil : part.last?.transaction.id)
    }
}

extension RefundOperations {
    private func quote(_ part: RefundPart, of price: Price) throws -> RefundQuote {
        do throws(RefundQuote.QuoteError) {
            return try RefundQuote(part, of: price)
        } catch {
            throw Refusal(.wrongState, error.text)
        }
    }

    private func applyRefund(
        _ quote: RefundQuote, _ record: TransactionRecord, _ withdrawn: [TransactionID],
        _ reason: String
    ) throws {
        let id = record.transaction.id
        let revision = record.transaction.revision + 1
        try rows.recordMovement(
            quote.amount.negated, .refund, number: revision, transaction: id, of: record.account)
        for copy in withdrawn {
            try rows.refund(copy, percentage: quote.percentage, revision: revision)
            try recordChange(copy, of: record.account, .refunded, quote.historyText(beside: reason))
        }
        try rows.deleteRefundRequest(of: id)
        if record.transaction.type == .autoRenewable {
            try subscriptions.withdraw(record, notification: NotificationKind(.refund))
        } else {
            try notifications.enqueue(NotificationKind(.refund), about: id)
            try family.withdraw(allOf: record)
        }
    }

    /// Returns the earlier refund again if it is the same, and throws if another part of the price is requested.
    private func repeated(
        _ record: TransactionRecord, _ part: RefundPart, _ before: Timestamp
    ) throws -> TransactionChangeReply {
        let (id, last) = (record.transaction.id, try rows.lastMovement(of: record.transaction.id))
        let wasPart = record.transaction.revocationType == .proratedRefund
        guard equalsEarlierRefund(part, record, last) else {
            throw Refusal(
                .wrongState,
                wasPart
                    ? "Part of the price was already refunded. Reverse that refund first."
                    : "The whole price was already refunded.")
        }
        return TransactionChangeReply(
            transactionID: id, at: before, isRepeated: true, moved: last?.amount)
    }

    /// Returns whether the requested refund equals the one that was made. A caller that received no reply retries.
    private func equalsEarlierRefund(
        _ part: RefundPart, _ record: TransactionRecord, _ last: MoneyMovement?
    ) -> Bool {
        let transaction = record.transaction
        guard part != .whole else { return transaction.revocationType != .proratedRefund }
        guard let price = transaction.charge, let quote = try? RefundQuote(part, of: price)
        else { return false }
        return quote.percentage == transaction.revocationPercentage
            && quote.amount.negated == last?.amount
    }

    private func reverse(_ id: TransactionID) throws -> TransactionChangeReply {
        let record = try existingTransaction(id)
        let last = try rows.lastMovement(of: id)
        let decision = RefundRules.reversal(of: record, copies: try copies(of: record))
        guard let ids = try transactionsToChange(decision) else {
            return TransactionChangeReply(
                transactionID: id, at: last?.at ?? rows.now, isRepeated: true, moved: last?.amount)
        }
        guard let last, last.kind == .refund else {
            throw Refusal(
                .wrongState, "The transaction was not refunded, so there is no refund to reverse.")
        }
        if let refusalReason = try subscriptions.refusalReason(forReinstating: record) {
            throw Refusal(.wrongState, refusalReason)
        }
        let amount = last.amount.negated
        let revision = record.transaction.revision + 1
        try rows.recordMovement(
            amount, .reversal, number: revision, transaction: id, of: record.account)
        for copy in ids {
            try rows.reinstate(copy, revision: revision)
            try recordChange(
                copy, of: record.account, .refundReversed,
                "\(amount.milliunits) \(amount.currency.code)")
        }
        if record.transaction.type == .autoRenewable {
            try subscriptions.reinstate(record)
        } else {
            try notifications.enqueue(NotificationKind(.refundReversed), about: id)
        }
        try family.reinstate(allOf: record)
        return reply(id, moved: amount)
    }

    private func revoke(_ id: TransactionID) throws -> TransactionChangeReply {
        let record = try existingTransaction(id)
        let decision = RefundRules.revocation(of: record, copies: try copies(of: record))
        return try withdraw(record, as: .revoked, decision)
    }

    private func delete(_ id: TransactionID) throws -> TransactionChangeReply {
        guard let record = try rows.transaction(id) else { throw Refusal.unknownTransaction }
        let decision = RefundRules.deletion(of: record, copies: try copies(of: record))
        return try withdraw(record, as: .deleted, decision)
    }

    /// Withdraws a transaction without moving money. No notification is sent to the server, since the real store does
    /// not do this.
    private func withdraw(
        _ record: TransactionRecord, as withdrawal: Withdrawal,
        _ decision: RefundRules.RevocationDecision
    ) throws -> TransactionChangeReply {
        let id = record.transaction.id
        guard let withdrawn = try transactionsToChange(decision) else {
            return TransactionChangeReply(
                transactionID: id, at: record.transaction.revocationDate ?? rows.now,
                isRepeated: true)
        }
        let revision = record.transaction.revision + 1
        for copy in withdrawn {
            try rows.withdraw(copy, as: withdrawal, revision: revision)
            try recordChange(
                copy, of: record.account, withdrawal == .deleted ? .deleted : .withdrawn)
        }
        try rows.deleteRefundRequest(of: id)
        if record.transaction.type == .autoRenewable {
            try subscriptions.withdraw(record, notification: nil)
        } else {
            try family.withdraw(allOf: record)
        }
        return reply(id)
    }

    /// Returns the transactions to change; nil if that was done before.
    private func transactionsToChange(_ decision: RefundRules.RevocationDecision) throws
        -> [TransactionID]?
    {
        switch decision {
        case .apply(let ids): return ids
        case .repeated: return nil
        case .refused(let reason): throw Refusal(.wrongState, reason)
        }
    }

    /// Writes the change to the history and enqueues it for devices and merchant.
    private func recordChange(
        _ id: TransactionID, of account: AccountName, _ kind: HistoryStep.Kind,
        _ detail: String = ""
    ) throws {
        try rows.appendHistory(kind, transaction: id, detail)
        try rows.appendChange(account, nil, transaction: id)
        try rows.enqueue(id)
    }

    private func existingTransaction(_ id: TransactionID) throws -> TransactionRecord {
        guard let record = try rows.undeletedTransaction(id) else {
            throw Refusal.unknownTransaction
        }
        return record
    }

    /// Returns all transactions of the same ownership. Empty for subscriptions, since each period is paid for
    /// separately.
    private func copies(of record: TransactionRecord) throws -> [TransactionRecord] {
        guard record.transaction.type == .nonConsumable else { return [] }
        return try rows.copies(of: record.transaction.originalID)
    }

    private func reply(
        _ id: TransactionID, isRepeated: Bool = false, moved: Price? = nil
    ) -> TransactionChangeReply {
        TransactionChangeReply(
            transactionID: id, at: rows.now, isRepeated: isRepeated, moved: moved)
    }
}

extension Refusal {
    fileprivate static let unknownTransaction = Refusal(
        .unknownTransaction, "The store has no transaction with this id.")
}

extension RefundQuote {
    /// Returns the refund's text for the history: the amount of a partial refund, else the reason.
    fileprivate func historyText(beside reason: String) -> String {
        isWhole ? reason : "\(amount.milliunits) \(amount.currency.code)"
    }
}

extension Price {
    /// The same amount in the other direction.
    fileprivate var negated: Price {
        Price(milliunits: milliunits == .min ? .max : -milliunits, currency: currency)
    }
}
