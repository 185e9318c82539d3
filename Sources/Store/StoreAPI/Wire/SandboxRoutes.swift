/// The routes of the sandbox controls and of the merchant's support operations; each requires the sandbox's token.
///
/// Lists are read page by page, by the query's `limit` and `cursor`.
package enum SandboxRoutes {
    /// Performs a ``SandboxAction`` and returns its ``SandboxReply``.
    package static let perform = Route(.post, "/sandbox/v1/actions")
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
    /// Returns the store's clock as a ``StoreTimeReading``.
    package static let clock = Route(.get, "/sandbox/v1/clock")
    /// Applies a ``ClockChange``, as ``perform`` does, for scripts that only move the clock.
    package static let changeClock = Route(.post, "/sandbox/v1/clock")
    /// Returns the subscriptions of all accounts.
    package static let subscriptions = Route(.get, "/sandbox/v1/subscriptions")
    /// Returns the families.
    package static let families = Route(.get, "/sandbox/v1/families")

    /// Returns the products of the catalog as they are sold now, as a list of ``SandboxProduct``.
    package static let products = Route(.get, "/sandbox/v1/products")

    /// Returns the offer codes.
    package static let offerCodes = Route(.get, "/sandbox/v1/offer-codes")

    /// All routes.
    package static let all = [
        perform, paid, orders, history, dispute, compensate, faults, clock, changeClock,
        subscriptions, offerCodes, families, products,
    ]
}
