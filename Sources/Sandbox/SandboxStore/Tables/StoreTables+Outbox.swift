import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

extension StoreSchema {
    /// Retries of the outbox: each transaction's account, how often the merchant postponed it, and the machine's time
    /// of the next delivery.
    static let outboxRetries = """
        ALTER TABLE outbox ADD COLUMN account TEXT NOT NULL DEFAULT '';
        ALTER TABLE outbox ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE outbox ADD COLUMN not_before INTEGER NOT NULL DEFAULT 0;
        UPDATE outbox SET account = coalesce(
            (SELECT account FROM transactions WHERE id = transaction_id), '');
        CREATE INDEX outbox_due ON outbox (not_before, at, transaction_id);
        CREATE INDEX outbox_by_account ON outbox (account, not_before, at, transaction_id);
        """
}

/// A page of the outbox.
struct OutboxPage {
    /// The transactions to deliver.
    var records: [TransactionRecord] = []
    /// The transactions with a damaged row, each with the reason.
    var damaged: [TransactionID: String] = [:]
}

extension StoreTables {
    /// Adds a transaction to the outbox, since the merchant has to be notified that it was revoked or that this was
    /// reversed.
    ///
    /// If it is already waiting for a retry, it becomes due at once, since its state has changed.
    func enqueue(_ id: TransactionID) throws {
        try database.execute(
            cached: """
                INSERT INTO outbox (transaction_id, account, at)
                SELECT id, account, ? FROM transactions WHERE id = ?
                ON CONFLICT (transaction_id) DO UPDATE SET attempts = 0, not_before = 0
                """,
            arguments: [now.milliseconds, id.number])
    }

    /// Returns at most 100 transactions to deliver to the merchant now: those that were never postponed first, then by
    /// the time of their retry.
    ///
    /// - Parameter account: Restricts the transactions to this account; nil for all.
    func dueOutbox(of account: AccountName?) throws -> OutboxPage {
        let rows =
            if let account {
                try ResultRow.fetchAll(
                    database,
                    cached: """
                        SELECT transaction_id FROM outbox WHERE account = ? AND not_before <= ?
                        ORDER BY not_before, at, transaction_id LIMIT 100
                        """, arguments: [account.rawValue, machineNow.milliseconds])
            } else {
                try ResultRow.fetchAll(
                    database,
                    cached: """
                        SELECT transaction_id FROM outbox WHERE not_before <= ?
                        ORDER BY not_before, at, transaction_id LIMIT 100
                        """, arguments: [machineNow.milliseconds])
            }
        var due = OutboxPage()
        for row in rows {
            let id = TransactionID(number: try row.integer("transaction_id"))
            do {
                due.records.append(try requiredTransaction(id))
            } catch let damage as DamagedRow {
                due.damaged[id] = damage.sentence
            }
        }
        return due
    }

    /// Returns when the next transaction of the outbox is due by the machine's clock; nil if the outbox is empty.
    func nextOutboxDue() throws -> Timestamp? {
        try ResultRow.fetchOne(
            database, cached: "SELECT not_before FROM outbox ORDER BY not_before LIMIT 1"
        ).map { Timestamp(milliseconds: try $0.integer("not_before")) }
    }

    /// Postpones a transaction of the outbox that the merchant could not process, unless its state has changed
    /// meanwhile.
    ///
    /// - Parameters:
    ///   - revision: The revision that was delivered; nil if the row cannot be read.
    ///   - reason: The reason why it cannot be delivered, if a row is damaged.
    func postpone(_ id: TransactionID, revision: Int?, because reason: String? = nil) throws {
        if let revision, try transaction(id)?.transaction.revision != revision { return }
        let row = try ResultRow.fetchOne(
            database, cached: "SELECT attempts FROM outbox WHERE transaction_id = ?",
            arguments: [id.number])
        guard let attempts = try row?.integer("attempts") else { return }
        let wait = OutboxRetryRules.wait(afterAttempt: attempts + 1)
        try database.execute(
            cached: """
                UPDATE outbox SET attempts = attempts + 1, not_before = ?, fault = ?
                WHERE transaction_id = ?
                """,
            arguments: [
                machineNow.adding(milliseconds: wait).milliseconds, reason, id.number,
            ])
    }

