package import SandboxCore
package import StoreModel

/// The store's tables in memory; a request works on a copy, which replaces them when it commits.
package struct SimulatedStore: Sendable {
    /// An order in the store's table.
    package struct Order: Sendable {
        /// The terms.
        package let terms: OrderTerms
        /// The content of the request, for comparing repeated ones.
        package let content: String
        /// The state.
        package var state: OrderState
        /// Whether its device knows its end.
        package var isAcknowledged = false
    }

    /// A movement of money: a charge is positive, a refund negative.
    package struct Movement: Sendable {
        /// The transaction.
        package let transactionID: TransactionID
        /// The charged order; nil for a refund.
        package let intentID: IntentID?
        /// The account.
        package let account: AccountName
        /// The device that ordered.
        package let device: DeviceName
        /// The amount in milliunits.
        package let amount: Int64
    }

    /// A change that is reported to devices.
    struct Change: Sendable {
        let account: AccountName
        let device: DeviceName?
        let subject: Subject
    }

    /// The subject of a change.
    enum Subject: Hashable, Sendable {
        case transaction(TransactionID)
        case order(IntentID)
    }

    /// The orders, in the order of their arrival.
    package var orders: [Order] = []
    /// The intents that were closed before their orders arrived.
    package var closedIntents: Set<IntentID> = []
    /// The transactions, in the order of their ids.
    package var transactions: [TransactionRecord] = []
    /// All movements of money.
    package var movements: [Movement] = []
    /// The total that each account has paid.
    package var paid: [AccountName: Int64] = [:]
    /// The refunds that the merchant has not received.
    package var outbox: [TransactionID] = []
    var changes: [Change] = []
    /// Whether a transaction's id is derived from its purpose, so that a search treats different orders of arrival as
    /// equal. Otherwise ids increase with the clock, as the real ones do.
    package let namesIDs: Bool

    /// Creates an empty store.
    package init(namesIDs: Bool) { self.namesIDs = namesIDs }

    /// Returns the order of an intent.
    package func order(_ id: IntentID) -> Order? { orders.first { $0.terms.intentID == id } }

    /// Returns the record of a transaction.
    package func record(_ id: TransactionID) -> TransactionRecord? {
        transactions.first { $0.transaction.id == id }
    }

    /// Returns whether a device finished a transaction.
    package func isFinished(_ id: TransactionID) -> Bool { record(id)?.isUnfinished == false }

    /// Returns the status of a transaction for the merchant.
    package func lookup(of id: TransactionID) -> StoreLookup {
        guard let record = record(id) else { return .unknown }
        return record.transaction.revocationDate.map { .refunded($0) } ?? .valid
    }

    /// Returns the ids of the next transaction.
    ///
    /// - Parameter name: The purpose from which the id is derived if ``namesIDs`` is set.
    func numbers(
        at now: Timestamp, for name: String, _ rules: StoreRules
    ) -> TransactionNumbers {
        let id = namesIDs ? "t.\(name)" : nextID(at: now, rules)
        return TransactionNumbers(
            now: now, transactionID: TransactionID(id), orderID: OrderID("M\(id)"))
    }

    private func nextID(at now: Timestamp, _ rules: StoreRules) -> String {
        let last = transactions.last.flatMap { Int64($0.transaction.id.rawValue) } ?? 0
        return String(rules.nextTransactionNumber(last, now))
    }

    mutating func replaceRecord(
        _ id: TransactionID, by change: (TransactionRecord) -> TransactionRecord
    ) {
        guard let index = transactions.firstIndex(where: { $0.transaction.id == id }) else {
            return
        }
        transactions[index] = change(transactions[index])
    }

    mutating func appendChange(_ account: AccountName, _ device: DeviceName?, _ subject: Subject) {
        changes.append(Change(account: account, device: device, subject: subject))
    }
}
