import StoreModel
import StoreSigning

/// What is asked of the notifications, with each part checked (App Store Server API, Get Notification History).
struct NotificationHistoryRequest {
    /// The question, but for the customer.
    let query: NotificationHistoryQuery
    /// Any transaction of the one customer whose notifications are asked for; nil for all customers.
    let transactionID: TransactionID?
    private let token: String?

    /// How far back the history goes in Apple's sandbox, in milliseconds: 30 days (Get Notification History). In
    /// production it goes back 180 days.
    static let past: Int64 = 30 * 86_400_000

    /// Reads and checks it; each part that is wrong has a number of its own.
    init(_ call: AppleCall, now: Timestamp) async throws(AppleFailure) {
        let body = try await call.body()
        var query = try Self.stretch(body, now: now)
        transactionID = try Self.narrow(&query, body)
        self.query = query
        token = try call.value("paginationToken", or: .invalidPaginationToken)
    }

    /// The question without the token, in one spelling.
    var scope: String {
        let parts = [
            String(query.start.milliseconds), String(query.end.milliseconds),
            query.type?.rawValue, query.subtype?.rawValue, transactionID?.rawValue,
            String(query.onlyFailures),
        ]
        return parts.map { $0 ?? "" }.joined(separator: " ")
    }

    /// Where the page begins.
    ///
    /// - Throws: `invalidPaginationToken` for one that was made for another question.
    func position(_ tokens: PaginationToken) throws(AppleFailure) -> Int64? {
        guard let token else { return nil }
        return try tokens.position(token).found(or: .invalidPaginationToken)
    }

    private static func stretch(
        _ body: [String: JSONValue], now: Timestamp
    ) throws(AppleFailure) -> NotificationHistoryQuery {
        guard let start = body["startDate"]?.integer, start >= 0 else {
            throw .refused(.invalidStartDate)
        }
        guard let end = body["endDate"]?.integer, end >= 0 else { throw .refused(.invalidEndDate) }
        guard start < end else { throw .refused(.startAfterEnd) }
        guard start >= now.adding(milliseconds: -past).milliseconds else {
            throw .refused(.startTooEarly)
        }
        return NotificationHistoryQuery(
            start: Timestamp(milliseconds: start), end: Timestamp(milliseconds: end))
    }

    /// Adds the filters to a query, and returns the transaction that names the customer.
    private static func narrow(
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

    /// `null` is as good as nothing: Apple's Python library leaves out neither.
    private static func present(_ value: JSONValue?) -> JSONValue? {
        if case .null? = value { nil } else { value }
    }
}
