import ArgumentParser
import Foundation
import KioskScenario
import KioskManual
import KioskTestSupport
import StoreModel
import Testing

@testable import KioskApp

@Suite("Scenario files")
struct ScenarioRunnerTests {
    /// The catalog of another app, as Xcode writes it.
    private static let catalog = """
        {"identifier": "1", "nonRenewingSubscriptions": [], "products": [{
          "displayPrice": "0.99", "familyShareable": false, "internalID": "1",
          "localizations": [{"description": "", "displayName": "Gems", "locale": "en_US"}],
          "productID": "com.example.myapp.gems", "referenceName": "Gems", "type": "Consumable"}],
          "settings": {}, "subscriptionGroups": [], "version": {"major": 4, "minor": 0}}
        """

    private func run(_ texts: [String]) async throws -> [ScenarioOutcome] {
        let folder = try TemporaryFolder()
        try Self.catalog.write(
            toFile: folder.file("MyApp.storekit"), atomically: true, encoding: .utf8)
        var files: [ScenarioFile] = []
        for (index, text) in texts.enumerated() {
            let path = folder.file("\(index).yaml")
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            files.append(try ScenarioFile(path, bundleID: nil))
        }
        return await ScenarioRunner(files: files, jobs: 2).play()
    }

    private func details(_ outcome: ScenarioOutcome) -> Comment {
        "\(outcome.path)\n\(ScenarioResultPrinter.details(outcome).joined(separator: "\n"))"
    }

    @Test("the scenario in the manual passes and has fewer than thirty lines")
    func shown() async throws {
        let yaml = try ManualArticle("scenarios").block("scenario")
        #expect(yaml.split(separator: "\n").count < 30)
        let outcome = try #require(try await run([yaml]).first)
        #expect(outcome.isPassed, details(outcome))
    }

    @Test("the scenario in the manual that presses keys passes")
    func shownKeys() async throws {
        let yaml = try ManualArticle("scripting").block("scenario")
        let outcome = try #require(try await run([yaml]).first)
        #expect(outcome.isPassed, details(outcome))
    }

    @Test("the manual's scenario with an inline catalog for the team's server passes")
    func shownWhole() async throws {
        let text = try ManualArticle("scenarios").text
        let start = try #require(text.range(of: "```yaml\nscenario: the team's server"))
        let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
        let yaml = "scenario: the team's server" + text[start.upperBound..<end.lowerBound]
        let outcome = try #require(try await run([yaml]).first)
        #expect(outcome.isPassed, details(outcome))
    }

    @Test("every scenario shipped with kiosk passes")
    func shipped() async throws {
        let files = try BundledScenarios.all.map { try ScenarioFile($0.name, bundleID: nil) }
        let outcomes = await ScenarioRunner(files: files, jobs: 2).play()
        #expect(outcomes.count == BundledScenarios.all.count)
        for outcome in outcomes { #expect(outcome.isPassed, details(outcome)) }
    }

    @Test("earlier scenarios, in any order, do not affect later ones")
    func order() async throws {
        let names = [
            "crash/i", "type/auto-renewable/family", "refund/spent", "failure/39", "failure/16",
            "sold/subscription", "type/non-consumable/receipt", "crash/k", "failure/17",
        ]
        let files = try names.map { try ScenarioFile($0, bundleID: nil) }
        let alone = try files.map { try ScenarioRunner.play($0).result.get().log }
        for order in [files, files.reversed()] {
            let outcomes = await ScenarioRunner(files: order, jobs: 1).play()
            for outcome in outcomes {
                #expect(outcome.isPassed, details(outcome))
                let index = try #require(names.firstIndex(of: outcome.path))
                #expect(try outcome.result.get().log == alone[index])
            }
        }
    }

    @Test("repetitions in separate worlds produce the same log")
    func times() async throws {
        let files = try ["failure/1", "type/auto-renewable"].map {
            try ScenarioFile($0, bundleID: nil)
        }
        let often = await ScenarioRunner(files: files, jobs: 2, times: 4).play()
        let once = await ScenarioRunner(files: files, jobs: 1).play()
        for (first, other) in zip(often, once) {
            #expect(first.isPassed, details(first))
            #expect(try first.result.get().logFingerprint == other.result.get().logFingerprint)
        }
    }

    @Test("results are in the order of the files, and JUnit output escapes names")
    func junit() async throws {
        let outcomes = try await run([
            "scenario: one <&> \"two\"\nsteps: [restore]",
            "scenario: fails\ncatalog: MyApp.storekit\nsteps:\n  - buy: gems\n    expect: {charges: 2}\n    within: 1s",
        ])
        #expect(outcomes.map(\.isPassed) == [true, false])
        let xml = ScenarioResultPrinter.junit(outcomes)
        #expect(xml.contains("tests=\"2\" failures=\"1\""))
        #expect(xml.contains("name=\"one &lt;&amp;&gt; &quot;two&quot;\""))
        #expect(xml.contains("errors=\"0\" skipped=\"0\""))
        #expect(
            xml.contains("1.yaml:5:14: step 1, buy: gems&#10;expected  charges: 2&#10;got       1"))
        #expect(xml.hasSuffix("</failure>\n  </testcase>\n</testsuite>\n"))
    }

