package import StoreModel

/// Writes new transactions; each one waits to be finished by the device that it is addressed to.
package enum TransactionIssuer {
    /// The first transaction of an ownership, or one of many of a consumable.
    package static func first(_ terms: OrderTerms, numbers: NewNumbers) -> TransactionRecord {
        bought(
            terms, numbers, originalID: numbers.transactionID, since: numbers.now, terms.unitPrice)
    }

    /// A free transaction for an order of what is owned: it refers to the first one and costs nothing.
    package static func rebuy(
        _ terms: OrderTerms, of owned: TransactionRecord, numbers: NewNumbers
    ) -> TransactionRecord {
        let first = owned.transaction
        var record = bought(
            terms, numbers, originalID: first.originalID, since: first.originalPurchaseDate,
            Price(milliunits: 0, currency: terms.unitPrice.currency))
        // All transactions of one ownership stand and fall together.
        record.transaction.revocationRevision = first.revocationRevision
        return record
    }

    /// What a restore brings back on one device: no order, no price, and the first purchase's numbers.
    ///
    /// - Parameter storefront: The owner's country today; the player stays the one who bought.
    /// - Returns: Nil where the first purchase has no currency that could be read.
    package static func restored(
        _ owned: TransactionRecord, to device: DeviceName, storefront: Storefront,
        numbers: NewNumbers
    ) -> TransactionRecord? {
        let first = owned.transaction
        guard let currency = Currency(code: first.currency) else { return nil }
        let transaction = Transaction(
            id: numbers.transactionID, originalID: first.originalID, orderID: first.orderID,
            bundleID: first.bundleID, productID: first.productID, type: first.type,
            quantity: 1, purchaseDate: numbers.now,
            originalPurchaseDate: first.originalPurchaseDate, signedDate: numbers.now,
            appAccountToken: first.appAccountToken, ownershipType: first.ownershipType,
            storefront: storefront, unitPrice: Price(milliunits: 0, currency: currency),
            intentID: nil
        ).changed { $0.revocationRevision = first.revocationRevision }
        return TransactionRecord(
            transaction: transaction, account: owned.account, device: device,
            merchantOrder: owned.merchantOrder)
    }

    private static func bought(
        _ terms: OrderTerms, _ numbers: NewNumbers, originalID: TransactionID, since: Timestamp,
        _ unitPrice: Price
    ) -> TransactionRecord {
        let transaction = Transaction(
            id: numbers.transactionID, originalID: originalID, orderID: numbers.orderID,
            bundleID: terms.bundleID, productID: terms.productID, type: terms.type,
            quantity: terms.quantity, purchaseDate: numbers.now, originalPurchaseDate: since,
            signedDate: numbers.now, appAccountToken: terms.appAccountToken,
            storefront: terms.storefront, unitPrice: unitPrice, intentID: terms.signedIntent)
        return TransactionRecord(
            transaction: transaction, account: terms.account, device: terms.device,
            merchantOrder: terms.merchantOrder)
    }
}
