import Foundation

/// The revenue by the records of each side, in thousandths of the currency.
struct Revenue: Equatable, Sendable, CustomStringConvertible {
    /// The store's charges and reversed refunds, less its refunds.
    let charged: Int
    /// The total that accounts have paid by the store's balances.
    let paid: Int
    /// The price of what the merchant granted and did not take back.
    let granted: Int
    /// The price of what the devices delivered, counting each transaction once: two devices of an account that buy the
    /// same product simultaneously receive the same transaction, which is charged and granted once.
    let delivered: Int

    /// Sums the records without the program's code.
    init(of profile: Profile) throws {
        charged = try profile.number(
            profile.store,
            """
            SELECT coalesce(sum(CASE kind WHEN 'refund' THEN -abs(amount) ELSE amount END), 0)
                FROM charges
            """)
        paid = try profile.number(profile.store, "SELECT coalesce(sum(paid), 0) FROM balances")
        let granted = try profile.texts(
            profile.merchant, "SELECT transaction_id FROM grants WHERE revoked_at IS NULL")
        self.granted = try Self.price(of: granted, profile)
        let delivered = try profile.devices.flatMap { device in
            try profile.texts(
                profile.journal(device),
                "SELECT transaction_id FROM records WHERE event LIKE '{\"delivered\":%'")
        }
        self.delivered = try Self.price(of: Array(Set(delivered)), profile)
    }

    /// Returns the total price of transactions, counting repeated ones repeatedly.
    private static func price(of transactions: [String], _ profile: Profile) throws -> Int {
        let prices = try profile.texts(
            profile.store, "SELECT id || ' ' || price * quantity FROM transactions")
        let table = prices.reduce(into: [Substring: Int]()) { table, line in
            let words = line.split(separator: " ")
            table[words[0]] = words.last.flatMap { Int($0) }
        }
        return transactions.reduce(0) { $0 + (table[$1[...]] ?? 0) }
    }

    /// Whether all sides agree.
    var areEqual: Bool { Set([charged, paid, granted, delivered]).count == 1 }

    var description: String {
        "charged \(charged), paid \(paid), granted \(granted), delivered \(delivered) thousandths"
    }
}
