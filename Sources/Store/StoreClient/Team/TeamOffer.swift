import StoreAPI
import StoreModel

/// A request to the team's server to sign a promotional offer for one order.
///
/// The server answers as it would answer its own app: `{"signedOffer":"…"}` with the token of Apple's
/// `PromotionalOfferV2SignatureCreator`, or `{"keyIdentifier":…, "nonce":…, "timestamp":…, "signature":…}` with the
/// result of `PromotionalOfferSignatureCreator`, whose `application_username` is the `appAccountToken`. The signing key
/// is one of `kiosk sandbox key`.
struct TeamOffer: Encodable {
    /// The product ID of the subscription.
    let productId: ProductID
    /// The ID of the promotional offer.
    let offerIdentifier: String
    /// The player's token.
    let appAccountToken: AppAccountToken
    /// A transaction of the customer, if the device knows one.
    let transactionId: TransactionID?

    init(_ request: OfferSigningRequest, _ player: AppAccountToken) {
        (productId, offerIdentifier) = (request.productID, request.offerIdentifier)
        (appAccountToken, transactionId) = (player, request.transactionID)
    }
}
