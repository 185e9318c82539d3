package import StoreModel

/// Creates the store's numbers of transactions and orders, in Apple's format.
package enum TransactionNumberGenerator {
    /// Returns the next transaction ID: 16 digits that increase with the clock, and always above the last one.
    ///
    /// Because of the clock, a store that was reset does not issue the same IDs again; a merchant that remembers the
    /// first store would consider those as granted already.
    ///
    /// - Parameter last: The highest ID issued so far; 0 before the first one.
    package static func next(after last: Int64, at now: Timestamp) -> Int64 {
        let time = min(max(0, now.milliseconds), 5_000_000_000_000)
        let (following, overflow) = last.addingReportingOverflow(1)
        return max(base + time, overflow ? last : following)
    }

    /// Returns an order number for customers: `M` and nine letters and digits that are easy to distinguish.
    ///
    /// - Parameter chance: 64 random bits, of which 45 are used.
    package static func orderID(chance: UInt64) -> OrderID {
        var rest = chance
        var text = "M"
        for _ in 0..<9 {
            text.append(alphabet[Int(rest & 31)])
            rest >>= 5
        }
        return OrderID(text)
    }

    /// Returns the order number of a transaction, which is always the same for the same ID and random bits.
    ///
    /// - Parameter chance: Random bits that make the number hard to guess; 0 for transactions without an order, such as
    ///   renewals. Several transactions of one request share them.
    package static func orderID(of id: Int64, chance: UInt64 = 0) -> OrderID {
        // The finalizer of SplitMix64, so that consecutive IDs have dissimilar order numbers.
        var mixed = UInt64(bitPattern: id) &+ 0x9E37_79B9_7F4A_7C15 ^ chance
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return orderID(chance: mixed ^ (mixed >> 31))
    }

    /// Returns the number of the period that a transaction pays for (Apple's `webOrderLineItemId`).
    package static func lineItem(of id: Int64) -> String { String(id - base / 2) }

    private static let base: Int64 = 2_000_000_000_000_000
    private static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
}
