import SandboxCore
import SandboxTables
package import StoreAPI
import StoreFiles
package import StoreModel

/// The paged lists of a device.
extension SandboxStoreService {
    /// Returns the same store with shorter pages, for tests.
    package func limitingPages(to limit: Int) -> SandboxStoreService {
        var store = self
        store.maximumPerPage = limit
        return store
    }

    /// Returns the number of items of a page for the requested limit.
    func length(of page: PageRequest) -> Int { length(page.limit) }

    private func length(_ limit: Int) -> Int { min(max(1, limit), maximumPerPage) }

    package func unfinished(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> UnfinishedReply {
        try CallCheck.context(context)
        let signer = ListCursorSigner(.unfinished, storeID: storeID, context: context)
        let position: UnfinishedPosition? = try signer.position(of: page.cursor)
        let limit = length(of: page)
        let found = try await self.read(processingDue: .account(context.account)) { rows in
            let (transactions, orders, next) = try rows.unfinished(
                of: context.account, on: context.device, after: position, limit: limit)
            return (transactions, try orders.map { try rows.end(of: $0) }, next)
        }
        return UnfinishedReply(
            transactions: try sign(found.0), orders: try notices(found.1),
            next: found.2.map { signer.cursor($0) })
    }

    package func restore(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> Page<JWS> {
        try CallCheck.context(context)
        let signer = ListCursorSigner(.restore, storeID: storeID, context: context)
        let position: TimePosition? = try signer.position(of: page.cursor)
        let (limit, home) = (length(of: page), catalogCache.current.catalog.homeStorefront)
        let (records, next) = try await write(processingDue: .account(context.account)) {
            operations in
            try Self.restore(operations, context, home: home, after: position, limit: limit)
        }
        return Page(items: try sign(records), next: next.map { signer.cursor($0) })
    }

    package func changes(
        after cursor: Int64, limit: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> ChangesReply {
        try CallCheck.context(context)
        let limit = length(limit)
        let news = try await self.read(processingDue: .account(context.account)) { rows in
            try rows.changes(
                after: cursor, of: context.account, on: context.device, limit: limit)
        }
        return ChangesReply(
            transactions: try sign(news.transactions), orders: try notices(news.orders),
            cursor: news.cursor, hasMore: news.hasMore)
    }

    private static func restore(
        _ operations: OrderOperations, _ context: CallContext, home: String,
        after position: TimePosition?,
        limit: Int
    ) throws -> (records: [TransactionRecord], next: TimePosition?) {
        let rows = operations.rows
        // There are at most as many ownerships as restorable products, so all are read.
        let all = RestoreRules.restorable(try rows.ownerships(of: context.account))
        let rest = all.drop { first in position.map { !$0.isBefore(first) } ?? false }
        let page = rest.prefix(limit)
        let items = RestoreRules.items(
            of: Array(page),
            unfinished: try page.compactMap { try rows.unfinishedCopy(of: $0, on: context.device) })
        let storefront = try rows.storefront(of: context.account, home: home)
        var restored: [TransactionRecord] = []
        for item in items {
            switch item {
            case .existing(let record): restored.append(record)
            case .issue(let owned):
                guard
                    let record = TransactionIssuer.restored(
                        owned, to: context.device, storefront: storefront,
                        numbers: try rows.numbers(chance: 0))
                else { throw DamagedRow(column: "currency") }
                try insertRestored(record, rows)
                restored.append(record)
            }
        }
        return (
            restored, page.count < rest.count ? page.last.map(TimePosition.init(behind:)) : nil
        )
    }

    private static func insertRestored(_ record: TransactionRecord, _ rows: StoreTables) throws {
        try rows.insert(record)
        try rows.appendHistory(.restored, transaction: record.transaction.id)
        try rows.appendChange(record.account, record.device, transaction: record.transaction.id)
    }
}

extension TimePosition {
    /// Creates the position after the first transaction of a product.
    fileprivate init(behind first: TransactionRecord) {
        self.init(
            at: first.transaction.purchaseDate.milliseconds, name: first.transaction.id.rawValue)
    }

    fileprivate func isBefore(_ first: TransactionRecord) -> Bool {
        (at, TransactionID(name))
            < (first.transaction.purchaseDate.milliseconds, first.transaction.id)
    }
}
