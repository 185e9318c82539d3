import StoreAPI
import StoreModel

/// The store's routes for devices.
enum DeviceRouteDescriptions {
    static let all = orders + subscriptions + account

    private static let orders = [
        RouteDescription(
            DeviceRoutes.products, ("products", "Returns products by id, or all products."),
            .device,
            query: [
                .init("id", Schema.text("A product."), isRepeated: true),
                .init("locale", Schema.text("The customer’s language, such as zh_CN.")),
            ], answer: .json(Schema.named("ProductsReply"))),
        RouteDescription(
            DeviceRoutes.productsByID, ("productsById", "Returns products by id, for many ids."),
            .device,
            body: Schema.named("ProductsRequest"), answer: .json(Schema.named("ProductsReply"))),
        RouteDescription(
            DeviceRoutes.history,
            (
                "ownHistory",
                "Returns what the store and the merchant recorded about an order of the account."
            ),
            .device, query: RouteDescription.page, body: Schema.named("OrderReference"),
            answer: .page(Schema.named("HistoryStep"))),
        RouteDescription(
            DeviceRoutes.updates, ("updates", "Streams an event for each possible change."),
            .device,
            answer: .events),
    ]

    private static let subscriptions = [
        RouteDescription(
            DeviceRoutes.subscriptions,
            (
                "subscriptions",
                "Returns the account’s subscriptions, each with its current status, signed."
            ),
            .device,
            query: RouteDescription.page, answer: .json(Schema.named("SubscriptionsReply"))),
        RouteDescription(
            DeviceRoutes.manage,
            (
                "manageSubscription",
                "Cancels or resumes a subscription of the account, or agrees to its price."
            ),
            .device, body: Schema.enumeration(CustomerSubscriptionChange.self),
            answer: .json(Schema.named("SubscriptionStatus"))),
        RouteDescription(
            DeviceRoutes.offerCode,
            ("offerCode", "Returns the offer of an offer code, without redeeming it."),
            .device, body: Schema.object(["code": Schema.text(), "intentId": Schema.text()]),
            answer: .json(
                Schema.object(
                    [:],
                    optional: [
                        "productId": Schema.text(), "offer": Schema.named("OfferChoice"),
                        "reason": Schema.enumeration(DeclineReason.self),
                    ]))),
    ]

    private static let account = [
        RouteDescription(
            DeviceRoutes.identity, ("identity", "Returns the identity of the store."), .none,
            answer: .json(Schema.named("BackendIdentity"))),
        RouteDescription(
            DeviceRoutes.signIn,
            (
                "signIn",
                "Signs a device in to an account; its first secret authenticates it. See the server’s --accounts."
            ),
            .device, answer: .json(Schema.named("BackendIdentity"))),
        RouteDescription(
            DeviceRoutes.invite,
            ("invite", "Makes a code with which one more device can sign in to the account."),
            .device,
            answer: .json(
                Schema.object([
                    "account": Schema.text(), "code": Schema.text(), "expires": Schema.moment,
                ]))),
        RouteDescription(
            DeviceRoutes.storefront,
            ("storefront", "Returns the country of the account; null for a new account."),
            .device, answer: .json(Schema.orNull(Schema.named("Storefront")))),
        RouteDescription(
            DeviceRoutes.setStorefront, ("setStorefront", "Changes the country of the account."),
            .device,
            body: Schema.object(["countryCode": Schema.text("ISO 3166-1 alpha-3.")]),
            answer: .json(Schema.named("Storefront"))),
    ]
}
