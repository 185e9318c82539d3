package import StoreModel

extension StoreCalls {
    package static let purchase = StoreCall<PurchaseRequest, OrderStatus>(
        .purchase, fault: .purchase, .post, "/kiosk/v1/purchases",
        ("purchase", "Buys a product; the Idempotency-Key is the id of the body’s intent."),
        request: .purchase, reply: .json(Schema.named("OrderStatus"))
    ) { store, request, context async throws(ServiceFailure) in
        try await store.purchase(request, context)
    }

    package static let order = StoreCall<IntentID, OrderStatus?>(
        .order, fault: .order, .get, "/kiosk/v1/orders/{intentId}",
        ("order", "Returns the status of an order; null if the store does not have it."),
        request: .id("intentId"), reply: .json(Schema.orNull(Schema.named("OrderStatus")))
    ) { store, intentID, context async throws(ServiceFailure) in
        try await store.order(intentID, closing: false, context)
    }

    package static let closeOrder = StoreCall<IntentID, OrderStatus?>(
        .order, fault: .order, .post, "/kiosk/v1/orders/{intentId}/close",
        (
            "closeOrder",
            "Returns the status of an order and closes it: if the store does not have the order, it can never be charged."
        ),
        request: .id("intentId"), reply: .json(Schema.orNull(Schema.named("OrderStatus")))
    ) { store, intentID, context async throws(ServiceFailure) in
        try await store.order(intentID, closing: true, context)
    }

    package static let acknowledge = StoreCall<IntentID, NoContent>(
        .acknowledge, fault: .finish, .post, "/kiosk/v1/orders/{intentId}/finish",
        ("finishOrder", "Finishes an order that ended without a transaction."),
        request: .id("intentId"), reply: .nothing
    ) { store, intentID, context async throws(ServiceFailure) in
        try await store.finish(.order(intentID), context)
        return NoContent()
    }

    package static let finish = StoreCall<TransactionID, NoContent>(
        .finish, fault: .finish, .post, "/kiosk/v1/transactions/{transactionId}/finish",
        ("finish", "Finishes a transaction."),
        request: .id("transactionId"), reply: .nothing
    ) { store, transactionID, context async throws(ServiceFailure) in
        try await store.finish(.transaction(transactionID), context)
        return NoContent()
    }
}

extension ForwardingStore {
    package func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus {
        try await answer(StoreCalls.purchase, request, context)
    }

    package func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        try await answer(closing ? StoreCalls.closeOrder : StoreCalls.order, intentID, context)
    }

    package func finish(
        _ target: FinishTarget, _ context: CallContext
    ) async throws(ServiceFailure) {
        switch target {
        case .transaction(let id): _ = try await answer(StoreCalls.finish, id, context)
        case .order(let id): _ = try await answer(StoreCalls.acknowledge, id, context)
        }
    }
}

extension RequestFormat where Request == PurchaseRequest {
    /// A JSON body, whose intent ID is also the idempotency key.
    fileprivate static var purchase: RequestFormat {
        RequestFormat(
            body: Schema.named("PurchaseRequest"),
            write: { request in
                let key = WireText.encoded(request.intent.id.rawValue)
                return WireRequest(headers: [(WireHeader.idempotencyKey, key)], body: request)
            },
            read: { reader async throws(ServiceFailure) in
                let request = try await reader.body(PurchaseRequest.self)
                guard reader.decodedHeader(WireHeader.idempotencyKey) == request.intent.id.rawValue
                else {
                    throw .refusal(
                        Refusal(
                            .badRequest,
                            "The \(WireHeader.idempotencyKey) must be the id of the body’s intent.")
                    )
                }
                return request
            })
    }
}
