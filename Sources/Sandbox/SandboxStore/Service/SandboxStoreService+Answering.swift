import SandboxCore
import SandboxTables
import StoreAPI
import StoreModel
import StoreSigning

extension SandboxStoreService {
    /// Decides one request in one SQLite transaction, which others may share, at one moment, after whatever became
    /// overdue before it.
    ///
    /// The moment is that of its turn, not of its arrival: otherwise what another process wrote meanwhile, such as for how
    /// long it holds a notification, would seem to come from the future.
    func deciding<Value: Sendable>(
        _ body: @escaping @Sendable (OrderDesk) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let (clock, chance, bundleID) = (clock, clock.chance(), bundleID)
        let deadline = deadline
        return try await database.deciding { connection in
            let rows = StoreRows(database: connection, now: clock.now())
            let notifications = NotificationDesk(rows: rows, newID: { clock.uuid() })
            if let deadline {
                try RefundDesk(notifications: notifications).giveBackOverdue(deadline)
            }
            return try body(
                OrderDesk(
                    rows: rows, chance: chance, bundleID: bundleID, notifications: notifications))
        }
    }

    /// Reads one state of the store, at one moment; where something is overdue, that is done first.
    func reading<Value: Sendable>(
        _ body: @escaping @Sendable (StoreRows) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let (clock, deadline) = (clock, deadline)
        let value: Value? = try await database.reading { connection in
            let rows = StoreRows(database: connection, now: clock.now())
            if let deadline, try !rows.overdue(deadline).isEmpty { return .none }
            return .some(try body(rows))
        }
        if let value { return value }
        return try await deciding { desk in try body(desk.rows) }
    }

    /// Reads, by one statement, what nothing that is overdue changes, such as accounts and keys.
    func glancing<Value: Sendable>(
        _ body: @escaping @Sendable (StoreRows) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let clock = clock
        return try await database.reading(isOneStatement: true) { connection in
            try body(StoreRows(database: connection, now: clock.now()))
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

    /// The ends of orders that have no transaction.
    func notices(_ orders: [OrderRow]) -> [OrderNotice] {
        orders.compactMap { order in
            switch order.state {
            case .cancelled: OrderNotice(intentID: order.terms.intentID, status: .cancelled)
            case .declined(let reason):
                OrderNotice(intentID: order.terms.intentID, status: .declined(reason))
            case .pending, .purchased: nil
            }
        }
    }
}
