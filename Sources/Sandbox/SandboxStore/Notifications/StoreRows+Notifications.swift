import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// Notifications, from the fact that they tell to their last attempt.
extension StoreRows {
    /// Where they are sent; nil where nobody wants them.
    func notificationTarget() throws -> NotificationTarget? {
        guard let url = try setting("notification_url") else { return nil }
        let retry = try setting("notification_retry").flatMap(NotificationRetry.init(rawValue:))
        return NotificationTarget(url: url, retry: retry ?? .once)
    }

    /// Sends them there from now on; nil for nowhere.
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

    /// Writes a new one down, due once all earlier ones with the same first transaction are delivered or given up.
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

    /// One by its id.
    func notification(_ id: NotificationID) throws -> NotificationRow? {
        try Row.fetchOne(
            database, cached: "SELECT * FROM notifications WHERE uuid = ?",
            arguments: [id.rawValue]
        ).map(NotificationRow.init)
    }

    /// One whose turn it is.
    ///
    /// - Throws: `DamagedRow` where it cannot be read.
    func notification(at turn: NotificationTurn) throws -> NotificationRow {
        guard let row = try notification(turn.id) else { throw DamagedRow(column: "uuid") }
        return row
    }

    /// When it is the turn of one.
    func turn(of id: NotificationID) throws -> NotificationTurn? {
        try Row.fetchOne(
            database, cached: "\(Self.turns) WHERE uuid = ?",
            arguments: [NotificationLease.end(from: machineNow).milliseconds, id.rawValue]
        ).map(NotificationTurn.init)
    }

    /// What has something left to do and follows no other, the first due first, as many as are looked at in one go.
    func openTurns() throws -> [NotificationTurn] {
        try Row.fetchAll(
            database,
            cached: """
                \(Self.turns) INDEXED BY notifications_due
                WHERE due IS NOT NULL AND behind = 0 ORDER BY due, seq LIMIT 200
                """,
            arguments: [NotificationLease.end(from: machineNow).milliseconds]
        ).map(NotificationTurn.init)
    }

    private static let turns = """
        SELECT *, (
            SELECT max(held.lease_until) FROM notifications AS held INDEXED BY notifications_held
            WHERE held.original_id = n.original_id AND held.lease IS NOT NULL
                AND held.lease_until <= ?) AS held_until
        FROM notifications AS n
        """

    /// Sets one aside that can never be sent.
    func setAside(
        _ id: NotificationID, _ sequence: Int64, because reason: String
    ) throws -> NotificationError {
        try database.execute(
            cached: """
                UPDATE notifications SET due = NULL, lease = NULL, lease_until = NULL, fault = ?
                WHERE seq = ?
                """, arguments: [reason, sequence])
        try letNextFollow(sequence)
        return NotificationError(id: id, reason: reason)
    }

    /// Marks one as being sent, so that no other process sends it, or another one with the same first transaction,
    /// meanwhile.
    ///
    /// - Returns: Its `signedDate`: now, or a millisecond after that of the last attempt with the same first transaction,
    ///   whichever is later.
    func claim(_ row: NotificationRow, by holder: String) throws -> Timestamp {
        let last = try Row.fetchOne(
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

    /// Whether somebody still is the one who sends it.
    func holds(_ holder: String, _ row: NotificationRow) throws -> Bool {
        try Row.fetchOne(
            database, cached: "SELECT 1 FROM notifications WHERE seq = ? AND lease = ?",
            arguments: [row.sequence, holder]) != nil
    }

    /// Lets one go, to be sent at a moment; nil for never again.
    func release(_ row: NotificationRow, due: Timestamp?) throws {
        try database.execute(
            cached: """
                UPDATE notifications SET due = ?, lease = NULL, lease_until = NULL WHERE seq = ?
                """, arguments: [due?.milliseconds, row.sequence])
        if due == nil { try letNextFollow(row.sequence) }
    }

    /// Ends one that has arrived while another process sends it again, and still holds up those that follow.
    func end(_ row: NotificationRow) throws {
        try database.execute(
            cached: "UPDATE notifications SET due = NULL WHERE seq = ?",
            arguments: [row.sequence])
        try letNextFollow(row.sequence)
    }

    /// The oldest open one with the same first transaction follows no other any more.
    private func letNextFollow(_ sequence: Int64) throws {
        try database.execute(
            cached: """
                UPDATE notifications SET behind = 0 WHERE seq = (
                    SELECT min(seq) FROM notifications INDEXED BY notifications_open
                    WHERE due IS NOT NULL AND original_id = (
                        SELECT original_id FROM notifications WHERE seq = ?))
                """, arguments: [sequence])
    }

    /// Writes down how an attempt ended.
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

    /// The attempts of one, oldest first.
    func attempts(of row: NotificationRow) throws -> [SendAttempt] {
        try attempts(of: row.sequence)
    }

    private func attempts(of sequence: Int64) throws -> [SendAttempt] {
        try Row.fetchAll(
            database,
            cached: "SELECT * FROM notification_attempts WHERE notification = ? ORDER BY number",
            arguments: [sequence]
        ).map {
            SendAttempt(
                attemptDate: try $0.moment("at"), sendAttemptResult: try $0.word("result"))
        }
    }

    /// Those that were written before one, newest first; nil for one that cannot be read at all.
    func notifications(
        before sequence: Int64, limit: Int
    ) throws -> [(NotificationRecord?, NumberPosition)] {
        try Row.fetchAll(
            database,
            cached: "SELECT * FROM notifications WHERE seq < ? ORDER BY seq DESC LIMIT ?",
            arguments: [sequence, limit]
        ).map { row in
            (
                try DamagedRow.orNil { try record(row) },
                NumberPosition(try row.integer("seq"))
            )
        }
    }

    /// One with its attempts, as far as it can be read.
    private func record(_ row: Row) throws -> NotificationRecord {
        let turn = try NotificationTurn(row)
        return NotificationRecord(
            id: turn.id, kind: (try? NotificationRow(row))?.kind,
            transactionID: try row.optionalInteger("transaction_id").map {
                TransactionID(number: $0)
            },
            at: try row.moment("at"), attempts: try attempts(of: turn.sequence),
            nextAttempt: turn.due, isBehind: try row.integer("behind") != 0 && turn.due != nil,
            fault: try row.optionalText("fault"))
    }
}
