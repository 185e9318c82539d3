import CommandTestSupport
import Foundation
import GRDB
import KioskFaults
import KioskTestSupport
import Testing

/// Tests the event log as text and as JSON.
@Suite("kiosk log")
struct LogCommandTests {
    private func names(_ run: KioskRun) -> [String] {
        run.objects.compactMap { $0["name"] as? String }
    }

    /// Returns the output of `log --json` once the merchant has the last event of this name. A command does not
    /// wait long for the merchant, so that a busy machine may need several attempts.
    private func shipped(
        by kiosk: (String) async throws -> KioskRun, upTo name: String
    ) async throws -> KioskRun {
        for _ in 0..<20 {
            let run = try await kiosk("log --json")
            let last = run.objects.last { $0["name"] as? String == name }
            if last?["acknowledged"] as? Bool == true { return run }
            _ = try await kiosk("library")
        }
        Issue.record("\(name) never came to the merchant")
        return try await kiosk("log --json")
    }

    @Test("the log lists each step of a purchase with its order number as sent to the merchant")
    func purchase() async throws {
        let kiosk = try CommandShop()
        #expect(try await kiosk("log").output.contains("is empty"))
        _ = try await kiosk("buy gems.60")
        let run = try await shipped(by: { try await kiosk($0) }, upTo: "finished")
        #expect(run.status == 0)
        #expect(run.objects.compactMap { $0["sequence"] as? Int } == Array(1...run.objects.count))
        let all = names(run)
        for name in ["buy-confirmed", "intent-recorded", "delivered", "finished"] {
            #expect(all.filter { $0 == name }.count == 1, "\(name)")
        }
        let delivered = run.objects.first { $0["name"] as? String == "delivered" }
        #expect((delivered?["merchantOrder"] as? String)?.hasSuffix("-000001") == true)
        let text = try await kiosk("log")
        #expect(text.output.contains("confirmed the purchase"))
        #expect(text.output.split(separator: "\n").allSatisfy { $0.last != " " })
        #expect(!text.output.contains("*") || text.errors.contains("not reached the merchant yet"))
        let chinese = try await kiosk("log --locale zh_CN")
        #expect(chinese.output.contains("确认了购买"))
    }

    @Test("--since omits older events and rejects an invalid time")
    func since() async throws {
        let kiosk = try CommandShop()
        _ = try await kiosk("restore")
        #expect(try await kiosk("log --json --since 1h").objects.count > 0)
        let later = try await kiosk("log --json --since 2099-01-01")
        #expect(later.status == 0 && later.objects.isEmpty)
        let nonsense = try await kiosk("log --json --since yesterday")
        #expect(nonsense.status == 64)
        #expect(nonsense.failure?.code == "usage")
    }

    @Test("events that the merchant does not have yet are marked, and a later command sends them")
    func waiting() async throws {
        let profile = try Profile()
        _ = try await profile.run(["library"])
        // The last commit to the merchant's file stores the log.
        let broken = SystemCallFault(.failFrom("EIO"), [.pwrite], path: "merchant.sqlite-wal")
        _ = try await profile.run(["restore"], broken)
        let text = try await profile.run(["log"])
        #expect(text.output.split(separator: "\n").contains { $0.hasPrefix("*") })
        #expect(text.errors.contains("not reached the merchant yet"))
        let run = try await shipped(
            by: { try await profile.run($0.split(separator: " ").map(String.init)) },
            upTo: "restore")
        let sent = run.objects.filter { $0["acknowledged"] as? Bool == true }
        let held = try profile.number(profile.merchant, "SELECT count(*) FROM log_events")
        #expect(held == sent.count)
    }

    @Test("--follow prints the events of another process")
    func follow() async throws {
        let folder = try TemporaryFolder()
        _ = try await KioskRun.inProcess(["restore"], in: folder)
        let log = try PtyProgram(
            BuiltProducts.kiosk, ["log", "--follow"], in: folder, environment: [:], width: 100,
            height: 28)
        try await log.waitForText("started a restore")
        _ = try await KioskRun.of(["buy", "gems.60"], in: folder)
        try await log.waitForText("finished")
    }

    @Test("--follow ends when its output pipe is closed")
    func closedPipe() async throws {
        let folder = try TemporaryFolder()
        _ = try await KioskRun.of(["restore"], in: folder)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                let command = ["log", "--follow"]
                _ = try await KioskRun.of(
                    command, in: folder, redirection: "| head -n 1", limit: 60)
            }
            group.addTask {
                // The next event after the reader has closed the pipe ends the command.
                while !Task.isCancelled { _ = try await KioskRun.of(["restore"], in: folder) }
            }
            try await group.next()
            group.cancelAll()
        }
    }

    @Test("no log, file or output of a run contains a signature or a key (E7, I15)")
    func secrets() async throws {
        let profile = try Profile()
        var said = ""
        for command in [
            ["buy", "gems.60"], ["spend", "gems", "5", "--note", "typedsecret"],
            ["buy", "removeads", "--json"], ["restore"], ["transactions"], ["log"],
            ["log", "--json"],
        ] {
            let run = try await profile.run(command)
            said += run.output + run.errors
        }
        for file in [profile.journal(), profile.merchant] {
            let rows = try await DatabaseQueue(path: file, configuration: .waiting).read {
                database in
                try Row.fetchAll(database, sql: "SELECT * FROM log_events").map { "\($0)" }
            }
            #expect(!rows.isEmpty)
            let text = rows.joined()
            #expect(!text.contains("typedsecret"))
            said += text
        }
        let secrets = try await self.secrets(of: profile)
        #expect(secrets.count > 4)
        for secret in secrets { #expect(!said.contains(secret)) }
    }

    /// Returns the signature of every signed text that the run has stored, and each line of the private key.
    private func secrets(of profile: Profile) async throws -> [String] {
        let signatures = try await DatabaseQueue(path: profile.journal(), configuration: .waiting)
            .read { database in
                try String.fetchAll(database, sql: "SELECT signature FROM tokens")
            }
        #expect(!signatures.isEmpty)
        let key = try String(contentsOfFile: profile.authority, encoding: .utf8)
        let lines = key.split(separator: "\n").map(String.init).filter { $0.count > 30 }
        return signatures + lines.filter { !$0.hasPrefix("-----") }
    }
}
