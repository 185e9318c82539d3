import CommandTestSupport
import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Tests `kiosk audit` and `kiosk doctor`.
@Suite("The audit command")
struct AuditCommandTests {
    @Test("the audit of a profile with purchases passes, as text and as JSON, with exit code 0")
    func sound() async throws {
        let profile = try await Profile.bought(2)
        let words = try await profile.runInProcess(["audit"])
        #expect(words.status == 0, "\(words.output)\(words.errors)")
        #expect(
            words.output.contains(
                "No violations: 19 invariants hold, 3 cannot be checked with files."))
        let lines = try await profile.runInProcess(["audit", "--json"]).objects
        #expect(lines.compactMap { $0["invariant"] as? String } == (1...22).map { "I\($0)" })
        #expect(lines.count { $0["status"] as? String == "holds" } == 19)
        #expect(lines.first?["figure"] as? String == "2 charges, 0 refunds")
        let doctor = try await profile.runInProcess(["doctor", "--json"])
        #expect(doctor.status == 0, "\(doctor.output)")
        #expect(doctor.objects.last?["healthy"] as? Bool == true)
    }

    @Test("the audit changes and leaves no file, after a closed shop and after a crash")
    func leavesNothing() async throws {
        let profile = try await Profile.bought(1)
        let closed = try profile.contents()
        for command in ["audit", "doctor"] {
            #expect(try await profile.run([command]).status == 0)
            #expect(try profile.contents() == closed, "after \(command)")
        }
        _ = try await profile.run(
            ["buy", "gems.60"], SystemCallFault(.kill, [.fdatasync], path: "merchant.sqlite-wal"))
        let crashed = try profile.contents()
        #expect(try await profile.run(["audit"]).status == 0)
        let after = try profile.contents()
        #expect(after.keys.sorted() == crashed.keys.sorted())
        for (name, bytes) in crashed where !name.hasSuffix("-shm") {
            #expect(after[name] == bytes, "\(name)")
        }
    }

    @Test("the audit of an unused profile has nothing to audit and creates no profile")
    func nothing() async throws {
        let profile = try Profile()
        let audit = try await profile.runInProcess(["audit"])
        #expect(audit.status == 0 && audit.output.contains("nothing to audit"))
        let doctor = try await profile.runInProcess(["doctor"])
        #expect(doctor.status == 0 && doctor.output.contains("The profile does not exist yet"))
        #expect(!FileManager.default.fileExists(atPath: profile.root))
    }

    /// A changed file, the statement that changes it, and the invariant that it violates.
    struct Tampering: CustomStringConvertible, Sendable {
        let file: DamagedFileTests.File
        let sql: String
        let invariant: String

        var description: String { "\(invariant): \(sql)" }
    }

    static let tamperings = [
        Tampering(file: .store, sql: "UPDATE balances SET paid = paid - 1", invariant: "I1"),
        Tampering(file: .merchant, sql: "UPDATE ledger SET change = 61", invariant: "I2"),
        Tampering(
            file: .store, sql: "UPDATE orders SET state = 'pending', transaction_id = NULL",
            invariant: "I3"),
        Tampering(
            file: .merchant, sql: "UPDATE grants SET is_credited = 0", invariant: "I4"),
        Tampering(
            file: .journal, sql: "UPDATE accounts SET wallet = replace(wallet, '60', '61')",
            invariant: "I5"),
        Tampering(file: .merchant, sql: "DELETE FROM grants", invariant: "I6"),
        Tampering(
            file: .journal,
            sql: "UPDATE deliveries SET body = replace(body, '\"delivered\"', '\"received\"')",
            invariant: "I7"),
        Tampering(file: .journal, sql: "DELETE FROM payments", invariant: "I8"),
        Tampering(
            file: .journal,
            sql: """
                UPDATE records SET event = '{"finished":{"transactionID":"1"}}',
                    transaction_id = '1', intent_id = NULL WHERE sequence = 2
                """, invariant: "I9"),
        Tampering(file: .journal, sql: "UPDATE payments SET is_open = 1", invariant: "I10"),
        Tampering(
            file: .store,
            sql: "INSERT INTO closed_intents SELECT intent_id, account, at FROM orders",
            invariant: "I12"),
        Tampering(
            file: .store, sql: "UPDATE transactions SET revocation_date = 1, revocation_reason = 0",
            invariant: "I13"),
        Tampering(
            file: .journal, sql: "UPDATE records SET wall_ms = wall_ms + 1 WHERE sequence = 3",
            invariant: "I14"),
        Tampering(
            file: .store,
            sql: "UPDATE steps SET detail = '-----BEGIN PRIVATE KEY-----' WHERE seq = 1",
            invariant: "I15"),
        Tampering(
            file: .store, sql: "UPDATE transactions SET price = price + 1", invariant: "I19"),
        Tampering(
            file: .merchant, sql: "UPDATE numbers SET account = 'somebody'", invariant: "I21"),
        Tampering(
            file: .store, sql: "UPDATE transactions SET merchant_order = 'M-2001-000001'",
            invariant: "I21"),
    ]

    @Test("the audit names what was changed in a file and exits with code 1", arguments: tamperings)
    func tampering(_ tampering: Tampering) async throws {
        let profile = try await Profile.bought(1)
        try profile.execute(tampering.file.path(in: profile), tampering.sql)
        let run = try await profile.runInProcess(["audit", "--json"])
        #expect(run.status == 1, "\(run.output)\(run.errors)")
        let violated = run.objects.filter { $0["status"] as? String == "violated" }
        #expect(
            violated.contains { $0["invariant"] as? String == tampering.invariant }, "\(run.output)"
        )
        let violations = run.objects.filter { $0["kind"] as? String == "violation" }
        #expect(violations.contains { $0["invariant"] as? String == tampering.invariant })
        // The doctor also checks the consistency between the files.
        let doctor = try await profile.runInProcess(["doctor"])
        #expect(doctor.status == 65, "\(doctor.output)")
    }

    @Test("the audit of an unreadable file exits with that file's code")
    func damaged() async throws {
        let profile = try await Profile.bought(1)
        try Data("no database".utf8).write(to: URL(filePath: profile.merchant))
        let run = try await profile.runInProcess(["audit", "--json"])
        #expect(run.status == 65 && run.failure?.message.contains("merchant.sqlite") == true)
        let doctor = try await profile.runInProcess(["doctor", "--json"])
        #expect(doctor.status == 65)
        let finding = doctor.objects.first { $0["code"] as? String == "not-a-database" }
        #expect(finding?["path"] as? String == "embedded/merchant.sqlite")
        #expect(finding?["moneyAtRisk"] as? Bool == true)
    }
}
