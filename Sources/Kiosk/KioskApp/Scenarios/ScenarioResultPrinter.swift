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
        out.json(ScenarioJSON(outcome))
        let title = ScenarioJSON(outcome).title
        let sides = Self.sides(outcome)
        if isVerdictLast { for line in sides { out.text("      \(line)") } }
        out.text("\(outcome.isPassed ? "ok  " : "FAIL")  \(outcome.path): \(title)")
        let details = Self.verdict(outcome) + (isVerdictLast ? [] : sides) + Self.reports(outcome)
        for line in details { out.text("      \(line)") }
    }

    private func tap(_ outcome: ScenarioOutcome, _ number: Int) {
        let title = ScenarioJSON(outcome).title.replacing("#", with: "\\#")
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

/// The JSON form of one outcome.
private struct ScenarioJSON: Encodable {
    let kind = "scenario"
    let file: String
    let title: String
    let passed: Bool
    /// The number of steps that were executed (`steps`) and the number of all steps (`of`).
    let steps: Int
    let of: Int
    /// Milliseconds of real time (`took`) and of the world's time (`worldTime`).
    let took: Int64
    let worldTime: Int64
    /// The SHA-256 hash of the devices' event logs, which is equal for all runs of the same file.
    let logHash: String?
    let failure: Failure?
    /// The path of the report page.
    let report: String?
    /// Why a requested report could not be written.
    let reportError: String?

    struct Failure: Encodable {
        /// The position of the expectation in the file, counted from 1.
        let line: Int
        let column: Int
        /// The number of the step, counted from 1, or nil if the failure does not belong to a step.
        let number: Int?
        let step: String
        let expected: String
        let got: String
        let sides: [String]
    }

    init(_ outcome: ScenarioOutcome) {
        file = outcome.path
        passed = outcome.isPassed
        of = outcome.count
        took = outcome.duration
        report = outcome.report
        reportError = outcome.reportFailure?.message
        switch outcome.result {
        case .success(let result):
            (title, steps, worldTime) = (result.title, result.steps, result.elapsed)
            logHash = result.logFingerprint
            failure = result.failure.map {
                Failure(
                    line: $0.line, column: $0.column, number: $0.number, step: $0.step,
                    expected: $0.expected, got: $0.got, sides: $0.sides)
            }
        case .failure(let error):
            (title, steps, worldTime) = (error.message, 0, 0)
            logHash = nil
            failure = nil
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
