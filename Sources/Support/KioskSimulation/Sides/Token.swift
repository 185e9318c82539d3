package import StoreModel

/// The signed forms of the simulated store: values instead of signatures, since forging is not what is simulated.
package enum Token {
    /// How much the store's clock may be ahead of whoever checks a signature, in milliseconds.
    package static let clockTolerance: Int64 = 5 * 60 * 1_000

    /// Signs a transaction at a moment: another moment makes another text, as a real signature does.
    package static func sign(_ transaction: Transaction, at now: Timestamp) -> SignedTransaction {
        let dated = dated(transaction, now)
        let mark = transaction.revocationDate == nil ? "" : "r"
        let text = "\(transaction.id)\(mark)@\(now.milliseconds)"
        return SignedTransaction(transaction: dated, jws: JWS(compact: text))
    }

    /// Whether a checker whose clock shows `now` believes what was signed.
    package static func isBelieved(_ signed: SignedTransaction, at now: Timestamp) -> Bool {
        let date = signed.transaction.signedDate
        return date.milliseconds >= 0 && date <= now.adding(milliseconds: clockTolerance)
    }

    private static func dated(_ one: Transaction, _ now: Timestamp) -> Transaction {
        guard let price = one.unitPrice else { return one }
        return Transaction(
            id: one.id, originalID: one.originalID, orderID: one.orderID, bundleID: one.bundleID,
            productID: one.productID, type: one.type, quantity: one.quantity,
            purchaseDate: one.purchaseDate, originalPurchaseDate: one.originalPurchaseDate,
            signedDate: now, revocationDate: one.revocationDate,
            revocationReason: one.revocationReason, appAccountToken: one.appAccountToken,
            storefront: Storefront(countryCode: one.storefront, id: one.storefrontID), price: price,
            intentID: one.intentID)
    }
}
