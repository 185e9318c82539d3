import FoundationEssentials
import GRDB
import PurchaseCore
import StoreFiles
import StoreModel

extension Journal {
    /// Makes steps durable with their projections, in one transaction.
    ///
    /// On a full disk, the reserve is released for orders in progress, the write-ahead log is checkpointed to reuse its
    /// space, and the write is repeated once; a new purchase is refused instead. When this throws, the commit may or
    /// may not have happened: the caller discards its state and reads the journal again.
    func append(
        _ steps: [JournalEventBatch], account: AccountName, projection: ProjectionUpdate
    ) async throws(JournalError) {
        do throws(FileFailure) {
            try await appendOnce(steps, account, projection)
        } catch {
            // Log events alone do not justify using the reserve of orders in progress.
            guard case .full = error, !steps.contains(where: \.startsPurchase),
                !steps.allSatisfy(\.events.isEmpty)
            else { throw JournalError(error) }
            _ = reserve.release()
            try? await database.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            do throws(FileFailure) {
                // SQLite reports a full disk when it cannot write a page, which happens before the commit, so the first
                // attempt was not committed.
                try await appendOnce(steps, account, projection)
            } catch {
                throw JournalError(error)
            }
        }
        FolderWatch.notifyObservers(in: folder)
    }

    private func appendOnce(
        _ steps: [JournalEventBatch], _ account: AccountName, _ projection: ProjectionUpdate
    ) async throws(FileFailure) {
        do {
            guard driver == .concurrent else {
                return try appendHere(steps, account, projection)
            }
            try await database.writeWithoutTransaction { database in
                try self.append(steps, account, projection, database)
            }
        } catch {
            throw DatabaseFile.failure(of: error, path)
        }
    }

    private func appendHere(
        _ steps: [JournalEventBatch], _ account: AccountName, _ projection: ProjectionUpdate
    ) throws {
        try database.writeWithoutTransaction { database in
            try self.append(steps, account, projection, database)
        }
    }

    private func append(
        _ steps: [JournalEventBatch], _ account: AccountName, _ projection: ProjectionUpdate,
        _ database: Database
    ) throws {
        try database.inTransaction(.immediate) {
            try write(steps, account, database)
            try Self.project(projection, account, database)
            return .commit
        }
    }

    private func write(
        _ steps: [JournalEventBatch], _ account: AccountName, _ database: Database
    ) throws {
        let last = try ResultRow.fetchOne(
            database, cached: "SELECT sequence, hash FROM records ORDER BY sequence DESC LIMIT 1")
        var sequence = try last?.integer("sequence") ?? 0
        var previous = try last?.text("hash") ?? ""
        guard let first = steps.first else { return }
        var log = try LogWriter(database, account: account, at: first.at, seed: chanceSeed)
        let insertion = try database.cachedStatement(
            sql: """
                INSERT INTO records (sequence, previous_hash, hash, wall_ms, monotonic_ms,
                    account, intent_id, transaction_id, event)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for step in steps {
            for note in step.logEntries { try log.add(note, of: step, record: nil) }
            for event in step.events {
                sequence += 1
                let body = try Self.encode(event)
                let hash = RecordHashChain.hash(
                    after: previous, sequence: sequence, at: step.at, monotonic: step.monotonic,
                    account: account, text: body)
                try insertion.execute(
                    arguments: [
                        // The previous hash is stored in the record before, and covered by this one's.
                        sequence, "", hash, step.at.milliseconds, step.monotonic,
                        account.rawValue, event.intentID?.rawValue, event.transactionID?.rawValue,
                        try Self.storedText(
                            body, event.signedForm, of: event.transactionID, record: sequence,
                            database),
                    ])
                previous = hash
                try log.add(LogEntry(event), of: step, record: sequence)
            }
            if let news = step.acknowledgement {
                try Self.acknowledgeLog(news, of: account, in: database)
            }
        }
    }

    private static func project(
        _ projection: ProjectionUpdate, _ account: AccountName, _ database: Database
    ) throws {
        // The row is updated in place, so that indexes of unchanged columns are not touched.
        for payment in projection.payments {
            try database.cachedStatement(
                sql: """
                    INSERT INTO payments VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT (intent_id) DO UPDATE SET
                        transaction_id = excluded.transaction_id, is_open = excluded.is_open,
                        body = excluded.body
                    """
            ).execute(
                arguments: [
                    payment.intent.id.rawValue, account.rawValue, payment.transactionID?.rawValue,
                    payment.intent.confirmedAt.milliseconds, payment.isOpen, try encode(payment),
                ])
        }
        for delivery in projection.deliveries {
            try database.cachedStatement(
                sql: """
                    INSERT INTO deliveries VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT (transaction_id) DO UPDATE SET
                        is_open = excluded.is_open, body = excluded.body
                    """
            ).execute(
                arguments: [
                    delivery.signed.transaction.id.rawValue, account.rawValue,
                    delivery.receivedAt.milliseconds, delivery.isOpen,
                    delivery.signed.transaction.type.isEntitlement,
                    try storedText(
                        encode(delivery), delivery.signed.jws,
                        of: delivery.signed.transaction.id, database),
                ])
        }
        for id in projection.endedEntitlements.sorted() {
            try database.cachedStatement(
                sql: "UPDATE deliveries SET is_entitlement = 0 WHERE transaction_id = ?"
            ).execute(arguments: [id.rawValue])
        }
        try writeWallet(projection, of: account, in: database)
    }

    static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
