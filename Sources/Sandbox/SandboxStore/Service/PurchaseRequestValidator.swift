import SandboxTables
import StoreAPI
import StoreModel

/// Refuses malformed purchases before anything is read or written.
enum PurchaseRequestValidator {
    /// The maximum length in bytes of texts other than names.
    static let textLimit = 32_768
    /// The maximum number of products of one request.
    static let productLimit = 100_000

    /// Checks the form of a purchase, independent of the catalog.
    static func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) throws(ServiceFailure) {
        try CallCheck.context(context)
        let intent = request.intent
        try self.intent(intent.id)
        guard intent.account == context.account else {
            throw CallCheck.badRequest("The intent does not belong to the calling account.")
        }
        guard UniqueID.isUUID(request.appAccountToken.rawValue) else {
            throw CallCheck.badRequest("The appAccountToken is not a UUID.")
        }
        let texts = [
            intent.productID.rawValue, intent.displayName, request.merchantOrder.rawValue,
        ]
        guard texts.allSatisfy({ CallCheck.isText($0, limit: textLimit) }) else {
            throw CallCheck.badRequest(
                "A text of the purchase is longer than \(textLimit) bytes or contains a NUL.")
        }
    }

    /// Checks the form of a purchase outside of the app.
    static func outside(_ purchase: OutsidePurchase) throws(ServiceFailure) {
        try CallCheck.context(
            CallContext(account: purchase.account, device: purchase.device, requestID: "outside"))
        guard CallCheck.isText(purchase.productID.rawValue, limit: textLimit) else {
            throw CallCheck.badRequest(
                "A product's id is longer than \(textLimit) bytes or contains a NUL.")
        }
    }

    /// Checks an intent's ID.
    static func intent(_ id: IntentID) throws(ServiceFailure) {
        guard UniqueID.isUUID(id.rawValue) else {
            throw CallCheck.badRequest("The intent's id is not a UUID.")
        }
    }
}
