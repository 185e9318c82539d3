import Foundation
import PurchaseCore
import StoreAPI
import StoreFiles
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("A full disk", .timeLimit(.minutes(2)))
struct ReserveTests {
    private func isKept(_ phone: TestDevice) -> Bool {
        FileManager.default.fileExists(atPath: phone.folder + "/journal.reserve")
    }

    @Test("on a full disk the order in flight gets the reserve and completes", arguments: 1...3)
    func inFlight(commits: Int) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            try await engine.flush()
            let journal = await engine.journal
            let connection = journal.database
            FailingCommits.install(.lost, after: commits, times: 1, in: journal)
            guard case .success = try await engine.purchase(product) else { throw Unexpected() }
            _ = await engine.wait(\.isIdle)
            #expect(journal.database === connection)
            #expect(!isKept(phone) && !journal.reserve.isAllocated)
            // There is room again: the reserve is made again before the next purchase begins.
            guard case .success = try await engine.purchase(product) else { throw Unexpected() }
            #expect(isKept(phone) && journal.reserve.isAllocated)
        }
        #expect(phone.store.read { $0.charges } == 2 && phone.merchant.read { $0.rows.count } == 2)
    }

    @Test("on a full disk a new purchase is refused and does not use the reserve")
    func beginning() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            try await engine.flush()
            FailingCommits.install(.lost, after: 0, times: 1, in: await engine.journal)
            do {
                _ = try await engine.purchase(product)
                Issue.record("it was begun")
            } catch let error as PurchaseError {
                guard case .journal(.disk(let message)) = error else { throw error }
                #expect(message.contains("full") && message.contains("nothing was charged"))
            }
            #expect(isKept(phone))
        }
        #expect(phone.store.read { $0.charges } == 0)
    }

    @Test("without a reserve purchases are refused, and open orders still complete")
    func withoutReserve() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        phone.merchant.set { $0.lostVerdicts = 1 }
        try await phone.driving { engine in
            let buying = Task { try await engine.purchase(product) }
            _ = await engine.wait { $0.rows.first?.retryAt != nil }
            buying.cancel()
            _ = await buying.result
        }
        // A directory at its path prevents the reserve from being created, as a full disk would.
        let path = phone.folder + "/journal.reserve"
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try await phone.driving { engine in
            #expect(await engine.wait(\.isIdle)?.rows.map(\.stage) == [.finished])
            do {
                _ = try await engine.purchase(product)
                Issue.record("it was begun")
            } catch let error as PurchaseError {
                guard case .journal = error else { throw error }
            }
            try FileManager.default.removeItem(atPath: path)
            guard case .success = try await engine.purchase(product) else { throw Unexpected() }
        }
        #expect(phone.store.read { $0.charges } == 2)
    }
}
