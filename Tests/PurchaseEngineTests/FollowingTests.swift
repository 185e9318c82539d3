import GRDB
import PurchaseCore
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("An engine that follows another driver", .timeLimit(.minutes(2)))
struct FollowingTests {
    private func reader(_ phone: TestDevice) async throws -> PurchaseEngine {
        let journal = try Journal.openReading(
            folder: phone.folder, identity: phone.store.backend, device: "phone")
        return try await phone.engine(on: journal)
    }

    @Test("a reading engine reads only new records and nothing that is settled")
    func news() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { driver in
            _ = try await driver.purchase(product, intentID: "one")
            try await driver.flush()
            let reader = try await reader(phone)
            let reading = Task { await reader.run() }
            _ = await reader.wait { $0.rows.count == 1 && $0.wallet.balances.count == 1 }
            while await reader.lastReadRecord == 0 { await Task.yield() }
            // Reading the row again would now fail.
            try await driver.journal.database.write {
                try $0.execute(sql: "UPDATE payments SET body = 'damaged'")
            }
            _ = try await driver.purchase(product, intentID: "two")
            try await driver.flush()
            let seen = await reader.wait { snapshot in
                snapshot.rows.count { $0.stage == .finished } == 2
                    && snapshot.wallet.balances.map(\.amount) == [200]
            }
            #expect(seen != nil)
            let (durable, decided) = await (reader.committed, reader.speculativeState)
            #expect(durable.deliveries.byID.isEmpty && durable == decided)
            reading.cancel()
            await reading.value
        }
    }

    @Test("a reading engine shows one commit, also if the driver writes while the journal is read")
    func oneCommit() async throws {
        let phone = try TestDevice()
        try await phone.driving { driver in
            _ = try await driver.purchase(try TestDevice.product())
            try await driver.flush()
            let journal = await driver.journal
            let reading = try Journal.openReading(
                folder: phone.folder, identity: phone.store.backend, device: "phone")
            // The driver's commit follows the first read of the wallet.
            reading.database.inDatabase { database in
                database.trace { event in
                    guard "\(event)".contains("FROM accounts") else { return }
                    try? journal.database.write {
                        try $0.execute(sql: "DELETE FROM payments; DELETE FROM deliveries")
                    }
                }
            }
            let snapshot = try await phone.engine(on: reading).snapshot()
            #expect(snapshot.rows.count == 1 && snapshot.wallet.balances.map(\.amount) == [100])
            #expect(try journal.rows(of: "ann", limit: 1).rows.isEmpty)
        }
    }

    @Test("changes among many open orders are read in parts, even if they are many")
    func parts() async throws {
        let phone = try TestDevice()
        try phone.store.sell(40)
        try await phone.driving(policy: QueuePolicy(autoFinish: false)) { driver in
            _ = await driver.wait { snapshot in
                snapshot.hasLaunched && snapshot.rows.count { $0.stage == .delivered } == 40
            }
            try await driver.flush()
            let journal = await driver.journal
            let last = try journal.contents(of: "ann", rows: 0).sequence
            #expect(last > 80)
            #expect(try journal.changes(after: 0, of: "ann", openCount: 40, limit: 7) == nil)
            var (sequence, ids) = (Int64(0), Set<TransactionID>())
            var isComplete = false
            while !isComplete {
                let part = try #require(
                    try journal.changes(after: sequence, of: "ann", openCount: 400, limit: 7))
                #expect(part.sequence == min(last, sequence + 7) && part.deliveries.count <= 7)
                ids.formUnion(part.deliveries.map(\.signed.transaction.id))
                (sequence, isComplete) = (part.sequence, part.isComplete)
            }
            #expect(sequence == last && ids.count == 40)
        }
    }

    @Test("a reading engine reloads everything if more was written than it reads record by record")
    func much() async throws {
        let phone = try TestDevice()
        try phone.store.sell(300)
        try await phone.driving { driver in
            _ = await driver.wait(\.isIdle)
            try await driver.flush()
            let reader = try await reader(phone)
            #expect(try await driver.journal.changes(after: 0, of: "ann") != nil)
            let last = try await driver.journal.contents(of: "ann", rows: 0).sequence
            #expect(try await driver.journal.changes(after: last + 1, of: "ann") == nil)
            #expect(
                try await driver.journal.changes(after: last, of: "ann")?.deliveries.isEmpty == true
            )
            #expect(await reader.snapshot().rows.count == 300)
        }
    }
}
