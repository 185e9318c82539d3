import CommandTestSupport
import KioskFaults
import KioskTestSupport
import Testing

/// Tests the program, killed with SIGKILL at every point where data becomes durable, and started again.
///
/// Each test runs several processes at a time and keeps the processors busy, so they run one after the other.
@Suite("Killed purchases", .serialized)
struct PurchaseKillTests {
    private static let intent = "5e0c2f6a-9f37-4a55-8d1c-3f1f5b0e7a11"
    private static let buying = ["buy", "gems.60", "--intent", intent, "--json"]

    private static let sweeps = [
        Sweep(name: "before each fdatasync", command: buying),
        Sweep(name: "after each fdatasync", command: buying, action: .killAfter),
        Sweep(
            name: "before writes to a log of SQLite", command: buying, calls: [.pwrite],
            path: "sqlite-wal"),
        Sweep(
            name: "in the middle of writes to a log of SQLite", command: buying,
            action: .partialWrite,
            calls: [.pwrite], path: "sqlite-wal"),
        Sweep(
            name: "while the logs are carried over and files go", command: buying,
            calls: [.pwrite, .ftruncate, .unlink], path: ".sqlite"),
    ]
    private static let sample = SweepSample(2, of: sweeps.count)

    @Test(
        "a killed purchase is charged and delivered once, or neither", .sampled,
        arguments: sample.elements(of: sweeps))
    func first(_ sweep: Sweep) async throws {
        let start = try await Profile.bought(0)
        let killed = try await sweep.run(from: start, 2, seed: Self.sample.innerSeed) {
            profile, point, run in
            #expect([0, 137].contains(run.status), "\(point): \(run.errors)")
            try await profile.expectConsistent(after: 0, Self.buying, "\(point)")
        }
        #expect(killed > 0)
    }

    @Test("a killed first start creates the profile completely or not at all", .sampled)
    func founding() async throws {
        let sweep = Sweep(
            name: "founding", command: Self.buying, calls: SystemCallFault.Call.allCases)
        let killed = try await sweep.run(from: try Profile()) { profile, point, run in
            #expect([0, 137].contains(run.status), "\(point): \(run.errors)")
            try await profile.expectConsistent(after: 0, Self.buying, "\(point)")
        }
        #expect(killed > 0)
    }

    @Test("a purchase is completed although the program dies again during the recovery", .sampled)
    func again() async throws {
        let start = try await Profile.bought(0)
        // Dies after the store's charge and before the device receives it.
        let charged = SystemCallFault(.killAfter, [.fdatasync], path: "store.sqlite-wal", at: 2)
        #expect(try await start.run(Self.buying, charged).status == 137)
        #expect(try CustomerRecordCounts(of: start).charges == 1)
        let sweep = Sweep(name: "recovery", command: ["library", "--json"])
        let killed = try await sweep.run(from: start) { profile, point, run in
            #expect([0, 137].contains(run.status), "\(point): \(run.errors)")
            try await profile.expectConsistent(after: 0, Self.buying, "\(point)")
            #expect(try CustomerRecordCounts(of: profile).charges == 1, "\(point)")
        }
        #expect(killed > 0)
    }
}

extension Profile {
    /// Starts the program again and compares store, merchant, device and output; then repeats the purchase with
    /// the same intent ID, which must not buy again.
    func expectConsistent(after earlier: Int, _ buying: [String], _ point: String) async throws {
        let library = try await RecoveryCheck.completed {
            try await runInProcess(["library", "--json"])
        }
        #expect(library.status == 0, "\(point): \(library.errors)")
        let books = try CustomerRecordCounts(of: self)
        #expect(books == .completed(purchases: books.charges), "\(point)")
        #expect([earlier, earlier + 1].contains(books.charges), "\(point): \(books)")
        #expect(library.balance(of: "gems") == 60 * books.charges, "\(point)")

        let again = try await runInProcess(buying)
        #expect(again.status == 0, "\(point): \(again.output) \(again.errors)")
        #expect(
            try CustomerRecordCounts(of: self) == .completed(purchases: earlier + 1),
            "\(point): repeated")
    }
}
