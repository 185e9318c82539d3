import StoreAPI

/// The routes for the controls of the sandbox, and for the merchant's disputes.
enum SandboxRouteDescriptions {
    static let all = orders + subscriptions + faults + families + products

    private static let orders = [
        RouteDescription(
            SandboxRoutes.approve, ("approve", "Approves an order that waits."), .owner,
            answer: .json(Schema.named("OrderStatus"))),
        RouteDescription(
            SandboxRoutes.decline, ("decline", "Declines an order that waits."), .owner,
            answer: .json(Schema.named("OrderStatus"))),
        RouteDescription(
            SandboxRoutes.resolve,
            ("resolve", "Sells an interrupted order; says as which transaction."), .owner,
            answer: .json(Schema.text())),
        RouteDescription(
            SandboxRoutes.unstick, ("unstick", "Hands out a transaction that is stuck."), .owner,
            answer: .json(Schema.named("OrderStatus"))),
        RouteDescription(
            SandboxRoutes.buyOutside,
            ("buyOutside", "Sells outside of the app; says as which transaction."), .owner,
            body: Schema.object([
                "account": Schema.text(), "device": Schema.text(), "productId": Schema.text(),
                "quantity": ["type": "integer", "minimum": 1, "maximum": 10],
            ]), answer: .json(Schema.text())),
        RouteDescription(
            SandboxRoutes.refund, ("refund", "Gives the whole price back; says when."), .owner,
            answer: .json(Schema.moment)),
        RouteDescription(
            SandboxRoutes.changeTransaction,
            (
                "changeTransaction",
                "Refunds a transaction, reverses that, revokes or deletes it, or answers a request."
            ),
            .owner, body: Schema.named("TransactionChange"),
            answer: .json(
                Schema.object(
                    [
                        "transactionId": Schema.text(), "at": Schema.moment,
                        "isRepeated": Schema.flag,
                    ], optional: ["moved": Schema.named("Price")]))),
        RouteDescription(
            SandboxRoutes.clearHistory,
            ("clearHistory", "Deletes all that an account bought; says how much that was."),
            .owner, answer: .json(Schema.number())),
        RouteDescription(
            SandboxRoutes.paid,
            ("paid", "What an account has paid in all, refunds taken off, by currency."),
            .owner, answer: .json(Schema.list(Schema.named("Price")))),
        RouteDescription(
            SandboxRoutes.orders, ("orders", "The orders of every account, newest first."), .owner,
            query: RouteDescription.page, answer: .page(Schema.named("SandboxOrder"))),
        RouteDescription(
            SandboxRoutes.history, ("history", "What both sides know of an order."), .owner,
            body: Schema.named("OrderReference"),
            answer: .json(Schema.list(Schema.named("HistoryStep")))),
        RouteDescription(
            SandboxRoutes.dispute, ("dispute", "What became of an order or an account."), .owner,
            body: Schema.named("DisputeQuestion"),
            answer: .json(Schema.named("DisputeAnswer"))),
        RouteDescription(
            SandboxRoutes.compensate, ("compensate", "Gives goods by hand, once an order."), .owner,
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
            SandboxRoutes.clock, ("clock", "What the store’s clock shows."), .owner,
            answer: .json(Schema.named("StoreTimeReading"))),
        RouteDescription(
            SandboxRoutes.changeClock,
            (
                "changeClock",
                "Sets it forward, stops it or changes its rate, and does what became due."
            ),
            .owner, body: Schema.named("ClockChange"),
            answer: .json(Schema.named("StoreTimeReading"))),
        RouteDescription(
            SandboxRoutes.subscriptions,
            ("sandboxSubscriptions", "The subscriptions of every account, oldest first."), .owner,
            query: RouteDescription.page, answer: .page(Schema.named("SandboxSubscription"))),
        RouteDescription(
            SandboxRoutes.makeCodes, ("makeCodes", "Makes offer codes, all of them or none."),
            .owner,
            body: Schema.object(
                [
                    "productId": Schema.text(), "offerIdentifier": Schema.text(),
                    "count": Schema.number(from: 1), "terms": Schema.named("OfferCodeTerms"),
                ], optional: ["custom": Schema.text()]),
            answer: .json(Schema.list(Schema.named("OfferCode")))),
        RouteDescription(
            SandboxRoutes.offerCodes, ("offerCodes", "The offer codes, the last ones first."),
            .owner, query: RouteDescription.page, answer: .page(Schema.named("OfferCode"))),
        RouteDescription(
            SandboxRoutes.controlSubscription,
            (
                "controlSubscription",
                "Cancels, ends, extends or reprices a subscription, or lets its renewals fail."
            ),
            .owner, body: Schema.named("SubscriptionControl"),
            answer: .json(Schema.named("SandboxSubscription"))),
    ]

    private static let faults = [
        RouteDescription(
            SandboxRoutes.faults, ("faults", "What is planned to go wrong."), .owner,
            query: RouteDescription.page, answer: .page(Schema.named("PlannedFault"))),
        RouteDescription(
            SandboxRoutes.planFault, ("planFault", "Plans that a call goes wrong."), .owner,
            body: Schema.named("FaultPlan"), answer: .json(Schema.named("PlannedFault"))),
        RouteDescription(
            SandboxRoutes.clearFaults, ("clearFaults", "Takes all planned faults back."), .owner,
            answer: .nothing),
        RouteDescription(
            SandboxRoutes.clearFault, ("clearFault", "Takes one planned fault back."), .owner,
            answer: .nothing),
    ]

    private static let families = [
        RouteDescription(
            SandboxRoutes.families, ("families", "The families, and what is shared in them."),
            .owner, query: RouteDescription.page, answer: .page(Schema.named("SandboxFamily"))),
        RouteDescription(
            SandboxRoutes.changeFamily,
            ("changeFamily", "Lets an account join or leave a family, or share with it."), .owner,
            body: Schema.named("FamilyChange"),
            answer: .json(Schema.list(Schema.named("SandboxFamily")))),
    ]

    private static let products = [
        RouteDescription(
            SandboxRoutes.products,
            ("sandboxProducts", "What is sold, and what was changed of it."),
            .owner, answer: .json(Schema.list(Schema.named("SandboxProduct")))),
        RouteDescription(
            SandboxRoutes.editCatalog,
            ("editCatalog", "Changes a product, never its id; or takes changes back."), .owner,
            body: Schema.named("CatalogEdit"),
            answer: .json(Schema.list(Schema.named("SandboxProduct")))),
    ]
}
