import GRDB
import SandboxTables
import StoreFiles
import StoreModel

extension StoreTables {
    /// Returns notifications with at least one attempt, newest first. For equal times, the one inserted last comes
    /// first.
    ///
    /// - Parameter position: The notification after which the page begins; nil for the newest.
    func attempted(
        _ query: NotificationHistoryQuery, before position: Int64?, limit: Int
    ) throws -> [NotificationRow] {
        var (moment, last) = (query.end.milliseconds, Int64.max)
        if let position {
            let at = try ResultRow.fetchOne(
                database, cached: "SELECT at FROM notifications WHERE seq = ?",
                arguments: [position])?.integer("at")
            (moment, last) = (min(moment, at ?? moment), position)
        }
        var arguments: StatementArguments = [
            "start": query.start.milliseconds, "moment": moment, "last": last, "limit": limit,
        ]
        let filter = NotificationHistoryFilter(query)
        switch filter {
        case .none: break
        case .account: arguments += ["account": query.account?.rawValue]
        case .type: arguments += ["type": query.type?.rawValue]
        case .subtype:
            arguments += ["type": query.type?.rawValue, "subtype": query.subtype?.rawValue]
        }
        return try ResultRow.fetchAll(
            database, cached: filter.statement(onlyFailures: query.onlyFailures),
            arguments: arguments
        ).map(NotificationRow.init)
    }
}

/// The filter of a notification history. Each filter has its own index, so each has its own statement.
enum NotificationHistoryFilter: String, CaseIterable {
    case none = ""
    case account = "account = :account AND"
    case type = "type = :type AND"
    case subtype = "type = :type AND subtype = :subtype AND"

    /// Creates the filter of a query by the customer or the type.
    init(_ query: NotificationHistoryQuery) {
        if query.account != nil {
            self = .account
        } else if query.type != nil {
            self = query.subtype == nil ? .type : .subtype
        } else {
            self = .none
        }
    }

    /// Returns the statement that reads a page. It merges failed and successful notifications, each in the order of the
    /// index.
    ///
    /// Notifications with the time of the last position are selected separately: many can have the same time, and
    /// SQLite uses only the first part of `(at, seq) < (:moment, :last)` for an index.
    func statement(onlyFailures: Bool) -> String {
        let parts = (onlyFailures ? [0] : [0, 1]).flatMap { outcome in
            [
                page(outcome, "at = :moment AND seq < :last"),
                page(outcome, "at >= :start AND at < :moment"),
            ]
        }
        return "\(parts.joined(separator: " UNION ALL ")) ORDER BY at DESC, seq DESC LIMIT :limit"
    }

    private func page(_ outcome: Int, _ range: String) -> String {
        """
        SELECT * FROM notifications
        WHERE \(rawValue) outcome = \(outcome) AND fault IS NULL AND \(range)
        """
    }
}
