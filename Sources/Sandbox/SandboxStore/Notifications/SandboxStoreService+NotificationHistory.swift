import SandboxCore
package import StoreAPI
package import StoreModel

/// Notifications, as the App Store Server API tells of them.
extension SandboxStoreService {
    /// How many notifications a page has.
    private static let page = 20

    /// Writes a test down, to be sent at once.
    ///
    /// - Returns: What to ask for its result with; nil where no URL is set.
    package func requestTest() async throws(ServiceFailure) -> TestNotificationToken? {
        try await deciding(settling: .nothing) { desk in
            let id = try desk.notifications.tell(NotificationKind(.test))
            return id.map { TestNotificationToken(id: $0, at: desk.rows.now) }
        }
    }

    /// What became of a test; nil for one that is unknown or was not tried yet.
    package func result(
        of token: TestNotificationToken
    ) async throws(ServiceFailure) -> NotificationHistoryItem? {
        let told: Told? = try await reading(settling: .nothing) { rows in
            guard let row = try rows.notification(token.id), row.kind.type == .test,
                row.at == token.at
            else { return nil }
            return try Self.told(row, rows)
        }
        guard let told, !told.attempts.isEmpty else { return nil }
        return try item(told)
    }

    /// What was tried to be sent, newest first, twenty a page.
    ///
    /// - Parameter position: Where the page before ended; nil for the first.
    package func history(
        _ query: NotificationHistoryQuery, from position: Int64? = nil
    ) async throws(ServiceFailure) -> NotificationHistoryPage {
        let found = try await reading(settling: .nothing) { rows in
            try rows.attempted(query, before: position, limit: Self.page + 1).map {
                try Self.told($0, rows)
            }
        }
        var items: [NotificationHistoryItem] = []
        for told in found.prefix(Self.page) { items.append(try item(told)) }
        let last = found.count > Self.page ? found[Self.page - 1].row.sequence : nil
        return NotificationHistoryPage(items: items, next: last)
    }

    /// A notification with all that is told of it.
    private struct Told: Sendable {
        let row: NotificationRow
        let transaction: Transaction?
        let attempts: [SendAttempt]
    }

    private static func told(_ row: NotificationRow, _ rows: StoreRows) throws -> Told {
        Told(
            row: row,
            transaction: try row.transactionID.map { try rows.forServers(rows.expected($0)) },
            attempts: try rows.attempts(of: row))
    }

    private func item(_ told: Told) throws(ServiceFailure) -> NotificationHistoryItem {
        let last = told.row.signedAt ?? told.attempts.last?.attemptDate ?? told.row.at
        return NotificationHistoryItem(
            signedPayload: try signed(
                Claimed(row: told.row, transaction: told.transaction, url: "", signedDate: last)),
            sendAttempts: told.attempts)
    }
}
