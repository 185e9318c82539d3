import Foundation
import GRDB

/// The durable points of an order that the three files contain.
struct DurableFacts: OptionSet, Sendable {
    let rawValue: Int

    /// O1: the intent is in the journal.
    static let intent = DurableFacts(rawValue: 1 << 0)
    /// S1: the store has charged.
    static let charge = DurableFacts(rawValue: 1 << 1)
    /// O2: the device has the signed transaction.
    static let transaction = DurableFacts(rawValue: 1 << 2)
    /// S2: the merchant has granted the goods.
    static let grant = DurableFacts(rawValue: 1 << 3)
    /// O3 and O4, which are one commit: the verdict and the delivery.
    static let delivery = DurableFacts(rawValue: 1 << 4)
    /// S3: the store has recorded the finish.
    static let finishedAtStore = DurableFacts(rawValue: 1 << 5)
    /// O5: the device has recorded that the store has.
    static let finished = DurableFacts(rawValue: 1 << 6)
    /// S4: the merchant has received the device's log of the order.
    static let shipped = DurableFacts(rawValue: 1 << 7)
    /// O6: the device has recorded that the merchant has the log.
    static let acknowledged = DurableFacts(rawValue: 1 << 8)

    /// Reads the facts from a copy of the files as a crash left them.
    ///
    /// - Parameter intent: The order's intent id; nil for the newest order.
    static func read(_ profile: Profile, intent: String?) throws -> DurableFacts {
        let copy = try profile.copy(isCrashed: true)
        let order = intent ?? newest(copy)
        return try queries.reduce(into: []) { facts, query in
            if try isDurable(query, order, copy) { facts.insert(query.fact) }
        }
    }

    private static func newest(_ profile: Profile) -> String {
        let journal = try? DatabaseQueue(path: profile.journal())
        let found = try? journal?.read { journal in
            try String.fetchOne(
                journal, sql: "SELECT intent_id FROM payments ORDER BY started_ms DESC LIMIT 1")
        }
        return (found ?? nil) ?? "none"
    }

    private struct Query {
        let fact: DurableFacts
        let file: @Sendable (Profile) -> String
        let sql: String
    }

    private static let device: @Sendable (Profile) -> String = { $0.journal() }
    private static let transactionOfOrder =
        "(SELECT transaction_id FROM records WHERE intent_id = ?1 AND transaction_id IS NOT NULL)"

    private static let queries = [
        Query(
            fact: .intent, file: device, sql: "SELECT count(*) FROM payments WHERE intent_id = ?1"),
        Query(
            fact: .charge, file: \.store,
            sql: "SELECT count(*) FROM transactions WHERE intent_id = ?1"),
        Query(
            fact: .transaction, file: device,
            sql: "SELECT count(*) FROM records WHERE transaction_id IN \(transactionOfOrder)"),
        Query(
            fact: .grant, file: \.merchant,
            sql: "SELECT count(*) FROM grants WHERE intent_id = ?1"),
        Query(
            fact: .delivery, file: device,
            sql: """
                SELECT count(*) FROM records WHERE transaction_id IN \(transactionOfOrder)
                    AND event LIKE '{"delivered":%'
                """),
        Query(
            fact: .finishedAtStore, file: \.store,
            sql: """
                SELECT count(*) FROM transactions
                    WHERE intent_id = ?1 AND finished_at IS NOT NULL
                """),
        Query(
            fact: .finished, file: device,
            sql: """
                SELECT count(*) FROM records WHERE transaction_id IN \(transactionOfOrder)
                    AND event LIKE '{"finished":%'
                """),
        Query(
            fact: .shipped, file: \.merchant,
            sql: """
                SELECT count(*) FROM log_events WHERE name = 'finished' AND transaction_id IN
                    (SELECT transaction_id FROM grants WHERE intent_id = ?1)
                """),
        Query(
            fact: .acknowledged, file: device,
            sql: """
                SELECT count(*) FROM log_events e JOIN log_chains c USING (chain)
                    WHERE name = 'finished' AND acknowledged >= e.sequence
                    AND transaction_id IN \(transactionOfOrder)
                """),
    ]

    private static func isDurable(_ query: Query, _ order: String, _ profile: Profile) throws
        -> Bool
    {
        let file = query.file(profile)
        guard FileManager.default.fileExists(atPath: file) else { return false }
        return try DatabaseQueue(path: file).read { database in
            try Int.fetchOne(database, sql: query.sql, arguments: [order]) ?? 0 > 0
        }
    }
}
