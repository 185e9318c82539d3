import GRDB
package import SandboxCore
import SandboxTables
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
    let database: WriteBatcher
    /// The devices that have proved themselves to this process.
    let admissions = AuthCache()
    let shown = ProductsReplyCache()
    /// By which those who work on the file hear of changes.
    let bell: ChangeNotifier
    let authority: SandboxAuthority
    let shelf: CatalogCache
    /// The store's own time.
    package let clock: StoreTime
    /// By when a charge has to be finished; nil where it never has to be.
    let deadline: FinishDeadline?
    let storeID: String
    /// The most items of a page.
    var mostPerPage = PageRequest.most
    /// The app that it sells for.
    package let bundleID: BundleID

    /// The app of a catalog that names none, in a store that has not sold for another one.
    package static let defaultBundleID: BundleID = "com.example.kiosk"

    /// Opens the store in a file, founding it where there is none; an existing one is only read.
    ///
    /// A store sells for one app, that of its first order, so that what it signed can be verified for ever.
    /// - Throws: `FileFailure` where the file cannot be used; `unsafe`, naming both, for the catalog of another app.
    package static func open(
        _ file: StoreFile, authority: SandboxAuthority, shelf: CatalogCache,
        clock: any BackendClock, deadline: FinishDeadline? = .standard,
        driver: DatabaseDriver = .concurrent
    ) throws(FileFailure) -> SandboxStoreService {
        let (path, database) = (file.path, file.database)
        let (now, fresh) = (clock.now(), clock.uuid())
        let (storeID, sold) = try DatabaseFile.translating(path) {
            let known = try database.looking { connection in
                let rows = StoreRows(database: connection, now: now)
                return (
                    id: try rows.setting("store_id"), app: try rows.app(),
                    isIncomplete: try rows.hasIncompleteAccounts()
                )
            }
            if let id = known.id {
                if known.isIncomplete {
                    try database.write {
                        try StoreRows(database: $0, now: now).completeAccounts()
                    }
                }
                return (id, known.app)
            }
            return try database.writeWithoutTransaction { connection in
                (try found(StoreRows(database: connection, now: now), id: fresh), known.app)
            }
        }
        let bell: ChangeNotifier = driver == .sequential ? .alone() : .folder(file.folder)
        let decisions = WriteBatcher(
            database, driver: driver, whenFull: file.whenFull, afterCommit: bell.ring)
        DatabaseFile.checkLater(path) { [weak decisions] _ in decisions?.stop() }
        return SandboxStoreService(
            database: decisions,
            bell: bell, authority: authority, shelf: shelf, clock: StoreTime(clock),
            deadline: deadline, storeID: storeID,
            bundleID: try app(sold: sold, named: shelf.current.catalog.app.bundleID, path))
    }

    /// The store's id: the first opener's.
    private static func found(_ rows: StoreRows, id: String) throws -> String {
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
            detail: "it sells for the app \(sold), and the catalog is that of \(named). "
                + "Nothing was changed; use another --profile for another app")
    }

    /// Answers questions apart from decisions from now on.
    ///
    /// - Throws: `FileFailure` where the file cannot be opened once more; then all is as it was.
    package func readApart() throws(FileFailure) { try database.readApart(StoreSchema.schema) }

    /// Bounds how many requests may wait; the next one gets no answer at once.
    package func boundQueue(to room: Int) { database.bound(to: room) }

    package func identity() async throws(ServiceFailure) -> BackendIdentity {
        BackendIdentity(
            storeID: storeID, rootFingerprint: authority.rootFingerprint,
            rootCertificate: authority.rootBase64, bundleID: bundleID)
    }

    package func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus {
        try RequestCheck.purchase(request, context)
        let (answer, isLost) = try await deciding(settling: .account(context.account)) { desk in
            try desk.purchase(request, device: context.device)
        }
        if isLost { throw .noAnswer(NoAnswer(.timeout)) }
        return try status(answer)
    }

    package func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        try CallCheck.context(context)
        try RequestCheck.intent(intentID)
        let known = try await reading(settling: .account(context.account)) { rows in
            try Self.look(up: intentID, rows, context)
        }
        if known == nil, closing { return try await close(intentID, context) }
        return try known.map { (answer) throws(ServiceFailure) in try status(answer) }
    }

    /// Closes an order that was never seen, if it has not arrived meanwhile.
    private func close(
        _ id: IntentID, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus? {
        let answer: OrderResult? = try await deciding(settling: .account(context.account)) {
            desk in
            let known = try Self.look(up: id, desk.rows, context)
            if known == nil { try desk.rows.close(id, of: context.account) }
            return known
        }
        return try answer.map { (answer) throws(ServiceFailure) in try status(answer) }
    }

    package func finish(
        _ target: FinishTarget, _ context: CallContext
    ) async throws(ServiceFailure) {
        try CallCheck.context(context)
        try await deciding(settling: .account(context.account)) { desk in
            switch target {
            case .transaction(let id): try Self.finish(id, desk.rows, context)
            case .order(let id): try Self.acknowledge(id, desk.rows, context)
            }
        }
    }

    /// The accounts to which something happened since a number, and the newest number; none where that is nil.
    package func concerned(
        since sequence: Int64?
    ) async throws(ServiceFailure) -> (accounts: Set<AccountName>, newest: Int64) {
        let shelf = shelf
        return try await reading(settling: .nothing) { rows in
            // Who asks for news hears of another catalog as well.
            _ = try rows.catalog(on: shelf)
            return try rows.concerned(since: sequence)
        }
    }

    /// Only what concerns the account, or the clock: a question of its own may write, and would be asked again for that.
    package func wakeUps(_ context: CallContext) -> AsyncStream<Void> {
        let changes = bell.changes()
        let (stream, input) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor?.asTaskExecutor() }
        let watch = Task(executorPreference: executor) {
            var mark = WakeMarker()
            for await _ in changes where await isConcerned(context.account, since: &mark) {
                input.yield()
            }
            input.finish()
        }
        input.onTermination = { _ in watch.cancel() }
        return stream
    }

    /// How far somebody has heard.
    private struct WakeMarker {
        var newest: Int64?
        var clock: StoreClock?
    }

    private func isConcerned(_ account: AccountName, since mark: inout WakeMarker) async -> Bool {
        let before = mark
        do throws(ServiceFailure) {
            let news = try await concerned(since: mark.newest)
            mark = WakeMarker(newest: news.newest, clock: clock.clock)
            // What was before the first ring is not known.
            return before.newest == nil || news.accounts.contains(account)
                || before.clock != mark.clock
        } catch {
            return true
        }
    }

    /// Yields when something may have changed for anybody.
    package func wakeUps() -> AsyncStream<Void> { bell.changes() }

    /// Tells everybody who waits for changes to look again.
    package func announce() { bell.ring() }
}
