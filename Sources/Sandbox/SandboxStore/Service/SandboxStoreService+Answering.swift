import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel
import StoreSigning

extension SandboxStoreService {
    /// Decides one request in one SQLite transaction, at one moment.
    func deciding<Value: Sendable>(
        _ body: @escaping @Sendable (OrderDesk) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let (now, chance, bundleID) = (clock.now(), clock.chance(), bundleID)
        let value = try await database.deciding { connection in
            let rows = StoreRows(database: connection, now: now)
            return try body(OrderDesk(rows: rows, chance: chance, bundleID: bundleID))
        }
        FolderWatch.announce(in: folder)
        return value
    }

    /// Reads one state of the store, at one moment.
    func reading<Value: Sendable>(
        _ body: @escaping @Sendable (StoreRows) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let now = clock.now()
        return try await database.reading { connection in
            try body(StoreRows(database: connection, now: now))
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
