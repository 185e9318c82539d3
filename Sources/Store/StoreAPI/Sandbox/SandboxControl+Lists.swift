package import StoreModel

/// Whole lists, for tools and tests: all of a list is in memory at once.
extension SandboxControl {
    /// Everything that is planned to go wrong, in the order in which it was planned.
    package func faults() async throws(ServiceFailure) -> [PlannedFault] {
        try await PageReader.all { page async throws(ServiceFailure) in try await faults(page) }
    }

    /// The subscriptions of every account, oldest first; the first so many of them.
    package func subscriptions(
        limit: Int = .max
    ) async throws(ServiceFailure) -> [SandboxSubscription] {
        try await PageReader.all(upTo: limit) { page async throws(ServiceFailure) in
            try await subscriptions(page)
        }
    }

    /// The offer codes that were made, the last ones first.
    package func offerCodes() async throws(ServiceFailure) -> [OfferCode] {
        try await PageReader.all { page async throws(ServiceFailure) in try await offerCodes(page) }
    }

    /// The families, by the names of their organizers.
    package func families() async throws(ServiceFailure) -> [SandboxFamily] {
        try await PageReader.all { page async throws(ServiceFailure) in try await families(page) }
    }

    /// So many of the newest orders and transactions of every account, newest first.
    package func orders(limit: Int) async throws(ServiceFailure) -> [SandboxOrder] {
        try await PageReader.all(upTo: limit) { page async throws(ServiceFailure) in
            try await orders(page)
        }
    }
}
