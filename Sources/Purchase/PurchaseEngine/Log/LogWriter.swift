import GRDB
import StoreFiles
import StoreModel
import StoreSigning

/// Adds events to the log of an account, inside the transaction that makes their journal events durable.
struct LogWriter {
    private let database: Database
    private let chain: LogChainID
    private let acknowledged: Int64
    private var sequence: Int64
    private var previousHash: String

    /// The number of unacknowledged events above which only journal events are logged, without screens and actions.
    private static let unacknowledgedLimit: Int64 = 50_000

    /// Continues the log of the account, or starts it.
    ///
    /// - Parameter seed: The seed of a new log's name; nil for the system's random generator.
    init(
        _ database: Database, account: AccountName, at now: Timestamp, seed: UInt64? = nil
    ) throws {
        self.database = database
        let known = try ResultRow.fetchOne(
            database, cached: "SELECT chain, acknowledged FROM log_chains WHERE account = ?",
            arguments: [account.rawValue])
        chain =
            try known.map { LogChainID(try $0.text("chain")) }
            ?? Self.startChain(database, account, now, seed)
        acknowledged = try known?.integer("acknowledged") ?? 0
        let last = try ResultRow.fetchOne(
            database,
            cached: """
                SELECT sequence, hash FROM log_events WHERE chain = ?
                ORDER BY sequence DESC LIMIT 1
                """, arguments: [chain.rawValue])
        sequence = try last?.integer("sequence") ?? 0
        previousHash = try last?.text("hash") ?? HashChain.genesis
    }

    private static func startChain(
        _ database: Database, _ account: AccountName, _ now: Timestamp, _ seed: UInt64?
    ) throws -> LogChainID {
        let chain = LogChainID(newChainID(now, seed))
        // Records that are older than the log do not have log events.
        try database.execute(
            cached: """
                INSERT INTO log_chains (chain, account, told_after, acknowledged)
                SELECT ?, ?, coalesce(max(sequence), 0), 0 FROM records
                """, arguments: [chain.rawValue, account.rawValue])
        return chain
    }

    private static func newChainID(_ now: Timestamp, _ seed: UInt64?) -> String {
        guard let seed else {
            return UniqueID.v7(at: now) { .random(in: .min ... .max) }
        }
        var chance = SeededGenerator(seed: seed)
        return UniqueID.v7(at: now) { chance.next() }
    }

    /// Adds one event.
    ///
    /// - Parameter record: The number of the event's record; nil for a screen or an action.
    mutating func add(_ entry: LogEntry, of step: JournalEventBatch, record: Int64?) throws {
        if record == nil, sequence - acknowledged >= Self.unacknowledgedLimit { return }
        let event = LogHashChain.event(
            entry,
            link: LogLink(chain: chain, sequence: sequence + 1, previousHash: previousHash),
            at: step.at, monotonic: step.monotonic)
        try LogRow.insert(event, ["record": record], into: database)
        sequence += 1
        previousHash = event.hash
    }
}
