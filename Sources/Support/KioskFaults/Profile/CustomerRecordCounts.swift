import Foundation
package import KioskTestSupport

/// The counts of one customer's records at store, merchant and device, read from their files.
package struct CustomerRecordCounts: Hashable, Sendable, CustomStringConvertible {
    /// The charges at the store.
    package var charges = 0
    /// The refunds at the store.
    package var refunds = 0
    /// The transactions that are unfinished at the store.
    package var unfinished = 0
    /// The refunds that the merchant has not received.
    package var outbox = 0
    /// The transactions that the merchant credited.
    package var grants = 0
    /// The gems in the merchant's ledger.
    package var gems = 0
    /// The debits in the merchant's ledger.
    package var spends = 0
    /// The orders and deliveries with open work on the device.
    package var open = 0
    /// The payments that the device knows to have led to a transaction.
    package var paid = 0

    /// Reads the counts of a profile whose customer has one device.
    package init(of profile: Profile, device: String = "phone-1") throws {
        let (store, merchant) = (profile.store, profile.merchant)
        let journal = profile.journal(device)
        charges = try profile.number(
            store, "SELECT count(*) FROM charges WHERE kind = 'charge' AND amount > 0")
        refunds = try profile.number(store, "SELECT count(*) FROM charges WHERE kind = 'refund'")
        unfinished = try profile.number(
            store, "SELECT count(*) FROM transactions WHERE finished_at IS NULL")
        outbox = try profile.number(store, "SELECT count(*) FROM outbox")
        grants = try profile.number(
            merchant, "SELECT count(*) FROM grants WHERE is_credited AND revoked_at IS NULL")
        gems = try profile.number(
            merchant, "SELECT coalesce(sum(change), 0) FROM ledger WHERE good = 'gems'")
        spends = try profile.number(merchant, "SELECT count(*) FROM spends")
        open = try profile.number(
            journal,
            """
            SELECT (SELECT count(*) FROM payments WHERE is_open)
                + (SELECT count(*) FROM deliveries WHERE is_open)
            """)
        paid = try profile.number(
            journal, "SELECT count(*) FROM payments WHERE transaction_id IS NOT NULL")
    }

    /// Returns the counts after a number of purchases of 60 gems, without open work.
    package static func completed(purchases: Int) -> CustomerRecordCounts {
        var counts = CustomerRecordCounts()
        counts.charges = purchases
        counts.grants = purchases
        counts.gems = 60 * purchases
        counts.paid = purchases
        return counts
    }

    private init() {}

    package var description: String {
        "charges \(charges) refunds \(refunds) unfinished \(unfinished) outbox \(outbox) "
            + "grants \(grants) gems \(gems) spends \(spends) open \(open) paid \(paid)"
    }
}

extension KioskRun {
    /// Returns the balance of a good in the output of `library --json`.
    package func balance(of good: String) -> Int {
        let line = objects.first {
            $0["kind"] as? String == "balance" && $0["good"] as? String == good
        }
        return line?["amount"] as? Int ?? 0
    }

    /// The entitlements in the output of `library --json`.
    package var entitlements: [String] {
        objects.filter { $0["kind"] as? String == "entitlement" }
            .compactMap { $0["productId"] as? String }
    }
}