    @Test("an invalid file is reported with line and column before anything is played")
    func refused() async throws {
        let failure = await #expect(throws: CommandFailure.self) {
            _ = try await run(["scenario: x\nsteps:\n  - bui: gems"])
        }
        #expect(failure?.exitCode == 65)
        #expect(
            failure?.message.hasSuffix("0.yaml:3:5: Unknown name “bui”. Did you mean “buy”?")
                == true)
        #expect(throws: CommandFailure.self) { try ScenarioFile("/nowhere.yaml", bundleID: nil) }
    }

    @Test("JUnit reports every invalid file with its error, although nothing was played")
    func unread() async throws {
        let folder = try TemporaryFolder()
        let good = try folder.write("scenario: x\nsteps: [restore]", to: "good.yaml")
        let bad = try folder.write("scenario: x\nsteps:\n  - bui: gems", to: "bad.yaml")
        let missing = folder.file("missing.yaml")
        let xml = folder.file("results.xml")
        let failure = await run([bad, good, missing, "--junit", xml], in: folder)
        #expect(failure?.exitCode == 65)
        let sentence = "\(bad):3:5: Unknown name “bui”. Did you mean “buy”?"
        #expect(failure?.message == sentence)
        let text = try String(contentsOfFile: xml, encoding: .utf8)
        #expect(text.contains("tests=\"3\" failures=\"0\" errors=\"2\" skipped=\"1\""))
        let error = "<error message=\"\(sentence)\">\(sentence)</error>"
        #expect(text.contains("name=\"\(bad)\" time=\"0.000\">\n    \(error)"), "\(text)")
        #expect(text.contains("<error message=\"\(missing) cannot be read"), "\(text)")
        #expect(text.contains("name=\"\(good)\" time=\"0.000\">\n    <skipped "), "\(text)")
        #expect(text.hasSuffix("</testcase>\n</testsuite>\n"))
    }

    @Test("an unwritable JUnit file is reported before the other errors")
    func unwritable() async throws {
        let folder = try TemporaryFolder()
        let bad = try folder.write("scenario: x\nsteps:\n  - bui: gems", to: "bad.yaml")
        let failure = await run([bad, "--junit", folder.file("none/results.xml")], in: folder)
        #expect(failure?.exitCode == 74 && failure?.code == "junit")
    }

    /// Runs the command and returns its failure.
    private func run(_ words: [String], in folder: TemporaryFolder) async -> CommandFailure? {
        await #expect(throws: CommandFailure.self) {
            let command = try ScenarioCommand.Run.parse(words)
            _ = try await command.run(try Sources().settings(in: folder))
        }
    }

    @Test("TAP bails out at an invalid file")
    func bailOut() {
        let failure = CommandFailure(65, "scenario", "a.yaml:3:5: It is none.")
        #expect(
            ScenarioResultPrinter.bailOut(failure, count: 2)
                == ["TAP version 14", "1..2", "Bail out! a.yaml:3:5: It is none."])
    }

    @Test("a scenario whose world cannot be created is an error in JUnit, not a failure")
    func noWorld() {
        let failure = CommandFailure(74, "scenario", "no world")
        let outcome = ScenarioOutcome(
            path: "x", count: 1, result: .failure(failure), duration: 1_002)
        let xml = ScenarioResultPrinter.junit([outcome])
        #expect(xml.contains("failures=\"0\" errors=\"1\""))
        #expect(xml.contains("time=\"1.002\">\n    <error message=\"no world\">no world</error>"))
    }

    @Test(
        "a file that cannot be read as text is rejected with a reason",
        arguments: [
            ("folder", "not a regular file"), ("latin", "not UTF-8 text"),
            ("large", "larger than 1024 KB"),
        ])
    func unreadable(_ name: String, _ part: String) async throws {
        let folder = try TemporaryFolder()
        let path = folder.file(name)
        switch name {
        case "folder":
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false)
        case "latin": try Data([0x73, 0x63, 0xE9, 0xFF]).write(to: URL(fileURLWithPath: path))
        default: try Data(repeating: 0x23, count: 1 << 20 + 1).write(to: URL(fileURLWithPath: path))
        }
        let failure = #expect(throws: CommandFailure.self) { try ScenarioFile(path, bundleID: nil) }
        #expect(failure?.exitCode == 65)
        #expect(failure?.message.contains(part) == true, "\(failure?.message ?? "")")
    }

    @Test("an unusable catalog is reported at the line where the scenario names it")
    func missingCatalog() async throws {
        let failure = await #expect(throws: CommandFailure.self) {
            _ = try await run(["scenario: x\ncatalog: None.storekit\nsteps: [restore]"])
        }
        #expect(failure?.exitCode == 65)
        let message = failure?.message ?? ""
        #expect(message.contains("0.yaml:2:10: The catalog cannot be used: "), "\(message)")
        #expect(message.contains("None.storekit"), "\(message)")
    }

    @Test(
        "a product name that the catalog does not have is reported before anything is played",
        arguments: [
            (
                "  - buy: com.example.myapp.gem5",
                ":4:10: The catalog has no product “com.example.myapp.gem5”. Did you mean “com.example.myapp.gems”?"
            ),
            ("  - buy: GEMS", "Did you mean “com.example.myapp.gems”?"),
            (
                "  - restore\n  - expect: {wallet: {rubies: 1}}",
                ":5:23: The catalog has no good “rubies”"
            ),
            ("  - fault: purchase 500 product=tip", ":4:5: The catalog has no product “tip”"),
        ])
    func misnamed(_ steps: String, _ part: String) async throws {
        let failure = await #expect(throws: CommandFailure.self) {
            _ = try await run(["scenario: x\ncatalog: MyApp.storekit\nsteps:\n\(steps)"])
        }
        #expect(failure?.exitCode == 65)
        #expect(failure?.message.contains(part) == true, "\(failure?.message ?? "")")
    }

    @Test("an error in an inline catalog is reported at its line")
    func brokenCatalog() async throws {
        let failure = await #expect(throws: CommandFailure.self) {
            _ = try await run(["scenario: x\ncatalog:\n  app: {name: a}\nsteps: [restore]"])
        }
        #expect(failure?.exitCode == 65)
        #expect(failure?.message.contains("0.yaml") == true, "\(failure?.message ?? "")")
    }
}
