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

    /// Writes a new one down, due at once.
    func insert(_ new: NotificationRow) throws {
        try database.execute(
            cached: """
                INSERT INTO notifications (
                    uuid, type, subtype, transaction_id, reason, at, due, snapshot)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                new.id.rawValue, new.kind.type.rawValue, new.kind.subtype?.rawValue,
                new.transactionID?.number, new.reason?.rawValue, new.at.milliseconds,
                new.due?.milliseconds, try new.snapshot?.text(),
            ])
    }

    /// One by its id.
    func notification(_ id: NotificationID) throws -> NotificationRow? {
        try Row.fetchOne(
            database, cached: "SELECT * FROM notifications WHERE uuid = ?",
            arguments: [id.rawValue]
        ).map(NotificationRow.init)
    }

    /// What has something left to do, the first due first, as many as are looked at in one go.
    func openNotifications() throws -> [NotificationRow] {
        try Row.fetchAll(
            database,
            cached: """
                SELECT * FROM notifications INDEXED BY notifications_due
                WHERE due IS NOT NULL ORDER BY due, seq LIMIT 200
                """
        ).map(NotificationRow.init)
    }

    /// Takes one, so that nobody else sends it meanwhile.
    func claim(_ row: NotificationRow, by holder: String) throws {
        try database.execute(
            cached: """
                UPDATE notifications SET due = coalesce(due, ?), lease = ?, lease_until = ?
                WHERE seq = ?
                """,
            arguments: [
                now.milliseconds, holder, NotificationLease.end(from: machineNow).milliseconds,
                row.sequence,
            ])
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
    }

    /// Writes down how an attempt ended.
    func add(_ result: SendAttemptResult, number: Int, of row: NotificationRow) throws {
        try database.execute(
            cached: """
                INSERT INTO notification_attempts (notification, number, result, at)
                VALUES (?, ?, ?, ?)
                """, arguments: [row.sequence, number, result.rawValue, now.milliseconds])
    }

    /// The attempts of one, oldest first.
    func attempts(of row: NotificationRow) throws -> [SendAttempt] {
        try Row.fetchAll(
            database,
            cached: "SELECT * FROM notification_attempts WHERE notification = ? ORDER BY number",
            arguments: [row.sequence]
        ).map {
            SendAttempt(
                attemptDate: try $0.moment("at"), sendAttemptResult: try $0.word("result"))
        }
    }

    /// All of them, newest first.
    func notifications(limit: Int) throws -> [NotificationRecord] {
        try Row.fetchAll(
            database, cached: "SELECT * FROM notifications ORDER BY seq DESC LIMIT ?",
            arguments: [limit]
        ).map { try record(of: NotificationRow($0)) }
    }

    /// One with its attempts.
    func record(of row: NotificationRow) throws -> NotificationRecord {
        NotificationRecord(
            id: row.id, kind: row.kind, transactionID: row.transactionID, at: row.at,
            attempts: try attempts(of: row), nextAttempt: row.due)
    }
}
