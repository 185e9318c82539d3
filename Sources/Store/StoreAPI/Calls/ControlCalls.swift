package import StoreModel

/// The calls of the sandbox's owner to its controls; the methods of the protocols describe them.
package enum ControlCalls {
    /// The calls that read the store.
    package static let queries: [any AnyCall<any SandboxQueries>] = [
        paid, orders, faults, clock, subscriptions, offerCodes, families, products,
    ]

    /// The calls that change something, or that need the merchant.
    package static let operations: [any AnyCall<any SandboxControl & MerchantOperations>] = [
        perform, changeClock, history, dispute, compensate,
    ]

    /// The descriptions of all calls.
    package static let descriptions: [RouteDescription] =
        queries.map { $0.description } + operations.map { $0.description }

    /// The routes of all calls.
    package static let routes: [Route] = descriptions.map(\.route)

    package static let perform = ControlCall<SandboxAction, SandboxReply>(
        nil, .post, "/sandbox/v1/actions",
        (
            "perform",
            "Performs an action at the store, such as a refund or a change of the clock, and returns its result."
        ),
        authentication: .owner, request: .body(Schema.named("SandboxAction")),
        reply: .json(Schema.named("SandboxReply"))
    ) { backend, action, _ async throws(ServiceFailure) in
        try await backend.perform(action)
    }

    /// The action ``SandboxAction/clock(_:)``, for scripts that only move the clock.
    package static let changeClock = ControlCall<ClockChange, StoreTimeReading>(
        nil, .post, "/sandbox/v1/clock",
        ("changeClock", "Changes the store’s clock; the same as the action `clock`."),
        authentication: .owner, request: .body(Schema.named("ClockChange")),
        reply: .json(Schema.named("StoreTimeReading"))
    ) { backend, change, _ async throws(ServiceFailure) in
        try await backend.change(change)
    }

    package static let history = ControlCall<OrderHistoryRequest, Page<HistoryStep>>(
        nil, .post, "/sandbox/v1/history",
        ("history", "Returns the history of an order at store and merchant."),
        authentication: .owner, request: .history, reply: .page(Schema.named("HistoryStep"))
    ) { backend, request, _ async throws(ServiceFailure) in
        try await backend.history(of: request.reference, request.page)
    }

    package static let dispute = ControlCall<DisputeQuery, DisputeReply>(
        nil, .post, "/sandbox/v1/disputes",
        ("dispute", "Returns the facts of a dispute about an order or an account."),
        authentication: .owner, request: .body(Schema.named("DisputeQuestion")),
        reply: .json(Schema.named("DisputeAnswer"))
    ) { backend, query, _ async throws(ServiceFailure) in
        try await backend.dispute(query)
    }

    package static let compensate = ControlCall<CompensationRequest, CompensationReply>(
        nil, .post, "/sandbox/v1/compensations",
        ("compensate", "Grants goods manually, once for each order."),
        authentication: .owner,
        request: .body(
            Schema.object(
                ["order": Schema.named("OrderReference"), "reason": Schema.text()],
                optional: ["goods": Schema.named("GoodAmount")])),
        reply: .json(
            Schema.object([
                "compensation": Schema.named("Compensation"), "isRepeated": Schema.flag,
                "statement": Schema.named("WalletStatement"),
            ]))
    ) { backend, request, _ async throws(ServiceFailure) in
        try await backend.compensate(request)
    }
}

/// A call that reads the store of the sandbox.
package typealias QueryCall<Request: Codable & Sendable, Reply: Codable & Sendable> =
    Call<any SandboxQueries, Request, Reply>

/// A call that changes the sandbox, or that needs its merchant.
package typealias ControlCall<Request: Codable & Sendable, Reply: Codable & Sendable> =
    Call<any SandboxControl & MerchantOperations, Request, Reply>

/// A request for a page of the history of an order.
package struct OrderHistoryRequest: Hashable, Sendable, Codable {
    package let reference: OrderReference
    package let page: PageRequest

    /// Creates a value from its parts without validating them.
    package init(of reference: OrderReference, _ page: PageRequest) {
        self.reference = reference
        self.page = page
    }
}

extension RequestFormat where Request == OrderHistoryRequest {
    /// The page in the query, and the reference to the order as a JSON body.
    fileprivate static var history: RequestFormat {
        RequestFormat(
            query: RouteDescription.page, body: Schema.named("OrderReference"),
            write: { WireRequest(query: $0.page.query, body: $0.reference) },
            read: { reader async throws(ServiceFailure) in
                let page = try reader.page()
                return OrderHistoryRequest(of: try await reader.body(OrderReference.self), page)
            })
    }
}
