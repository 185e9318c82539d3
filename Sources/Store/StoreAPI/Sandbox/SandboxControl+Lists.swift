package import StoreModel

/// Complete lists for tools and tests; the whole list is in memory at once.
extension SandboxControl {
    /// Returns all planned faults in the order in which they were planned.
    package func faults() async throws(ServiceFailure) -> [PlannedFault] {
        try await PageReader.all { page async throws(ServiceFailure) in try await faults(page) }
    }

    /// Returns the subscriptions of all accounts, oldest first, up to the limit.
    package func subscriptions(
        limit: Int = .max
    ) async throws(ServiceFailure) -> [SandboxSubscription] {
        try await PageReader.all(upTo: limit) { page async throws(ServiceFailure) in
            try await subscriptions(page)
        }
    }

    /// Returns the offer codes, newest first.
    package func offerCodes() async throws(ServiceFailure) -> [OfferCode] {
        try await PageReader.all { page async throws(ServiceFailure) in try await offerCodes(page) }
    }

    /// Returns the families, sorted by the names of their organizers.
    package func families() async throws(ServiceFailure) -> [SandboxFamily] {
        try await PageReader.all { page async throws(ServiceFailure) in try await families(page) }
    }

    /// Returns the newest orders and transactions of all accounts, newest first, up to the limit.
    package func orders(limit: Int) async throws(ServiceFailure) -> [SandboxOrder] {
        try await PageReader.all(upTo: limit) { page async throws(ServiceFailure) in
            try await orders(page)
        }
    }

    /// Returns the whole history of one order at the store and the merchant, oldest first; empty if the order is unknown
    /// to both.
    package func history(
        of reference: OrderReference
    ) async throws(ServiceFailure) -> [HistoryStep] {
        try await PageReader.all { page async throws(ServiceFailure) in
            try await history(of: reference, page)
        }
    }

    /// Returns all products of the catalog as they are sold now, in catalog order, followed by the edits of products
    /// that the catalog does not contain any more.
    package func catalogProducts() async throws(ServiceFailure) -> [SandboxProduct] {
        try await PageReader.all { page async throws(ServiceFailure) in
            try await catalogProducts(page)
        }
    }
}
