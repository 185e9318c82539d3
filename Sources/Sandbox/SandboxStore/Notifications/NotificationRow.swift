import FoundationEssentials
import GRDB
import StoreFiles
import StoreModel

/// A notification as it stands in the tables.
struct NotificationRow {
    /// The same at every attempt.
    let id: NotificationID
    /// What happened.
    let kind: NotificationKind
    /// What it is about.
    let transactionID: TransactionID?
    /// Why a customer wants a refund.
    let reason: ConsumptionRequestReason?
    /// When it happened.
    let at: Timestamp
    /// When it is to be sent; nil where nothing is left to do.
    var due: Timestamp?
    /// What it says of a subscription; nil where it is about none.
    var snapshot: SubscriptionSnapshot?
    /// How an extension of many ended; nil for anything else.
    var summary: NotificationSummary?
    /// Its place among all.
    var sequence: Int64 = 0
    /// The first transaction of what it is about: the notifications of one are sent one after the other.
    var originalID: TransactionID?
    /// The `signedDate` of its last attempt; nil where there was none.
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
    init(_ row: Row) throws {
        let subtype = try row.optionalText("subtype")
        let reason = try row.optionalText("reason")
        self.init(
            id: NotificationID(try row.text("uuid")),
            kind: NotificationKind(
                try row.word("type"),
                try subtype.map { _ in try row.word("subtype") as NotificationSubtype }),
            transactionID: try row.optionalInteger("transaction_id").map {
                TransactionID(number: $0)
            },
            reason: try reason.map { _ in try row.word("reason") as ConsumptionRequestReason },
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

    /// The summary in the form in the tables.
    func summaryText() throws -> String? {
        try summary.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    }
}
