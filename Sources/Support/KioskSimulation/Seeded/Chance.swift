/// Chance that a seed decides (SplitMix64): the same seed gives the same numbers everywhere.
package struct Chance: Sendable {
    private var state: UInt64

    /// Begins with a seed.
    package init(seed: UInt64) { state = seed &* 0x2545_f491_4f6c_dd1d &+ 0x1234_5678_9abc_def1 }

    /// Sixty-four bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

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
