import Foundation
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import ShopTestSupport
import StoreModel
import Testing

@testable import KioskScenario

@Suite("Worlds founded one after the other")
struct ScenarioBenchTests {
    private func world(_ files: WorldFiles, seed: UInt64 = 1) throws -> ScenarioWorld {
        try ScenarioWorld(
            try TestCatalog.catalog(), start: Timestamp(milliseconds: 1_790_000_000_000),
            seed: seed, files: files)
    }

    private func launch(_ name: DeviceName, in world: ScenarioWorld) throws -> ScenarioDevice {
        let device = world.device(name, of: "ann")
        try world.launch(device)
        return device
    }

    private func buy(on device: ScenarioDevice, in world: ScenarioWorld) throws -> Int64 {
        let engine = try #require(device.engine)
        return try world.ask {
            _ = try await engine.buy("gems.60")
            return await engine.settled().gems
        }
    }

    private func devices(_ files: WorldFiles) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: files.file("embedded/devices")).sorted()
    }

    @Test("the next world is founded on the same files, in which nothing has happened")
    func renewed() throws {
        let bench = ScenarioBench()
        let first = try bench.files(for: ["phone"])
        let slates = try first.embedded.slates()
        do {
            let world = try world(first)
            defer { world.end() }
            #expect(try buy(on: launch("phone", in: world), in: world) == 60)
            try Data("mine".utf8).write(to: URL(fileURLWithPath: first.file("embedded/offers.key")))
            try Data("mine".utf8).write(to: URL(fileURLWithPath: first.file("orders.json")))
        }
        #expect(try first.embedded.slates() != slates)
        let log = try first.journal(of: "phone").slate()

        let second = try bench.files(for: ["phone"])
        #expect(second === first)
        #expect(try second.embedded.slates() == slates)
        #expect(try second.journal(of: "phone").slate() != log)
        for name in ["embedded/offers.key", "orders.json"] {
            #expect(!FileManager.default.fileExists(atPath: second.file(name)))
        }
        let world = try world(second)
        defer { world.end() }
        let phone = try launch("phone", in: world)
        #expect(phone.snapshot.rows.isEmpty)
        #expect(try buy(on: phone, in: world) == 60)
    }

    @Test("a device that the next world has not is nowhere in it, and one that has died is new")
    func devices() throws {
        let bench = ScenarioBench()
        let first = try bench.files(for: ["phone", "tablet"])
        do {
            let world = try world(first)
            defer { world.end() }
            let phone = try launch("phone", in: world)
            _ = try buy(on: launch("tablet", in: world), in: world)
            _ = try buy(on: phone, in: world)
            phone.crash()
            try world.launch(phone)
            phone.reset()
            try world.launch(phone)
        }
        #expect(try devices(first) == ["phone", "phone+2", "tablet"])
        let second = try bench.files(for: ["phone"])
        #expect(second === first)
        #expect(try devices(second) == ["phone"] || devices(second).isEmpty)
        let world = try world(second)
        defer { world.end() }
        let phone = try launch("phone", in: world)
        #expect(try devices(second) == ["phone"])
        #expect(phone.snapshot.rows.isEmpty)
        #expect(try buy(on: phone, in: world) == 60)
    }

    @Test("a journal that somebody still drives is left to him")
    func driven() throws {
        let bench = ScenarioBench()
        let old = try world(try bench.files(for: ["phone"]))
        let left = try launch("phone", in: old)
        _ = try buy(on: left, in: old)

        let next = try world(try bench.files(for: ["phone"]))
        let phone = try launch("phone", in: next)
        #expect(phone.snapshot.rows.isEmpty)
        #expect(try buy(on: phone, in: next) == 60)
        next.end()
        old.end()
    }

    @Test("files that cannot be made new are left behind for others")
    func lost() throws {
        let bench = ScenarioBench()
        let first = try bench.files(for: ["phone"])
        try FileManager.default.removeItem(atPath: first.file("embedded"))
        let second = try bench.files(for: ["phone"])
        #expect(second !== first)
        let world = try world(second)
        #expect(try buy(on: launch("phone", in: world), in: world) == 60)
        world.end()
        bench.remove()
        #expect(!FileManager.default.fileExists(atPath: second.folder))
    }
}
