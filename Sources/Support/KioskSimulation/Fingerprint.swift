package import StoreModel

/// A hash of 128 bits that is equal in every process, unlike that of `Hasher`.
///
/// It distinguishes the states of a search and identifies the trace of a run; it is not cryptographic.
package struct Fingerprint: Hashable, Sendable {
    private var high: UInt64 = 0x6a09_e667_f3bc_c908
    private var low: UInt64 = 0xbb67_ae85_84ca_a73b

    /// Creates the fingerprint of an empty sequence.
    package init() {}

    /// Adds a number.
    package mutating func add(_ value: UInt64) {
        high = (high ^ value) &* 0x9e37_79b9_7f4a_7c15
        high ^= high >> 29
        low = (low &+ value) &* 0xbf58_476d_1ce4_e5b9
        low ^= (low >> 32) &+ high
    }

    /// Adds a number.
    package mutating func add(_ value: Int) { add(UInt64(bitPattern: Int64(value))) }

    /// Adds a number.
    package mutating func add(_ value: Int64) { add(UInt64(bitPattern: value)) }

    /// Adds a Boolean.
    package mutating func add(_ value: Bool) { add(value ? 0x71 as UInt64 : 0x72) }

    /// Adds a text with its length, so that different lists of texts differ.
    package mutating func add(_ text: String) {
        var word: UInt64 = 0
        var count = 0
        for byte in text.utf8 {
            word = word << 8 | UInt64(byte)
            count += 1
            if count & 7 == 0 {
                add(word)
                word = 0
            }
        }
        add(word)
        add(count)
    }

    /// Adds an identifier.
    package mutating func add<Kind>(_ name: Identifier<Kind>) { add(name.rawValue) }

    /// Adds elements independently of their order, such as the entries of a dictionary.
    package mutating func add<Items: Sequence>(
        anyOrder items: Items, _ body: (inout Fingerprint, Items.Element) -> Void
    ) {
        var (highs, lows, count): (UInt64, UInt64, Int) = (0, 0, 0)
        for item in items {
            var part = Fingerprint()
            body(&part, item)
            highs &+= part.high
            lows &+= part.low
            count += 1
        }
        add(highs)
        add(lows)
        add(count)
    }

    /// The two halves combined to 64 bits.
    package var short: UInt64 { high ^ low }
}
