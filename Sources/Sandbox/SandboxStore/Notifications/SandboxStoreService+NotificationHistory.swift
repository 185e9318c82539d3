import SandboxCore
package import StoreAPI
package import StoreModel

/// The notification history of the App Store Server API.
extension SandboxStoreService {
    /// The number of notifications of a page.
    private static let page = 20

    /// Enqueues a test notification that is due at once.
    ///
    /// - Returns: The token to read the result with; nil if no URL is set.
    package func requestTest() async throws(ServiceFailure) -> TestNotificationToken? {
        try await write(processingDue: .nothing) { operations in
            let id = try operations.notifications.enqueue(NotificationKind(.test))
            return id.map { TestNotificationToken(id: $0, at: operations.rows.now) }
        }
    }

    /// Returns the result of a test notification; nil if the token is unknown or the notification was not attempted
    /// yet.
    package func result(
        of token: TestNotificationToken
    ) async throws(ServiceFailure) -> NotificationHistoryItem? {
        let attempted: AttemptedNotification? = try await read(processingDue: .nothing) { rows in
            guard let row = try rows.notification(token.id), row.kind.type == .test,
                row.at == token.at
            else { return nil }
            return try Self.attemptedNotification(row, rows)
        }
        guard let attempted, !attempted.attempts.isEmpty else { return nil }
        return try item(attempted)
    }

    /// Returns the attempted notifications, newest first, 20 per page.
    ///
    /// - Parameter position: The end of the previous page; nil for the first page.
    package func history(
        _ query: NotificationHistoryQuery, from position: Int64? = nil
    ) async throws(ServiceFailure) -> NotificationHistoryPage {
        let found = try await read(processingDue: .nothing) { rows in
            try rows.attempted(query, before: position, limit: Self.page + 1).map {
                try Self.attemptedNotification($0, rows)
            }
        }
        var items: [NotificationHistoryItem] = []
        for attempted in found.prefix(Self.page) { items.append(try item(attempted)) }
        let last = found.count > Self.page ? found[Self.page - 1].row.sequence : nil
        return NotificationHistoryPage(items: items, next: last)
    }

    /// A notification with its transaction and its attempts.
    private struct AttemptedNotification: Sendable {
        let row: NotificationRow
        let transaction: Transaction?
        let attempts: [SendAttempt]
    }

    private static func attemptedNotification(_ row: NotificationRow, _ rows: StoreTables) throws
        -> AttemptedNotification
    {
        AttemptedNotification(
            row: row,
            transaction: try row.transactionID.map {
                try rows.transactionForServers(rows.requiredTransaction($0))
            },
            attempts: try rows.attempts(of: row))
    }

    private func item(_ attempted: AttemptedNotification) throws(ServiceFailure)
        -> NotificationHistoryItem
    {
        let last =
            attempted.row.signedAt ?? attempted.attempts.last?.attemptDate ?? attempted.row.at
        return NotificationHistoryItem(
            signedPayload: try signed(
                UnsignedNotification(
                    row: attempted.row, transaction: attempted.transaction, url: "",
                    signedDate: last)),
            sendAttempts: attempted.attempts)
    }
}
