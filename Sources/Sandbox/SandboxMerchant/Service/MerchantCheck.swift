import SandboxTables
import StoreAPI
import StoreModel

/// Refuses malformed requests before anything is read or written.
enum MerchantCheck {
    /// Checks the intent and the product of a request for an order number.
    static func order(_ id: IntentID, _ product: ProductID) throws(ServiceFailure) {
        guard UniqueID.isUUID(id.rawValue) else {
            throw CallCheck.bad("An intent's id is a UUID.")
        }
        guard CallCheck.isText(product.rawValue, limit: 32_768) else {
            throw CallCheck.bad("A product's id has at most 32768 bytes, and no NUL.")
        }
    }

    /// Checks the request to sign an offer.
    static func offer(_ request: OfferSigningRequest) throws(ServiceFailure) {
        let texts = [
            request.productID.rawValue, request.offerIdentifier,
            request.transactionID?.rawValue ?? "",
        ]
        guard texts.allSatisfy({ CallCheck.isText($0, limit: 1_000) }) else {
            throw CallCheck.bad(
                "A product, an offer and a transaction have at most 1000 bytes, and no NUL.")
        }
    }

    /// Checks a request to verify a transaction.
    static func question(_ request: VerificationRequest) throws(ServiceFailure) {
        guard (1...128).contains(request.nonce.utf8.count) else {
            throw CallCheck.bad("A nonce has 1 to 128 bytes.")
        }
    }

    /// Checks a spend.
    static func spend(_ request: SpendRequest) throws(ServiceFailure) {
        guard UniqueID.isUUID(request.id.rawValue) else {
            throw CallCheck.bad("A spend id is a UUID.")
        }
        guard request.goods.amount > 0 else {
            throw CallCheck.bad("One spends a positive amount.")
        }
        guard CallCheck.isName(request.goods.good.rawValue),
            CallCheck.isText(request.note, limit: 4_096)
        else {
            throw CallCheck.bad("A good has a name of 1 to 256 bytes, a note has at most 4096.")
        }
    }

    /// Checks a compensation with goods.
    static func compensation(_ request: CompensationRequest) throws(ServiceFailure) {
        guard !request.reason.isEmpty, CallCheck.isText(request.reason, limit: 1_000) else {
            throw CallCheck.bad("A compensation has a reason of 1 to 1000 bytes.")
        }
        guard let goods = request.goods else { return }
        guard goods.amount > 0, CallCheck.isName(goods.good.rawValue) else {
            throw CallCheck.bad("One gives a positive amount of a good with a name.")
        }
    }
}
