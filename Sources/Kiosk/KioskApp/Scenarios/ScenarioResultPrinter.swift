import KioskScenario

/// Prints scenario outcomes for people and for programs.
struct ScenarioResultPrinter {
    let out: Output
    /// Whether the format is TAP (Test Anything Protocol 14).
    let isTAP: Bool
    /// Whether the failed expectation is printed after the state of both sides.
    ///
    /// It is then next to the prompt, because a terminal may not have enough rows for everything.
    var isVerdictLast = false

    /// Prints the header of the output.
    func begin(count: Int) {
        guard isTAP else { return }
        for line in Self.tapHead(count: count) { out.text(line) }
    }

    private static func tapHead(count: Int) -> [String] { ["TAP version 14", "1..\(count)"] }

    /// Prints that nothing was played because a file is not a valid scenario.
    ///
    /// The other formats omit this, because the command reports the failure itself.
    /// - Parameter count: The number of files.
    func bailOut(_ failure: CommandFailure, count: Int) {
        guard isTAP else { return }
        for line in Self.bailOut(failure, count: count) { out.text(line) }
    }

    /// The TAP lines for a run without any scenario played.
    static func bailOut(_ failure: CommandFailure, count: Int) -> [String] {
        tapHead(count: count) + ["Bail out! \(failure.message)"]
    }

    /// Prints one outcome.
    func printOutcome(_ outcome: ScenarioOutcome, number: Int) {
        if isTAP { return tap(outcome, number) }
        out.json(.scenario(outcome))
        let sides = Self.sides(outcome)
        if isVerdictLast { for line in sides { out.text("      \(line)") } }
        out.text("\(outcome.isPassed ? "ok  " : "FAIL")  \(outcome.path): \(outcome.title)")
        let details = Self.verdict(outcome) + (isVerdictLast ? [] : sides) + Self.reports(outcome)
        for line in details { out.text("      \(line)") }
    }

    private func tap(_ outcome: ScenarioOutcome, _ number: Int) {
        let title = outcome.title.replacing("#", with: "\\#")
        out.text("\(outcome.isPassed ? "ok" : "not ok") \(number) - \(outcome.path): \(title)")
        for line in Self.details(outcome) { out.text("# \(line)") }
    }

    /// The lines about a failure and about a report that could not be written.
    static func details(_ outcome: ScenarioOutcome) -> [String] {
        verdict(outcome) + sides(outcome) + reports(outcome)
    }

    private static func verdict(_ outcome: ScenarioOutcome) -> [String] {
        switch outcome.result {
        case .failure(let failure): return [failure.message]
        case .success(let result):
            guard let failure = result.failure else { return [] }
            return [
                failure.location(in: outcome.path), "expected  \(failure.expected)",
                "got       \(failure.got)",
            ]
        }
    }

    private static func sides(_ outcome: ScenarioOutcome) -> [String] {
        guard case .success(let result) = outcome.result else { return [] }
        return result.failure?.sides ?? []
    }

    /// The path of the report about a failure, or why it could not be written.
    private static func reports(_ outcome: ScenarioOutcome) -> [String] {
        guard case .success(let result) = outcome.result else { return [] }
        if let report = outcome.report, result.failure != nil { return ["report    \(report)"] }
        return outcome.reportFailure.map { ["report    \($0.message)"] } ?? []
    }
}

extension JSONLine {
    /// The outcome of a scenario; positions and numbers of steps are counted from 1.
    fileprivate static func scenario(_ outcome: ScenarioOutcome) -> JSONLine {
        let result = try? outcome.result.get()
        return [
            "kind": "scenario", "file": outcome.path, "title": outcome.title,
            "passed": outcome.isPassed,
            // The number of steps that were executed, and the number of all steps.
            "steps": result?.steps ?? 0, "of": outcome.count,
            // Milliseconds of real time and of the world's time.
            "took": outcome.duration, "worldTime": result?.elapsed ?? 0,
            // The SHA-256 hash of the devices' event logs, which is equal for all runs of the same file.
            "logHash": result?.logFingerprint,
            "failure": result?.failure.map { failure -> JSONLine in
                [
                    "line": failure.line, "column": failure.column, "number": failure.number,
                    "step": failure.step, "expected": failure.expected, "got": failure.got,
                    "sides": failure.sides,
                ]
            },
            // The path of the report page, or why a requested report could not be written.
            "report": outcome.report, "reportError": outcome.reportFailure?.message,
        ]
    }
}

extension ScenarioOutcome {
    /// The title of the scenario, or why it could not be played.
    fileprivate var title: String {
        switch result {
        case .success(let result): result.title
        case .failure(let failure): failure.message
        }
    }
}

// MARK: JUnit

/// Scenario outcomes in the format of CI systems.
extension ScenarioResultPrinter {
    /// Returns all outcomes as JUnit XML. A scenario that could not be played is an error and not a failure.
    ///
    /// - Parameter unplayed: The files that were skipped because another one could not be read.
    static func junit(_ outcomes: [ScenarioOutcome], unplayed: [String] = []) -> String {
        let errors = outcomes.count(where: \.isError)
        let failures = outcomes.count { !$0.isPassed } - errors
        let cases = outcomes.map(testCase) + unplayed.map(skippedCase)
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuite name=\"kiosk\" tests=\"\(cases.count)\" failures=\"\(failures)\" "
            + "errors=\"\(errors)\" skipped=\"\(unplayed.count)\" "
            + "time=\"\(seconds(outcomes.reduce(0) { $0 + $1.duration }))\">\n"
            + cases.joined() + "</testsuite>\n"
    }

    private static func testCase(_ outcome: ScenarioOutcome) -> String {
        let (path, time) = (outcome.path, outcome.duration)
        switch outcome.result {
        case .success(let result):
            let head = head(path, name: result.title, took: time)
            guard result.failure != nil else { return head + "/>\n" }
            return head + body("failure", details(outcome))
        case .failure(let failure):
            // The title is unknown, because the file was not parsed.
            return head(path, name: path, took: time) + body("error", [failure.message])
        }
    }

    private static func skippedCase(_ path: String) -> String {
        let why = "Not run: another file is not a valid scenario."
        return head(path, name: path, took: 0)
            + ">\n    <skipped message=\"\(xml(why))\"/>\n  </testcase>\n"
    }

    private static func head(_ path: String, name: String, took time: Int64) -> String {
        "  <testcase classname=\"\(xml(path))\" name=\"\(xml(name))\" time=\"\(seconds(time))\""
    }

    private static func body(_ element: String, _ lines: [String]) -> String {
        ">\n    <\(element) message=\"\(xml(lines.first ?? ""))\">"
            + xml(lines.joined(separator: "\n")) + "</\(element)>\n  </testcase>\n"
    }

    private static func seconds(_ milliseconds: Int64) -> String {
        "\(milliseconds / 1000)." + String(String(milliseconds % 1000 + 1000).dropFirst())
    }

    /// Escapes a text for XML 1.0 and drops characters that XML 1.0 does not allow.
    private static func xml(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
