import SandboxCore
import SandboxTables
package import StoreAPI
import StoreFiles
package import StoreModel

/// The paged lists of the sandbox controls.
extension SandboxStoreService: SandboxQueries {
    /// Returns the orders and restored transactions of every account, newest first.
    package func orders(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxOrder> {
        try await list(.orders, page) { (rows: StoreTables, last: OrderPosition?, limit: Int) in
            try rows.listing(after: last ?? .newest, limit: limit)
        }
    }

    /// Returns the subscriptions of every account, oldest first.
    package func subscriptions(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxSubscription> {
        try await listWithPlans(.subscriptions, page) {
            (operations: SubscriptionOperations, last: NumberPosition?, limit: Int) in
            try operations.rows.subscriptions(after: last?.number ?? 0, limit: limit).map {
                row, position in
                (try DamagedRow.nilIfDamaged { try row.map(operations.listed) } ?? nil, position)
            }
        }
    }

    /// Returns the families, ordered by the names of their organizers.
    package func families(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxFamily> {
        try await listWithPlans(.families, page) {
            (operations: SubscriptionOperations, last: TimePosition?, limit: Int) in
            let name = AccountName(last?.name ?? "")
            return try FamilyOperations(subscriptions: operations).listing(
                after: name, limit: limit
            ).map {
                ($0, TimePosition(at: 0, name: $0.organizer.rawValue))
            }
        }
    }

    /// Returns the offer codes, newest first.
    package func offerCodes(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<OfferCode> {
        try await list(.codes, page) { (rows: StoreTables, last: TimePosition?, limit: Int) in
            try rows.offerCodes(
                after: last ?? TimePosition(at: .max, name: ""), limit: limit)
        }
    }

    /// Returns the catalog's faults, which do not have IDs, and then the planned ones in the order in which they were
    /// planned.
    package func faults(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<PlannedFault> {
        // Planned faults have their ID as position. The catalog's faults have negative positions, before all IDs.
        let usual = catalogCache.current.catalog.faults
        let ofCatalog = usual.enumerated().map { index, plan in
            (PlannedFault(id: 0, plan: plan), NumberPosition(Int64(index - usual.count)))
        }
        return try await list(.faults, page) {
            (rows: StoreTables, last: NumberPosition?, limit: Int) in
            let all = ofCatalog + (try rows.faults().map { ($0, NumberPosition($0.id)) })
            return Array(all.drop { $0.1.number <= last?.number ?? .min }.prefix(limit))
        }
    }

    /// Returns the products of the catalog as they are sold now, in the catalog's order.
    package func catalogProducts(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxProduct> {
        let shelf = catalogCache
        return try await list(.products, page, settling: .nothing) {
            (rows: StoreTables, last: TimePosition?, limit: Int) in
            try rows.listing(of: shelf, after: last, limit: limit)
        }
    }

    /// Returns all notifications, newest first.
    package func notifications(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<NotificationRecord> {
        try await list(.notifications, page) {
            (rows: StoreTables, last: NumberPosition?, limit: Int) in
            try rows.notifications(before: last?.number ?? .max, limit: limit)
        }
    }

    /// Reads a page of items with their positions and leaves out damaged rows. Reads one item more than the page has,
    /// to find out whether it is the last page.
    private func list<Item: Sendable, Position: CursorPosition & Sendable>(
        _ list: ListCursorSigner.List, _ page: PageRequest, settling scope: DueWorkScope = .oldest,
        _ read: @escaping @Sendable (StoreTables, Position?, Int) throws -> [(Item?, Position)]
    ) async throws(ServiceFailure) -> Page<Item> {
        let (signer, limit) = (ListCursorSigner(list, storeID: storeID), length(of: page))
        let position: Position? = try signer.position(of: page.cursor)
        return signer.page(
            try await self.read(processingDue: scope) { rows in try read(rows, position, limit + 1)
            },
            limit: limit)
    }

    /// Reads a page like `list`, for items that also need the catalog's plans.
    private func listWithPlans<Item: Sendable, Position: CursorPosition & Sendable>(
        _ list: ListCursorSigner.List, _ page: PageRequest,
        _ read:
            @escaping @Sendable (SubscriptionOperations, Position?, Int) throws -> [(
                Item?, Position
            )]
    ) async throws(ServiceFailure) -> Page<Item> {
        let (signer, limit) = (ListCursorSigner(list, storeID: storeID), length(of: page))
        let position: Position? = try signer.position(of: page.cursor)
        return signer.page(
            try await readWithPlans(processingDue: .oldest) { operations in
                try read(operations, position, limit + 1)
            }, limit: limit)
    }
}

extension ListCursorSigner {
    /// Creates the page of items, one of which may belong to the next page.
    fileprivate func page<Item>(
        _ found: [(Item?, some CursorPosition)], limit: Int
    ) -> Page<Item> {
        let kept = found.prefix(limit)
        return Page(
            items: kept.compactMap(\.0),
            next: found.count > limit ? kept.last.map { cursor($0.1) } : nil)
    }
}
