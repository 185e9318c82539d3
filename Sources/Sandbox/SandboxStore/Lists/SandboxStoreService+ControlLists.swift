import SandboxCore
import SandboxTables
package import StoreAPI
import StoreFiles
package import StoreModel

/// The lists of the controls, page by page; see `SandboxControl`.
extension SandboxStoreService {
    /// The orders and restored transactions of every account, newest first.
    package func orders(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxOrder> {
        try await list(.orders, page) { (rows: StoreRows, last: OrderPosition?, limit: Int) in
            try rows.listing(after: last ?? .newest, limit: limit)
        }
    }

    /// The subscriptions of every account, oldest first.
    package func subscriptions(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxSubscription> {
        try await listWithPlans(.subscriptions, page) {
            (desk: SubscriptionOperations, last: NumberPosition?, limit: Int) in
            try desk.rows.subscriptions(after: last?.number ?? 0, limit: limit).map { row, place in
                (try DamagedRow.orNil { try row.map(desk.listed) } ?? nil, place)
            }
        }
    }

    /// The families, by the names of their organizers.
    package func families(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxFamily> {
        try await listWithPlans(.families, page) {
            (desk: SubscriptionOperations, last: MomentPosition?, limit: Int) in
            let name = AccountName(last?.name ?? "")
            return try FamilyOperations(subscriptions: desk).listing(after: name, limit: limit).map
            {
                ($0, MomentPosition(at: 0, name: $0.organizer.rawValue))
            }
        }
    }

    /// The offer codes that were made, the last ones first.
    package func offerCodes(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<OfferCode> {
        try await list(.codes, page) { (rows: StoreRows, last: MomentPosition?, limit: Int) in
            try rows.offerCodes(
                after: last ?? MomentPosition(at: .max, name: ""), limit: limit)
        }
    }

    /// What the catalog lets go wrong, which has no number of its own, and then what is planned, in the order in which it
    /// was.
    package func faults(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<PlannedFault> {
        // Each has the place of its number, and those of the catalog have places before all numbers.
        let usual = shelf.current.catalog.faults
        let ofCatalog = usual.enumerated().map { place, plan in
            (PlannedFault(id: 0, plan: plan), NumberPosition(Int64(place - usual.count)))
        }
        return try await list(.faults, page) {
            (rows: StoreRows, last: NumberPosition?, limit: Int) in
            let all = ofCatalog + (try rows.faults().map { ($0, NumberPosition($0.id)) })
            return Array(all.drop { $0.1.number <= last?.number ?? .min }.prefix(limit))
        }
    }

    /// What was to be told so far, newest first.
    package func notifications(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<NotificationRecord> {
        try await list(.notifications, page) {
            (rows: StoreRows, last: NumberPosition?, limit: Int) in
            try rows.notifications(before: last?.number ?? .max, limit: limit)
        }
    }

    /// Reads a page of items with their places, without those that cannot be read; one more is read to see whether it is
    /// the last.
    private func list<Item: Sendable, Position: CursorPosition & Sendable>(
        _ list: CursorSeal.List, _ page: PageRequest,
        _ read: @escaping @Sendable (StoreRows, Position?, Int) throws -> [(Item?, Position)]
    ) async throws(ServiceFailure) -> Page<Item> {
        let (seal, limit) = (CursorSeal(list, storeID: storeID), length(of: page))
        let position: Position? = try seal.position(of: page.cursor)
        return seal.page(
            try await reading(settling: .oldest) { rows in try read(rows, position, limit + 1) },
            limit: limit)
    }

    /// The same where plans have to be known as well.
    private func listWithPlans<Item: Sendable, Position: CursorPosition & Sendable>(
        _ list: CursorSeal.List, _ page: PageRequest,
        _ read:
            @escaping @Sendable (SubscriptionOperations, Position?, Int) throws -> [(
                Item?, Position
            )]
    ) async throws(ServiceFailure) -> Page<Item> {
        let (seal, limit) = (CursorSeal(list, storeID: storeID), length(of: page))
        let position: Position? = try seal.position(of: page.cursor)
        return seal.page(
            try await readingPlans(settling: .oldest) { desk in try read(desk, position, limit + 1)
            }, limit: limit)
    }
}

extension CursorSeal {
    /// The page of items of which one more may have been read.
    fileprivate func page<Item>(
        _ found: [(Item?, some CursorPosition)], limit: Int
    ) -> Page<Item> {
        let kept = found.prefix(limit)
        return Page(
            items: kept.compactMap(\.0),
            next: found.count > limit ? kept.last.map { cursor($0.1) } : nil)
    }
}
