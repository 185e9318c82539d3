package import SandboxCore
package import StoreAPI
package import StoreModel

/// The lists, finishes and restores of the simulated store.
extension SimulatedStore {
    /// A list read at one moment.
    package struct List: Sendable {
        /// The transactions for the device.
        package fileprivate(set) var transactions: [TransactionRecord]
        /// The orders that ended without a transaction.
        package fileprivate(set) var orders: [Order]
        /// The cursor for the next request.
        package fileprivate(set) var cursor: Int64

        /// Whether the list is empty.
        package var isEmpty: Bool { transactions.isEmpty && orders.isEmpty }
    }

    /// Returns everything that a device has not finished.
    package func unfinished(of account: AccountName, on device: DeviceName) -> List {
        List(
            transactions: transactions.filter {
                $0.account == account && $0.device == device && $0.isUnfinished
            },
            orders: orders.filter {
                $0.terms.account == account && $0.terms.device == device && !$0.isAcknowledged
                    && $0.state.isEndWithoutTransaction
            }, cursor: 0)
    }

    /// Returns the changes after a cursor, each item once, at its last change.
    package func changes(
        after cursor: Int64, of account: AccountName, on device: DeviceName, rules: StoreRules
    ) -> List {
        var latest: [(subject: Subject, place: Int)] = []
        for (index, change) in changes.enumerated()
        where index >= cursor && change.account == account
            && (change.device == nil || change.device == device)
        {
            latest.removeAll { $0.subject == change.subject }
            latest.append((change.subject, index))
        }
        var list = List(transactions: [], orders: [], cursor: cursor)
        for item in latest {
            switch item.subject {
            case .transaction(let id):
                if let record = record(id), rules.isReported(record) {
                    list.transactions.append(record)
                }
            case .order(let id):
                if let order = order(id), !order.isAcknowledged { list.orders.append(order) }
            }
        }
        if let last = latest.last { list.cursor = Int64(last.place) + 1 }
        return list
    }

    /// Marks a transaction as finished by its device.
    package mutating func finish(
        _ id: TransactionID, account: AccountName, at now: Timestamp
    ) -> ServiceFailure? {
        guard let record = record(id), record.account == account else {
            return .refusal(Refusal(.unknownTransaction, "unknown"))
        }
        guard record.isUnfinished else { return nil }
        replaceRecord(id) {
            TransactionRecord(
                transaction: $0.transaction, account: $0.account, device: $0.device,
                merchantOrder: $0.merchantOrder, finishedAt: now)
        }
        return nil
    }

    /// Marks the end of an order as known to its device.
    package mutating func acknowledge(_ id: IntentID, account: AccountName) -> ServiceFailure? {
        guard let index = orders.firstIndex(where: { $0.terms.intentID == id }),
            orders[index].terms.account == account
        else {
            return closedIntents.contains(id) ? nil : .refusal(Refusal(.unknownOrder, "unknown"))
        }
        if case .wrongState(let words) = OrderRules.acknowledgement(of: orders[index].state) {
            return .refusal(Refusal(.wrongState, words))
        }
        orders[index].isAcknowledged = true
        return nil
    }

    /// Returns the transactions that can be restored, issuing copies as needed.
    package mutating func restore(
        account: AccountName, device: DeviceName, at now: Timestamp, rules: StoreRules
    ) -> [TransactionRecord] {
        let waiting = unfinished(of: account, on: device).transactions
        var restored: [TransactionRecord] = []
        for item in rules.restore(ownedRecords(of: account, rules.isRestorable), waiting) {
            switch item {
            case .existing(let record): restored.append(record)
            case .issue(let owned):
                guard
                    let record = TransactionIssuer.restored(
                        owned, to: device, storefront: SimulatedCatalog.storefront,
                        numbers: numbers(
                            at: now, for: "\(owned.transaction.id).\(device)", rules))
                else { continue }
                transactions.append(record)
                appendChange(record.account, record.device, .transaction(record.transaction.id))
                restored.append(record)
            }
        }
        return restored
    }

    /// Refunds a transaction, and revokes its copies.
    package mutating func refund(_ id: TransactionID, at now: Timestamp, rules: StoreRules) {
        guard let record = record(id) else { return }
        let copies = transactions.filter {
            $0.transaction.originalID == record.transaction.originalID
        }
        guard case .refund(let amount, let withdrawn) = rules.refund(record, copies) else { return }
        recordMovement(-amount.milliunits, record, nil)
        for id in withdrawn {
            replaceRecord(id) { $0.revoked(at: now) }
            appendChange(record.account, nil, .transaction(id))
            outbox.append(id)
        }
    }

    /// Refunds charges that were not finished before their deadline, at the start of every request.
    package mutating func refundOverdue(at now: Timestamp, rules: StoreRules) {
        guard let deadline = rules.finishDeadline else { return }
        for record in transactions where deadline.isMissed(by: record, at: now) {
            refund(record.transaction.id, at: now, rules: rules)
        }
    }

    func ownedRecords(
        of account: AccountName, _ isOwned: (Transaction) -> Bool = { $0.type == .nonConsumable }
    ) -> [TransactionRecord] {
        transactions.filter {
            let transaction = $0.transaction
            return $0.account == account && transaction.id == transaction.originalID
                && isOwned(transaction)
        }
    }
}

extension OrderState {
    /// Whether it ended without a transaction.
    package var isEndWithoutTransaction: Bool {
        switch self {
        case .cancelled, .declined: true
        case .pending, .purchased: false
        }
    }
}

extension TransactionRecord {
    /// Returns the transaction as revoked.
    func revoked(at now: Timestamp) -> TransactionRecord {
        guard !isRevoked else { return self }
        return TransactionRecord(
            transaction: transaction.changed { $0.revoke(at: now) }, account: account,
            device: device,
            merchantOrder: merchantOrder, finishedAt: finishedAt)
    }
}
