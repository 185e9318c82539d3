package import StoreModel

/// Complete lists for tools and tests; the whole list is in memory at once.
extension StoreService {
    /// Returns all transactions and orders that the device has not finished.
    package func unfinished(
        _ context: CallContext
    ) async throws(ServiceFailure) -> UnfinishedReply {
        var page = try await unfinished(.first, context)
        var (transactions, orders) = (page.transactions, page.orders)
        while let next = page.next {
            page = try await unfinished(PageRequest(after: next), context)
            guard page.next != next else { throw .noAnswer(NoAnswer(.notUnderstood)) }
            transactions += page.transactions
            orders += page.orders
        }
        return UnfinishedReply(transactions: transactions, orders: orders)
    }

    /// Restores everything that can be restored.
    package func restore(_ context: CallContext) async throws(ServiceFailure) -> [JWS] {
        try await PageReader.all { request async throws(ServiceFailure) in
            try await restore(request, context)
        }
    }

    /// Returns all changes since a cursor.
    package func changes(
        after cursor: Int64, _ context: CallContext
    ) async throws(ServiceFailure) -> ChangesReply {
        var page = try await changes(after: cursor, limit: PageRequest.maximumLimit, context)
        var (transactions, orders) = (page.transactions, page.orders)
        while page.hasMore {
            let last = page.cursor
            page = try await changes(after: last, limit: PageRequest.maximumLimit, context)
            guard page.cursor > last || !page.hasMore else {
                throw .noAnswer(NoAnswer(.notUnderstood))
            }
            transactions += page.transactions
            orders += page.orders
        }
        return ChangesReply(transactions: transactions, orders: orders, cursor: page.cursor)
    }

    /// Returns all current subscriptions of the account, with the time of the last page.
    package func subscriptions(
        _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionsReply {
        var page = try await subscriptions(.first, context)
        var (statuses, groups) = (page.statuses, page.introducedGroups)
        while let next = page.next {
            page = try await subscriptions(PageRequest(after: next), context)
            guard page.next != next else { throw .noAnswer(NoAnswer(.notUnderstood)) }
            statuses += page.statuses
            groups += page.introducedGroups
        }
        return SubscriptionsReply(
            time: page.time, timeRate: page.timeRate, statuses: statuses, introducedGroups: groups)
    }
}
