import KioskTestSupport

/// Chance that a seed decides: the same seed gives the same numbers everywhere.
package struct SeededRandom: Sendable {
    private var numbers: SplitMix64

    /// Begins with a seed.
    package init(seed: UInt64) {
        numbers = SplitMix64(seed: seed &* 0x2545_f491_4f6c_dd1d &+ 0x1234_5678_9abc_def1)
    }

    /// Sixty-four bits.
    package mutating func next() -> UInt64 { numbers.next() }

    /// A number below `count`, which is positive.
    package mutating func below(_ count: Int) -> Int {
        Int(truncatingIfNeeded: next() % UInt64(max(1, count)))
    }

    /// A number of a range.
    package mutating func within(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.count)
    }

    /// True in so many of a thousand.
    package mutating func happens(_ perMille: Int) -> Bool { below(1000) < perMille }

    /// One of these.
    package mutating func pick<Item>(_ items: [Item]) -> Item? {
        items.isEmpty ? nil : items[below(items.count)]
    }
}
