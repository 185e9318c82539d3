/// The routes of the sandbox controls and of the merchant's support operations; each requires the sandbox's token.
///
/// Lists are read page by page, by the query's `limit` and `cursor`.
package enum SandboxRoutes {
    /// Approves a pending order and returns its ``OrderStatus``.
    package static let approve = Route(.post, "/sandbox/v1/orders/{intentId}/approve")
    /// Declines a pending order and returns its ``OrderStatus``.
    package static let decline = Route(.post, "/sandbox/v1/orders/{intentId}/decline")
    /// Resolves an interrupted order and returns the ID of its transaction.
    package static let resolve = Route(.post, "/sandbox/v1/orders/{intentId}/resolve")
    /// Releases a withheld transaction and returns its ``OrderStatus``.
    package static let unstick = Route(.post, "/sandbox/v1/orders/{intentId}/unstick")
    /// Sells the product of an ``OutsidePurchase`` and returns the ID of its transaction.
    package static let buyOutside = Route(.post, "/sandbox/v1/purchases")
    /// Refunds the whole price of a transaction and returns the time of the refund.
    package static let refund = Route(.post, "/sandbox/v1/transactions/{transactionId}/refund")
    /// Applies a ``TransactionChange`` and returns a ``TransactionChangeReply``.
    package static let changeTransaction = Route(
        .post, "/sandbox/v1/transactions/{transactionId}")
    /// Deletes all purchases of an account and returns the number of transactions.
    package static let clearHistory = Route(.post, "/sandbox/v1/accounts/{account}/clear-history")
    /// Returns the total that an account has paid, minus refunds, as one price for each currency.
    package static let paid = Route(.get, "/sandbox/v1/accounts/{account}/paid")
    /// Returns the orders of all accounts, newest first.
    package static let orders = Route(.get, "/sandbox/v1/orders")
    /// Returns the history of an order at the store and the merchant, by an ``OrderReference``.
    package static let history = Route(.post, "/sandbox/v1/history")
    /// Answers a ``DisputeQuery``.
    package static let dispute = Route(.post, "/sandbox/v1/disputes")
    /// Grants goods manually by a ``CompensationRequest``, once for each order.
    package static let compensate = Route(.post, "/sandbox/v1/compensations")
    /// Returns the planned faults as a list of ``PlannedFault``.
    package static let faults = Route(.get, "/sandbox/v1/faults")
    /// Plans a ``FaultPlan`` and returns the ``PlannedFault``.
    package static let planFault = Route(.post, "/sandbox/v1/faults")
    /// Removes all planned faults.
    package static let clearFaults = Route(.post, "/sandbox/v1/faults/clear")
    /// Removes one planned fault.
    package static let clearFault = Route(
        .post, "/sandbox/v1/faults/{faultId}/clear")
    /// Returns the store's clock as a ``StoreTimeReading``.
    package static let clock = Route(.get, "/sandbox/v1/clock")
    /// Applies a ``ClockChange`` to the store's clock.
    package static let changeClock = Route(.post, "/sandbox/v1/clock")
    /// Returns the subscriptions of all accounts.
    package static let subscriptions = Route(.get, "/sandbox/v1/subscriptions")
    /// Applies a ``SubscriptionControl`` to a subscription.
    package static let controlSubscription = Route(
        .post, "/sandbox/v1/subscriptions/{originalTransactionId}")
    /// Returns the families.
    package static let families = Route(.get, "/sandbox/v1/families")
    /// Applies a ``FamilyChange`` and returns a list with the changed family, which is empty if it has ended.
    package static let changeFamily = Route(.post, "/sandbox/v1/families")

    /// Returns the products of the catalog as they are sold now, as a list of ``SandboxProduct``.
    package static let products = Route(.get, "/sandbox/v1/products")
    /// Applies a ``CatalogEdit`` and returns a list with the edited product, which is empty if all were reset.
    package static let editCatalog = Route(.post, "/sandbox/v1/products")

    /// Creates the offer codes of an ``OfferCodeCreationRequest``.
    package static let createOfferCodes = Route(.post, "/sandbox/v1/offer-codes")
    /// Returns the offer codes.
    package static let offerCodes = Route(.get, "/sandbox/v1/offer-codes")

    /// All routes.
    package static let all = [
        approve, decline, resolve, unstick, buyOutside, refund, changeTransaction,
        clearHistory, paid, orders, history,
        faults, planFault, clearFaults, clearFault, dispute,
        compensate, clock, changeClock,
        subscriptions, controlSubscription, createOfferCodes, offerCodes, families, changeFamily,
        products, editCatalog,
    ]
}
