import Synchronization

/// The states that a search has reached, stored as 62 bits of their fingerprints: eight bytes per state, so that a
/// hundred million fit into a laptop's memory.
///
/// Two different states with the same 62 bits are treated as one; among fifty million states that happens once in about
/// four thousand searches. The type is safe to use from several threads.
final class KnownStates: Sendable {
    /// A property of a state.
    enum Mark: UInt64 {
        /// The state was reached, and is or will be expanded.
        case met = 1
        /// The state comes to rest without further faults.
        case settles = 2
    }

    private let shards = (0..<64).map { _ in Shard() }

    /// Marks a state; returns false if it was marked before.
    @discardableResult
    func note(_ print: Fingerprint, _ mark: Mark) -> Bool {
        shard(print).table.withLock { $0.note(print.short, mark.rawValue) }
    }

    /// Returns whether a state has a mark.
    func has(_ print: Fingerprint, _ mark: Mark) -> Bool {
        shard(print).table.withLock { $0.marks(print.short) & mark.rawValue != 0 }
    }

    /// The number of reached states.
    var count: Int { shards.reduce(0) { $0 + $1.table.withLock(\.met) } }

    private func shard(_ print: Fingerprint) -> Shard { shards[Int(print.short >> 58)] }

    /// A part with its own lock.
    private final class Shard: Sendable {
        let table = Mutex(Table())
    }
}

extension KnownStates {
    /// A table with open addressing; a slot contains the upper bits of a fingerprint and the two marks.
    private struct Table {
        private var slots = [UInt64](repeating: 0, count: 64)
        private var used = 0
        private(set) var met = 0

        mutating func note(_ print: UInt64, _ mark: UInt64) -> Bool {
            if used * 4 >= slots.count * 3 { grow() }
            let place = place(of: print)
            guard slots[place] & mark == 0 else { return false }
            if slots[place] == 0 { used += 1 }
            slots[place] |= print & ~3 | mark
            if mark == Mark.met.rawValue { met += 1 }
            return true
        }

        func marks(_ print: UInt64) -> UInt64 { slots[place(of: print)] & 3 }

        /// Returns the slot of a fingerprint, or the free slot for it.
        private func place(of print: UInt64) -> Int {
            let mask = slots.count - 1
            var place = Int(truncatingIfNeeded: print >> 2) & mask
            while slots[place] != 0, slots[place] & ~3 != print & ~3 { place = (place + 1) & mask }
            return place
        }

        private mutating func grow() {
            let old = slots
            slots = [UInt64](repeating: 0, count: old.count * 2)
            for slot in old where slot != 0 { slots[place(of: slot)] = slot }
        }
    }
}
