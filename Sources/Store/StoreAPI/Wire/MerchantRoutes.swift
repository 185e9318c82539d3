/// What a customer's device asks the merchant.
package enum MerchantRoutes {
    /// The ids on sale and the player's token: ``MerchantOffer``.
    package static let offer = Route(.get, "/merchant/v1/offer")
    /// The number of an order, of an ``OrderNumberRequest``; the same intent always gets the same one.
    package static let orderNumber = Route(.put, "/merchant/v1/orders/{intentId}")
    /// Signs a promotional offer for one order, of an ``OfferSigningRequest``. Replies with what a purchase takes along.
    package static let signOffer = Route(.post, "/merchant/v1/offers")
    /// Judges a ``VerificationRequest`` with a ``VerdictReply``.
    package static let verify = Route(.post, "/merchant/v1/verifications")
    /// What the account has, with as much history as the query's `entries` says, and only what is older than its `before`:
    /// ``WalletStatement``.
    package static let wallet = Route(.get, "/merchant/v1/wallet")
    /// Takes goods away by a ``SpendRequest``, which is its own idempotency key. Replies with ``SpendReply``.
    package static let spend = Route(.post, "/merchant/v1/spends")
    /// Takes in a ``LogBatch`` with a ``LogReceipt``.
    package static let log = Route(.post, "/merchant/v1/log")

    /// All of them.
    package static let all = [offer, orderNumber, signOffer, verify, wallet, spend, log]
}
