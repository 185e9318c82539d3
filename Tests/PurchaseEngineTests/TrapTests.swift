import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel
import Testing

/// Covers the well-known mistakes of shops; a second Enter, a repeated success, quantities, an empty restore and a lost
/// finish are in ``PurchaseTests``.
@Suite("Known traps", .timeLimit(.minutes(2)))
struct TrapTests {
    private func coins(_ snapshot: EngineSnapshot?) -> Int64 {
        snapshot?.wallet.balances.first { $0.good == "coin" }?.amount ?? 0
    }

    @Test("buying again while the first purchase is unfinished returns that one without a charge")
    func rebuyUnfinished() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let snapshot = try await phone.driving(policy: QueuePolicy(autoFinish: false)) { engine in
            guard case .success(let first) = try await engine.purchase(product, intentID: "one"),
                case .success(let again) = try await engine.purchase(product, intentID: "two"),
                let id = first.transactionID
            else { throw Unexpected() }
            #expect(again.transactionID == id && again.charge == nil && again.isCharged == .no)
            #expect(first.isCharged == .yes)
            try await engine.finish(id)
            return await engine.snapshot()
        }
        #expect(snapshot.rows.map(\.state) == [.finished, .finished])
        #expect(coins(snapshot) == 100)
        #expect(phone.store.read { $0.charges } == 1 && phone.merchant.read { $0.rows.count } == 1)
    }

    @Test("buying again after the finish is a new charge")
    func rebuyFinished() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let snapshot = try await phone.driving { engine in
            for _ in 0..<2 { _ = try await engine.purchase(product) }
            return await engine.snapshot()
        }
        #expect(coins(snapshot) == 200 && phone.store.read { $0.charges } == 2)
    }

    @Test("a restore returns no consumable and grants nothing")
    func restoreConsumables() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product()
        let snapshot = try await phone.driving { engine in
            _ = try await engine.purchase(product)
            #expect(try await engine.restore().isEmpty)
            return await engine.snapshot()
        }
        #expect(snapshot.rows.count == 1 && coins(snapshot) == 100)
    }

    @Test("a free rebuy and a restore of a product with goods never grant the goods again")
    func freeRebuy() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product(.nonConsumable)
        let snapshot = try await phone.driving { engine in
            _ = try await engine.purchase(product)
            guard case .success(let rebuy) = try await engine.purchase(product) else {
                throw Unexpected()
            }
            #expect(rebuy.isCharged == .no && rebuy.charge == nil)
            let restored = try await engine.restore()
            #expect(restored.count == 1 && restored.allSatisfy { $0.isCharged == .no })
            return await engine.snapshot()
        }
        #expect(coins(snapshot) == 100 && snapshot.entitlements.count == 1)
        #expect(phone.store.read { $0.charges } == 1 && phone.store.read { $0.finished.count } == 3)
    }

    @Test(
        "an update with a purchased, a failed and a purchasing order handles each separately")
    func mixedUpdate() async throws {
        let phone = try TestDevice(TestClock(patience: 0))
        let product = try TestDevice.product()
        let other = try TestDevice.product(.nonConsumable)
        let snapshot = try await phone.driving { engine in
            _ = await engine.wait(\.hasLaunched)
            phone.store.set { $0.answer = .pending }
            for id in ["approved", "declined"] as [IntentID] {
                _ = try await engine.purchase(product, intentID: id)
            }
            phone.store.set { state in
                state.answer = nil
                state.lostPurchases = 1
                state.notices = [
                    OrderNotice(intentID: "declined", status: .declined(.approvalDeclined))
                ]
            }
            let buying = Task { try await engine.purchase(other, intentID: "asking") }
            _ = await engine.wait { $0.rows.contains { $0.stage == .retrying } }
            phone.store.approve("approved")
            let last = await engine.wait { $0.rows.filter { !$0.isOpen }.count == 2 }
            buying.cancel()
            _ = await buying.result
            return last
        }
        let rows = snapshot?.rows ?? []
        let states = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.state) })
        #expect(states == ["approved": .finished, "declined": .failed, "asking": .purchasing])
        let charged = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.isCharged) })
        #expect(charged == ["approved": .yes, "declined": .no, "asking": .unknown])
        #expect(coins(snapshot) == 100)
    }

    @Test("a price that changed after it was shown is refused and not charged")
    func priceChanged() async throws {
        let phone = try TestDevice()
        let shown = try TestDevice.product()
        let now = try TestDevice.product(milliunits: 1990)
        phone.store.set { $0.products = [now] }
        try await phone.driving { engine in
            do {
                _ = try await engine.purchase(shown)
                Issue.record("it was bought at the old price")
            } catch let error as PurchaseError {
                guard case .declined(let row) = error else { throw error }
                #expect(row.isCharged == .no && row.state == .failed)
                #expect(row.detail == DeclineReason.termsChanged.rawValue)
            }
            guard case .success = try await engine.purchase(now) else { throw Unexpected() }
        }
        #expect(phone.store.read { $0.charges } == 1)
    }

    @Test("a row without a confirmation has the title that the store last gave its product")
    func titles() async throws {
        let phone = try TestDevice()
        let product = try TestDevice.product(.nonConsumable)
        phone.store.set { $0.products = [product] }
        try await phone.driving { _ = try await $0.purchase(product) }
        let other = phone.folder + "-other"
        try await phone.driving(folder: other) { engine in
            #expect(try await engine.restore().map(\.displayName) == ["no.ads"])
            let locale = LocaleID(language: "en")
            _ = try await engine.products(nil, locale: locale)
            #expect(await engine.snapshot().rows.map(\.displayName) == ["No ads"])
            #expect(try await engine.restore().map(\.displayName) == ["No ads"])
        }
        try TestDevice.remove(other)
    }
}
