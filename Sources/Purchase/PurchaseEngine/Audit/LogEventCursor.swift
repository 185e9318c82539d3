import GRDB
import PurchaseCore
import StoreAudit
import StoreFiles
import StoreModel

/// The log events that refer to records, in the order of the records, for a comparison with these.
///
/// Events are compared by name and IDs, because the wording of details may differ between versions of kiosk.
struct LogEventCursor {
    private struct Event {
        let record: Int64
        let name: String
        let intentID: String?
        let transactionID: String?
    }

    private let rows: (any Cursor<ResultRow>)?
    private var next: Event?

    /// Reads the first event; a journal that is older than the log does not have events.
    init(_ database: Database) throws {
        rows =
            try database.tableExists("log_events")
            ? try ResultRow.fetchCursor(
                database,
                cached: """
                    SELECT record, name, intent_id, transaction_id FROM log_events
                    WHERE record IS NOT NULL ORDER BY record
                    """) : nil
        try advance()
    }

    /// Returns the difference between a record and its log event; nil if they match or the event is missing.
    ///
    /// - Parameter record: The next record in ascending order.
    mutating func difference(from record: UntrustedJournalReader.Record) throws -> StateDifference?
    {
        while let event = next, event.record < record.sequence { try advance() }
        guard let event = next, event.record == record.sequence else { return nil }
        let entry = LogEntry(record.event)
        let matches =
            event.name == entry.name && event.intentID == entry.intentID?.rawValue
            && event.transactionID == entry.transactionID?.rawValue
        return matches
            ? nil
            : StateDifference(
                subject: "record \(record.sequence)",
                sentence: "It is “\(entry.name)”, but the event log has “\(event.name)”, "
                    + "or another order.")
    }

    private mutating func advance() throws {
        next = try rows?.next().map { row in
            Event(
                record: try row.integer("record"), name: try row.text("name"),
                intentID: try row.optionalText("intent_id"),
                transactionID: try row.optionalText("transaction_id"))
        }
    }
}
