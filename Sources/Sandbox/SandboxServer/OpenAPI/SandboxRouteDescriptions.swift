import StoreAPI

/// The routes for the controls of the sandbox, and for the merchant's disputes.
enum SandboxRouteDescriptions {
    static let all = orders + subscriptions + faults + families + products

    private static let orders = [
        RouteDescription(
            SandboxRoutes.perform,
            (
                "perform",
                "Performs an action at the store, such as a refund or a change of the clock, and returns its result."
            ),
            .owner, body: Schema.named("SandboxAction"),
            answer: .json(Schema.named("SandboxReply"))),
        RouteDescription(
            SandboxRoutes.paid,
            ("paid", "Returns the total that an account has paid, less refunds, by currency."),
            .owner, answer: .json(Schema.list(Schema.named("Price")))),
        RouteDescription(
            SandboxRoutes.orders, ("orders", "Returns the orders of all accounts, newest first."),
            .owner,
            query: RouteDescription.page, answer: .page(Schema.named("SandboxOrder"))),
        RouteDescription(
            SandboxRoutes.history,
            ("history", "Returns the history of an order at store and merchant."), .owner,
            query: RouteDescription.page, body: Schema.named("OrderReference"),
            answer: .page(Schema.named("HistoryStep"))),
        RouteDescription(
            SandboxRoutes.dispute,
            ("dispute", "Returns the facts of a dispute about an order or an account."), .owner,
            body: Schema.named("DisputeQuestion"),
            answer: .json(Schema.named("DisputeAnswer"))),
        RouteDescription(
            SandboxRoutes.compensate, ("compensate", "Grants goods manually, once for each order."),
            .owner,
            body: Schema.object(
                ["order": Schema.named("OrderReference"), "reason": Schema.text()],
                optional: ["goods": Schema.named("GoodAmount")]),
            answer: .json(
                Schema.object([
                    "compensation": Schema.named("Compensation"), "isRepeated": Schema.flag,
                    "statement": Schema.named("WalletStatement"),
                ]))),
    ]

    private static let subscriptions = [
        RouteDescription(
            SandboxRoutes.clock, ("clock", "Returns the store’s clock."), .owner,
            answer: .json(Schema.named("StoreTimeReading"))),
        RouteDescription(
            SandboxRoutes.changeClock,
            ("changeClock", "Changes the store’s clock; the same as the action `clock`."), .owner,
            body: Schema.named("ClockChange"),
            answer: .json(Schema.named("StoreTimeReading"))),
        RouteDescription(
            SandboxRoutes.subscriptions,
            ("sandboxSubscriptions", "Returns the subscriptions of all accounts, oldest first."),
            .owner,
            query: RouteDescription.page, answer: .page(Schema.named("SandboxSubscription"))),
        RouteDescription(
            SandboxRoutes.offerCodes, ("offerCodes", "Returns the offer codes, newest first."),
            .owner, query: RouteDescription.page, answer: .page(Schema.named("OfferCode"))),
    ]

    private static let faults = [
        RouteDescription(
            SandboxRoutes.faults, ("faults", "Returns the planned faults."), .owner,
            query: RouteDescription.page, answer: .page(Schema.named("PlannedFault")))
    ]

    private static let families = [
        RouteDescription(
            SandboxRoutes.families,
            ("families", "Returns the families and their shared purchases."),
            .owner, query: RouteDescription.page, answer: .page(Schema.named("SandboxFamily")))
    ]

    private static let products = [
        RouteDescription(
            SandboxRoutes.products,
            ("sandboxProducts", "Returns the products and their edits."),
            .owner, query: RouteDescription.page, answer: .page(Schema.named("SandboxProduct")))
    ]
}
