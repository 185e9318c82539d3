import CommandTestSupport
import Foundation
import GRDB
import KioskFaults
import KioskTestSupport
import Testing

/// Tests kiosk and the server of the manual, each killed at every point where it makes data durable.
///
/// Each test runs several processes at a time and keeps the processors busy, so they run one after the other.
@Suite("Killed purchases at the team's own server", .serialized, .needsPython)
struct TeamServerKillTests {
    private static let intent = "5e0c2f6a-9f37-4a55-8d1c-3f1f5b0e7a11"
    private static let buying = [
        "buy", "gems.60", "--intent", intent, "--json", "--timeout", "60",
    ]

    @Test(
        "after a kill of kiosk a purchase is granted once, and delivered and finished after the next start",
        .sampled)
    func client() async throws {
        let start = try Profile()
        let server = try await ShopServer.shop(of: start)
        let running = try await server.start()
        #expect(try await start.run(["library"], environment: server.environment).status == 0)
        let sample = SweepSample(2, of: try await commits(start, server))
        sample.printPoints("kiosk at the team's server")
        var killed = 0
        for index in sample.indices where try await dies(at: index + 1, start, server) {
            killed += 1
        }
        #expect(killed > 0)
        withExtendedLifetime(running) {}
    }

    /// Returns the number of commits of an undisturbed purchase.
    private func commits(_ start: Profile, _ server: ShopServer) async throws -> Int {
        try server.forget()
        let profile = try start.copy()
        let watch = profile.logged(SystemCallFault(.logOnly, [.fdatasync]))
        let run = try await profile.run(Self.buying, watch, environment: server.environment)
        #expect(run.status == 0, "undisturbed: \(run.errors)")
        return profile.calls.count
    }

    /// Kills a purchase at one of its commits, on a copy of the profile. All copies share the server's ledger,
    /// in which each purchase has one entry.
    ///
    /// - Returns: Whether that commit was reached.
    private func dies(
        at number: Int, _ start: Profile, _ server: ShopServer
    ) async throws -> Bool {
        try server.forget()
        let profile = try start.copy()
        let fault = SystemCallFault(.kill, [.fdatasync], at: number)
        let run = try await profile.run(Self.buying, fault, environment: server.environment)
        #expect([0, 137].contains(run.status), "\(number): \(run.errors)")
        try await expectWhole(profile, server, "kiosk killed at commit \(number)")
        return run.status == 137
    }

    @Test(
        "after kills of the server at any write, and then of kiosk, a purchase is granted once",
        .sampled)
    func server() async throws {
        let start = try Profile()
        let server = try await ShopServer.shop(of: start)
        #expect(try await start.run(["library"], environment: server.environment).status == 0)
        // The table already exists, so that every counted call belongs to the grant.
        let first = try await server.start()
        first.send(SIGKILL)
        _ = try await first.waitForEnd()
        let sample = SweepSample(2, of: try await writes(start, server))
        sample.printPoints("the team's server")
        var killed = 0
        for index in sample.indices where try await serverDies(at: index + 1, start, server) {
            killed += 1
        }
        #expect(killed > 0)
    }

    private static let writing: [SystemCallFault.Call] = [
        .pwrite, .fdatasync, .fsync, .unlink, .ftruncate,
    ]

    /// Returns the number of calls with which an undisturbed grant changes the ledger.
    private func writes(_ start: Profile, _ server: ShopServer) async throws -> Int {
        try server.forget()
        let profile = try start.copy()
        let watch = SystemCallFault(.logOnly, Self.writing, path: "ledger.sqlite")
        let running = try await server.start(profile.logged(watch))
        let run = try await profile.run(Self.buying, environment: server.environment)
        #expect(run.status == 0, "undisturbed: \(run.errors)")
        running.send(SIGKILL)
        _ = try await running.waitForEnd()
        return profile.calls.count
    }

    /// Kills the server at one of its calls during a purchase, starts it again, and also kills the kiosk
    /// process that recovers.
    ///
    /// - Returns: Whether that call was reached.
    private func serverDies(
        at number: Int, _ start: Profile, _ server: ShopServer
    ) async throws -> Bool {
        try server.forget()
        let profile = try start.copy()
        // Instead of the call, or right after it.
        let fault = SystemCallFault(
            number.isMultiple(of: 2) ? .killAfter : .kill, Self.writing, path: "ledger.sqlite",
            at: number)
        let doomed = try await server.start(fault)
        let run = try await profile.run(Self.impatient, environment: server.environment)
        #expect([0, 3].contains(run.status), "\(number): \(run.errors)")
        doomed.send(SIGKILL)
        _ = try await doomed.waitForEnd()
        let again = try await server.start()
        let recovery = SystemCallFault(.kill, [.fdatasync], at: 1 + number % 4)
        _ = try await profile.run(["library"], recovery, environment: server.environment)
        try await expectWhole(profile, server, "the server killed at call \(number)")
        withExtendedLifetime(again) {}
        return run.status == 3
    }

    private static let impatient = Array(buying.dropLast()) + ["1"]

    /// Expects that after the next start the ledger has the purchase at most once, and as often as the store
    /// charged it; a repetition with the same intent ID must not buy again.
    private func expectWhole(
        _ profile: Profile, _ server: ShopServer, _ point: String
    ) async throws {
        let library = try await RecoveryCheck.completed {
            try await profile.runInProcess(["library", "--json"], environment: server.environment)
        }
        #expect(library.status == 0, "\(point): \(library.errors)")
        let books = try CustomerRecordCounts(of: profile)
        #expect(books.open == 0 && books.unfinished == 0, "\(point): \(books)")
        #expect(try server.grants() == books.charges, "\(point): \(books)")
        #expect(library.balance(of: "gems") == 60 * books.charges, "\(point): \(books)")
        let again = try await profile.runInProcess(Self.buying, environment: server.environment)
        #expect(again.status == 0, "\(point): \(again.output) \(again.errors)")
        #expect(again.objects.last?["stage"] as? String == "finished", "\(point)")
        #expect(try server.grants() == 1, "\(point): repeated")
        let audit = try await profile.runInProcess(["audit"])
        #expect(audit.status == 0, "\(point): \(audit.output)")
    }
}

extension ShopServer {
    /// Empties the ledger before the next purchase, since the stores assign the same transaction IDs.
    fileprivate func forget() throws {
        try DatabaseQueue(path: ledger, configuration: .waiting).write {
            try $0.execute(sql: "DELETE FROM grants")
        }
    }
}
