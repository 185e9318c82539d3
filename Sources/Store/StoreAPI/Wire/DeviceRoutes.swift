/// The routes of the store for customers' devices.
package enum DeviceRoutes {
    /// Returns the ``BackendIdentity``; requires no credentials.
    package static let identity = Route(.get, "/kiosk/v1/identity")
    /// Signs a device in to an account, with the secret that authenticates it from then on; a repeated request changes
    /// nothing.
    package static let signIn = Route(.post, "/kiosk/v1/sign-in")
    /// Creates an ``AccountInvite`` for one more device of the account.
    package static let invite = Route(.post, "/kiosk/v1/invites")
    /// Returns a ``ProductsReply`` with an `ETag` for a few products or all, by the query's `id`s and `locale`.
    package static let products = Route(.get, "/kiosk/v1/products")
    /// Returns the products of a ``ProductsRequest``, for more IDs than fit into a URL.
    package static let productsByID = Route(.post, "/kiosk/v1/products")
    /// Returns the history of one of the account's own orders at the store and the merchant, by an ``OrderReference``,
    /// one page by the query's `limit` and `cursor`.
    package static let history = Route(.post, "/kiosk/v1/history")
    /// Returns the account's subscriptions as a ``SubscriptionsReply``, one page by the query's `limit` and `cursor`.
    package static let subscriptions = Route(.get, "/kiosk/v1/subscriptions")
    /// Applies a ``CustomerSubscriptionChange`` to a subscription, by its first transaction, and returns its
    /// ``SubscriptionStatus``.
    package static let manage = Route(.post, "/kiosk/v1/subscriptions/{originalTransactionId}")
    /// Returns an ``OfferCodeReply`` for the code of an ``OfferCodeRequest``.
    package static let offerCode = Route(.post, "/kiosk/v1/offer-codes")
    /// Streams server-sent events, one whenever ``StoreService/changes(after:limit:_:)`` may return something.
    package static let updates = Route(.get, "/kiosk/v1/updates")
    /// Returns the account's ``Storefront``, or null for a new account.
    package static let storefront = Route(.get, "/kiosk/v1/storefront")
    /// Moves the account to the storefront of a ``StorefrontChoice``.
    package static let setStorefront = Route(.put, "/kiosk/v1/storefront")

    /// All routes.
    package static let all: [Route] =
        StoreCalls.all.map { $0.route } + [
            identity, signIn, invite, products, productsByID, history,
            subscriptions, manage, offerCode, updates, storefront, setStorefront,
        ]
}
