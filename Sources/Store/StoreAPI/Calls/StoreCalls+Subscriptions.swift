package import StoreModel

extension StoreCalls {
    package static let subscriptions = StoreCall<PageRequest, SubscriptionsReply>(
        .subscriptions, fault: .subscriptions, .get, "/kiosk/v1/subscriptions",
        (
            "subscriptions",
            "Returns the account’s subscriptions, each with its current status, signed."
        ),
        request: .page, reply: .json(Schema.named("SubscriptionsReply"))
    ) { store, page, context async throws(ServiceFailure) in
        try await store.subscriptions(page, context)
    }

    package static let manage = StoreCall<
        IdentifiedRequest<Transaction, CustomerSubscriptionChange>, SubscriptionStatus
    >(
        .manage, fault: .manage, .post, "/kiosk/v1/subscriptions/{originalTransactionId}",
        (
            "manageSubscription",
            "Cancels or resumes a subscription of the account, or agrees to its price."
        ),
        request: .idAndBody(
            "originalTransactionId", Schema.enumeration(CustomerSubscriptionChange.self)),
        reply: .json(Schema.named("SubscriptionStatus"))
    ) { store, request, context async throws(ServiceFailure) in
        try await store.manage(request.id, request.content, context)
    }

    package static let offerCode = StoreCall<OfferCodeRequest, OfferCodeReply>(
        .offerCode, fault: .offers, .post, "/kiosk/v1/offer-codes",
        ("offerCode", "Returns the offer of an offer code, without redeeming it."),
        request: .body(Schema.object(["code": Schema.text(), "intentId": Schema.text()])),
        reply: .json(
            Schema.object(
                [:],
                optional: [
                    "productId": Schema.text(), "offer": Schema.named("OfferChoice"),
                    "reason": Schema.enumeration(DeclineReason.self),
                ]))
    ) { store, request, context async throws(ServiceFailure) in
        try await store.offerCode(request, context)
    }
}

extension ForwardingStore {
    package func subscriptions(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionsReply {
        try await answer(StoreCalls.subscriptions, page, context)
    }

    package func manage(
        _ originalID: TransactionID, _ change: CustomerSubscriptionChange, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionStatus {
        try await answer(
            StoreCalls.manage, IdentifiedRequest(id: originalID, content: change), context)
    }

    package func offerCode(
        _ request: OfferCodeRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferCodeReply {
        try await answer(StoreCalls.offerCode, request, context)
    }
}
