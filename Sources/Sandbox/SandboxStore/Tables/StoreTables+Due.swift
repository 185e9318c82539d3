import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// A row that is due at a certain time.
struct DueRow {
    /// The row's table and key.
    enum Subject: Hashable {
        case subscription(TransactionID)
        case plan(IntentID)
        /// A charge that is refunded at its deadline.
        case charge(TransactionID)

        /// The order of processing for rows of different kinds that are due at the same time.
        fileprivate var processingRank: Int {
            switch self {
            case .subscription: 0
            case .plan: 1
            case .charge: 2
            }
        }

        /// The key of the row, which decides the order of two rows of the same kind.
        fileprivate var key: (number: Int64, text: String) {
            switch self {
            case .subscription(let id), .charge(let id): (id.number ?? 0, "")
            case .plan(let id): (0, id.rawValue)
            }
        }
    }

    let subject: Subject
    let due: Timestamp
}

extension StoreTables {
    /// Returns whether work of an agenda is due now.
    ///
    /// - Parameter accounts: The accounts of the agenda; nil for all.
    func isAnythingDue(
        _ agenda: NextDueTimes, _ accounts: [AccountName]?, _ deadline: FinishDeadline?
    ) throws -> Bool {
        if let next = agenda.next(deadline), next <= now { return true }
        return try agenda.extensionRequest != nil && openExtension(for: accounts) != nil
    }

    /// Returns the row that is due first; nil if no row is due by the given time.
    ///
    /// - Parameter accounts: Restricts the rows to these accounts; nil for all.
    func firstDue(
        of accounts: [AccountName]?, _ deadline: FinishDeadline?, by moment: Timestamp
    ) throws -> DueRow? {
        var rows: [DueRow] = []
        for account in accounts ?? [] { rows += try due(of: account, deadline, by: moment) }
        if accounts == nil { rows = try due(deadline, by: moment) }
        return rows.min { left, right in
            let (one, other) = (left.subject, right.subject)
            return (left.due, one.processingRank, one.key.number, one.key.text)
                < (right.due, other.processingRank, other.key.number, other.key.text)
        }
    }

    private func due(_ deadline: FinishDeadline?, by moment: Timestamp) throws -> [DueRow] {
        [
            try ResultRow.fetchOne(
                database,
                cached: """
                    SELECT original_id, due FROM subscriptions INDEXED BY subscriptions_due
                    WHERE due IS NOT NULL AND fault IS NULL AND due <= ?
                    ORDER BY due, original_id LIMIT 1
                    """, arguments: [moment.milliseconds]
            ).map(Self.renewal),
            try ResultRow.fetchOne(
                database,
                cached: """
                    SELECT intent_id, due FROM order_plans INDEXED BY order_plans_due
                    WHERE due IS NOT NULL AND fault IS NULL AND due <= ?
                    ORDER BY due, intent_id LIMIT 1
                    """, arguments: [moment.milliseconds]
            ).map(Self.plan),
            try deadline.flatMap { deadline in
                try ResultRow.fetchOne(
                    database,
                    cached: """
                        SELECT id, purchase_date FROM transactions INDEXED BY transactions_due
                        WHERE \(StoreSchema.charged) AND fault IS NULL AND purchase_date < ?
                        ORDER BY purchase_date, id LIMIT 1
                        """, arguments: [deadline.start(at: moment).milliseconds]
                ).map { try Self.charge($0, deadline) }
            },
        ].compactMap(\.self)
    }

    private func due(
        of account: AccountName, _ deadline: FinishDeadline?, by moment: Timestamp
    ) throws -> [DueRow] {
        [
            try ResultRow.fetchOne(
                database,
                cached: """
                    SELECT original_id, due FROM subscriptions INDEXED BY subscriptions_due_of
                    WHERE account = ? AND due IS NOT NULL AND fault IS NULL AND due <= ?
                    ORDER BY due, original_id LIMIT 1
                    """, arguments: [account.rawValue, moment.milliseconds]
            ).map(Self.renewal),
            try ResultRow.fetchOne(
                database,
                cached: """
                    SELECT intent_id, due FROM order_plans INDEXED BY order_plans_due_of
                    WHERE account = ? AND due IS NOT NULL AND fault IS NULL AND due <= ?
                    ORDER BY due, intent_id LIMIT 1
                    """, arguments: [account.rawValue, moment.milliseconds]
            ).map(Self.plan),
            try deadline.flatMap { deadline in
                try ResultRow.fetchOne(
                    database,
                    cached: """
                        SELECT id, purchase_date FROM transactions INDEXED BY transactions_due_of
                        WHERE account = ? AND \(StoreSchema.charged) AND fault IS NULL
                            AND purchase_date < ?
                        ORDER BY purchase_date, id LIMIT 1
                        """,
                    arguments: [account.rawValue, deadline.start(at: moment).milliseconds]
                ).map { try Self.charge($0, deadline) }
            },
        ].compactMap(\.self)
    }

    private static func renewal(_ row: ResultRow) throws -> DueRow {
        DueRow(
            subject: .subscription(TransactionID(number: try row.integer("original_id"))),
            due: try row.moment("due"))
    }

    private static func plan(_ row: ResultRow) throws -> DueRow {
        DueRow(subject: .plan(IntentID(try row.text("intent_id"))), due: try row.moment("due"))
    }

    private static func charge(_ row: ResultRow, _ deadline: FinishDeadline) throws -> DueRow {
        DueRow(
            subject: .charge(TransactionID(number: try row.integer("id"))),
            due: deadline.refund(ofChargeAt: try row.moment("purchase_date")))
    }

    /// Sets aside a row that could not be processed, so that it does not block others. The history of its order has the
    /// reason.
    func setAside(_ subject: DueRow.Subject, because reason: String) throws {
        try setFault(reason, of: subject)
        switch subject {
        case .subscription(let id): try appendHistory(.renewalFailed, transaction: id, reason)
        case .plan(let id): try appendHistory(.leftWaiting, intent: id, reason)
        case .charge(let id): try appendHistory(.leftWaiting, transaction: id, reason)
        }
    }

    /// Sets or clears the fault of a row.
    func setFault(_ reason: String?, of subject: DueRow.Subject) throws {
        switch subject {
        case .subscription(let id):
            try database.execute(
                cached: "UPDATE subscriptions SET fault = ? WHERE original_id = ?",
                arguments: [reason, id.number])
        case .plan(let id):
            try database.execute(
                cached: "UPDATE order_plans SET fault = ? WHERE intent_id = ?",
                arguments: [reason, id.rawValue])
        case .charge(let id):
            try database.execute(
                cached: "UPDATE transactions SET fault = ? WHERE id = ?",
                arguments: [reason, id.number])
        }
    }
}
