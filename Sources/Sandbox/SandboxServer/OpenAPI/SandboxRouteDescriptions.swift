import StoreAPI

/// The routes for the controls of the sandbox, and for the merchant's disputes.
enum SandboxRouteDescriptions {
    static let all = orders + subscriptions + faults + families + products

    private static let orders = [
        RouteDescription(
            SandboxRoutes.approve, ("approve", "Approves a pending order."), .owner,
            answer: .json(Schema.named("OrderStatus"))),
        RouteDescription(
            SandboxRoutes.decline, ("decline", "Declines a pending order."), .owner,
            answer: .json(Schema.named("OrderStatus"))),
        RouteDescription(
            SandboxRoutes.resolve,
            ("resolve", "Resolves an interrupted order and returns its transaction id."), .owner,
            answer: .json(Schema.text())),
        RouteDescription(
            SandboxRoutes.unstick, ("unstick", "Releases a stuck transaction."), .owner,
            answer: .json(Schema.named("OrderStatus"))),
        RouteDescription(
            SandboxRoutes.buyOutside,
            ("buyOutside", "Buys a product outside of the app and returns its transaction id."),
            .owner,
            body: Schema.object([
                "account": Schema.text(), "device": Schema.text(), "productId": Schema.text(),
                "quantity": ["type": "integer", "minimum": 1, "maximum": 10],
            ]), answer: .json(Schema.text())),
        RouteDescription(
            SandboxRoutes.refund, ("refund", "Refunds the whole price and returns the time."),
            .owner,
            answer: .json(Schema.moment)),
        RouteDescription(
            SandboxRoutes.changeTransaction,
            (
                "changeTransaction",
                "Refunds a transaction, reverses its refund, revokes or deletes it, or answers a refund request."
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
            ("clearHistory", "Deletes all transactions of an account and returns their number."),
            .owner, answer: .json(Schema.number())),
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
            (
                "changeClock",
                "Sets the clock forward, stops it or changes its rate, and processes due work."
            ),
            .owner, body: Schema.named("ClockChange"),
            answer: .json(Schema.named("StoreTimeReading"))),
        RouteDescription(
            SandboxRoutes.subscriptions,
            ("sandboxSubscriptions", "Returns the subscriptions of all accounts, oldest first."),
            .owner,
            query: RouteDescription.page, answer: .page(Schema.named("SandboxSubscription"))),
        RouteDescription(
            SandboxRoutes.createOfferCodes, ("makeCodes", "Makes offer codes, either all or none."),
            .owner,
            body: Schema.object(
                [
                    "productId": Schema.text(), "offerIdentifier": Schema.text(),
                    "count": Schema.number(from: 1), "terms": Schema.named("OfferCodeTerms"),
                ], optional: ["custom": Schema.text()]),
            answer: .json(Schema.list(Schema.named("OfferCode")))),
        RouteDescription(
            SandboxRoutes.offerCodes, ("offerCodes", "Returns the offer codes, newest first."),
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
            SandboxRoutes.faults, ("faults", "Returns the planned faults."), .owner,
            query: RouteDescription.page, answer: .page(Schema.named("PlannedFault"))),
        RouteDescription(
            SandboxRoutes.planFault, ("planFault", "Plans a fault of a call."), .owner,
            body: Schema.named("FaultPlan"), answer: .json(Schema.named("PlannedFault"))),
        RouteDescription(
            SandboxRoutes.clearFaults, ("clearFaults", "Clears all planned faults."), .owner,
            answer: .nothing),
        RouteDescription(
            SandboxRoutes.clearFault, ("clearFault", "Clears a planned fault."), .owner,
            answer: .nothing),
    ]

    private static let families = [
        RouteDescription(
            SandboxRoutes.families,
            ("families", "Returns the families and their shared purchases."),
            .owner, query: RouteDescription.page, answer: .page(Schema.named("SandboxFamily"))),
        RouteDescription(
            SandboxRoutes.changeFamily,
            (
                "changeFamily",
                "Adds an account to a family or removes it, or starts or stops sharing. Returns that family, or none if it has ended."
            ), .owner,
            body: Schema.named("FamilyChange"),
            answer: .json(Schema.list(Schema.named("SandboxFamily")))),
    ]

    private static let products = [
        RouteDescription(
            SandboxRoutes.products,
            ("sandboxProducts", "Returns the products and their edits."),
            .owner, query: RouteDescription.page, answer: .page(Schema.named("SandboxProduct"))),
        RouteDescription(
            SandboxRoutes.editCatalog,
            (
                "editCatalog",
                "Edits a product, except its id, or resets its edits, and returns that product."
            ), .owner,
            body: Schema.named("CatalogEdit"),
            answer: .json(Schema.list(Schema.named("SandboxProduct")))),
    ]
}
