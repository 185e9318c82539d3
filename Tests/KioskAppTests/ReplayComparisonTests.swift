import Foundation
import KioskReport
import KioskScenario
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("Scenario reports and replays")
struct ReplayComparisonTests {
    /// An app's own catalog, with the private key that Xcode writes into it.
    private static let catalog = """
        {"identifier": "1", "nonRenewingSubscriptions": [], "products": [{
          "displayPrice": "0.99", "familyShareable": false, "internalID": "1",
          "localizations": [{"description": "</script><img src=x>", "displayName": "Gems \\u202e<b>", "locale": "en_US"}],
          "productID": "com.example.myapp.gems", "referenceName": "Gems", "type": "Consumable"}],
          "settings": {}, "subscriptionGroups": [], "subscriptionOffersKeyPair" :
          {"id": "AAAA", "privateKey" : "MARKED\\nSECRET"}, "version": {"major": 4, "minor": 0}}
        """

    /// A scenario with a charge, a merchant outage, a crash, and an expectation that fails.
    private static let failing = """
        scenario: charged, the merchant down, killed, and nothing lost
        catalog: MyApp.storekit
        seed: 7
        steps:
          - fault: verify 503 every
          - buy: gems
            expect: {stage: received, charged: yes}
          - crash
          - wait: 1h
          - launch
          - clear-faults
          - expect: {charges: 2}
            within: 1s
        """

    private struct Made {
        let folder: TemporaryFolder
        let outcome: ScenarioOutcome
        let page: String
        let lines: String
        let path: String
    }

