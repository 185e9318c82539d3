/// The routes of the merchant for customers' devices.
package enum MerchantRoutes {
    /// Returns the ``MerchantOffer``: the IDs on sale and the player's token.
    package static let offer = Route(.get, "/merchant/v1/offer")
    /// Returns the number of an order for an ``OrderNumberRequest``; the same intent always receives the same number.
    package static let orderNumber = Route(.put, "/merchant/v1/orders/{intentId}")
    /// Signs a promotional offer for one order, by an ``OfferSigningRequest``, and returns the proof for the purchase
    /// request.
    package static let signOffer = Route(.post, "/merchant/v1/offers")
    /// Returns a ``VerdictReply`` to a ``VerificationRequest``.
    package static let verify = Route(.post, "/merchant/v1/verifications")
    /// Returns the account's ``WalletStatement``, with up to the query's `entries` ledger entries before its `before`.
    package static let wallet = Route(.get, "/merchant/v1/wallet")
    /// Stores a ``LogBatch`` and returns a ``LogReceipt``.
    package static let log = Route(.post, "/merchant/v1/log")

    /// All routes.
    package static let all: [Route] =
        [offer, orderNumber, signOffer, verify, wallet, log] + MerchantCalls.all.map { $0.route }
}
