import StoreModel

/// A random number generator that yields the same numbers for a seed on every machine.
package struct SeededRandom: Sendable {
    private var numbers: SeededGenerator

    /// Creates a generator with a seed.
    package init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed &* 0x2545_f491_4f6c_dd1d &+ 0x1234_5678_9abc_def1)
    }

    /// Returns 64 random bits.
    package mutating func next() -> UInt64 { numbers.next() }

    /// Returns a number below `count`, which is positive.
    package mutating func below(_ count: Int) -> Int {
        Int(truncatingIfNeeded: next() % UInt64(max(1, count)))
    }

    /// Returns a number in a range.
    package mutating func within(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.count)
    }

    /// Returns true with a probability in thousandths.
    package mutating func happens(_ perMille: Int) -> Bool { below(1000) < perMille }

    /// Returns a random element; nil for an empty array.
    package mutating func pick<Item>(_ items: [Item]) -> Item? {
        items.isEmpty ? nil : items[below(items.count)]
    }
}
