import PurchaseCore
import PurchaseEngine
import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import KioskScenario

@Suite("Separate worlds")
struct ScenarioWorldTests {
    @Test("a purchase is delivered, and only the awaited time passes")
    func purchase() throws {
        let world = try World()
        #expect(try world.buy("gems.60").isCharged == .yes)
        #expect(try world.gems() == 60)
        world.end()
    }

    @Test(
        "a device that crashes at any point of a purchase is charged once and gets the goods once",
        arguments: [
            "C1", "after order-number", "C2", "C3", "C6", "C7", "C11", "C12", "C14", "C16",
        ])
    func crash(_ moment: String) throws {
        let world = try World()
        try world.crash(at: try #require(CrashMoment(moment)))
        #expect(try world.gems() == 60)
        #expect(try world.charges() == 1)
        world.end()
    }

    @Test("changes caused by a request do not trigger it again")
    func rest() throws {
        let world = try World()
        let backend = world.world.backend
        let plans = [
            FaultPlan(.updates, .dropBefore, .every), FaultPlan(.subscriptions, .html, .every),
        ]
        for plan in plans { _ = try world.world.perform { try await backend.planFault(plan) } }
        _ = try world.buy("gems.60")
        _ = world.world.wait(atMost: 3_600_000) { false }
        let met = try world.world.perform { try await backend.faults().map(\.met) }
        #expect(met[0] > 0 && met.allSatisfy { $0 < 200 }, "\(met)")
        world.end()
    }

    @Test("the same seed produces an identical log")
    func same() throws {
        func story(_ seed: UInt64) throws -> [String] {
            let world = try World(seed: seed)
            _ = try world.buy("gems.60")
            try world.crash(at: CrashMoment(.after, .purchase))
            defer { world.end() }
            return try world.log()
        }
        let first = try story(7)
        #expect(first.count > 10)
        for _ in 0..<5 {
            for (one, other) in zip(first, try story(7)) { #expect(one == other) }
        }
        #expect(try story(8) != first)
    }
}

/// A world with one device.
private struct World {
    let world: ScenarioWorld
    let phone: ScenarioDevice

    init(seed: UInt64 = 1) throws {
        world = try ScenarioWorld(
            try TestCatalog.catalog(), start: Timestamp(milliseconds: 1_790_000_000_000), seed: seed
        )
        phone = world.device("phone", of: "ann")
        try launch()
    }

    private func launch() throws {
        let phone = phone
        try world.launch(phone)
    }

    func buy(_ id: ProductID) throws -> TransactionRow {
        let engine = try #require(phone.engine)
        return try world.perform { try await engine.buy(id).row }
    }

    func crash(at moment: CrashMoment) throws {
        phone.crash(at: moment)
        let engine = try #require(phone.engine)
        world.start { _ = try await engine.buy("gems.60") }
        let phone = phone
        #expect(world.wait(atMost: 60_000) { phone.hasCrashed })
        try launch()
        let next = try #require(phone.engine)
        _ = try world.perform { await next.idleSnapshot() }
    }

    func gems() throws -> Int64 {
        let engine = try #require(phone.engine)
        return try world.perform { await engine.idleSnapshot().gems }
    }

    func charges() throws -> Int {
        let backend = world.backend
        return try world.perform {
            try await backend.orders(limit: 10).filter { $0.charge.milliunits > 0 }.count
        }
    }

    func log() throws -> [String] {
        let engine = try #require(phone.engine)
        return try world.perform {
            try await engine.log(after: 0, newest: 1000).map { "\($0)" }
        }
    }

    func end() { world.end() }
}
