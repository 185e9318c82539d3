import PurchaseCore
import StoreModel

/// Small sample values of one order, which fit together.
enum Sample {
    static let now = Timestamp(milliseconds: 1_790_000_000_000)
    static let intentID: IntentID = "intent-1"
    static let transactionID: TransactionID = "2000000000000001"
    static let number: MerchantOrder = "K-1"
    static let coins: GoodID = "coin"

    static func after(_ milliseconds: Int64) -> Timestamp { now.adding(milliseconds: milliseconds) }

    /// Returns the time of the next attempt after one that failed at `now`.
    static func due(_ subject: String) -> Timestamp {
        QueuePolicy().nextAttempt(1, of: subject, retryAfter: nil, now: now)
    }

    static func price() throws -> Price {
        let dollar = Currency(code: "USD")
        guard let dollar else { throw Missing() }
        return Price(milliunits: 990, currency: dollar)
    }

    static func intent(
        _ id: IntentID = intentID, type: ProductType = .consumable
    ) throws -> Intent {
        Intent(
            id: id, account: "ann", productID: "coins.100", type: type, displayName: "100 coins",
            quantity: 1, unitPrice: try price(), outcome: .approve, confirmedAt: now)
    }

    static func signed(
        _ id: TransactionID = transactionID, original: TransactionID? = nil,
        type: ProductType = .consumable, revoked: Bool = false, intent: IntentID? = intentID,
        product: ProductID = "coins.100", revision: Int? = nil
    ) throws -> SignedTransaction {
        let transaction = Transaction(
            id: id, originalID: original ?? id, orderID: nil, bundleID: "app.kiosk",
            productID: product, type: type, quantity: 1, purchaseDate: now,
            originalPurchaseDate: now, signedDate: now, revocationDate: revoked ? now : nil,
            appAccountToken: nil, storefront: Storefront(countryCode: "USA", id: "143441"),
            unitPrice: try price(), intentID: intent
        ).changed { $0.revocationRevision = revision }
        let word = revision.map { "-\($0)" } ?? ""
        return SignedTransaction(
            transaction: transaction, jws: JWS(compact: "\(id)\(revoked ? "-revoked" : "")\(word)"))
    }

    static func verdict(
        _ decision: Verdict.Decision, _ id: TransactionID = transactionID,
        changes: [VerdictChange] = [], retryAfter: Int64? = nil
    ) -> Verdict {
        Verdict(
            nonce: "n", transactionID: id, intentID: nil, decision: decision,
            retryAfter: retryAfter, changes: changes, merchantOrder: number, signedDate: now)
    }

    static func change(_ amount: Int64, version: Int64) -> VerdictChange {
        VerdictChange(version: version, change: GoodAmount(good: coins, amount: amount))
    }

    static let spend = Spend(
        id: "spend-1", goods: GoodAmount(good: "coin", amount: 5), note: "sword")

    struct Missing: Error {}
}
