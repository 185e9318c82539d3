import StoreModel

/// An entitlement: `{"kind":"entitlement","productId":…,"transactionId":…}`
struct EntitlementJSON: Encodable {
    let kind = "entitlement"
    let productId: String
    let title: String
    let transactionId: String
    let originalTransactionId: String
    let type: String
    let since: Int64
    let expires: Int64?
    let restored: Bool
    let inAppOwnershipType: String

    init(_ entitlement: Entitlement, title: String) {
        self.title = title
        productId = entitlement.productID.rawValue
        transactionId = entitlement.transactionID.rawValue
        originalTransactionId = entitlement.originalID.rawValue
        type = entitlement.type.rawValue
        since = entitlement.since.milliseconds
        expires = entitlement.expires?.milliseconds
        restored = entitlement.isRestored
        let ownership: OwnershipType = entitlement.isShared ? .familyShared : .purchased
        inAppOwnershipType = ownership.rawValue
    }

    private enum CodingKeys: String, CodingKey {
        case kind, productId, title, transactionId, originalTransactionId, type, since, expires,
            restored, inAppOwnershipType
    }
}
