import SandboxTables
import StoreAPI
import StoreModel

/// Refuses malformed requests before anything is read or written.
enum MerchantRequestValidator {
    /// Checks the intent and the product of a request for an order number.
    static func order(_ id: IntentID, _ product: ProductID) throws(ServiceFailure) {
        guard UniqueID.isUUID(id.rawValue) else {
            throw CallCheck.badRequest("The intent's id is not a UUID.")
        }
        guard CallCheck.isText(product.rawValue, limit: 32_768) else {
            throw CallCheck.badRequest(
                "The product's id is longer than 32768 bytes or contains a NUL.")
        }
    }

    /// Checks the request to sign an offer.
    static func offer(_ request: OfferSigningRequest) throws(ServiceFailure) {
        let texts = [
            request.productID.rawValue, request.offerIdentifier,
            request.transactionID?.rawValue ?? "",
        ]
        guard texts.allSatisfy({ CallCheck.isText($0, limit: 1_000) }) else {
            throw CallCheck.badRequest(
                "The product, offer or transaction is longer than 1000 bytes or contains a NUL.")
        }
    }

    /// Checks a request to verify a transaction.
    static func verification(_ request: VerificationRequest) throws(ServiceFailure) {
        guard (1...128).contains(request.nonce.utf8.count) else {
            throw CallCheck.badRequest("The nonce must have 1 to 128 bytes.")
        }
    }

    /// Checks a spend.
    static func spend(_ request: SpendRequest) throws(ServiceFailure) {
        guard UniqueID.isUUID(request.id.rawValue) else {
            throw CallCheck.badRequest("The spend id is not a UUID.")
        }
        guard request.goods.amount > 0 else {
            throw CallCheck.badRequest("The amount to spend must be above 0.")
        }
        guard CallCheck.isName(request.goods.good.rawValue),
            CallCheck.isText(request.note, limit: 4_096)
        else {
            throw CallCheck.badRequest(
                "The name of a good must have 1 to 256 bytes, and a note at most 4096.")
        }
    }

    /// Checks a compensation with goods.
    static func compensation(_ request: CompensationRequest) throws(ServiceFailure) {
        guard !request.reason.isEmpty, CallCheck.isText(request.reason, limit: 1_000) else {
            throw CallCheck.badRequest("The reason of a compensation must have 1 to 1000 bytes.")
        }
        guard let goods = request.goods else { return }
        guard goods.amount > 0, CallCheck.isName(goods.good.rawValue) else {
            throw CallCheck.badRequest(
                "The goods of a compensation need a name and an amount above 0.")
        }
    }
}
