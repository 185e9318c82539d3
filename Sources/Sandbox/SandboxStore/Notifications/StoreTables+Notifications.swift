import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// The table of notifications.
extension StoreTables {
    /// Returns the URL that notifications are sent to; nil if none is set.
    func notificationTarget() throws -> NotificationTarget? {
        guard let url = try setting("notification_url") else { return nil }
        let retry = try setting("notification_retry").flatMap(NotificationRetry.init(rawValue:))
        return NotificationTarget(url: url, retry: retry ?? .once)
    }

    /// Sets the URL that notifications are sent to; nil for none.
    func setNotificationTarget(_ target: NotificationTarget?) throws {
        guard try notificationTarget() != target else { return }
        try database.execute(
            sql: "DELETE FROM settings WHERE name IN ('notification_url', 'notification_retry')")
        guard let target else { return }
        try database.execute(
            sql: """
                INSERT INTO settings (name, value)
                VALUES ('notification_url', ?), ('notification_retry', ?)
                """, arguments: [target.url, target.retry.rawValue])
    }

    /// Inserts a notification. It is sent only after all earlier ones with the same original transaction are delivered
    /// or given up.
    func insert(_ new: NotificationRow) throws {
        try database.execute(
            cached: """
                INSERT INTO notifications (
                    uuid, type, subtype, transaction_id, reason, at, due, snapshot, summary,
                    account, original_id, behind)
                SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, original.account, original.id, EXISTS (
                    SELECT 1 FROM notifications INDEXED BY notifications_open
                    WHERE original_id = original.id AND due IS NOT NULL)
                FROM (
                    SELECT (SELECT original_id FROM transactions WHERE id = ?4) AS id,
                        (SELECT account FROM transactions WHERE id = ?4) AS account
                ) AS original
                """,
            arguments: [
                new.id.rawValue, new.kind.type.rawValue, new.kind.subtype?.rawValue,
                new.transactionID?.number, new.reason?.rawValue, new.at.milliseconds,
                new.due?.milliseconds, try new.snapshot?.text(), try new.summaryText(),
            ])
    }

    func notification(_ id: NotificationID) throws -> NotificationRow? {
        try ResultRow.fetchOne(
            database, cached: "SELECT * FROM notifications WHERE uuid = ?",
            arguments: [id.rawValue]
        ).map(NotificationRow.init)
    }

    /// Returns the notification whose scheduling columns were read.
    ///
    /// - Throws: `DamagedRow` if it cannot be read.
    func notification(at schedule: NotificationSchedule) throws -> NotificationRow {
        guard let row = try notification(schedule.id) else { throw DamagedRow(column: "uuid") }
        return row
    }

    /// Returns the scheduling columns of a notification.
    func schedule(of id: NotificationID) throws -> NotificationSchedule? {
        try ResultRow.fetchOne(
            database, cached: "\(Self.schedulesSQL) WHERE uuid = ?",
            arguments: [NotificationLease.end(from: machineNow).milliseconds, id.rawValue]
        ).map(NotificationSchedule.init)
    }

    /// Returns the open notifications that no earlier one blocks, ordered by their due time, at most 200.
    func openSchedules() throws -> [NotificationSchedule] {
        try ResultRow.fetchAll(
            database,
            cached: """
                \(Self.schedulesSQL) INDEXED BY notifications_due
                WHERE due IS NOT NULL AND behind = 0 ORDER BY due, seq LIMIT 200
                """,
            arguments: [NotificationLease.end(from: machineNow).milliseconds]
        ).map(NotificationSchedule.init)
    }

    private static let schedulesSQL = """
        SELECT *, (
            SELECT max(held.lease_until) FROM notifications AS held INDEXED BY notifications_held
            WHERE held.original_id = n.original_id AND held.lease IS NOT NULL
                AND held.lease_until <= ?) AS held_until
        FROM notifications AS n
        """

    /// Sets aside a notification that cannot be sent.
    func setAside(
        _ id: NotificationID, _ sequence: Int64, because reason: String
    ) throws -> NotificationError {
        try database.execute(
            cached: """
                UPDATE notifications SET due = NULL, lease = NULL, lease_until = NULL, fault = ?
                WHERE seq = ?
                """, arguments: [reason, sequence])
        try unblockNext(sequence)
        return NotificationError(id: id, reason: reason)
    }

