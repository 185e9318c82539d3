package import SandboxCore
package import StoreModel

/// The store's tables in memory; a request works on a copy, which takes their place when it commits.
package struct SimulatedStore: Sendable {
    /// An order as it was written down.
    package struct Order: Sendable {
        /// On what terms.
        package let terms: OrderTerms
        /// The request as a text.
        package let content: String
        /// Where it stands.
        package var state: OrderState
        /// Whether its device knows its end.
        package var isAcknowledged = false
    }

    /// Money that moved: a charge is positive, a refund negative.
    package struct Movement: Sendable {
        /// For which transaction.
        package let transactionID: TransactionID
        /// The order that was charged; nil for a refund.
        package let intentID: IntentID?
        /// Whose money.
        package let account: AccountName
        /// The phone that ordered.
        package let device: DeviceName
        /// How much, in milliunits.
        package let amount: Int64
    }

    /// A line of what devices are told.
    struct Change: Sendable {
        let account: AccountName
        let device: DeviceName?
        let subject: Subject
    }

    /// What a change is about.
    enum Subject: Hashable, Sendable {
        case transaction(TransactionID)
        case order(IntentID)
    }

    /// Orders, in the order in which they arrived.
    package var orders: [Order] = []
    /// Intents that were closed before they arrived.
    package var closed: Set<IntentID> = []
    /// Transactions, in the order of their ids.
    package var transactions: [TransactionRecord] = []
    /// All money.
    package var movements: [Movement] = []
    /// What each account has paid in all.
    package var paid: [AccountName: Int64] = [:]
    /// Refunds of which the merchant has not heard.
    package var outbox: [TransactionID] = []
    var changes: [Change] = []
    /// Whether a transaction is called after what it is for, so that a search sees no difference in which of two came
    /// first; otherwise ids grow with the clock, as the real ones do.
    package let namesIDs: Bool

    /// A store in which nothing happened.
    package init(namesIDs: Bool) { self.namesIDs = namesIDs }

    /// The order of an intent.
    package func order(_ id: IntentID) -> Order? { orders.first { $0.terms.intentID == id } }

    /// The record of a transaction.
    package func record(_ id: TransactionID) -> TransactionRecord? {
        transactions.first { $0.transaction.id == id }
    }

    /// Whether a transaction is settled by a device.
    package func isFinished(_ id: TransactionID) -> Bool { record(id)?.isUnfinished == false }

    /// Where a transaction stands, for a merchant that asks.
    package func standing(of id: TransactionID) -> StoreLookup {
        guard let record = record(id) else { return .unknown }
        return record.transaction.revocationDate.map { .refunded($0) } ?? .valid
    }

    /// The numbers of the next transaction.
    ///
    /// - Parameter name: What it is for, where that names it.
    func numbers(
        at now: Timestamp, for name: String, _ rules: StoreRules
    ) -> NewNumbers {
        let id = namesIDs ? "t.\(name)" : nextID(at: now, rules)
        return NewNumbers(now: now, transactionID: TransactionID(id), orderID: OrderID("M\(id)"))
    }

    private func nextID(at now: Timestamp, _ rules: StoreRules) -> String {
        let last = transactions.last.flatMap { Int64($0.transaction.id.rawValue) } ?? 0
        return String(rules.number(last, now))
    }

    mutating func replace(_ id: TransactionID, by change: (TransactionRecord) -> TransactionRecord)
    {
        guard let place = transactions.firstIndex(where: { $0.transaction.id == id }) else {
            return
        }
        transactions[place] = change(transactions[place])
    }

    mutating func tell(_ account: AccountName, _ device: DeviceName?, _ subject: Subject) {
        changes.append(Change(account: account, device: device, subject: subject))
    }
}
