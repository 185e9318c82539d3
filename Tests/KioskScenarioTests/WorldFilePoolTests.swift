import Foundation
import PurchaseCore
import SandboxBackend
import ShopTestSupport
import StoreFiles
import StoreModel
import Testing

@testable import KioskScenario
@testable import PurchaseEngine

@Suite("Successive worlds on the same files")
struct WorldFilePoolTests {
    private func world(_ files: WorldFiles) throws -> ScenarioWorld {
        try ScenarioWorld(
            try TestCatalog.catalog(), start: Timestamp(milliseconds: 1_790_000_000_000),
            seed: 1, files: files)
    }

    /// Expects that a device in a world on these files is empty and can buy.
    private func expectNew(
        _ files: WorldFiles, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let world = try world(files)
        defer { world.end() }
        let phone = try launch("phone", in: world)
        #expect(phone.snapshot.rows.isEmpty, sourceLocation: sourceLocation)
        #expect(try buy(on: phone, in: world) == 60, sourceLocation: sourceLocation)
        #expect(try devices(files) == ["phone"], sourceLocation: sourceLocation)
    }

    private func launch(_ name: DeviceName, in world: ScenarioWorld) throws -> ScenarioDevice {
        let device = world.device(name, of: "ann")
        try world.launch(device)
        return device
    }

    private func buy(on device: ScenarioDevice, in world: ScenarioWorld) throws -> Int64 {
        let engine = try #require(device.engine)
        return try world.perform {
            _ = try await engine.buy("gems.60")
            return await engine.idleSnapshot().gems
        }
    }

    private func devices(_ files: WorldFiles) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: files.file("embedded/devices")).sorted()
    }

    private func held(by files: WorldFiles) throws -> DatabaseReset {
        try DatabaseReset(of: files.embedded.databases)
    }

    private func held(by files: WorldFiles, _ device: DeviceName) throws -> DatabaseReset {
        try DatabaseReset(of: files.journal(of: device).databases)
    }

    @Test("the next world uses the same files, reset to empty")
    func renewed() throws {
        let bench = WorldFilePool()
        let first = try bench.files(for: ["phone"])
        let blank = try (held(by: first), held(by: first, "phone"))
        let journal = try first.journal(of: "phone")
        do {
            let world = try world(first)
            defer { world.end() }
            #expect(try buy(on: launch("phone", in: world), in: world) == 60)
            try Data("mine".utf8).write(to: URL(fileURLWithPath: first.file("embedded/offers.key")))
            try Data("mine".utf8).write(to: URL(fileURLWithPath: first.file("orders.json")))
        }
        #expect(try held(by: first) != blank.0)
        #expect(try held(by: first, "phone") != blank.1)

        let second = try bench.files(for: ["phone"])
        #expect(second === first)
        #expect(try held(by: second) == blank.0)
        #expect(try held(by: second, "phone") == blank.1)
        #expect(try second.journal(of: "phone").database === journal.database)
        for name in ["embedded/offers.key", "orders.json"] {
            #expect(!FileManager.default.fileExists(atPath: second.file(name)))
        }
        try expectNew(second)
    }

    @Test("a device missing from the next world is removed, and one that crashed is reset")
    func devices() throws {
        let bench = WorldFilePool()
        let first = try bench.files(for: ["phone", "tablet"])
        do {
            let world = try world(first)
            defer { world.end() }
            let (phone, tablet) = try (launch("phone", in: world), launch("tablet", in: world))
            _ = try buy(on: phone, in: world)
            tablet.reset()
            try world.launch(tablet)
            _ = try buy(on: phone, in: world)
            phone.crash()
            try world.launch(phone)
            #expect(phone.snapshot.rows.count == 2)
        }
        #expect(try devices(first) == ["phone", "tablet", "tablet+2"])
        let second = try bench.files(for: ["phone"])
        #expect(second === first)
        #expect(try devices(second) == ["phone"])
        try expectNew(second)
    }

    @Test("a restarted app reopens its journal and finds its contents")
    func relaunch() throws {
        let files = try WorldFiles()
        let world = try world(files)
        defer { world.end() }
        let phone = try launch("phone", in: world)
        _ = try buy(on: phone, in: world)
        let before = try files.journal(of: "phone")
        phone.quit()
        try world.launch(phone)
        #expect(try files.journal(of: "phone").database !== before.database)
        #expect(!before.isOpen)
        #expect(phone.snapshot.rows.count == 1)
    }

    @Test("a connection that was closed is not reused")
    func givenUp() throws {
        let files = try WorldFiles()
        let before = try files.journal(of: "phone")
        before.close()
        #expect(try files.journal(of: "phone").isOpen)
    }

    @Test("files are not reused while a device on them is driven")
    func driven() throws {
        let bench = WorldFilePool()
        let held = try bench.files(for: ["phone"])
        let old = try world(held)
        let left = try launch("phone", in: old)
        _ = try buy(on: left, in: old)

        let files = try bench.files(for: ["phone"])
        #expect(files !== held)
        let next = try world(files)
        let phone = try launch("phone", in: next)
        #expect(phone.snapshot.rows.isEmpty)
        old.end()
        #expect(try buy(on: phone, in: next) == 60)
        next.end()
    }

    @Test(
        "files with a missing part are not reused",
        arguments: ["embedded", "embedded/store.sqlite", "embedded/backend.reserve"])
    func lost(_ name: String) throws {
        let bench = WorldFilePool()
        let first = try bench.files(for: ["phone"])
        try FileManager.default.removeItem(atPath: first.file(name))
        let second = try bench.files(for: ["phone"])
        #expect(second !== first)
        try expectNew(second)
        bench.remove()
        #expect(!FileManager.default.fileExists(atPath: second.folder))
    }
}
