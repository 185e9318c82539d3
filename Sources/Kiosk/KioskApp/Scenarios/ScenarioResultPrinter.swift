import KioskScenario

/// How scenarios ended, for people and for programs.
struct ScenarioResultPrinter {
    let out: Output
    /// Whether it is written as TAP (Test Anything Protocol 14).
    let isTAP: Bool
    /// Whether what failed stands below how both sides stood, next to the prompt: a terminal shows so many rows.
    var isVerdictLast = false

    /// What stands before all outcomes.
    func begin(count: Int) {
        guard isTAP else { return }
        for line in Self.tapHead(count: count) { out.text(line) }
    }

    private static func tapHead(count: Int) -> [String] { ["TAP version 14", "1..\(count)"] }

    /// Nothing was played, since a file is no scenario; the program says why in the other forms.
    ///
    /// - Parameter count: How many files there are.
    func bailOut(_ failure: CommandFailure, count: Int) {
        guard isTAP else { return }
        for line in Self.bailOut(failure, count: count) { out.text(line) }
    }

    /// What TAP says of that.
    static func bailOut(_ failure: CommandFailure, count: Int) -> [String] {
        tapHead(count: count) + ["Bail out! \(failure.message)"]
    }

    /// One outcome.
    func tell(_ outcome: ScenarioOutcome, number: Int) {
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
                failure.place(in: outcome.path), "expected  \(failure.expected)",
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
}

/// One outcome in JSON.
private struct ScenarioJSON: Encodable {
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
        /// Where it was expected in the file, counted from 1.
        let line: Int
        let column: Int
        /// Which step it was, counted from 1; nil where it was none.
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
        took = outcome.took
        report = outcome.report
        reportError = outcome.reportFailure?.message
        switch outcome.result {
        case .success(let result):
            (title, steps, worldTime) = (result.title, result.steps, result.passed)
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
