package import StoreModel

extension ControlCalls {
    package static let paid = QueryCall<AccountName, [Price]>(
        nil, .get, "/sandbox/v1/accounts/{account}/paid",
        ("paid", "Returns the total that an account has paid, less refunds, by currency."),
        authentication: .owner, request: .id("account"),
        reply: .json(Schema.list(Schema.named("Price")))
    ) { store, account, _ async throws(ServiceFailure) in
        try await store.paid(by: account)
    }

    package static let orders = QueryCall<PageRequest, Page<SandboxOrder>>(
        nil, .get, "/sandbox/v1/orders",
        ("orders", "Returns the orders of all accounts, newest first."),
        authentication: .owner, request: .page, reply: .page(Schema.named("SandboxOrder"))
    ) { store, page, _ async throws(ServiceFailure) in
        try await store.orders(page)
    }

    package static let faults = QueryCall<PageRequest, Page<PlannedFault>>(
        nil, .get, "/sandbox/v1/faults", ("faults", "Returns the planned faults."),
        authentication: .owner, request: .page, reply: .page(Schema.named("PlannedFault"))
    ) { store, page, _ async throws(ServiceFailure) in
        try await store.faults(page)
    }

    package static let clock = QueryCall<NoContent, StoreTimeReading>(
        nil, .get, "/sandbox/v1/clock", ("clock", "Returns the store’s clock."),
        authentication: .owner, request: .empty, reply: .json(Schema.named("StoreTimeReading"))
    ) { store, _, _ async throws(ServiceFailure) in
        try await store.time()
    }

    package static let subscriptions = QueryCall<PageRequest, Page<SandboxSubscription>>(
        nil, .get, "/sandbox/v1/subscriptions",
        ("sandboxSubscriptions", "Returns the subscriptions of all accounts, oldest first."),
        authentication: .owner, request: .page, reply: .page(Schema.named("SandboxSubscription"))
    ) { store, page, _ async throws(ServiceFailure) in
        try await store.subscriptions(page)
    }

    package static let offerCodes = QueryCall<PageRequest, Page<OfferCode>>(
        nil, .get, "/sandbox/v1/offer-codes",
        ("offerCodes", "Returns the offer codes, newest first."),
        authentication: .owner, request: .page, reply: .page(Schema.named("OfferCode"))
    ) { store, page, _ async throws(ServiceFailure) in
        try await store.offerCodes(page)
    }

    package static let families = QueryCall<PageRequest, Page<SandboxFamily>>(
        nil, .get, "/sandbox/v1/families",
        ("families", "Returns the families and their shared purchases."),
        authentication: .owner, request: .page, reply: .page(Schema.named("SandboxFamily"))
    ) { store, page, _ async throws(ServiceFailure) in
        try await store.families(page)
    }

    package static let products = QueryCall<PageRequest, Page<SandboxProduct>>(
        nil, .get, "/sandbox/v1/products",
        ("sandboxProducts", "Returns the products and their edits."),
        authentication: .owner, request: .page, reply: .page(Schema.named("SandboxProduct"))
    ) { store, page, _ async throws(ServiceFailure) in
        try await store.catalogProducts(page)
    }
}

/// Controls that answer all queries alike, such as those of an HTTP client.
package protocol ForwardingQueries: SandboxQueries {
    /// Sends a query to the store, and returns its reply.
    func answer<Request, Reply>(
        _ call: QueryCall<Request, Reply>, _ request: Request
    ) async throws(ServiceFailure) -> Reply
}

extension ForwardingQueries {
    package func paid(by account: AccountName) async throws(ServiceFailure) -> [Price] {
        try await answer(ControlCalls.paid, account)
    }

    package func orders(_ page: PageRequest) async throws(ServiceFailure) -> Page<SandboxOrder> {
        try await answer(ControlCalls.orders, page)
    }

    package func faults(_ page: PageRequest) async throws(ServiceFailure) -> Page<PlannedFault> {
        try await answer(ControlCalls.faults, page)
    }

    package func time() async throws(ServiceFailure) -> StoreTimeReading {
        try await answer(ControlCalls.clock, NoContent())
    }

    package func subscriptions(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxSubscription> {
        try await answer(ControlCalls.subscriptions, page)
    }

    package func offerCodes(_ page: PageRequest) async throws(ServiceFailure) -> Page<OfferCode> {
        try await answer(ControlCalls.offerCodes, page)
    }

    package func families(_ page: PageRequest) async throws(ServiceFailure) -> Page<SandboxFamily> {
        try await answer(ControlCalls.families, page)
    }

    package func catalogProducts(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxProduct> {
        try await answer(ControlCalls.products, page)
    }
}
