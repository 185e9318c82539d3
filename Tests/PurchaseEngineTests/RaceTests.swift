import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreFiles
import StoreModel
import Synchronization
import Testing

@testable import PurchaseEngine

/// Covers many concurrent calls of one engine, and many engines that open one journal concurrently.
@Suite("Races on a device", .timeLimit(.minutes(2)))
struct RaceTests {
    @Test("64 concurrent orders are all bought and share commits")
    func manyOrders() async throws {
        let phone = try TestDevice()
        let coins = try TestDevice.product()
        let last = try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            let before = await engine.commits
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<64 {
                    group.addTask {
                        let id = IntentID("order-\(number)")
                        // Orders of one product would share one charge until it is finished.
                        let product = Product(
                            id: ProductID("coins-\(number)"), type: .consumable,
                            displayName: coins.displayName, description: "", price: coins.price)
                        guard case .success = try await engine.purchase(product, intentID: id)
                        else {
                            throw Unexpected()
                        }
                    }
                }
                try await group.waitForAll()
            }
            // A single order makes three commits; how many orders share a commit depends on the load of the machine.
            #expect(await engine.commits - before < 3 * 64)
            return await engine.wait(\.isIdle)
        }
        #expect(last?.rows.count == 64 && last?.rows.allSatisfy { $0.stage == .finished } == true)
        #expect(last?.wallet.balances.map(\.amount) == [6400])
        #expect(phone.store.read { $0.charges } == 64)
        #expect(phone.store.read { $0.submissions.count } == 64)
    }

    @Test("64 confirmations of one dialog, as from keys pressed at once, are one order")
    func oneDialog() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        try await phone.driving { engine in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<64 {
                    group.addTask { _ = try await engine.purchase(product, intentID: "dialog") }
                }
                try await group.waitForAll()
            }
            #expect(await engine.snapshot().rows.count == 1)
        }
        #expect(phone.store.read { $0.charges } == 1)
        #expect(phone.store.read { $0.submissions.count } == 1)
        #expect(phone.merchant.read { $0.rows.count } == 1)
    }

    @Test("E3: of 64 openers of one journal at the same time, one drives")
    func oneDriver() async throws {
        let phone = try TestDevice()
        let (folder, identity) = (phone.folder, phone.store.backend)
        let outcomes = await withTaskGroup(of: Result<Journal, any Error>.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        StoreFiles.Thread.start {
                            continuation.resume(
                                returning: Result {
                                    try Journal.open(
                                        folder: folder, identity: identity, device: "phone")
                                })
                        }
                    }
                }
            }
            // All journals are kept until the end: releasing one would let another drive.
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.compactMap { try? $0.get() }.filter(\.isDriving).count == 1)
        for case .failure(let error) in outcomes {
            guard case JournalError.locked = error else { throw error }
        }
    }

    @Test("a restore during a verification delivers once")
    func restoring() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product(.nonConsumable)
        let last = try await phone.driving { engine in
            async let bought = engine.purchase(product, intentID: "ads")
            async let first = engine.restore()
            async let second = engine.restore()
            _ = try await (bought, first, second)
            return await engine.wait(\.isIdle)
        }
        #expect(last?.entitlements.count == 1)
        #expect(phone.store.read { $0.charges } == 1)
    }

    @Test("a refund during an order leaves nothing delivered", arguments: 0..<8)
    func refunding(round: Int) async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let last = try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            async let bought = engine.purchase(product)
            // Each round refunds at another point of the order.
            for _ in 0..<(round * 3) { await Task.yield() }
            let id = await engine.wait { $0.rows.contains { $0.transactionID != nil } }?.rows.first?
                .transactionID
            if let id { phone.store.refund(id) }
            _ = try? await bought
            return await engine.wait { $0.rows.allSatisfy { $0.stage == .refunded && !$0.isOpen } }
        }
        #expect(last?.wallet.balances.map(\.amount).reduce(0, +) == 0)
    }
}
