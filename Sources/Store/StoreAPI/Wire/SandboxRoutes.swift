/// The controls of the test store, and the merchant's own desk; each needs the sandbox's token.
///
/// A list has pages, as the query's `limit` and `cursor` say.
package enum SandboxRoutes {
    /// Approves an order that waits: ``OrderStatus``.
    package static let approve = Route(.post, "/sandbox/v1/orders/{intentId}/approve")
    /// Declines an order that waits: ``OrderStatus``.
    package static let decline = Route(.post, "/sandbox/v1/orders/{intentId}/decline")
    /// Sells an interrupted order: the id of the transaction.
    package static let resolve = Route(.post, "/sandbox/v1/orders/{intentId}/resolve")
    /// Hands out what is stuck: ``OrderStatus``.
    package static let unstick = Route(.post, "/sandbox/v1/orders/{intentId}/unstick")
    /// Sells what an ``OutsidePurchase`` says: the id of the transaction.
    package static let buyOutside = Route(.post, "/sandbox/v1/purchases")
    /// Gives the whole price of a transaction back, and replies with the moment.
    package static let refund = Route(.post, "/sandbox/v1/transactions/{transactionId}/refund")
    /// Does what a ``TransactionChange`` says, and replies with a ``TransactionChangeReply``.
    package static let changeTransaction = Route(
        .post, "/sandbox/v1/transactions/{transactionId}")
    /// Deletes all that an account bought, and replies with how many transactions that were.
    package static let clearHistory = Route(.post, "/sandbox/v1/accounts/{account}/clear-history")
    /// What an account has paid in all, refunds taken off: a list of prices, one a currency.
    package static let paid = Route(.get, "/sandbox/v1/accounts/{account}/paid")
    /// The orders of every account, newest first.
    package static let orders = Route(.get, "/sandbox/v1/orders")
    /// What both sides know of the order that an ``OrderReference`` names.
    package static let history = Route(.post, "/sandbox/v1/history")
    /// Answers a ``DisputeQuery``.
    package static let dispute = Route(.post, "/sandbox/v1/disputes")
    /// Gives goods by hand as a ``CompensationRequest`` says, once an order.
    package static let compensate = Route(.post, "/sandbox/v1/compensations")
    /// What is planned to go wrong: a list of ``PlannedFault``.
    package static let faults = Route(.get, "/sandbox/v1/faults")
    /// Plans what a ``FaultPlan`` says: ``PlannedFault``.
    package static let planFault = Route(.post, "/sandbox/v1/faults")
    /// Takes all plans back.
    package static let clearFaults = Route(.post, "/sandbox/v1/faults/clear")
    /// Takes one plan back.
    package static let clearFault = Route(
        .post, "/sandbox/v1/faults/{faultId}/clear")
    /// What the store's clock shows: ``StoreTimeReading``.
    package static let clock = Route(.get, "/sandbox/v1/clock")
    /// Changes it as a ``ClockChange`` says.
    package static let changeClock = Route(.post, "/sandbox/v1/clock")
    /// The subscriptions of every account.
    package static let subscriptions = Route(.get, "/sandbox/v1/subscriptions")
    /// Does what a ``SubscriptionControl`` says with one.
    package static let controlSubscription = Route(
        .post, "/sandbox/v1/subscriptions/{originalTransactionId}")
    /// The families.
    package static let families = Route(.get, "/sandbox/v1/families")
    /// Does what a ``FamilyChange`` says, and replies with the families.
    package static let changeFamily = Route(.post, "/sandbox/v1/families")

    /// Everything in the catalog as it is sold now: a list of ``SandboxProduct``.
    package static let products = Route(.get, "/sandbox/v1/products")
    /// Changes what is sold as a ``CatalogEdit`` says, and replies with the same list.
    package static let editCatalog = Route(.post, "/sandbox/v1/products")

    /// Makes offer codes as an ``OfferCodeOrder`` says.
    package static let makeCodes = Route(.post, "/sandbox/v1/offer-codes")
    /// The offer codes that were made.
    package static let offerCodes = Route(.get, "/sandbox/v1/offer-codes")

    /// All of them.
    package static let all = [
        approve, decline, resolve, unstick, buyOutside, refund, changeTransaction,
        clearHistory, paid, orders, history,
        faults, planFault, clearFaults, clearFault, dispute,
        compensate, clock, changeClock,
        subscriptions, controlSubscription, makeCodes, offerCodes, families, changeFamily,
        products, editCatalog,
    ]
}
