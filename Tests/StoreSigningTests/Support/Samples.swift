import StoreModel
import Testing

@testable import StoreSigning

/// A transaction and a verdict in the form in which the store and the merchant make them.
enum Samples {
    /// 2026-02-03 04:05:06 UTC.
    static let now = Timestamp(milliseconds: 1_770_091_506_000)
    static let bundleID: BundleID = "com.example.gems"
    static let nonce = "6f1ed002ab5595859014ebf0951522d9"

    static func transaction(
        originalID: TransactionID = "2000000000000042", type: ProductType = .consumable,
        quantity: Int = 1, signedDate: Timestamp = now, revocationDate: Timestamp? = nil,
        price: Int64 = 990, currency code: String = "USD", bundleID: BundleID = bundleID,
        intentID: IntentID? = "019a1c3e-2f00-7abc-8def-0123456789ab"
    ) throws -> Transaction {
        let currency = try #require(Currency(code: code))
        return Transaction(
            id: "2000000000000042", originalID: originalID, orderID: "MK4A7",
            bundleID: bundleID, productID: "com.example.gems.60", type: type,
            quantity: quantity, purchaseDate: now, originalPurchaseDate: now,
            signedDate: signedDate, revocationDate: revocationDate,
            revocationReason: revocationDate == nil ? nil : 0,
            appAccountToken: "0b54cbb1-7c55-4c2c-9d4d-0d1f4b1f0c11",
            storefront: Storefront(countryCode: "USA", id: "143441"),
            unitPrice: Price(milliunits: price, currency: currency),
            intentID: intentID)
    }

    static func verdict(retryAfter: Int64? = nil) -> Verdict {
        Verdict(
            nonce: nonce, transactionID: "2000000000000042",
            intentID: "019a1c3e-2f00-7abc-8def-0123456789ab", decision: .accepted,
            retryAfter: retryAfter,
            changes: [VerdictChange(version: 7, change: GoodAmount(good: "gems", amount: 60))],
            merchantOrder: "K-1042", signedDate: now)
    }

}
