import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// Rows that were set aside.
extension StoreTables {
    /// Returns whether rows were set aside.
    func hasFaultyRows() throws -> Bool {
        try ResultRow.fetchOne(database, cached: Self.faulty)?.integer("any") != 0
    }

    private static let faulty = """
        SELECT EXISTS (SELECT 1 FROM subscriptions INDEXED BY subscriptions_faulty
                WHERE fault IS NOT NULL)
            OR EXISTS (SELECT 1 FROM order_plans INDEXED BY order_plans_faulty
                WHERE fault IS NOT NULL)
            OR EXISTS (SELECT 1 FROM transactions INDEXED BY transactions_faulty
                WHERE fault IS NOT NULL)
            OR EXISTS (SELECT 1 FROM mass_extensions INDEXED BY mass_extensions_faulty
                WHERE fault IS NOT NULL)
            OR EXISTS (SELECT 1 FROM outbox INDEXED BY outbox_faulty WHERE fault IS NOT NULL)
            OR EXISTS (SELECT 1 FROM notifications INDEXED BY notifications_faulty
                WHERE fault IS NOT NULL) AS "any"
        """

    /// Returns a page of the rows of due work that were set aside.
    ///
    /// - Parameter place: The row after which the page begins; nil for the first page.
    func faultyDue(after position: DueRow.Subject?, limit: Int) throws -> [DueRow.Subject] {
        var (renewal, plan, charge): (Int64?, String?, Int64?) = (0, "", 0)
        switch position {
        case nil: break
        case .subscription(let id): renewal = id.number
        case .plan(let id): (renewal, plan) = (nil, id.rawValue)
        case .charge(let id): (renewal, plan, charge) = (nil, nil, id.number)
        }
        var page: [DueRow.Subject] = []
        if let renewal { page = try faultySubscriptions(after: renewal, limit) }
        if page.isEmpty, let plan { page = try faultyPlans(after: plan, limit) }
        if page.isEmpty, let charge { page = try faultyCharges(after: charge, limit) }
        return page
    }

    private func faultySubscriptions(after id: Int64, _ limit: Int) throws -> [DueRow.Subject] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT original_id FROM subscriptions INDEXED BY subscriptions_faulty
                WHERE fault IS NOT NULL AND original_id > ? ORDER BY original_id LIMIT ?
                """, arguments: [id, limit]
        ).map { .subscription(TransactionID(number: try $0.integer("original_id"))) }
    }

    private func faultyPlans(after id: String, _ limit: Int) throws -> [DueRow.Subject] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT intent_id FROM order_plans INDEXED BY order_plans_faulty
                WHERE fault IS NOT NULL AND intent_id > ? ORDER BY intent_id LIMIT ?
                """, arguments: [id, limit]
        ).map { .plan(IntentID(try $0.text("intent_id"))) }
    }

    private func faultyCharges(after id: Int64, _ limit: Int) throws -> [DueRow.Subject] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT id FROM transactions INDEXED BY transactions_faulty
                WHERE fault IS NOT NULL AND id > ? ORDER BY id LIMIT ?
                """, arguments: [id, limit]
        ).map { .charge(TransactionID(number: try $0.integer("id"))) }
    }

    /// Returns when a row is due; nil if nothing is scheduled.
    ///
    /// - Throws: `DamagedRow` if the row cannot be read.
    func due(of subject: DueRow.Subject, _ deadline: FinishDeadline?) throws -> Timestamp? {
        switch subject {
        case .subscription(let id): try subscription(original: id)?.subscription.due
        case .plan(let id): try scheduledResolution(for: id)?.due
        case .charge(let id):
            try transaction(id).flatMap { record in
                guard let deadline, deadline.isMissed(by: record, at: now) else { return nil }
                return deadline.refund(ofChargeAt: record.transaction.purchaseDate)
            }
        }
    }
}

/// Messages to servers that were set aside. They become due again, and are sent by their worker.
extension StoreTables {
    /// Makes a page of the outbox due that waits because of an unreadable row.
    ///
    /// - Parameter id: The transaction after which the page begins; 0 for the first page.
    /// - Returns: The last transaction of the page; nil if it is empty.
    func retryOutbox(after id: Int64, limit: Int) throws -> Int64? {
        let ids = try ResultRow.fetchAll(
            database,
            cached: """
                SELECT transaction_id FROM outbox INDEXED BY outbox_faulty
                WHERE fault IS NOT NULL AND transaction_id > ? ORDER BY transaction_id LIMIT ?
                """, arguments: [id, limit]
        ).map { try $0.integer("transaction_id") }
        for id in ids {
            try database.execute(
                cached: "UPDATE outbox SET not_before = 0 WHERE transaction_id = ?",
                arguments: [id])
        }
        return ids.last
    }

    /// Makes the notifications of a page due that can be read now, unless they were delivered before.
    ///
    /// - Parameter sequence: The number after which the page begins; 0 for the first page.
    /// - Returns: The last number of the page; nil if it is empty.
    func retryNotifications(after sequence: Int64, limit: Int) throws -> Int64? {
        let faulty = try ResultRow.fetchAll(
            database,
            cached: """
                SELECT * FROM notifications INDEXED BY notifications_faulty
                WHERE fault IS NOT NULL AND seq > ? ORDER BY seq LIMIT ?
                """, arguments: [sequence, limit])
        for row in faulty {
            _ = try DamagedRow.nilIfDamaged { try retry(try NotificationRow(row)) }
        }
        return try faulty.last?.integer("seq")
    }

    private func retry(_ row: NotificationRow) throws {
        _ = try row.transactionID.map { try requiredTransaction($0) }
        // Notifications with the same original transaction are still sent one after the other.
        try database.execute(
            cached: """
                UPDATE notifications SET fault = NULL, due = iif(outcome = 1, NULL, ?1),
                    behind = EXISTS (
                        SELECT 1 FROM notifications AS other INDEXED BY notifications_open
                        WHERE other.original_id = notifications.original_id
                            AND other.due IS NOT NULL)
                WHERE seq = ?2
                """, arguments: [now.milliseconds, row.sequence])
    }
}
