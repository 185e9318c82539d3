import CommandTestSupport
import Foundation
import KioskFaults
import KioskTestSupport
import Testing

@Suite("Planned crashes")
struct CrashTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: [String]) async throws -> KioskRun {
        try await KioskRun.inProcess(arguments, in: folder)
    }

    /// Runs the real program, which kills itself at the point.
    private func crashed(_ point: String) async throws -> KioskRun {
        try await KioskRun.of(["buy", "gems.60", "--crash", point], in: folder)
    }

    @Test(
        "a crash at each point of a purchase is recovered at the next start, with at most one charge and grant",
        arguments: [
            "before order-number", "before purchase", "after purchase", "before verify",
            "after verify", "before finish", "after finish",
        ])
    func buys(_ moment: String) async throws {
        let killed = try await crashed(moment)
        #expect(killed.status == 128 + 9)
        #expect(killed.errors.contains("kiosk killed itself \(moment), as planned."))
        let library = try await run(["library", "--json"])
        #expect(library.status == 0)
        let next = try await run(["transactions", "--json"])
        #expect(next.status == 0)
        let states = next.objects.compactMap { $0["state"] as? String }
        // Nothing is sent before the order number exists, and the order is then cancelled or continued, never
        // left in between.
        #expect(states.allSatisfy { $0 == "finished" || $0 == "failed" }, "\(states)")
        let isBought = states.contains("finished")
        #expect(library.balance(of: "gems") == (isBought ? 60 : 0))
        let orders = try await run(["sandbox", "account", "list", "--json"])
        #expect(orders.objects.first?["unfinished"] as? Int == 0)
        #expect(orders.objects.first?["orders"] as? Int == (isBought ? 1 : 0))
    }

    @Test("a point is named as it was chosen", arguments: ["C3", "C4"])
    func named(_ point: String) async throws {
        let killed = try await crashed(point)
        let errors = killed.errors
        #expect(errors.contains("after purchase (\(point)), as planned."), "\(errors)")
    }

    @Test("a restore completes an order that a crash left open, and says so")
    func restored() async throws {
        #expect(try await crashed("after purchase").status == 128 + 9)
        let restored = try await run(["restore"])
        #expect(restored.status == 0)
        #expect(restored.output.contains("60 Gems (finished)"), "\(restored.output)")
        let open = try await run(["transactions", "--unfinished"])
        #expect(open.output.contains("There are no open transactions."), "\(open.output)")
    }

    @Test("an invalid crash point is rejected before anything is bought")
    func wrong() async throws {
        let refused = try await crashed("during verify")
        #expect(refused.status == 64)
        #expect(refused.errors.contains("Invalid crash point"))
        #expect(try await KioskRun.of(["sandbox", "crash", "now"], in: folder).status == 65)
        #expect(try await run(["sandbox", "crash", "later"]).status == 64)
    }

    @Test("a device reset lists what can be restored, and a restore brings exactly that")
    func reset() async throws {
        #expect(try await run(["buy", "gems.60"]).status == 0)
        #expect(try await run(["buy", "removeads"]).status == 0)
        #expect(try await run(["buy", "pass.week"]).status == 0)
        let asked = try await run(["sandbox", "device", "reset", "phone-1"])
        #expect(asked.status == 64)
        #expect(asked.output.contains("comes back with a restore"))
        #expect(asked.output.contains("does not come back with a restore"))
        #expect(asked.output.contains("of consumables finished: not restored"))
        let done = try await run(["sandbox", "device", "reset", "phone-1", "--yes", "--json"])
        #expect(done.status == 0)
        let told = try #require(done.objects.first { $0["kind"] as? String == "deviceReset" })
        let restores = try #require(told["restores"] as? [String])
        #expect(restores.count == 1)
        #expect(told["spentOrders"] as? Int == 1)
        let restored = try await run(["restore", "--json"])
        #expect(restored.status == 0)
        let library = try await run(["library", "--json"]).objects
        #expect(library.count { $0["kind"] as? String == "entitlement" } == restores.count)
        // A reset is not reported as a loss, even after a second reset; any other removal is.
        let audit = try await run(["audit"])
        #expect(audit.status == 0 && audit.output.contains("of a device that was reset"))
        #expect(try await run(["buy", "gems.60"]).status == 0)
        #expect(try await run(["sandbox", "device", "reset", "phone-1", "--yes"]).status == 0)
        #expect(try await run(["doctor"]).status == 0)
        #expect(try await run(["buy", "gems.60"]).status == 0)
        let devices = folder.file("kiosk/default/embedded/devices")
        try FileManager.default.removeItem(atPath: devices)
        #expect(try await run(["audit"]).status == 1)
        #expect(try await run(["sandbox", "device", "reset", "../embedded"]).status == 65)
    }
}
