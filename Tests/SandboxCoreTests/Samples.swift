import SandboxCore
import StoreModel

/// Sample values for tests; a test names only the values that differ from the defaults.
enum Samples {
    static let now = Timestamp(milliseconds: 1_790_000_000_000)
    static let usa = Storefront(countryCode: "USA", id: "143441")
    static let intent: IntentID = "01900000-0000-7000-8000-000000000001"
    static let player: AppAccountToken = "5d3f1d5e-0000-4000-8000-000000000001"
    static let numbers = TransactionNumbers(now: now, transactionID: "2000", orderID: "MABC")

    static func price(_ milliunits: Int64) -> Price {
        Price(milliunits: milliunits, currency: dollar)
    }

    static func terms(
        _ type: ProductType = .consumable, quantity: Int = 1, price milliunits: Int64 = 990
    ) -> OrderTerms {
        OrderTerms(
            intentID: intent, account: "ann", device: "phone", productID: "gems", type: type,
            quantity: quantity, unitPrice: price(milliunits), appAccountToken: player,
            merchantOrder: "M-2026-000001", storefront: usa, bundleID: "com.example.game")
    }

    static func record(
        _ id: TransactionID = "1000", original: TransactionID? = nil,
        _ type: ProductType = .nonConsumable, price milliunits: Int64 = 990,
        revoked: Timestamp? = nil, intent: IntentID? = Samples.intent,
        finished: Timestamp? = nil, account: AccountName = "ann"
    ) -> TransactionRecord {
        TransactionRecord(
            transaction: transaction(
                id, original: original, type, price: milliunits, revoked: revoked, intent: intent),
            account: account, device: "phone", merchantOrder: "M-2026-000001",
            finishedAt: finished)
    }

    static func transaction(
        _ id: TransactionID = "1000", original: TransactionID? = nil,
        _ type: ProductType = .consumable, quantity: Int = 1, price milliunits: Int64 = 990,
        revoked: Timestamp? = nil, intent: IntentID? = Samples.intent,
        bundleID: BundleID = "com.example.game", player: AppAccountToken? = Samples.player,
        signed: Timestamp = now
    ) -> Transaction {
        Transaction(
            id: id, originalID: original ?? id, orderID: "MXYZ", bundleID: bundleID,
            productID: "gems", type: type, quantity: quantity, purchaseDate: now,
            originalPurchaseDate: now, signedDate: signed, revocationDate: revoked,
            appAccountToken: player, storefront: usa, unitPrice: price(milliunits),
            intentID: intent)
    }

    static let dollar: Currency = {
        guard let dollar = Currency(code: "USD") else { preconditionFailure("USD is a code") }
        return dollar
    }()
}
