import KioskFaults
import KioskTestSupport
import Testing

/// Tests that kill other state-changing commands and start them again.
///
/// Each test runs several processes at a time and keeps the processors busy, so they run one after the other.
@Suite("Killed commands", .serialized)
struct CommandKillTests {
    @Test(
        "a killed restore on a second device delivers everything once and no consumables", .sampled)
    func restore() async throws {
        let start = try await Profile.bought(1)
        #expect(try await start.run(["buy", "removeads"]).status == 0)
        #expect(try await start.run(["library", "--device", "phone-2"]).status == 0)
        let sweep = Sweep(
            name: "restore", command: ["restore", "--device", "phone-2"],
            calls: [.fdatasync, .ftruncate, .unlink])
        let killed = try await sweep.run(from: start) { profile, point, run in
            #expect([0, 137].contains(run.status), "\(point): \(run.errors)")
            let library = try await RecoveryCheck.completed {
                try await profile.run(["library", "--json", "--device", "phone-2"])
            }
            #expect(library.status == 0, "\(point): \(library.errors)")
            #expect(library.entitlements.count <= 1, "\(point)")
            #expect(library.balance(of: "gems") == 60, "\(point)")
            let again = try await profile.run(["restore", "--device", "phone-2"])
            #expect(again.status == 0, "\(point): \(again.errors)")
            let restored = try await RecoveryCheck.completed {
                try await profile.run(["library", "--json", "--device", "phone-2"])
            }
            #expect(restored.entitlements.count == 1, "\(point)")
            let books = try CustomerRecordCounts(of: profile, device: "phone-2")
            #expect(
                books.charges == 2 && books.unfinished == 0 && books.open == 0, "\(point): \(books)"
            )
            #expect(books.gems == 60 && books.grants == 2, "\(point): \(books)")
        }
        #expect(killed > 0)
    }

    @Test("a killed refund revokes the goods once or not at all", .sampled)
    func refund() async throws {
        let start = try await Profile.bought(2)
        let newest = try start.number(start.store, "SELECT max(id) FROM transactions")
        let refunding = ["sandbox", "refund", "\(newest)"]
        let sweep = Sweep(
            name: "refund", command: refunding, calls: [.fdatasync, .ftruncate, .unlink])
        let killed = try await sweep.run(from: start) { profile, point, run in
            #expect([0, 137].contains(run.status), "\(point): \(run.errors)")
            let library = try await RecoveryCheck.completed {
                try await profile.run(["library", "--json"])
            }
            #expect(library.status == 0, "\(point): \(library.errors)")
            let books = try CustomerRecordCounts(of: profile)
            #expect(books.gems == 120 - 60 * books.refunds, "\(point): \(books)")
            #expect(
                books.open == 0 && books.outbox == 0 && books.unfinished == 0, "\(point): \(books)")
            #expect(library.balance(of: "gems") == books.gems, "\(point)")
            _ = try await profile.run(refunding)
            let after = try await RecoveryCheck.completed {
                try await profile.run(["library", "--json"])
            }
            #expect(after.balance(of: "gems") == 60, "\(point): repeated")
            #expect(try CustomerRecordCounts(of: profile).refunds == 1, "\(point): repeated")
        }
        #expect(killed > 0)
    }

    @Test("a killed spending deducts the goods once or not at all", .sampled)
    func spend() async throws {
        let start = try await Profile.bought(1)
        let sweep = Sweep(
            name: "spend", command: ["spend", "gems", "7"],
            calls: [.fdatasync, .ftruncate, .unlink])
        let killed = try await sweep.run(from: start) { profile, point, run in
            #expect([0, 137].contains(run.status), "\(point): \(run.errors)")
            let library = try await RecoveryCheck.completed {
                try await profile.run(["library", "--json"])
            }
            #expect(library.status == 0, "\(point): \(library.errors)")
            let books = try CustomerRecordCounts(of: profile)
            #expect(books.spends <= 1, "\(point): \(books)")
            #expect(books.gems == 60 - 7 * books.spends, "\(point): \(books)")
            #expect(library.balance(of: "gems") == books.gems, "\(point)")
        }
        #expect(killed > 0)
    }
}
