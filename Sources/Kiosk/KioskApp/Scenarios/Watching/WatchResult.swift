import KioskScenario
import TerminalDriver

/// How somebody has watched a scenario.
struct WatchResult {
    /// How the scenario ended, or stood when the person left.
    let result: ScenarioResult
    /// Whether the person left before its end.
    let hasLeftEarly: Bool
    /// The step in or after which the person acted first, counted from 1; nil where the scenario alone did.
    var tookOverIn: Int?
    /// The signal that ended it; nil where the person did.
    var signal: LoopSignal?

    /// The exit code of what was neither passed nor failed: a part of it is pending.
    static let leftCode: Int32 = 2

    /// What is said where the person left before the end, so that nobody knows whether it holds; nil where it came to its
    /// end, or failed.
    func leaving(_ file: ScenarioFile) -> String? {
        guard hasLeftEarly, result.failure == nil else { return nil }
        let steps = file.scenario.steps
        let next = steps.indices.contains(result.steps) ? steps[result.steps] : nil
        let place = next.map { step in
            "at \(file.path):\(step.place.line):\(step.place.column): \(step.text)"
        }
        return "Left after \(result.steps) of \(steps.count) steps, "
            + "\(place ?? "before the audit"): not passed, and not failed."
    }

    /// What is said where the person acted in the scenario’s world before its end; nil where nobody did.
    var meddling: String? {
        tookOverIn.map { number in
            let place = number == 0 ? "before the first step" : "in step \(number)"
            return "You took over \(place): how it ended is not the file’s doing alone."
        }
    }
}
