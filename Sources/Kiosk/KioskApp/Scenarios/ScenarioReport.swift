import KioskScenario

/// How scenarios ended, for people and for programs.
struct ScenarioReport {
    let out: Output
    /// Whether it is written as TAP (Test Anything Protocol 14).
    let isTAP: Bool
    /// Whether what failed stands below how both sides stood, next to the prompt: a terminal shows so many rows.
    var isVerdictLast = false

    /// What stands before all outcomes.
    func begin(count: Int) {
        guard isTAP else { return }
        out.text("TAP version 14")
        out.text("1..\(count)")
    }

    /// One outcome.
    func tell(_ outcome: ScenarioOutcome, number: Int) {
        if isTAP { return tap(outcome, number) }
        out.json(ScenarioLine(outcome))
        let title = ScenarioLine(outcome).title
        let sides = Self.sides(outcome)
        if isVerdictLast { for line in sides { out.text("      \(line)") } }
        out.text("\(outcome.isPassed ? "ok  " : "FAIL")  \(outcome.path): \(title)")
        let details = Self.verdict(outcome) + (isVerdictLast ? [] : sides) + Self.reports(outcome)
        for line in details { out.text("      \(line)") }
    }

    private func tap(_ outcome: ScenarioOutcome, _ number: Int) {
        let title = ScenarioLine(outcome).title.replacing("#", with: "\\#")
        out.text("\(outcome.isPassed ? "ok" : "not ok") \(number) - \(outcome.path): \(title)")
        for line in Self.details(outcome) { out.text("# \(line)") }
    }

    /// What there is to say of a failure, and of a report that could not be written, a line each.
    static func details(_ outcome: ScenarioOutcome) -> [String] {
        verdict(outcome) + sides(outcome) + reports(outcome)
    }

    private static func verdict(_ outcome: ScenarioOutcome) -> [String] {
        switch outcome.result {
        case .failure(let failure): return [failure.message]
        case .success(let result):
            guard let failure = result.failure else { return [] }
            return [
                "\(outcome.path):\(failure.line): \(failure.step)", "expected  \(failure.expected)",
                "got       \(failure.got)",
            ]
        }
    }

    private static func sides(_ outcome: ScenarioOutcome) -> [String] {
        guard case .success(let result) = outcome.result else { return [] }
        return result.failure?.sides ?? []
    }

    /// Where the report is of what failed, or why there is none.
    private static func reports(_ outcome: ScenarioOutcome) -> [String] {
        guard case .success(let result) = outcome.result else { return [] }
        if let report = outcome.report, result.failure != nil { return ["report    \(report)"] }
        return outcome.reportFailure.map { ["report    \($0.message)"] } ?? []
    }

    /// All outcomes as JUnit's XML, as CI systems read it.
    static func junit(_ outcomes: [ScenarioOutcome]) -> String {
        let failures = outcomes.count { !$0.isPassed }
        let time = seconds(outcomes.reduce(0) { $0 + $1.took })
        let cases = outcomes.map { outcome in
            let line = ScenarioLine(outcome)
            let head =
                "  <testcase classname=\"\(xml(outcome.path))\" name=\"\(xml(line.title))\" "
                + "time=\"\(seconds(outcome.took))\""
            guard !outcome.isPassed else { return head + "/>\n" }
            let details = details(outcome)
            return head + ">\n    <failure message=\"\(xml(details.first ?? ""))\">"
                + xml(details.joined(separator: "\n")) + "</failure>\n  </testcase>\n"
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuite name=\"kiosk\" tests=\"\(outcomes.count)\" failures=\"\(failures)\" "
            + "time=\"\(time)\">\n" + cases.joined() + "</testsuite>\n"
    }

    private static func seconds(_ milliseconds: Int64) -> String {
        "\(milliseconds / 1000)." + String(String(milliseconds % 1000 + 1000).dropFirst())
    }

    /// Text as XML 1.0 takes it: what it has no place for is left out.
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

/// One outcome in JSON.
private struct ScenarioLine: Encodable {
    let kind = "scenario"
    let file: String
    let title: String
    let passed: Bool
    /// How many steps were done, and how many there are.
    let steps: Int
    let of: Int
    /// Real milliseconds, and milliseconds of the world.
    let took: Int64
    let worldTime: Int64
    /// SHA-256 of the devices' event logs: two runs of the same file have the same one.
    let logHash: String?
    let failure: Failure?
    /// The page that reports it.
    let report: String?
    /// Why there is none, where one was wanted and could not be written.
    let reportError: String?

    struct Failure: Encodable {
        let line: Int
        let step: String
        let expected: String
        let got: String
        let sides: [String]
    }

    init(_ outcome: ScenarioOutcome) {
        file = outcome.path
        passed = outcome.isPassed
        of = outcome.count
        took = outcome.took
        report = outcome.report
        reportError = outcome.reportFailure?.message
        switch outcome.result {
        case .success(let result):
            (title, steps, worldTime) = (result.title, result.steps, result.passed)
            logHash = result.logFingerprint
            failure = result.failure.map {
                Failure(
                    line: $0.line, step: $0.step, expected: $0.expected, got: $0.got,
                    sides: $0.sides)
            }
        case .failure(let error):
            (title, steps, worldTime) = (error.message, 0, 0)
            logHash = nil
            failure = nil
        }
    }
}
