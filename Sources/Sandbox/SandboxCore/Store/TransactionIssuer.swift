package import StoreModel

/// Creates new transactions; each one is unfinished on the device to which it is addressed.
package enum TransactionIssuer {
    /// Creates the original transaction of an ownership, or the transaction of a consumable.
    package static func first(_ terms: OrderTerms, numbers: TransactionNumbers) -> TransactionRecord
    {
        bought(
            terms, numbers, originalID: numbers.transactionID, since: numbers.now, terms.unitPrice)
    }

    /// Creates a free transaction for an order of a product that is owned; it refers to the original one.
    package static func rebuy(
        _ terms: OrderTerms, of owned: TransactionRecord, numbers: TransactionNumbers
    ) -> TransactionRecord {
        let first = owned.transaction
        var record = bought(
            terms, numbers, originalID: first.originalID, since: first.originalPurchaseDate,
            Price(milliunits: 0, currency: terms.unitPrice.currency))
        // The transactions of one ownership are revoked and reinstated together, so they share the revision.
        record.transaction.revocationRevision = first.revocationRevision
        return record
    }

    /// Creates the transaction that a restore returns to one device; it is free, without an intent, and has the order
    /// numbers of the original purchase.
    ///
    /// - Parameter storefront: The owner's current storefront; the app account token remains that of the buyer.
    /// - Returns: Nil if the currency of the original purchase is unknown.
    package static func restored(
        _ owned: TransactionRecord, to device: DeviceName, storefront: Storefront,
        numbers: TransactionNumbers
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
        _ terms: OrderTerms, _ numbers: TransactionNumbers, originalID: TransactionID,
        since: Timestamp,
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
