package import StoreModel

extension LocalizedTexts {
    /// Returns the meaning of a signed transaction's member in a few words; nil for an unknown member.
    ///
    /// The names are those of the App Store Server API (`JWSTransactionDecodedPayload`).
    package func meaning(ofField name: String) -> String? {
        Self.fieldMeanings[name].map { text($0) }
    }

    /// The members of a signed transaction in reading order.
    package static let fieldOrder = [
        "transactionId", "originalTransactionId", "orderId", "productId", "type", "quantity",
        "price", "unitPrice", "currency", "storefront", "storefrontId", "purchaseDate",
        "originalPurchaseDate", "expiresDate", "revocationDate", "revocationReason",
        "inAppOwnershipType",
        "transactionReason", "appAccountToken", "intentId", "bundleId", "environment", "signedDate",
    ]

    /// Returns the merchant's decision in a few words.
    package func name(of decision: Verdict.Decision) -> String {
        switch decision {
        case .accepted: text(.verdictAccepted)
        case .alreadyGranted: text(.verdictAlreadyGranted)
        case .rejected: text(.verdictRejected)
        case .revoked: text(.verdictRevoked)
        case .retry: text(.verdictRetry)
        }
    }

    private static let fieldMeanings: [String: TextKey] = [
        "transactionId": .fieldTransactionID, "originalTransactionId": .fieldOriginalID,
        "orderId": .fieldOrderID, "productId": .fieldProductID, "type": .fieldType,
        "quantity": .fieldQuantity, "price": .fieldPrice, "unitPrice": .fieldUnitPrice,
        "currency": .fieldCurrency,
        "storefront": .fieldStorefront, "storefrontId": .fieldStorefrontID,
        "purchaseDate": .fieldPurchaseDate, "originalPurchaseDate": .fieldOriginalDate,
        "expiresDate": .fieldExpiresDate, "revocationDate": .fieldRevocationDate,
        "revocationReason": .fieldRevocationReason, "inAppOwnershipType": .fieldOwnership,
        "transactionReason": .fieldReason, "appAccountToken": .fieldAppAccountToken,
        "intentId": .fieldIntentID, "bundleId": .fieldBundleID, "environment": .fieldEnvironment,
        "signedDate": .fieldSignedDate,
    ]
}
