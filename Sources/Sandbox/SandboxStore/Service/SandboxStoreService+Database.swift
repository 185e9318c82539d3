import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel
import StoreSigning

extension SandboxStoreService {
    /// Runs one request in one SQLite transaction, which other requests may share, with one time, after the due work of
    /// its scope.
    ///
    /// The time is read when the request's turn has come, not when the request arrives. Otherwise the leases and other
    /// times that another process wrote meanwhile would be in the future. A request that has due work runs outside of
    /// the transaction of those that do not.
    func write<Value: Sendable>(
        processingDue scope: DueWorkScope,
        _ body: @escaping @Sendable (OrderOperations) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let factory = operationsFactory()
        let value: Value? = try await database.write { connection in
            let (rows, agenda, accounts) = try factory.read(connection, scope)
            let operations = try factory.makeOperations(rows)
            guard try !rows.isAnythingDue(agenda, accounts, factory.deadline) else { return .none }
            return .some(try body(operations))
        }
        if let value { return value }
        return try await writePart(
            processingDue: scope, isSmall: scope != .all, by: factory, body)
    }

    /// The maximum number of due rows that are processed in a small part.
    private static let dueRowsPerSmallPart = 25
    /// The number of small parts after which a request continues in larger ones, behind those of other requests.
    private static let smallPartsPerRequest = 4

    /// Processes the due work of a scope part by part, and runs a request in the transaction of the last part. A request
    /// that fails does not undo the due work.
    ///
    /// - Parameter isSmall: Whether each part may share its transaction with those of other requests.
    func writePart<Value: Sendable>(
        processingDue scope: DueWorkScope, isSmall: Bool, by factory: OperationsFactory? = nil,
        _ body: @escaping @Sendable (OrderOperations) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let factory = factory ?? operationsFactory()
        var smallParts = isSmall ? Self.smallPartsPerRequest : 0
        while true {
            let isSmall = smallParts > 0
            let room = isSmall ? Self.dueRowsPerSmallPart : DueWorkProcessor.batch
            smallParts -= 1
            let result: Result<Value, ServiceFailure>? = try await database.writePart(
                isSmall: isSmall
            ) { connection in
                let (rows, _, accounts) = try factory.read(connection, scope)
                let operations = try factory.makeOperations(rows)
                var work = DueWorkProcessor(operations, factory.deadline, room: room)
                guard try work.process(accounts) else { return .none }
                do {
                    return .success(try connection.savepoint { try body(operations) })
                } catch  where !(error is DatabaseError) {
                    return .failure(ServiceFailure(database: error))
                }
            }
            if let result { return try result.get() }
            try await yieldToOtherProcesses()
        }
    }

    /// Processes one batch of due work of a scope in its own transaction.
    ///
    /// - Returns: Whether all due work is done.
    private func processBatch(
        of scope: DueWorkScope, by factory: OperationsFactory
    ) async throws(ServiceFailure) -> Bool {
        try await database.writePart { connection in
            let (rows, _, accounts) = try factory.read(connection, scope)
            var work = DueWorkProcessor(try factory.makeOperations(rows), factory.deadline)
            return try work.process(accounts)
        }
    }

    /// Lets other processes write between two transactions of larger work.
    ///
    /// - Throws: A missing answer if the task was cancelled.
    func yieldToOtherProcesses() async throws(ServiceFailure) {
        if database.isShared { try? await Task.sleep(for: .milliseconds(10)) }
        // The next worker continues with the rest.
        guard !Task.isCancelled else { throw .noAnswer(NoAnswer(.cut)) }
    }

    /// Processes the due work of all accounts, the oldest first, in a limited number of batches.
    ///
    /// - Returns: Whether all due work is done.
    func processAllDue(atMost batches: Int = .max) async throws(ServiceFailure) -> Bool {
        let factory = operationsFactory()
        for batch in 0..<batches {
            if batch > 0 { try await yieldToOtherProcesses() }
            if try await processBatch(of: .all, by: factory) { return true }
        }
        return false
    }

    /// Retries all rows that were set aside.
    func retryFaultyRows() async throws(ServiceFailure) {
        guard try await readOne({ rows in try rows.hasFaultyRows() }) else { return }
        let maker = operationsFactory()
        var position: DueRow.Subject?
        repeat {
            let previous = position
            position = try await database.writePart { connection in
                let (rows, _, _) = try maker.read(connection, .all)
                return try DueWorkProcessor(try maker.makeOperations(rows), maker.deadline).retry(
                    after: previous)
            }
            if position != nil { try await yieldToOtherProcesses() }
        } while position != nil
        try await retryPages { try $0.retryOutbox(after: $1, limit: DueWorkProcessor.batch) }
        try await retryPages { try $0.retryNotifications(after: $1, limit: DueWorkProcessor.batch) }
    }

