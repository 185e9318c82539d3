import GRDB
import SandboxTables
import StoreFiles
import StoreModel

extension StoreRows {
    /// Notifications with at least one attempt, newest first; of one moment those that were written last come first.
    ///
    /// - Parameter position: Only those after this one in that order; nil for the newest.
    func attempted(
        _ query: NotificationHistoryQuery, before position: Int64?, limit: Int
    ) throws -> [NotificationRow] {
        var (moment, last) = (query.end.milliseconds, Int64.max)
        if let position {
            let at = try Row.fetchOne(
                database, cached: "SELECT at FROM notifications WHERE seq = ?",
                arguments: [position])?.integer("at")
            (moment, last) = (min(moment, at ?? moment), position)
        }
        var arguments: StatementArguments = [
            "start": query.start.milliseconds, "moment": moment, "last": last, "limit": limit,
        ]
        let filter = AttemptedFilter(query)
        switch filter {
        case .none: break
        case .account: arguments += ["account": query.account?.rawValue]
        case .type: arguments += ["type": query.type?.rawValue]
        case .subtype:
            arguments += ["type": query.type?.rawValue, "subtype": query.subtype?.rawValue]
        }
        return try Row.fetchAll(
            database, cached: filter.statement(onlyFailures: query.onlyFailures),
            arguments: arguments
        ).map(NotificationRow.init)
    }
}

/// What selects notifications in a history. Each filter has an index of its own, so each is a statement of its own.
enum AttemptedFilter: String, CaseIterable {
    case none = ""
    case account = "account = :account AND"
    case type = "type = :type AND"
    case subtype = "type = :type AND subtype = :subtype AND"

    /// The filter of a query, which asks for the customer or for the type.
    init(_ query: NotificationHistoryQuery) {
        if query.account != nil {
            self = .account
        } else if query.type != nil {
            self = query.subtype == nil ? .type : .subtype
        } else {
            self = .none
        }
    }

    /// The statement that reads a page. It merges failed and successful notifications, each in the order of the index.
    ///
    /// Those of the last moment are looked up by themselves: many can have the same one, and SQLite uses only the first part
    /// of `(at, seq) < (:moment, :last)` for an index.
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
