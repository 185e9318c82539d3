/// The kinds of payload with an entry point in the verifier.
enum TokenKind: CaseIterable {
    case transaction
    case notification
    case renewalInfo
    case appTransaction
    case verdict

    /// The bundle id of all payloads; it contains letters with canonical equivalents in Unicode.
    static let bundleID = "com.example.KioskÅ"
    /// The time of all payloads: 2026-02-03 04:05:06 UTC.
    static let now: Int64 = 1_770_091_506_000
    /// The nonce of the genuine verdict.
    static let nonce = "6f1ed002ab5595859014ebf0951522d9"
    /// The transaction of the genuine verdict.
    static let transactionID = "2000000000000042"

    /// A genuine payload of the kind as JSON.
    var payload: [UInt8] { Array(text.utf8) }

    private var text: String {
        switch self {
        case .transaction: Self.purchase
        case .notification:
            """
            {"data":{"bundleId":"\(Self.bundleID)","environment":"Sandbox","status":1},\
            "notificationType":"TEST","notificationUUID":"6f1ed002-ab55-4958-9014-ebf0951522d9",\
            "signedDate":\(Self.now),"version":"2.0"}
            """
        case .renewalInfo:
            """
            {"autoRenewProductId":"club","autoRenewStatus":1,"environment":"Sandbox",\
            "originalTransactionId":"2000000000000042","productId":"club","signedDate":\(Self.now),\
            "renewalDate":1770091506000,"eligibleWinBackOfferIds":["a","b"],"offerType":1}
            """
        case .appTransaction:
            """
            {"appTransactionId":"704","applicationVersion":"1.0","bundleId":"\(Self.bundleID)",\
            "originalApplicationVersion":"1.0","originalPlatform":"iOS","originalPurchaseDate":1,\
            "receiptCreationDate":\(Self.now),"receiptType":"Sandbox","versionExternalIdentifier":0}
            """
        case .verdict:
            """
            {"changes":[{"change":{"amount":60,"good":"gem"},"version":7}],"merchantOrder":"K-1042",\
            "nonce":"\(Self.nonce)","retryAfter":5,"signedDate":\(Self.now),\
            "transactionId":"\(Self.transactionID)","verdict":"ACCEPTED"}
            """
        }
    }

    private static let purchase = """
        {"appAccountToken":"0b54cbb1-7c55-4c2c-9d4d-0d1f4b1f0c11","bundleId":"\(bundleID)",\
        "currency":"USD","environment":"Sandbox","inAppOwnershipType":"PURCHASED",\
        "intentId":"019a1c3e-2f00-7abc-8def-0123456789ab","orderId":"MK4A7",\
        "originalPurchaseDate":\(now),"originalTransactionId":"2000000000000042","price":990,\
        "productId":"gems.60","purchaseDate":\(now),"quantity":1,"signedDate":\(now),\
        "storefront":"USA","storefrontId":"143441","transactionId":"2000000000000042",\
        "transactionReason":"PURCHASE","type":"Consumable"}
        """
}
