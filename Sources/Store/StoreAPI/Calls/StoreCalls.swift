/// The calls of a device to a ``StoreService``; the methods of the protocol describe them.
package enum StoreCalls {
    package static let all: [any AnyCall<any StoreService>] = [
        identity, products, productsByID, purchase, order, closeOrder, acknowledge, finish,
        unfinished, restore, changes, subscriptions, manage, offerCode, storefront, setStorefront,
    ]

    /// The descriptions of all calls.
    package static let descriptions: [RouteDescription] = all.map { $0.description }
}

/// A store that handles all calls alike, such as an HTTP client.
package protocol ForwardingStore: StoreService {
    /// Sends a call to the store, and returns its reply.
    func answer<Request, Reply>(
        _ call: StoreCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply
}
