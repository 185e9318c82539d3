import FoundationEssentials
import GRDB
import StoreFiles
import StoreModel

/// A row of the table of notifications.
struct NotificationRow {
    /// The notification's ID, the same at every attempt.
    let id: NotificationID
    /// The notification's type and subtype.
    let kind: NotificationKind
    /// The transaction that it is about.
    let transactionID: TransactionID?
    /// The reason of a customer's refund request.
    let reason: ConsumptionRequestReason?
    /// The time of the event.
    let at: Timestamp
    /// When to send it next; nil if it needs no further attempt.
    var due: Timestamp?
    /// The state of the subscription that it reports; nil if it is not about a subscription.
    var snapshot: SubscriptionSnapshot?
    /// The result of a mass extension; nil for other notifications.
    var summary: NotificationSummary?
    /// Its position in the order of all notifications.
    var sequence: Int64 = 0
    /// The original transaction ID. Notifications with the same one are sent one after the other.
    var originalID: TransactionID?
    /// The `signedDate` of the last attempt; nil before the first one.
    var signedAt: Timestamp?

    init(
        id: NotificationID, kind: NotificationKind, transactionID: TransactionID?,
        reason: ConsumptionRequestReason?, at: Timestamp
    ) {
        self.id = id
        self.kind = kind
        self.transactionID = transactionID
        self.reason = reason
        self.at = at
        due = at
    }

    /// Reads a row.
    init(_ row: ResultRow) throws {
        let subtype = try row.optionalText("subtype")
        let reason = try row.optionalText("reason")
        self.init(
            id: NotificationID(try row.text("uuid")),
            kind: NotificationKind(
                try row.enumCase("type"),
                try subtype.map { _ in try row.enumCase("subtype") as NotificationSubtype }),
            transactionID: try row.optionalInteger("transaction_id").map {
                TransactionID(number: $0)
            },
            reason: try reason.map { _ in try row.enumCase("reason") as ConsumptionRequestReason },
            at: try row.moment("at"))
        due = try row.optionalMoment("due")
        sequence = try row.integer("seq")
        originalID = try row.optionalInteger("original_id").map { TransactionID(number: $0) }
        signedAt = try row.optionalMoment("signed_at")
        if let text = try row.optionalText("snapshot") {
            guard let read = SubscriptionSnapshot(text: text) else {
                throw DamagedRow(column: "snapshot")
            }
            snapshot = read
        }
        if let text = try row.optionalText("summary") {
            let read = try? JSONDecoder().decode(NotificationSummary.self, from: Data(text.utf8))
            guard let read else { throw DamagedRow(column: "summary") }
            summary = read
        }
    }

    /// Returns the summary as JSON for the table.
    func summaryText() throws -> String? {
        try summary.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    }
}
