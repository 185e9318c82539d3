import Foundation
import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("The open orders in memory", .timeLimit(.minutes(2)))
struct OpenStateTests {
    @Test("once everything is durable, the durable state equals the decided one")
    func states() async throws {
        let phone = try TestDevice()
        try phone.store.sell(20)
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            _ = try await engine.purchase(try TestDevice.product())
            _ = try await engine.purchase(try TestDevice.product(.nonConsumable))
            _ = try await engine.spend(GoodAmount(good: "coin", amount: 30), note: "")
            _ = await engine.wait(\.isIdle)
            try await engine.flush()
            let (durable, decided) = await (engine.committed, engine.speculativeState)
            #expect(durable == decided)
            #expect(durable.payments.byID.isEmpty && durable.deliveries.byID.isEmpty)
        }
    }

    @Test("both states keep the open orders while others end")
    func open() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        phone.store.set { $0.answer = .pending }
        try await phone.driving { engine in
            guard case .pending = try await engine.purchase(try TestDevice.product()) else {
                throw Unexpected()
            }
            phone.store.set { $0.answer = nil }
            _ = try await engine.purchase(try TestDevice.product(.nonConsumable))
            try await engine.flush()
            let (durable, decided) = await (engine.committed, engine.speculativeState)
            #expect(durable == decided)
            #expect(durable.payments.byID.values.map(\.stage) == [.pending])
            #expect(durable.deliveries.byID.isEmpty && durable.openCount == 1)
            #expect(await engine.snapshot().isIdle == false)
        }
    }

    @Test("an order whose commit failed is not reported as uncharged while the journal is unusable")
    func ambiguous() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            let journal = await engine.journal
            FailingCommits.install(.lost, after: 0, in: journal)
            let (path, kept) = (phone.folder + "/journal.sqlite", phone.folder + "/kept")
            try FileManager.default.moveItem(atPath: path, toPath: kept)
            try Data(repeating: 0x2a, count: 8192).write(to: URL(fileURLWithPath: path))
            for _ in 0..<2 {
                let error = await #expect(throws: PurchaseError.self) {
                    _ = try await engine.purchase(product, intentID: "one")
                }
                guard case .outcomeUnknown? = error else { throw Unexpected() }
            }
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.moveItem(atPath: kept, toPath: path)
        }
        #expect(phone.store.read { $0.submissions.isEmpty })
    }
}
