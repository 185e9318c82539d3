import GRDB
package import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreFiles
package import StoreModel
package import StoreSigning

/// The store service. Its state is in one SQLite file, its decisions are those of `SandboxCore`.
///
/// Several instances, in one process or many, may use the same file, since each request decides from the rows alone
/// inside one transaction. Transactions are signed when they are read, so a signature is never older than the reply
/// that contains it.
package struct SandboxStoreService: StoreService {
    let database: WriteBatcher
    /// The devices that have authenticated with this process.
    let authCache = AuthCache()
    /// The cached replies to product requests.
    let productsReplyCache = ProductsReplyCache()
    /// Notifies other users of the file about changes.
    let changeNotifier: ChangeNotifier
    let authority: SandboxAuthority
    /// The catalog on sale.
    let catalogCache: CatalogCache
    /// The store's adjustable clock.
    package let clock: AdjustableClock
    /// When an unfinished charge is refunded; nil for never.
    let deadline: FinishDeadline?
    let storeID: String
    /// The maximum number of items of a page.
    var maximumPerPage = PageRequest.maximumLimit
    /// The app that the store sells for.
    package let bundleID: BundleID

    /// The app of a catalog that does not name one, in a store without orders.
    package static let defaultBundleID: BundleID = "com.example.kiosk"

    /// Opens the store in a file and creates it if the file is new. An existing store is only read, unless accounts of
    /// an older file lack their `appTransactionId`.
    ///
    /// A store sells for only one app, that of its first order, so that its signatures stay verifiable.
    /// - Throws: `FileFailure` if the file cannot be used; `unsafe`, naming both apps, if the catalog belongs to
    ///   another app.
    package static func open(
        _ file: StoreDatabase, authority: SandboxAuthority, catalogCache: CatalogCache,
        clock: any BackendClock, deadline: FinishDeadline? = .standard,
        driver: DatabaseDriver = .concurrent
    ) throws(FileFailure) -> SandboxStoreService {
        let (path, database) = (file.path, file.database)
        let (now, fresh) = (clock.now(), clock.uuid())
        let (storeID, sold) = try DatabaseFile.translating(path) {
            let known = try database.readConsistently { connection in
                let rows = StoreTables(database: connection, now: now)
                return (
                    id: try rows.setting("store_id"), app: try rows.app(),
                    isIncomplete: try rows.hasIncompleteAccounts()
                )
            }
            if let id = known.id {
                if known.isIncomplete {
                    try database.write {
                        try StoreTables(database: $0, now: now).completeAccounts()
                    }
                }
                return (id, known.app)
            }
            return try database.writeWithoutTransaction { connection in
                (
                    try createStoreID(StoreTables(database: connection, now: now), id: fresh),
                    known.app
                )
            }
        }
        let changeNotifier: ChangeNotifier =
            driver == .sequential ? .inProcess() : .folder(file.folder)
        let batcher = WriteBatcher(
            database, driver: driver, whenFull: file.whenFull, afterCommit: changeNotifier.notify)
        DatabaseFile.checkLater(path) { [weak batcher] _ in batcher?.stop() }
        return SandboxStoreService(
            database: batcher,
            changeNotifier: changeNotifier, authority: authority, catalogCache: catalogCache,
            clock: AdjustableClock(clock),
            deadline: deadline, storeID: storeID,
            bundleID: try app(sold: sold, named: catalogCache.current.catalog.app.bundleID, path))
    }

    /// Creates the store's ID, unless another process has done so meanwhile, and returns it.
    private static func createStoreID(_ rows: StoreTables, id: String) throws -> String {
        try rows.database.execute(
            sql: "INSERT OR IGNORE INTO settings (name, value) VALUES ('store_id', ?)",
            arguments: [id])
        return try rows.setting("store_id") ?? id
    }

    private static func app(
        sold: BundleID?, named: BundleID?, _ path: String
    ) throws(FileFailure) -> BundleID {
        guard let sold else { return named ?? defaultBundleID }
        guard let named, named != sold else { return sold }
        throw .unsafe(
            path: path,
            detail: "it sells for the app \(sold), but the catalog is for the app \(named). "
                + "Nothing was changed; use another --profile for another app")
    }

    /// Moves reads to connections of their own.
    ///
    /// - Throws: `FileFailure` if the file cannot be opened once more; reads then work as before.
    package func useReadPool() throws(FileFailure) { try database.useReadPool(StoreSchema.schema) }

    /// Limits how many requests may wait. The next one fails at once.
    package func boundQueue(to limit: Int) { database.bound(to: limit) }

    package func identity() async throws(ServiceFailure) -> BackendIdentity {
        BackendIdentity(
            storeID: storeID, rootFingerprint: authority.rootFingerprint,
            rootCertificate: authority.rootBase64, bundleID: bundleID)
    }

    package func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus {
        try PurchaseRequestValidator.purchase(request, context)
        let (answer, isLost) = try await write(processingDue: .account(context.account)) {
            operations in
            try operations.purchase(request, device: context.device)
        }
        if isLost { throw .noAnswer(NoAnswer(.timeout)) }
        return try status(answer)
    }

    package func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        try CallCheck.context(context)
        try PurchaseRequestValidator.intent(intentID)
        let known = try await read(processingDue: .account(context.account)) { rows in
            try Self.lookUp(intentID, rows, context)
        }
        if known == nil, closing { return try await close(intentID, context) }
        return try known.map { (answer) throws(ServiceFailure) in try status(answer) }
    }

    /// Closes an order that was never received, unless it has arrived meanwhile.
    private func close(
        _ id: IntentID, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        let answer: OrderResult? = try await write(processingDue: .account(context.account)) {
            desk in
            let known = try Self.lookUp(id, desk.rows, context)
            if known == nil { try desk.rows.close(id, of: context.account) }
            return known
        }
        return try answer.map { (answer) throws(ServiceFailure) in try status(answer) }
    }

    package func finish(
        _ target: FinishTarget, _ context: CallContext
    ) async throws(ServiceFailure) {
        try CallCheck.context(context)
        try await write(processingDue: .account(context.account)) { operations in
            switch target {
            case .transaction(let id): try Self.finish(id, operations.rows, context)
            case .order(let id): try Self.acknowledge(id, operations.rows, context)
            }
        }
    }

    /// Returns the accounts with changes after a sequence number, and the newest number. Without a number, the set is
    /// empty.
    package func changedAccounts(
        since sequence: Int64?
    ) async throws(ServiceFailure) -> (accounts: Set<AccountName>, newest: Int64) {
        let catalogCache = catalogCache
        return try await read(processingDue: .nothing) { rows in
            // A request for changes also applies a changed catalog.
            _ = try rows.catalog(on: catalogCache)
            return try rows.changedAccounts(since: sequence)
        }
    }

    /// Yields when something changed for the account, or the clock changed. Other changes are filtered out, since the
    /// caller's read may itself write and would otherwise cause the next one.
    package func changeSignals(_ context: CallContext) -> AsyncStream<Void> {
        let changes = changeNotifier.changes()
        let (stream, input) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
        let watch = Task(executorPreference: executor) {
            var mark = WakeMarker()
            for await _ in changes where await hasChanges(context.account, since: &mark) {
                input.yield()
            }
            input.finish()
        }
        input.onTermination = { _ in watch.cancel() }
        return stream
    }

    /// The changes and the clock that a stream has already reported.
    private struct WakeMarker {
        var newest: Int64?
        var clock: StoreClock?
    }

    private func hasChanges(_ account: AccountName, since mark: inout WakeMarker) async -> Bool {
        let before = mark
        do throws(ServiceFailure) {
            let changes = try await changedAccounts(since: mark.newest)
            mark = WakeMarker(newest: changes.newest, clock: clock.clock)
            // Changes before the first notification are unknown, so it is always reported.
            return before.newest == nil || changes.accounts.contains(account)
                || before.clock != mark.clock
        } catch {
            return true
        }
    }

    /// Yields when something may have changed for any account.
    package func changeSignals() -> AsyncStream<Void> { changeNotifier.changes() }

    /// Wakes every reader that waits for changes.
    package func notifyReaders() { changeNotifier.notify() }
}
