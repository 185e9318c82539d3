import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Settings from the environment; the ids are those of the article “Attacks”.
@Suite("Attacks by the environment", .timeLimit(.minutes(5)))
struct SettingAttacks {
    @Test(
        "E8: an unknown variable with kiosk's prefix is refused by name",
        arguments: [
            ("KIOSK_ACOUNT", "KIOSK_ACCOUNT"), ("KIOSK_BACKEND_URL", ""), ("KIOSK_", ""),
            ("KIOSK_account", ""), ("KIOSK_AUTOFINISH", "KIOSK_AUTO_FINISH"),
        ])
    func unknown(_ name: String, _ meant: String) async throws {
        let profile = try Profile()
        let run = try await profile.run(["buy", "gems.60", "--json"], environment: [name: "ann"])
        #expect(run.status == 64, "\(run.output)")
        #expect(run.output.contains("Unknown variable “\(name)”."), "\(run.output)")
        #expect(meant.isEmpty || run.output.contains("Did you mean \(meant)?"), "\(run.output)")
        #expect(run.output.contains("\"charged\":false"))
        #expect(!FileManager.default.fileExists(atPath: profile.root))
    }

    @Test("E8: an empty variable is ignored, and a known one is applied")
    func known() async throws {
        let profile = try Profile()
        let run = try await profile.run(
            ["buy", "gems.60"], environment: ["KIOSK_ACOUNT": "", "KIOSK_ACCOUNT": "ann"])
        #expect(run.status == 0, "\(run.errors)")
        let accounts = try profile.text(profile.store, "SELECT group_concat(account) FROM orders")
        #expect(accounts == "ann")
    }
}
