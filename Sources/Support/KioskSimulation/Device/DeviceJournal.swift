import PurchaseCore
import PurchaseEngine

/// The journal of a simulated device, as tables in memory.
package struct DeviceJournal: Sendable {
    /// The result of a commit.
    package enum CommitResult: Hashable, Sendable {
        /// The commit is durable.
        case success
        /// The commit fails without writing.
        case notWritten
        /// The commit reports a failure, but is durable.
        case writtenDespiteError
    }

    /// The durable tables.
    package private(set) var tables = JournalTables()
    /// The tables that remain after a power failure if commits are not synced.
    private var synced: [JournalTables] = []

    /// Creates an empty journal.
    package init() {}

    /// Commits steps; returns false for a reported failure.
    mutating func append(
        _ steps: [JournalEventBatch], _ projection: ProjectionUpdate, _ result: CommitResult,
        syncs: Bool
    ) -> Bool {
        guard result != .notWritten else { return false }
        if !syncs { synced = [tables] }
        tables.append(steps, projection)
        return result == .success
    }

    /// Simulates a power failure.
    mutating func crash() {
        if let left = synced.first { tables = left }
        synced = []
    }
}
