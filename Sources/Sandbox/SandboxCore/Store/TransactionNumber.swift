package import StoreModel

/// The store's numbers for transactions and orders, in the form of Apple's.
package enum TransactionNumber {
    /// The next transaction id: sixteen digits that grow with the clock, and always above the last one.
    ///
    /// The clock keeps a store that was reset from issuing the same ids again, which a merchant that
    /// remembers the first store would take for transactions that it has granted already.
    ///
    /// - Parameter last: The highest id issued so far; 0 if there is none.
    package static func next(after last: Int64, at now: Timestamp) -> Int64 {
        let time = min(max(0, now.milliseconds), 5_000_000_000_000)
        let (following, overflow) = last.addingReportingOverflow(1)
        return max(base + time, overflow ? last : following)
    }

    /// A customer-facing order number: `M` and nine letters and digits that cannot be mistaken for each other.
    ///
    /// - Parameter chance: Sixty-four random bits, of which forty-five are used.
    package static func orderID(chance: UInt64) -> OrderID {
        var rest = chance
        var text = "M"
        for _ in 0..<9 {
            text.append(alphabet[Int(rest & 31)])
            rest >>= 5
        }
        return OrderID(text)
    }

    /// The order number of a transaction, the same for the same id and chance.
    ///
    /// - Parameter chance: What keeps others from guessing it; 0 for what nobody ordered, such as a renewal. Several
    ///   transactions of one request share it.
    package static func orderID(of id: Int64, chance: UInt64 = 0) -> OrderID {
        // The finaliser of SplitMix64, so that neighbours do not look alike.
        var mixed = UInt64(bitPattern: id) &+ 0x9E37_79B9_7F4A_7C15 ^ chance
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return orderID(chance: mixed ^ (mixed >> 31))
    }

    /// The number of the period that a transaction pays for (Apple's `webOrderLineItemId`).
    package static func lineItem(of id: Int64) -> String { String(id - base / 2) }

    private static let base: Int64 = 2_000_000_000_000_000
    private static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
}
