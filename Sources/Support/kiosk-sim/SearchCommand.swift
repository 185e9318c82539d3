import Foundation
import Glibc
import KioskSimulation

/// Searches every state of the scopes.
struct SearchCommand {
    let options: Options

    /// Searches; returns whether no rule is violated.
    func run() -> Bool {
        var isClean = true
        for scope in options.scopes { isClean = search(scope) && isClean }
        return isClean
    }

    private func search(_ scope: Scope) -> Bool {
        let began = Date()
        let report = Search(scope, jobs: options.jobs).run { states, waiting in
            let line = "  \(scope.name): \(states) states, \(waiting) waiting, \(memory()) MiB\n"
            FileHandle.standardError.write(Data(line.utf8))
        }
        let seconds = -began.timeIntervalSinceNow
        let rate = Int(Double(report.states) / max(seconds, 0.001))
        print(
            "\(scope.name): \(report.states) states, \(report.transitions) steps, depth "
                + "\(report.depth), \(report.statesAtRest) at rest, \(Int(seconds * 10)) tenths of a second, "
                + "\(rate) states a second, \(memory()) MiB")
        guard let violation = report.violation else { return true }
        print("  BROKEN \(violation)")
        for action in report.path { print("    \(action.text)") }
        return false
    }

    private func memory() -> Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss / 1024
    }
}
