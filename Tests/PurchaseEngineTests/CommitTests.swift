import Foundation
import GRDB
import PurchaseCore
import StoreAPI
import StoreAudit
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("Failing commits", .timeLimit(.minutes(2)))
struct CommitTests {
    // A purchase makes three commits: confirmed, received, delivered. The facts “submitted” and “finished” are written
    // with the next of these commits, or in a commit of their own if none follows shortly.
    @Test(
        "whichever commit of a purchase fails, the purchase is neither lost nor duplicated",
        arguments: 0..<6, [FailingCommits.Kind.lost, .kept])
    func purchase(commits: Int, kind: FailingCommits.Kind) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let last = try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            let journal = await engine.journal
            let broken = journal.database
            FailingCommits.install(kind, after: commits, in: journal)
            do {
                guard case .success = try await engine.purchase(product, intentID: "one") else {
                    throw Unexpected()
                }
            } catch let error as PurchaseError {
                // Only a confirmation that is not in the file ends with this error, and then nothing was sent.
                guard case .journal(.disk) = error else { throw error }
                #expect(commits == 0 && kind == .lost)
            }
            let last = await engine.wait(\.isIdle)
            // The connection whose commit failed must not be used again.
            if commits < 3 { #expect(journal.database !== broken) }
            return last
        }
        let count = commits == 0 && kind == .lost ? 0 : 1
        #expect(last?.rows.map(\.stage) == Array(repeating: .finished, count: count))
        #expect(last?.wallet.balances.map(\.amount).reduce(0, +) == Int64(100 * count))
        #expect(phone.store.read { $0.charges } == count)
        #expect(phone.store.read { $0.finished.count } == count)
        #expect(phone.merchant.read { $0.rows.count } == count)
        #expect(Set(phone.store.read { $0.submissions.map(\.intent.id) }).count == count)
    }

    @Test("an approval whose commit failed is not lost", arguments: 0..<3)
    func approval(commits: Int) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let last = try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            phone.store.set { $0.answer = .pending }
            guard case .pending = try await engine.purchase(product, intentID: "asked") else {
                throw Unexpected()
            }
            phone.store.set { $0.answer = nil }
            FailingCommits.install(.lost, after: commits, in: await engine.journal)
            phone.store.approve("asked")
            return await engine.wait(\.isIdle)
        }
        #expect(last?.rows.map(\.stage) == [.finished])
        #expect(last?.wallet.balances.map(\.amount) == [100])
        #expect(phone.store.read { $0.charges } == 1 && phone.merchant.read { $0.rows.count } == 1)
    }

    @Test("the records before and after a failed commit form one unbroken chain")
    func chain() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            FailingCommits.install(.kept, after: 2, in: await engine.journal)
            _ = try await engine.purchase(product)
        }
        let records = try await phone.nextJournal().database.read { database in
            try UntrustedJournalReader.records(database) {
                JournalAuditRecord($0, verification: nil)
            }
        }
        #expect(records.map(\.sequence) == Array(1...Int64(records.count)))
        #expect(!records.contains { !$0.hasValidHash })
        #expect(Set(records.map(\.hash)).count == records.count)
    }

    @Test(
        "a spending whose commit fails is debited once or not at all",
        arguments: 0..<2, [FailingCommits.Kind.lost, .kept])
    func spending(commits: Int, kind: FailingCommits.Kind) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let last = try await phone.driving { engine in
            _ = try await engine.purchase(product)
            _ = await engine.wait(\.isIdle)
            FailingCommits.install(kind, after: commits, in: await engine.journal)
            let isGone: Bool
            do {
                _ = try await engine.spend(GoodAmount(good: "coin", amount: 30), note: "")
                isGone = true
            } catch let error as SpendError {
                isGone = if case .noAnswer = error { true } else { false }
            }
            #expect(isGone == !(commits == 0 && kind == .lost))
            return await engine.wait(\.isIdle)
        }
        let taken = commits == 0 && kind == .lost ? 0 : 1
        #expect(last?.wallet.balances.map(\.amount) == [Int64(100 - 30 * taken)])
        #expect(phone.merchant.read { $0.spends.count } == taken)
    }

    @Test("a repeated order that cannot be read is not reported as uncharged")
    func unreadable() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = try await engine.purchase(product, intentID: "one")
            try await engine.flush()
        }
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            let journal = await engine.journal
            try await journal.database.writeWithoutTransaction {
                try $0.execute(sql: "ALTER TABLE payments RENAME TO hidden")
            }
            let failure = await #expect(throws: PurchaseError.self) {
                _ = try await engine.purchase(product, intentID: "one")
            }
            guard case .outcomeUnknown(let row) = failure else { throw Unexpected() }
            #expect(row.isCharged == .unknown)
        }
        #expect(phone.store.read { $0.charges } == 1)
    }

    @Test("while the journal cannot be reopened purchases fail, and once it can they succeed")
    func unusable() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        let (path, kept) = (phone.folder + "/journal.sqlite", phone.folder + "/kept")
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            let journal = await engine.journal
            FailingCommits.install(.lost, after: 0, in: journal)
            try FileManager.default.moveItem(atPath: path, toPath: kept)
            try Data(repeating: 0x2a, count: 8192).write(to: URL(fileURLWithPath: path))
            do {
                _ = try await engine.purchase(product)
                Issue.record("it was bought without a journal")
            } catch let error as PurchaseError {
                guard case .outcomeUnknown(let row) = error else { throw error }
                #expect(row.isCharged == .unknown)
            }
            guard case .reading = await engine.snapshot().mode else { throw Unexpected() }
            do {
                _ = try await engine.purchase(product)
                throw Unexpected()
            } catch let error as PurchaseError {
                // The cause is the file and not another kiosk that drives the journal.
                guard case .journal(.unreadable) = error else { throw error }
            }
            #expect(phone.store.read { $0.submissions.isEmpty })
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.moveItem(atPath: kept, toPath: path)
            guard case .success = try await engine.purchase(product) else { throw Unexpected() }
        }
        #expect(phone.store.read { $0.charges } == 1)
    }
}
