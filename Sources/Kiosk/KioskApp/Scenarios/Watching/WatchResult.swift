import KioskScenario
import TerminalDriver

/// The outcome of a watched scenario.
struct WatchResult {
    /// The result of the scenario, or its state when the user left.
    let result: ScenarioResult
    /// Whether the user left before the end of the scenario.
    let hasLeftEarly: Bool
    /// The step in or after which the user acted first, counted from 1, or nil if only the scenario acted.
    var tookOverIn: Int?
    /// The signal that ended the program, or nil if the user left.
    var signal: LoopSignal?

    /// The exit code if the scenario neither passed nor failed, because some steps are pending.
    static let leftCode: Int32 = 2

    /// Returns the message for a user who left early, or nil if the scenario came to its end or failed.
    func leaving(_ file: ScenarioFile) -> String? {
        guard hasLeftEarly, result.failure == nil else { return nil }
        let steps = file.scenario.steps
        let next = steps.indices.contains(result.steps) ? steps[result.steps] : nil
        let place = next.map { step in
            "at \(file.path):\(step.place.line):\(step.place.column): \(step.text)"
        }
        return "Left after \(result.steps) of \(steps.count) steps, "
            + "\(place ?? "before the audit"): neither passed nor failed."
    }

    /// The message for a user who acted in the scenario's world before its end, or nil.
    var meddling: String? {
        tookOverIn.map { number in
            let place = number == 0 ? "before the first step" : "in step \(number)"
            return "You took over \(place), so the result may depend on what you did."
        }
    }
}