    /// Retries the rows of a table page by page.
    ///
    /// - Parameter retry: Retries the page after a number, and returns its last number; nil for an empty page.
    private func retryPages(
        _ retry: @escaping @Sendable (StoreTables, Int64) throws -> Int64?
    ) async throws(ServiceFailure) {
        let clock = clock
        var last: Int64? = 0
        while let after = last {
            last = try await database.writePart { connection in
                try retry(try StoreTables(connection, by: clock), after)
            }
            if last != nil { try await yieldToOtherProcesses() }
        }
    }

    private func operationsFactory() -> OperationsFactory {
        OperationsFactory(
            clock: clock, chance: clock.nextRandomBits(), bundleID: bundleID,
            catalogCache: catalogCache,
            deadline: deadline)
    }

    /// Reads one state of the store with one time, after the due work of the scope.
    func read<Value: Sendable>(
        processingDue scope: DueWorkScope,
        _ body: @escaping @Sendable (StoreTables) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let (clock, deadline) = (clock, deadline)
        let value: Value? = try await database.read { connection in
            let (rows, agenda, accounts) = try StoreTables.read(connection, scope, by: clock)
            guard try !rows.isAnythingDue(agenda, accounts, deadline) else { return .none }
            return .some(try body(rows))
        }
        if let value { return value }
        guard scope == .oldest else {
            return try await writePart(processingDue: scope, isSmall: scope != .all) { operations in
                try body(operations.rows)
            }
        }
        _ = try await processBatch(of: scope, by: operationsFactory())
        return try await read(processingDue: .nothing, body)
    }

    /// Reads data that due work does not affect, such as accounts and keys, with a single statement besides that for
    /// the clock.
    func readOne<Value: Sendable>(
        _ body: @escaping @Sendable (StoreTables) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let clock = clock
        return try await database.read(isOneStatement: true) { connection in
            try body(StoreTables(connection, by: clock))
        }
    }

    /// Converts a result to the status that is sent.
    func status(_ answer: OrderResult) throws(ServiceFailure) -> OrderStatus {
        switch answer {
        case .purchased(let record): .purchased(try sign(record))
        case .withoutTransaction(let status): status
        }
    }

    /// Signs a transaction that was just read. A failure becomes "no answer"; the stored rows are unaffected.
    func sign(_ record: TransactionRecord) throws(ServiceFailure) -> JWS {
        do {
            return try authority.signer.sign(record.transaction)
        } catch {
            throw .noAnswer(NoAnswer(.cut))
        }
    }

    /// Signs several transactions in their order.
    func sign(_ records: [TransactionRecord]) throws(ServiceFailure) -> [JWS] {
        var signed: [JWS] = []
        for record in records { signed.append(try sign(record)) }
        return signed
    }

    /// Converts the ends of orders to notices.
    func notices(_ ends: [EndedOrderNotice]) throws(ServiceFailure) -> [OrderNotice] {
        var notices: [OrderNotice] = []
        for end in ends {
            notices.append(OrderNotice(intentID: end.intentID, status: try status(end.result)))
        }
        return notices
    }
}

extension StoreTables {
    /// Creates the tables with the current time of the store's clock, as stored in the file, and updates the shared
    /// clock.
    init(_ connection: Database, by time: AdjustableClock) throws {
        let (tables, start) = (
            StoreTables(database: connection, now: time.machineNow), time.beginRead()
        )
        self.init(connection, by: time, showing: try tables.clock() ?? .real, readSince: start)
    }

    /// Returns the tables, the due work of a scope and its accounts; nil accounts for all.
    fileprivate static func read(
        _ connection: Database, _ scope: DueWorkScope, by time: AdjustableClock
    ) throws -> (rows: StoreTables, agenda: NextDueTimes, accounts: [AccountName]?) {
        let start = time.beginRead()
        let (agenda, accounts) = try StoreTables(database: connection, now: time.machineNow)
            .agenda(in: scope)
        let rows = StoreTables(connection, by: time, showing: agenda.clock, readSince: start)
        return (rows, agenda, accounts)
    }

    private init(
        _ connection: Database, by time: AdjustableClock, showing clock: StoreClock,
        readSince start: Int
    ) {
        let machineNow = time.machineNow
        time.adopt(clock, readSince: start)
        self.init(
            database: connection, now: clock.now(at: machineNow),
            machineNow: machineNow)
    }
}

/// Creates the operations of one request.
struct OperationsFactory: Sendable {
    let clock: AdjustableClock
    let chance: UInt64
    let bundleID: BundleID
    let catalogCache: CatalogCache
    let deadline: FinishDeadline?

    func read(
        _ connection: Database, _ scope: DueWorkScope
    ) throws -> (rows: StoreTables, agenda: NextDueTimes, accounts: [AccountName]?) {
        try StoreTables.read(connection, scope, by: clock)
    }

    func makeOperations(_ rows: StoreTables) throws -> OrderOperations {
        let clock = clock
        return OrderOperations(
            rows: rows, chance: chance, bundleID: bundleID,
            subscriptions: SubscriptionOperations(
                notifications: NotificationOperations(rows: rows, newID: { clock.uuid() }),
                catalogIndex: try rows.catalog(on: catalogCache)))
    }
}
