import KioskFaults
import KioskTestSupport
import Testing

/// Tests the program after a power failure at any moment, with everything lost that a disk may lose.
///
/// `KioskSweep power` does the same ten thousand times.
///
/// Each test runs several processes at a time and keeps the processors busy, so they run one after the other.
@Suite("After a power failure", .serialized)
struct PowerLossTests {
    @Test(
        "after a power failure no reported result is lost, and the ledgers agree", .sampled,
        arguments: SweepSample(1, of: PowerScripts.all.count).elements(of: PowerScripts.all))
    func nothingIsLost(_ script: PowerScript) async throws {
        let recording = try await Recording.of(script.name, script.commands)
        for rules in [PowerRules.strict, .journaled] {
            let findings = try await PowerFailure.findings(
                recording, count: 2, seed: SweepSample.commitSeed, rules: rules)
            #expect(findings.isEmpty, "\(rules): \(findings)")
        }
    }

    @Test("a key whose process died before it was durable is not lost later", .sampled)
    func key() async throws {
        let whole = try await Recording.of("a first start", [RecordedCommand("library")])
        let made = try #require(whole.changes(upTo: "authority.pem"))
        let script = PowerScripts.killedStart(after: made)
        let recording = try await Recording.of(script.name, script.commands)
        let findings = try await PowerFailure.findings(
            recording, count: 4, seed: SweepSample.commitSeed)
        #expect(findings.isEmpty, "\(findings)")
    }

    @Test(
        "purchases would be lost if commits or folders were not synced",
        arguments: [PowerRules.normal, .noFolders])
    func control(_ rules: PowerRules) async throws {
        let recording = try await Self.purchases.value()
        let findings = try await PowerFailure.findings(
            recording, count: 60, seed: 1, rules: rules, stopsAtFirst: true)
        #expect(!findings.isEmpty, "a suite that sees nothing wrong here is blind")
    }

    private static let purchases = SharedValue {
        let script = try #require(PowerScripts.all.first { $0.name == "purchases" })
        return try await Recording.of(script.name, script.commands)
    }
}