    private func play(_ text: String, isOfAll: Bool = true) async throws -> Made {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog, to: "MyApp.storekit")
        let path = try folder.write(text, to: "crash.yaml")
        let file = try ScenarioFile(path, bundleID: nil)
        var run = ScenarioRunner(files: [file], jobs: 1)
        run.reports = ScenarioReportDestination(
            folder: folder.file("reports"), isOfAll: isOfAll, home: folder.path, files: [file])
        let outcome = try #require(await run.play().first)
        let page = outcome.report ?? ""
        return Made(
            folder: folder, outcome: outcome,
            page: page.isEmpty ? "" : try String(contentsOfFile: page, encoding: .utf8),
            lines: page.isEmpty
                ? ""
                : try String(
                    contentsOfFile: page.dropLast("html".count) + "jsonl", encoding: .utf8),
            path: page)
    }

    private static let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens")

    /// Compares a text with a golden file; `KIOSK_RECORD=1` records the file anew.
    private func compare(_ text: String, _ name: String) throws {
        let text = text.replacing(RootCommand.version, with: "kiosk VERSION")
        let file = Self.goldens.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["KIOSK_RECORD"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let golden = try String(contentsOf: file, encoding: .utf8)
        for (line, pair) in zip(text.split(separator: "\n"), golden.split(separator: "\n"))
            .enumerated()
        {
            try #require(pair.0 == pair.1, "\(name):\(line + 1)")
        }
        #expect(text == golden)
    }

    @Test("the report of a failing scenario matches its golden files, and JUnit names it")
    func golden() async throws {
        let made = try await play(Self.failing, isOfAll: false)
        #expect(!made.outcome.isPassed)
        try compare(made.page, "crash.html")
        try compare(made.lines, "crash.jsonl")
        #expect(!made.page.contains("<img") && !made.page.contains("<script"))
        #expect(ScenarioResultPrinter.junit([made.outcome]).contains("reports/crash.html"))
        for text in [made.page, made.lines] {
            #expect(!text.contains("MARKED") && !text.contains("\u{202E}"))
            #expect(!text.contains(made.folder.path) && !text.contains("kiosk-scenario-"))
        }
    }

    @Test("a passing scenario is reported only where all scenarios are")
    func passing() async throws {
        let text = "scenario: well\nsteps:\n  - buy: gems.60\n    expect: {state: finished}"
        #expect(try await play(text, isOfAll: false).outcome.report == nil)
        let made = try await play(text)
        #expect(made.outcome.isPassed && made.page.contains("well"))
    }

    @Test("a report alone is enough for identical replays, also when it is read from the page")
    func identical() async throws {
        let made = try await play(Self.failing)
        let first = try await ReplayComparison.play(try ReportParser.replayableScenario(made.lines))
        #expect(first.difference == nil && first.count > 10)
        let second = try await ReplayComparison.play(try ReportParser.replayableScenario(made.page))
        #expect(second.difference == nil && second.sha256 == first.sha256)
    }

    @Test("a scenario with an inline catalog is replayed from both forms of its report")
    func inline() async throws {
        let made = try await play(
            """
            scenario: what is sold stands in it
            catalog:
              app: {bundle-id: com.example.app}
              products:
                - {id: gems, type: consumable, prices: {USA: "0.99"}, grants: {gems: 60}}
            steps:
              - buy: gems
                expect: {state: finished}
            """)
        for text in [made.lines, made.page] {
            let replay = try await ReplayComparison.play(try ReportParser.replayableScenario(text))
            #expect(replay.difference == nil && replay.count > 5)
        }
    }

    @Test("a changed, truncated or extended log is reported with its first differing line")
    func tampered() async throws {
        let made = try await play(Self.failing)
        let honest = try ReportParser.replayableScenario(made.lines)
        var lying = honest
        lying.log[4] += " and more"
        let changed = try #require(try await ReplayComparison.play(lying).difference)
        #expect(changed.number == 5 && changed.line == honest.lines[4])
        #expect(changed.expected == lying.log[4] && changed.got == honest.log[4])
        lying = honest
        lying.log.removeLast()
        let cut = try #require(try await ReplayComparison.play(lying).difference)
        #expect(cut.number == honest.log.count && cut.expected == nil && cut.line == nil)
        lying = honest
        lying.log.append("phone-1 1 act/more  00")
        let longer = try #require(try await ReplayComparison.play(lying).difference)
        #expect(longer.number == honest.log.count + 1 && longer.got == nil)
        lying = honest
        lying.text = lying.text.replacing("seed: 7", with: "seed: 8")
        #expect(try await ReplayComparison.play(lying).difference != nil)
    }

    @Test("a report with an invalid scenario or catalog is rejected")
    func odd() async throws {
        let honest = try ReportParser.replayableScenario(try await play(Self.failing).lines)
        var noSteps = honest
        noSteps.text = "scenario: x"
        try await refuses(noSteps)
        var noCatalog = honest
        noCatalog.catalog = "no catalog"
        try await refuses(noCatalog)
    }

    private func refuses(_ playable: ReplayableScenario) async throws {
        let failure = await #expect(throws: CommandFailure.self) {
            _ = try await ReplayComparison.play(playable)
        }
        #expect(failure?.exitCode == 65)
    }

    @Test("each file has its own report, whatever the files are called")
    func names() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("a")
        try folder.makeFolder("b")
        let text = "scenario: x\nsteps: [restore]"
        let long = String(repeating: "n", count: 130)
        let paths = try [
            "a/x.yaml", "b/x.yaml", "b/x-2.yaml", "a/..é.yaml", "a/\(long).yaml", "b/\(long).yaml",
        ].map { try folder.write(text, to: $0) }
        let files = try (paths + ["failure/1"]).map { try ScenarioFile($0, bundleID: nil) }
        let reports = ScenarioReportDestination(folder: "r", isOfAll: true, home: nil, files: files)
        let names = files.indices.map { ReportFileWriter.plain(reports.destination($0).name) }
        #expect(
            names.filter { !$0.hasPrefix("n") } == ["x", "x-2", "x-2-2", "report", "failure-1"])
        #expect(Set(names).count == files.count)
    }

    @Test("only private keys in a JSON catalog are blanked, in every spelling")
    func keys() {
        let text =
            #"{"a": "privateKey", "privat\u0065Key" : "x\"y", "b": {"privateKey": 5, "c": "d"}, "k": "-----BEGIN PRIVATE KEY"}"#
        #expect(
            PrivateKeyRedactor.redacted(text)
                == #"{"a": "privateKey", "privat\u0065Key" : "", "b": {"privateKey": 5, "c": "d"}, "k": ""}"#
        )
        #expect(
            PrivateKeyRedactor.redacted("products: \"privateKey\"") == "products: \"privateKey\"")
        #expect(PrivateKeyRedactor.redacted("{\"a") == "{\"a")
    }

    @Test(
        "a private key is found after every possible beginning of a catalog",
        arguments: ["\u{FEFF}", "\u{0B}", "\u{0C}\n", "\u{FEFF}\u{0C} "])
    func beginnings(_ start: String) {
        #expect(
            Array(PrivateKeyRedactor.redacted(start + #"{"privateKey" : "MIG"}"#).utf8)
                == Array((start + #"{"privateKey" : ""}"#).utf8))
    }

    private static let yamlTexts: [(String, String?)] = [
        ("privateKey: MIG", "privateKey: \"\""), ("a: {privateKey: MIG, b: c}", nil),
        ("'privateKey': 'MIG'", nil), ("note: 5\" screen\n\"privateKey\": \"MIG\"", nil),
        ("- privateKey: |\n    MIG\n    MIG\n  id: x", "- privateKey: \"\"\n\n\n  id: x"),
        ("# don't\nprivateKey: >-\n\n  MIG", nil), ("privateKey: \"MIG\n  MIG\"\nb: c", nil),
        ("k: |\n  -----BEGIN PRIVATE KEY-----\n  MIG\n  -----END PRIVATE KEY-----\nb: c", nil),
        ("privateKey:\nproducts: [a]", "privateKey:\nproducts: [a]"),
        ("title: the privateKey is gone", "title: the privateKey is gone"),
    ]

    @Test(
        "a private key in YAML is blanked in every notation, and line numbers stay the same",
        arguments: yamlTexts)
    func yaml(_ text: String, _ expected: String?) {
        let clean = PrivateKeyRedactor.redacted(text)
        #expect(!clean.contains("MIG"), "\(clean)")
        #expect(clean.count { $0 == "\n" } == text.count { $0 == "\n" })
        if let expected { #expect(clean == expected) }
        if text.contains("b: c") { #expect(clean.contains("b: c")) }
    }

    @Test("a report that cannot be written fails no scenario, and the run exits with 74")
    func unwritable() async throws {
        let folder = try TemporaryFolder()
        let place = try folder.write("", to: "no-folder")
        let purchase = "  - buy: gems.60\n    expect: {charges: 2}\n    within: 1s"
        let texts = ["scenario: well\nsteps: [restore]", "scenario: ill\nsteps:\n\(purchase)"]
        let files = try texts.enumerated().map { index, text in
            try ScenarioFile(try folder.write(text, to: "\(index).yaml"), bundleID: nil)
        }
        var run = ScenarioRunner(files: files, jobs: 1)
        let unreported = await run.play()
        #expect(ScenarioOutcome.exitCode(of: unreported) == 1)
        run.reports = ScenarioReportDestination(
            folder: place, isOfAll: true, home: nil, files: files)
        let outcomes = await run.play()
        #expect(outcomes.map(\.isPassed) == [true, false])
        #expect(outcomes.allSatisfy { $0.reportFailure?.exitCode == 74 && $0.report == nil })
        #expect(ScenarioResultPrinter.details(outcomes[0]).first?.contains(place) == true)
        #expect(ScenarioResultPrinter.details(outcomes[1]).contains("expected  charges: 2"))
        #expect(ScenarioResultPrinter.junit(outcomes).contains("tests=\"2\" failures=\"1\""))
        #expect(ScenarioOutcome.exitCode(of: outcomes) == 74)
        let nowhere = ScenarioOutcome(
            path: "x", count: 1, result: .failure(CommandFailure(74, "scenario", "no world")),
            duration: 0)
        #expect(ScenarioOutcome.exitCode(of: [nowhere]) == 74)
    }

    @Test("a repeated run that differs from the first is reported")
    func laterTimes() async throws {
        let folder = try TemporaryFolder()
        let texts = ["restore", "buy: gems.60"].map { "scenario: x\nsteps:\n  - \($0)" }
        let files = try texts.enumerated().map { index, text in
            try ScenarioFile(try folder.write(text, to: "\(index).yaml"), bundleID: nil)
        }
        let reports = ScenarioReportDestination(
            folder: "r", isOfAll: false, home: nil, files: files)
        let run = ScenarioRunner(files: files, jobs: 1)
        let played = try ScenarioRunner.playRepeatedly(3) { (round, first) throws(CommandFailure) in
            try run.playOnce(files[round == 3 ? 1 : 0], WorldFilePool(), reports.destination(0)) {
                result in
                first.map { ScenarioRunner.compared(result, with: $0, round) } ?? result
            }
        }
        #expect(played.result.failure?.step == "time 3")
        #expect(played.report?.all(.failure).first?.text("step") == "time 3")
    }
}
