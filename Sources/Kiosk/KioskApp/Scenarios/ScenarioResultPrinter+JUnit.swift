import KioskScenario

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
            + "time=\"\(seconds(outcomes.reduce(0) { $0 + $1.took }))\">\n"
            + cases.joined() + "</testsuite>\n"
    }

    private static func testCase(_ outcome: ScenarioOutcome) -> String {
        let (path, time) = (outcome.path, outcome.took)
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