    /// Leases a notification, so that no other process sends it, or another one with the same original transaction,
    /// meanwhile.
    ///
    /// - Returns: Its `signedDate`: now, or a millisecond after that of the last attempt with the same original
    ///   transaction, whichever is later.
    func claim(_ row: NotificationRow, by holder: String) throws -> Timestamp {
        let last = try ResultRow.fetchOne(
            database,
            cached: """
                SELECT max(signed_at) AS signed_at FROM notifications
                INDEXED BY notifications_signed WHERE original_id = ?
                """, arguments: [row.originalID?.number])?.optionalMoment("signed_at")
        let signed = (last ?? row.signedAt).map { max(now, $0.adding(milliseconds: 1)) } ?? now
        try database.execute(
            cached: """
                UPDATE notifications
                SET lease = ?, lease_until = ?, fault = NULL, signed_at = ? WHERE seq = ?
                """,
            arguments: [
                holder, NotificationLease.end(from: machineNow).milliseconds, signed.milliseconds,
                row.sequence,
            ])
        return signed
    }

    /// Returns whether the holder still has the lease.
    func ownsLease(_ holder: String, _ row: NotificationRow) throws -> Bool {
        try ResultRow.fetchOne(
            database, cached: "SELECT 1 FROM notifications WHERE seq = ? AND lease = ?",
            arguments: [row.sequence, holder]) != nil
    }

    /// Releases the lease and sets the time of the next attempt; nil for none.
    func release(_ row: NotificationRow, due: Timestamp?) throws {
        try database.execute(
            cached: """
                UPDATE notifications SET due = ?, lease = NULL, lease_until = NULL WHERE seq = ?
                """, arguments: [due?.milliseconds, row.sequence])
        if due == nil { try unblockNext(row.sequence) }
    }

    /// Ends a notification that was delivered while another process holds its lease, so that it stops
    /// blocking the next one.
    func end(_ row: NotificationRow) throws {
        try database.execute(
            cached: "UPDATE notifications SET due = NULL WHERE seq = ?",
            arguments: [row.sequence])
        try unblockNext(row.sequence)
    }

    /// Unblocks the oldest open notification with the same original transaction.
    private func unblockNext(_ sequence: Int64) throws {
        try database.execute(
            cached: """
                UPDATE notifications SET behind = 0 WHERE seq = (
                    SELECT min(seq) FROM notifications INDEXED BY notifications_open
                    WHERE due IS NOT NULL AND original_id = (
                        SELECT original_id FROM notifications WHERE seq = ?))
                """, arguments: [sequence])
    }

    /// Inserts the result of an attempt.
    func add(_ result: SendAttemptResult, number: Int, of row: NotificationRow) throws {
        try database.execute(
            cached: """
                INSERT INTO notification_attempts (notification, number, result, at)
                VALUES (?, ?, ?, ?)
                """, arguments: [row.sequence, number, result.rawValue, now.milliseconds])
        try database.execute(
            cached: "UPDATE notifications SET outcome = max(ifnull(outcome, 0), ?) WHERE seq = ?",
            arguments: [result == .success ? 1 : 0, row.sequence])
    }

    /// Returns the attempts of a notification, oldest first.
    func attempts(of row: NotificationRow) throws -> [SendAttempt] {
        try attempts(of: row.sequence)
    }

    private func attempts(of sequence: Int64) throws -> [SendAttempt] {
        try ResultRow.fetchAll(
            database,
            cached: "SELECT * FROM notification_attempts WHERE notification = ? ORDER BY number",
            arguments: [sequence]
        ).map {
            SendAttempt(
                attemptDate: try $0.moment("at"), sendAttemptResult: try $0.enumCase("result"))
        }
    }

    /// Returns the notifications before a sequence number, newest first, with nil for a damaged row.
    func notifications(
        before sequence: Int64, limit: Int
    ) throws -> [(NotificationRecord?, NumberPosition)] {
        try ResultRow.fetchAll(
            database,
            cached: "SELECT * FROM notifications WHERE seq < ? ORDER BY seq DESC LIMIT ?",
            arguments: [sequence, limit]
        ).map { row in
            (
                try DamagedRow.nilIfDamaged { try record(row) },
                NumberPosition(try row.integer("seq"))
            )
        }
    }

    /// Creates the record of a notification with its attempts, as far as the row can be read.
    private func record(_ row: ResultRow) throws -> NotificationRecord {
        let schedule = try NotificationSchedule(row)
        return NotificationRecord(
            id: schedule.id, kind: (try? NotificationRow(row))?.kind,
            transactionID: try row.optionalInteger("transaction_id").map {
                TransactionID(number: $0)
            },
            at: try row.moment("at"), attempts: try attempts(of: schedule.sequence),
            nextAttempt: schedule.due,
            isBehind: try row.integer("behind") != 0 && schedule.due != nil,
            fault: try row.optionalText("fault"))
    }
}
