import StoreAPI
import StoreModel

/// The store's routes for devices.
enum DeviceRouteDescriptions {
    static let all = orders + subscriptions + account

    private static let orders = [
        RouteDescription(
            DeviceRoutes.products, ("products", "Products by id, or all of them."), .device,
            query: [
                .init("id", Schema.text("A product."), isRepeated: true),
                .init("locale", Schema.text("The customer’s language, such as zh_CN.")),
            ], answer: .json(Schema.named("ProductsReply"))),
        RouteDescription(
            DeviceRoutes.productsByID, ("productsById", "Products by more ids."), .device,
            body: Schema.named("ProductsRequest"), answer: .json(Schema.named("ProductsReply"))),
        RouteDescription(
            DeviceRoutes.purchase,
            ("purchase", "Buys; the Idempotency-Key is the id of the body’s intent."), .device,
            body: Schema.named("PurchaseRequest"), answer: .json(Schema.named("OrderStatus"))),
        RouteDescription(
            DeviceRoutes.order, ("order", "Where an order stands; null if it was never seen."),
            .device, answer: .json(Schema.orNull(Schema.named("OrderStatus")))),
        RouteDescription(
            DeviceRoutes.closeOrder,
            ("closeOrder", "The same; one that was never seen can not be bought any more."),
            .device, answer: .json(Schema.orNull(Schema.named("OrderStatus")))),
        RouteDescription(
            DeviceRoutes.acknowledge, ("finishOrder", "Settles an order that came to nothing."),
            .device, answer: .nothing),
        RouteDescription(
            DeviceRoutes.history, ("ownHistory", "What both sides know of an order of one’s own."),
            .device, body: Schema.named("OrderReference"),
            answer: .json(Schema.list(Schema.named("HistoryStep")))),
        RouteDescription(
            DeviceRoutes.finish, ("finish", "Finishes a transaction."), .device, answer: .nothing),
        RouteDescription(
            DeviceRoutes.unfinished, ("unfinished", "What is bought and not finished."), .device,
            query: RouteDescription.page, answer: .json(Schema.named("UnfinishedReply"))),
        RouteDescription(
            DeviceRoutes.restore, ("restore", "Brings back what can be."), .device,
            query: RouteDescription.page, answer: .page(Schema.jws)),
        RouteDescription(
            DeviceRoutes.changes, ("changes", "What happened since a cursor."), .device,
            query: [.init("after", Schema.number(from: 0)), RouteDescription.page[0]],
            answer: .json(Schema.named("ChangesReply"))),
        RouteDescription(
            DeviceRoutes.updates, ("updates", "An event whenever there may be changes."), .device,
            answer: .events),
    ]

    private static let subscriptions = [
        RouteDescription(
            DeviceRoutes.subscriptions,
            ("subscriptions", "The account’s subscriptions, each signed as it stands now."),
            .device,
            answer: .json(Schema.named("SubscriptionsReply"))),
        RouteDescription(
            DeviceRoutes.manage,
            (
                "manageSubscription",
                "Cancels or resumes one’s own subscription, or agrees to a price."
            ),
            .device, body: Schema.word(CustomerSubscriptionChange.self),
            answer: .json(Schema.named("SubscriptionStatus"))),
        RouteDescription(
            DeviceRoutes.offerCode,
            ("offerCode", "What an offer code is good for; spends nothing."),
            .device, body: Schema.object(["code": Schema.text(), "intentId": Schema.text()]),
            answer: .json(
                Schema.object(
                    [:],
                    optional: [
                        "productId": Schema.text(), "offer": Schema.named("OfferChoice"),
                        "reason": Schema.word(DeclineReason.self),
                    ]))),
    ]

    private static let account = [
        RouteDescription(
            DeviceRoutes.identity, ("identity", "Who the store is."), .nobody,
            answer: .json(Schema.named("BackendIdentity"))),
        RouteDescription(
            DeviceRoutes.signIn,
            (
                "signIn",
                "Makes a device one of an account’s; its first secret proves it. See the server’s --accounts."
            ),
            .device, answer: .json(Schema.named("BackendIdentity"))),
        RouteDescription(
            DeviceRoutes.invite,
            ("invite", "Makes a code that signs one more device in to the account, once."), .device,
            answer: .json(
                Schema.object([
                    "account": Schema.text(), "code": Schema.text(), "expires": Schema.moment,
                ]))),
        RouteDescription(
            DeviceRoutes.storefront, ("storefront", "The account’s country; null for a new one."),
            .device, answer: .json(Schema.orNull(Schema.named("Storefront")))),
        RouteDescription(
            DeviceRoutes.setStorefront, ("setStorefront", "Moves the account."), .device,
            body: Schema.object(["countryCode": Schema.text("ISO 3166-1 alpha-3.")]),
            answer: .json(Schema.named("Storefront"))),
    ]
}
