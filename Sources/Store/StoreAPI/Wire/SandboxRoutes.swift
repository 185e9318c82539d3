/// The controls of the test store, and the merchant's own desk; each needs the sandbox's token.
package enum SandboxRoutes {
    /// Approves an order that waits: ``OrderStatus``.
    package static let approve = Route(.post, "/sandbox/v1/orders/{intentId}/approve")
    /// Declines an order that waits: ``OrderStatus``.
    package static let decline = Route(.post, "/sandbox/v1/orders/{intentId}/decline")
    /// Gives the whole price of a transaction back, and replies with the moment.
    package static let refund = Route(.post, "/sandbox/v1/transactions/{transactionId}/refund")
    /// The orders of every account, newest first, as many as the query's `limit` says.
    package static let orders = Route(.get, "/sandbox/v1/orders")
    /// What both sides know of the order that an ``OrderReference`` names.
    package static let history = Route(.post, "/sandbox/v1/history")
    /// Answers a ``DisputeQuestion``.
    package static let dispute = Route(.post, "/sandbox/v1/disputes")
    /// Gives goods by hand as a ``CompensationRequest`` says, once an order.
    package static let compensate = Route(.post, "/sandbox/v1/compensations")
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

    /// All of them.
    package static let all = [
        approve, decline, refund, orders, history, dispute, compensate, clock, changeClock,
        subscriptions, controlSubscription, families, changeFamily,
    ]
}
