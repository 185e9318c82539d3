import Synchronization

/// The states that a search has met, by 62 bits of their fingerprints: eight bytes a state, so that a hundred million
/// fit into the memory of a laptop.
///
/// Two different states that share their 62 bits would pass for one; among fifty million states that happens once in
/// some four thousand searches. Several threads may use it at once.
final class KnownStates: Sendable {
    /// What is known of a state.
    enum Mark: UInt64 {
        /// It was met, and will be looked at.
        case met = 1
        /// Going on from it without a fault comes to rest.
        case settles = 2
    }

    private let shards = (0..<64).map { _ in Shard() }

    /// Notes something of a state; false where it was known.
    @discardableResult
    func note(_ print: Fingerprint, _ mark: Mark) -> Bool {
        shard(print).table.withLock { $0.note(print.short, mark.rawValue) }
    }

    /// Whether something is known of a state.
    func has(_ print: Fingerprint, _ mark: Mark) -> Bool {
        shard(print).table.withLock { $0.marks(print.short) & mark.rawValue != 0 }
    }

    /// How many were met.
    var count: Int { shards.reduce(0) { $0 + $1.table.withLock(\.met) } }

    private func shard(_ print: Fingerprint) -> Shard { shards[Int(print.short >> 58)] }

    /// A part with a lock of its own.
    private final class Shard: Sendable {
        let table = Mutex(Table())
    }
}

extension KnownStates {
    /// A table with open addressing; a slot holds the upper bits of a fingerprint and the two marks.
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

        /// The slot of a fingerprint, or the free one where it would stand.
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
