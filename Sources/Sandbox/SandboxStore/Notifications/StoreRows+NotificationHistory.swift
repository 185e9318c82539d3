import GRDB
import SandboxTables
import StoreFiles
import StoreModel

extension StoreRows {
    /// What was tried to be sent, newest first.
    ///
    /// - Parameter position: Only what is older than this place; nil for the newest.
    func attempted(
        _ query: NotificationHistoryQuery, before position: Int64?, limit: Int
    ) throws -> [NotificationRow] {
        try Row.fetchAll(
            database,
            cached: """
                SELECT * FROM notifications AS n
                WHERE seq < :position AND fault IS NULL AND at BETWEEN :start AND :end
                    AND (:type IS NULL OR type = :type)
                    AND (:subtype IS NULL OR subtype = :subtype)
                    AND (:account IS NULL OR transaction_id IN (
                        SELECT id FROM transactions WHERE account = :account))
                    AND EXISTS (SELECT 1 FROM notification_attempts WHERE notification = n.seq)
                    AND NOT (:failures AND EXISTS (
                        SELECT 1 FROM notification_attempts
                        WHERE notification = n.seq AND result = 'SUCCESS'))
                ORDER BY seq DESC LIMIT :limit
                """,
            arguments: [
                "position": position ?? .max, "start": query.start.milliseconds,
                "end": query.end.milliseconds, "type": query.type?.rawValue,
                "subtype": query.subtype?.rawValue,
                "account": query.account?.rawValue,
                "failures": query.onlyFailures, "limit": limit,
            ]
        ).map(NotificationRow.init)
    }
}
