package import StoreModel

extension Transaction {
    /// The same transaction, signed at another moment, or with its money given back.
    package func changed(signed: Timestamp? = nil, revoked: Timestamp? = nil) -> Transaction {
        guard let unitPrice else { return self }
        return Transaction(
            id: id, originalID: originalID, orderID: orderID, bundleID: bundleID,
            productID: productID, type: type, quantity: quantity, purchaseDate: purchaseDate,
            originalPurchaseDate: originalPurchaseDate, expiresDate: expiresDate,
            signedDate: signed ?? signedDate, revocationDate: revoked ?? revocationDate,
            revocationReason: revoked == nil ? revocationReason : 0,
            appAccountToken: appAccountToken, ownershipType: ownershipType,
            storefront: Storefront(countryCode: storefront, id: storefrontID), reason: reason,
            price: unitPrice, environment: environment, intentID: intentID)
    }
}
