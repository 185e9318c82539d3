import PurchaseCore
import PurchaseEngine
package import StoreModel

/// The memory of a simulated device: tables, and beside them the engine's own SQLite journal where a run has one.
///
/// Where there is a file, the device reads what it goes on from out of the file; the tables are what must be in it.
package struct DeviceJournal: Sendable {
    /// How a commit goes.
    package enum Luck: Hashable, Sendable {
        /// It is durable.
        case good
        /// It fails, and nothing is written.
        case nothingWritten
        /// It fails, and yet it is written.
        case writtenAllTheSame
    }

    /// What is durable.
    package private(set) var tables = JournalTables()
    /// What would be left after a loss of power, where commits are not synced.
    private var synced: [JournalTables] = []
    private let file: FileJournal?
    private let account: AccountName

    /// An empty journal; with `file`, which must be empty as well, facts go there too.
    package init(account: AccountName, file: FileJournal? = nil) {
        self.account = account
        self.file = file
    }

    /// Makes steps durable; false when that failed.
    mutating func append(
        _ steps: [JournalStep], _ projection: JournalProjection, _ luck: Luck, syncs: Bool
    ) throws -> Bool {
        guard luck != .nothingWritten else { return false }
        if !syncs { synced = [tables] }
        try file?.append(steps, account, projection)
        tables.append(steps, projection)
        return luck == .good
    }

    /// The power is lost, and the process with it.
    mutating func crash() throws {
        if let left = synced.first { tables = left }
        synced = []
        try file?.reopen()
    }

    /// What a device starts from.
    func openWork() throws -> QueueState {
        guard let file else { return tables.openWork }
        let state = try file.openWork(account)
        guard state == tables.openWork else { throw Disagreement() }
        return state
    }

    func payment(_ id: IntentID) throws -> Payment? {
        guard let file else { return tables.payments[id] }
        return try file.payment(id, account)
    }

    func delivery(_ id: TransactionID) throws -> Delivery? {
        guard let file else { return tables.deliveries[id] }
        return try file.delivery(id, account)
    }

    /// The file does not hold what was written to it.
    struct Disagreement: Error, CustomStringConvertible {
        let description = "the journal's file does not hold what was committed"
    }
}
