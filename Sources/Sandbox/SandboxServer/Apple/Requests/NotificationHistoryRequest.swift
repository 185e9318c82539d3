import StoreModel
import StoreSigning

/// A validated request for notifications (App Store Server API, Get Notification History).
struct NotificationHistoryRequest {
    /// The query, without the customer.
    let query: NotificationHistoryQuery
    /// A transaction of the customer whose notifications are requested; nil for all customers.
    let transactionID: TransactionID?
    private let token: String?

    /// The length of the history in Apple's sandbox in milliseconds: 30 days (Get Notification History). In production,
    /// it is 180 days.
    static let historyLength: Int64 = 30 * 86_400_000

    /// Reads and validates a request; each invalid field has its own error code.
    init(_ call: AppleRequest, now: Timestamp) async throws(AppleFailure) {
        let body = try await call.body()
        var query = try Self.dateRange(body, now: now)
        transactionID = try Self.addFilters(&query, body)
        self.query = query
        token = try call.value("paginationToken", or: .invalidPaginationToken)
    }

    /// The normal form of the request, without the token.
    var scope: String {
        let parts = [
            String(query.start.milliseconds), String(query.end.milliseconds),
            query.type?.rawValue, query.subtype?.rawValue, transactionID?.rawValue,
            String(query.onlyFailures),
        ]
        return parts.map { $0 ?? "" }.joined(separator: " ")
    }

    /// Returns the position at which the page begins; nil for the first page.
    ///
    /// - Throws: `invalidPaginationToken` for the token of a different request.
    func position(_ tokens: PaginationToken) throws(AppleFailure) -> Int64? {
        guard let token else { return nil }
        return try tokens.position(token).found(or: .invalidPaginationToken)
    }

    private static func dateRange(
        _ body: [String: JSONValue], now: Timestamp
    ) throws(AppleFailure) -> NotificationHistoryQuery {
        guard let start = body["startDate"]?.integer, start >= 0 else {
            throw .refused(.invalidStartDate)
        }
        guard let end = body["endDate"]?.integer, end >= 0 else { throw .refused(.invalidEndDate) }
        guard start < end else { throw .refused(.startAfterEnd) }
        guard start >= now.adding(milliseconds: -historyLength).milliseconds else {
            throw .refused(.startTooEarly)
        }
        return NotificationHistoryQuery(
            start: Timestamp(milliseconds: start), end: Timestamp(milliseconds: end))
    }

    /// Adds the filters to a query, and returns the transaction that identifies the customer.
    private static func addFilters(
        _ query: inout NotificationHistoryQuery, _ body: [String: JSONValue]
    ) throws(AppleFailure) -> TransactionID? {
        if let value = present(body["notificationType"]) {
            query.type = try value.text.flatMap(NotificationType.init(rawValue:))
                .found(or: .invalidNotificationType)
        }
        if let value = present(body["notificationSubtype"]) {
            query.subtype = try value.text.flatMap(NotificationSubtype.init(rawValue:))
                .found(or: .invalidNotificationType)
            guard let type = query.type, type.subtypes.contains(where: { $0 == query.subtype })
            else { throw .refused(.invalidNotificationType) }
        }
        if let value = present(body["onlyFailures"]) {
            guard case .bool(let only) = value else { throw .refused(.badRequest) }
            query.onlyFailures = only
        }
        guard let value = present(body["transactionId"]) else { return nil }
        guard query.type == nil else { throw .refused(.multipleFilters) }
        return try TransactionID(digits: value.text, or: .invalidTransactionID)
    }

    /// Returns nil for `null`, because Apple's Python library does not leave out missing values.
    private static func present(_ value: JSONValue?) -> JSONValue? {
        if case .null? = value { nil } else { value }
    }
}
