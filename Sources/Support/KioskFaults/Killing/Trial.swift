/// One run that was disturbed, and what became of it.
package struct Trial: Sendable, CustomStringConvertible {
    /// What was done, in words.
    package let name: String
    /// Where the run died; nil if it did not.
    let point: CrashPoint?
    /// Whether the run was met by what was meant for it.
    let wasMet: Bool
    /// What is wrong after the next start; empty where all is well.
    package let violations: [String]

    package var description: String {
        ([name] + violations.prefix(4)).joined(separator: "\n      ")
    }
}

/// Adds up trials.
package struct Tally: Sendable {
    /// How many runs there were.
    package private(set) var runs = 0
    /// How many of them died or were refused something.
    package private(set) var met = 0
    /// Where they died.
    package private(set) var histogram = Histogram()
    /// Those after which something was wrong.
    package private(set) var broken: [Trial] = []

    /// Nothing yet.
    package init() {}

    mutating func add(_ trial: Trial) {
        runs += 1
        met += trial.wasMet ? 1 : 0
        if let point = trial.point { histogram.add(point) }
        if !trial.violations.isEmpty { broken.append(trial) }
    }

    /// Takes in another one.
    package mutating func add(_ other: Tally) {
        runs += other.runs
        met += other.met
        histogram.add(other.histogram)
        broken += other.broken
    }
}