    /// Removes a delivered transaction from the outbox, unless its state has changed meanwhile.
    func dequeue(_ id: TransactionID, revision: Int) throws {
        guard try transaction(id)?.transaction.revision ?? revision == revision else { return }
        try database.execute(
            cached: "DELETE FROM outbox WHERE transaction_id = ?", arguments: [id.number])
    }

    /// Returns a page of a device's changes since a cursor. Each transaction or order appears once, at its last change.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of items.
    ///   - reach: The maximum number of changes to read. If most of them concern other devices, the page is short or
    ///     empty.
    func changes(
        after cursor: Int64, of account: AccountName, on device: DeviceName, limit: Int,
        reach: Int = 2_000
    ) throws -> ChangesPage {
        var page = ChangesPage(cursor: cursor)
        var read = 0
        while read < reach {
            let part = try ResultRow.fetchAll(
                database, cached: Self.changesOfDevice,
                arguments: [account.rawValue, page.cursor, device.rawValue])
            for row in part {
                if try row.integer("is_last") == 1, let item = try changedItem(row, on: device) {
                    guard page.count < limit else { return page }
                    page.add(item)
                }
                page.cursor = try row.integer("seq")
            }
            read += part.count
            guard part.count == Self.changesPart else {
                page.hasMore = false
                if read == 0 { page.cursor = min(cursor, try newestChange()) }
                return page
            }
        }
        return page
    }

    /// Selects the changes that concern a device, and whether each is the last one of its item.
    private static let changesOfDevice = """
        SELECT seq, kind, ref, (device IS NULL OR device = ?3) AND NOT EXISTS (
                SELECT 1 FROM changes AS later
                WHERE later.ref = c.ref AND later.seq > c.seq AND later.kind = c.kind
                    AND (later.device IS NULL OR later.device = ?3)
            ) AS is_last
        FROM changes AS c WHERE account = ?1 AND seq > ?2 ORDER BY seq LIMIT \(changesPart)
        """

    /// The number of changes that one statement reads.
    private static let changesPart = 200

    /// Returns the item of a change; nil if it no longer needs to be delivered.
    private func changedItem(_ row: ResultRow, on device: DeviceName) throws -> ChangesPage.Item? {
        let ref = try row.text("ref")
        if try row.text("kind") == "transaction" {
            let record = try requiredTransaction(TransactionID(ref))
            return try isDeliverable(record, on: device) ? .transaction(record) : nil
        }
        guard let order = try order(IntentID(ref)), !order.isAcknowledged else { return nil }
        return .order(try end(of: order))
    }

    private func newestChange() throws -> Int64 {
        let newest = try ResultRow.fetchOne(
            database, cached: "SELECT max(seq) AS newest FROM changes")
        return try newest?.optionalInteger("newest") ?? 0
    }

    /// Returns whether a device needs a transaction. A finished one is only delivered if it is revoked, or if it is a
    /// subscription that was sold to another device. A reversed refund is delivered to the devices that have the
    /// transaction, and for a subscription to all devices of the account.
    private func isDeliverable(_ record: TransactionRecord, on device: DeviceName) throws -> Bool {
        if record.isWithheld { return false }
        if !record.isRevoked, record.transaction.revision > 0 {
            return try record.transaction.type == .autoRenewable || hasReceived(record, to: device)
        }
        let isShared = record.transaction.type == .autoRenewable && record.device != device
        return record.isUnfinished || record.isRevoked || isShared
    }

    /// Returns the accounts with changes after a sequence number, and the newest number. Without a number, the set is
    /// empty.
    func changedAccounts(
        since sequence: Int64?
    ) throws -> (accounts: Set<AccountName>, newest: Int64) {
        guard let sequence else {
            return ([], try newestChange())
        }
        // Reads by sequence number, so that the cost depends only on the number of new changes.
        let news = try ResultRow.fetchAll(
            database, cached: "SELECT seq, account FROM changes WHERE seq > ? ORDER BY seq",
            arguments: [sequence])
        return (
            Set(try news.map { AccountName(try $0.text("account")) }),
            try news.last?.integer("seq") ?? sequence
        )
    }

    /// Returns the store's steps of one order after a step with a number, oldest first.
    func steps(
        intent: IntentID?, transaction: TransactionID?, after number: Int64 = 0,
        limit: Int = .max
    ) throws -> [NumberedStep] {
        try NumberedStep.steps(
            of: .store, intent: intent, transaction: transaction?.number, after: number,
            limit: limit, in: database)
    }
}
