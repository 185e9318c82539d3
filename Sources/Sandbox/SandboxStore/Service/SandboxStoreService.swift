import GRDB
package import SandboxCore
package import StoreAPI
package import StoreFiles
package import StoreModel
package import StoreSigning

/// The store: its facts are in one SQLite file, its decisions are those of `SandboxCore`.
///
/// Several instances, in one process or many, may work on the same file: each request decides from rows alone
/// inside one transaction. Transactions are signed when they are read out, so a signature is never older than
/// the answer that carries it.
package struct SandboxStoreService: StoreService {
    let database: DatabaseQueue
    let folder: String
    let authority: SandboxAuthority
    let shelf: CatalogShelf
    let clock: any BackendClock
    let storeID: String

    /// Opens the store in a folder, founding it where there is none.
    ///
    /// - Throws: `FileFailure` where the file cannot be used.
    package static func open(
        folder: String, authority: SandboxAuthority, shelf: CatalogShelf, clock: any BackendClock
    ) throws(FileFailure) -> SandboxStoreService {
        let path = folder + "/store.sqlite"
        let database = try DatabaseFile.open(path, schema: StoreSchema.schema)
        let (now, fresh) = (clock.now(), clock.uuid())
        let storeID = try DatabaseFile.translating(path) {
            try database.writeWithoutTransaction { connection in
                try found(StoreRows(database: connection, now: now), id: fresh)
            }
        }
        return SandboxStoreService(
            database: database, folder: folder, authority: authority, shelf: shelf, clock: clock,
            storeID: storeID)
    }

    /// The store's id: the first opener's.
    private static func found(_ rows: StoreRows, id: String) throws -> String {
        try rows.database.execute(
            sql: "INSERT OR IGNORE INTO settings (name, value) VALUES ('store_id', ?)",
            arguments: [id])
        return try rows.setting("store_id") ?? id
    }

    package func identity() async throws(ServiceFailure) -> BackendIdentity {
        BackendIdentity(
            storeID: storeID, rootFingerprint: authority.rootFingerprint,
            rootCertificate: authority.rootBase64,
            bundleID: shelf.current.catalog.app.bundleID)
    }

    package func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus {
        try RequestCheck.purchase(request, context)
        let shelf = shelf.current
        let answer = try await deciding { desk in
            try desk.purchase(request, device: context.device, shelf: shelf)
        }
        return try status(answer)
    }

    package func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        try RequestCheck.context(context)
        guard UniqueID.isUUID(intentID.rawValue) else {
            throw RequestCheck.bad("An intent's id is a UUID.")
        }
        let answer: OrderDesk.Answer? = try await deciding { desk in
            guard let order = try desk.rows.order(intentID) else {
                if closing { try desk.rows.close(intentID, of: context.account) }
                return nil
            }
            guard order.terms.account == context.account else {
                throw Refusal(.unknownOrder, "The order belongs to another account.")
            }
            return try desk.answer(order.state)
        }
        return try answer.map { (answer) throws(ServiceFailure) in try status(answer) }
    }

    package func unfinished(
        _ context: CallContext
    ) async throws(ServiceFailure) -> UnfinishedReply {
        try RequestCheck.context(context)
        let (records, orders) = try await reading { rows in
            (
                try rows.unfinished(of: context.account, on: context.device),
                try rows.waitingOrders(of: context.account, on: context.device)
            )
        }
        return UnfinishedReply(transactions: try sign(records), orders: notices(orders))
    }

    package func finish(
        _ target: FinishTarget, _ context: CallContext
    ) async throws(ServiceFailure) {
        try RequestCheck.context(context)
        try await deciding { desk in
            switch target {
            case .transaction(let id): try Self.finish(id, desk.rows, context)
            case .order(let id): try Self.acknowledge(id, desk.rows, context)
            }
        }
    }

    package func restore(_ context: CallContext) async throws(ServiceFailure) -> [JWS] {
        try RequestCheck.context(context)
        let home = shelf.current.catalog.homeStorefront
        let records = try await deciding { desk in
            try Self.restore(desk, context, home: home)
        }
        return try sign(records)
    }

    package func changes(
        after cursor: Int64, _ context: CallContext
    ) async throws(ServiceFailure) -> ChangesReply {
        try RequestCheck.context(context)
        let news = try await reading { rows in
            try rows.changes(after: cursor, of: context.account, on: context.device)
        }
        return ChangesReply(
            transactions: try sign(news.transactions), orders: notices(news.orders),
            cursor: news.cursor)
    }

    package func wakeUps(_ context: CallContext) -> AsyncStream<Void> {
        FolderWatch.changes(in: folder)
    }
}
