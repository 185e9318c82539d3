import Synchronization

/// The states that a search has reached, stored as 62 bits of their fingerprints: eight bytes per state, so that a
/// hundred million fit into a laptop's memory.
///
/// Two different states with the same 62 bits are treated as one; among fifty million states that happens once in about
/// four thousand searches. The type is safe to use from several threads.
final class VisitedStates: Sendable {
    /// A property of a state.
    enum Mark: UInt64 {
        /// The state was reached, and is or will be expanded.
        case visited = 1
        /// The state comes to rest without further faults.
        case comesToRest = 2
    }

    private let shards = (0..<64).map { _ in Shard() }

    /// Marks a state; returns false if it was marked before.
    @discardableResult
    func insert(_ fingerprint: Fingerprint, _ mark: Mark) -> Bool {
        shard(fingerprint).table.withLock { $0.insert(fingerprint.short, mark.rawValue) }
    }

    /// Returns whether a state has a mark.
    func contains(_ fingerprint: Fingerprint, _ mark: Mark) -> Bool {
        shard(fingerprint).table.withLock { $0.marks(fingerprint.short) & mark.rawValue != 0 }
    }

    /// The number of reached states.
    var count: Int { shards.reduce(0) { $0 + $1.table.withLock(\.visitedCount) } }

    private func shard(_ fingerprint: Fingerprint) -> Shard { shards[Int(fingerprint.short >> 58)] }

    /// A part with its own lock.
    private final class Shard: Sendable {
        let table = Mutex(Table())
    }
}

extension VisitedStates {
    /// A table with open addressing; a slot contains the upper bits of a fingerprint and the two marks.
    private struct Table {
        private var slots = [UInt64](repeating: 0, count: 64)
        private var used = 0
        private(set) var visitedCount = 0

        mutating func insert(_ fingerprint: UInt64, _ mark: UInt64) -> Bool {
            if used * 4 >= slots.count * 3 { grow() }
            let index = index(of: fingerprint)
            guard slots[index] & mark == 0 else { return false }
            if slots[index] == 0 { used += 1 }
            slots[index] |= fingerprint & ~3 | mark
            if mark == Mark.visited.rawValue { visitedCount += 1 }
            return true
        }

        func marks(_ fingerprint: UInt64) -> UInt64 { slots[index(of: fingerprint)] & 3 }

        /// Returns the slot of a fingerprint, or the free slot for it.
        private func index(of fingerprint: UInt64) -> Int {
            let mask = slots.count - 1
            var index = Int(truncatingIfNeeded: fingerprint >> 2) & mask
            while slots[index] != 0, slots[index] & ~3 != fingerprint & ~3 {
                index = (index + 1) & mask
            }
            return index
        }

        private mutating func grow() {
            let old = slots
            slots = [UInt64](repeating: 0, count: old.count * 2)
            for slot in old where slot != 0 { slots[index(of: slot)] = slot }
        }
    }
}
