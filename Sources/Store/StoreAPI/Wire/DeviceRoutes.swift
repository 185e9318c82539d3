/// What a customer's device asks the store.
package enum DeviceRoutes {
    /// Who the store is; needs no credentials. Replies with ``BackendIdentity``.
    package static let identity = Route(.get, "/kiosk/v1/identity")
    /// Makes a device one of an account's, with the secret that proves it from now on; repeating it changes nothing.
    package static let signIn = Route(.post, "/kiosk/v1/sign-in")
    /// Makes a code for one more device of the account: ``AccountInvite``.
    package static let invite = Route(.post, "/kiosk/v1/invites")
    /// Few products or all of them, by the query's `id`s and `locale`; with an `ETag`. Replies with ``ProductsReply``.
    package static let products = Route(.get, "/kiosk/v1/products")
    /// Products by a ``ProductsRequest``, for more ids than an address has room for.
    package static let productsByID = Route(.post, "/kiosk/v1/products")
    /// Takes a ``PurchaseRequest`` whose intent is the `Idempotency-Key`. Replies with ``OrderStatus``.
    package static let purchase = Route(.post, "/kiosk/v1/purchases")
    /// Where an order stands: ``OrderStatus``, or null for one that was never seen.
    package static let order = Route(.get, "/kiosk/v1/orders/{intentId}")
    /// The same, and closes one that was never seen.
    package static let closeOrder = Route(.post, "/kiosk/v1/orders/{intentId}/close")
    /// Settles an order that came to nothing.
    package static let acknowledge = Route(.post, "/kiosk/v1/orders/{intentId}/finish")
    /// What both sides know of one of the account's own orders, that an ``OrderReference`` names; nothing of others.
    package static let history = Route(.post, "/kiosk/v1/history")
    /// Finishes a transaction.
    package static let finish = Route(.post, "/kiosk/v1/transactions/{transactionId}/finish")
    /// What is bought and not finished, a page as the query's `limit` and `cursor` say: ``UnfinishedReply``.
    package static let unfinished = Route(.get, "/kiosk/v1/unfinished")
    /// Brings back what can be, a page as the query's `limit` and `cursor` say: signed transactions.
    package static let restore = Route(.post, "/kiosk/v1/restore")
    /// What happened since the query's `after`, as much as its `limit` says: ``ChangesReply``.
    package static let changes = Route(.get, "/kiosk/v1/changes")
    /// The account's subscriptions: ``SubscriptionsReply``.
    package static let subscriptions = Route(.get, "/kiosk/v1/subscriptions")
    /// Does what a ``CustomerSubscriptionChange`` says with a subscription, named by its first transaction:
    /// ``SubscriptionStatus``.
    package static let manage = Route(.post, "/kiosk/v1/subscriptions/{originalTransactionId}")
    /// What the code of an ``OfferCodeRequest`` is good for: ``OfferCodeReply``.
    package static let offerCode = Route(.post, "/kiosk/v1/offer-codes")
    /// Server-sent events, one whenever ``changes`` may have something.
    package static let updates = Route(.get, "/kiosk/v1/updates")
    /// The account's country: ``Storefront``, or null for a new account.
    package static let storefront = Route(.get, "/kiosk/v1/storefront")
    /// Moves the account to the country of a ``StorefrontChoice``.
    package static let setStorefront = Route(.put, "/kiosk/v1/storefront")

    /// All of them.
    package static let all = [
        identity, signIn, invite, products, productsByID, purchase, order, closeOrder, acknowledge,
        history, finish,
        unfinished, restore, changes, subscriptions, manage, offerCode, updates,
        storefront, setStorefront,
    ]
}
