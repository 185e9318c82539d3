import PurchaseCore
import PurchaseEngine

/// The journal of a simulated device, as tables in memory.
package struct DeviceJournal: Sendable {
    /// How a commit goes.
    package enum CommitResult: Hashable, Sendable {
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

    /// An empty journal.
    package init() {}

    /// Makes steps durable; false when that failed.
    mutating func append(
        _ steps: [JournalStep], _ projection: JournalProjection, _ luck: CommitResult, syncs: Bool
    ) -> Bool {
        guard luck != .nothingWritten else { return false }
        if !syncs { synced = [tables] }
        tables.append(steps, projection)
        return luck == .good
    }

    /// The power is lost, and the process with it.
    mutating func crash() {
        if let left = synced.first { tables = left }
        synced = []
    }
}
