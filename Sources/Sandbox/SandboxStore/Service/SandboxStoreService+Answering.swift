import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreModel
import StoreSigning

extension SandboxStoreService {
    /// Decides one request in one SQLite transaction, which others may share, at one moment, after whatever became due
    /// before it.
    ///
    /// The moment is that of its turn, not of its arrival: otherwise what another process wrote meanwhile, such as for how
    /// long it holds a notification, would seem to come from the future. Where more is due than fits in a transaction, it
    /// takes turns until nothing is left.
    func deciding<Value: Sendable>(
        _ body: @escaping @Sendable (OrderDesk) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        while true {
            let value = try await decidingOnce(body)
            if let value { return value }
            // What is left is done for whoever asks next: nobody waits here any more.
            guard !Task.isCancelled else { throw .noAnswer(NoAnswer(.cut)) }
        }
    }

    /// The same, once; nil where something is still due.
    private func decidingOnce<Value: Sendable>(
        _ body: @escaping @Sendable (OrderDesk) throws -> Value
    ) async throws(ServiceFailure) -> Value? {
        let (clock, chance, bundleID) = (clock, clock.chance(), bundleID)
        let (deadline, shelf) = (deadline, shelf)
        return try await database.deciding { connection in
            let rows = try StoreRows(connection, by: clock)
            let subscriptions = SubscriptionDesk(
                notifications: NotificationDesk(rows: rows, newID: { clock.uuid() }),
                shelf: try rows.catalog(on: shelf))
            let desk = OrderDesk(
                rows: rows, chance: chance, bundleID: bundleID, subscriptions: subscriptions)
            let extensions = MassExtensionDesk(subscriptions: subscriptions, bundleID: bundleID)
            guard try extensions.work(), try desk.settleDue() else { return .none }
            if let deadline {
                try RefundDesk(subscriptions: subscriptions).giveBackOverdue(deadline)
            }
            guard try subscriptions.settleDue() else { return .none }
            return .some(try body(desk))
        }
    }

    /// Reads one state of the store, at one moment; where something is due, that is done first.
    func reading<Value: Sendable>(
        _ body: @escaping @Sendable (StoreRows) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let (clock, deadline) = (clock, deadline)
        let value: Value? = try await database.reading { connection in
            let (rows, agenda) = try StoreRows.today(connection, by: clock)
            guard !agenda.isAnythingDue(deadline, at: rows.now) else { return .none }
            return .some(try body(rows))
        }
        if let value { return value }
        return try await deciding { desk in try body(desk.rows) }
    }

    /// Reads what nothing that is due changes, such as accounts and keys: one row of it, and the clock's.
    func glancing<Value: Sendable>(
        _ body: @escaping @Sendable (StoreRows) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let clock = clock
        return try await database.reading(isOneStatement: true) { connection in
            try body(StoreRows(connection, by: clock))
        }
    }

    /// The answer as it goes out.
    func status(_ answer: OrderAnswer) throws(ServiceFailure) -> OrderStatus {
        switch answer {
        case .purchased(let record): .purchased(try sign(record))
        case .without(let status): status
        }
    }

    /// Signs what was read just now. What cannot be signed is no answer; the rows keep it.
    func sign(_ record: TransactionRecord) throws(ServiceFailure) -> JWS {
        do {
            return try authority.signer.sign(record.transaction)
        } catch {
            throw .noAnswer(NoAnswer(.cut))
        }
    }

    /// Signs several, in their order.
    func sign(_ records: [TransactionRecord]) throws(ServiceFailure) -> [JWS] {
        var signed: [JWS] = []
        for record in records { signed.append(try sign(record)) }
        return signed
    }

    /// The ends of orders that no transaction names.
    func notices(_ ends: [OrderEnd]) throws(ServiceFailure) -> [OrderNotice] {
        var notices: [OrderNotice] = []
        for end in ends {
            notices.append(OrderNotice(intentID: end.intentID, status: try status(end.answer)))
        }
        return notices
    }
}

extension StoreRows {
    /// The tables now, by the clock that stands in them; whoever else goes by that clock learns of it.
    init(_ connection: Database, by time: StoreTime) throws {
        let (tables, start) = (
            StoreRows(database: connection, now: time.machineNow), time.beginRead()
        )
        self.init(connection, by: time, showing: try tables.clock() ?? .real, readSince: start)
    }

    /// The same, and what has to be done before a question can be answered.
    fileprivate static func today(
        _ connection: Database, by time: StoreTime
    ) throws -> (rows: StoreRows, agenda: StoreAgenda) {
        let start = time.beginRead()
        let agenda = try StoreRows(database: connection, now: time.machineNow).agenda()
        let rows = StoreRows(connection, by: time, showing: agenda.clock, readSince: start)
        return (rows, agenda)
    }

    private init(
        _ connection: Database, by time: StoreTime, showing clock: StoreClock, readSince start: Int
    ) {
        let machineNow = time.machineNow
        time.adopt(clock, readSince: start)
        self.init(
            database: connection, now: clock.now(at: machineNow),
            machineNow: machineNow)
    }
}
