import StoreAPI
import StoreModel

/// What the team's server is asked to sign: a promotional offer for one order.
///
/// It answers as it would answer its app: `{"signedOffer":"…"}` with the token of Apple's
/// `PromotionalOfferV2SignatureCreator`, or `{"keyIdentifier":…, "nonce":…, "timestamp":…, "signature":…}` with what
/// `PromotionalOfferSignatureCreator` makes, its `application_username` being the `appAccountToken`. The key is one of
/// `kiosk sandbox key`.
struct TeamOffer: Encodable {
    /// The subscription.
    let productId: ProductID
    /// The promotional offer.
    let offerIdentifier: String
    /// The player.
    let appAccountToken: AppAccountToken
    /// A transaction of the customer's, where the device knows one.
    let transactionId: TransactionID?

    init(_ request: OfferSigningRequest, _ player: AppAccountToken) {
        (productId, offerIdentifier) = (request.productID, request.offerIdentifier)
        (appAccountToken, transactionId) = (player, request.transactionID)
    }
}
