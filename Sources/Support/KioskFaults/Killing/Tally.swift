/// Adds up trials.
package struct Tally: Sendable {
    /// How many runs there were.
    package private(set) var runs = 0
    /// How many of them died or were refused something.
    package private(set) var met = 0
    /// Where they died.
    package private(set) var histogram = Histogram()
    /// Those that nothing met, by their names.
    package private(set) var missed: [String] = []
    /// Those after which something was wrong.
    package private(set) var broken: [Trial] = []

    /// Nothing yet.
    package init() {}

    mutating func add(_ trial: Trial) {
        runs += 1
        met += trial.wasMet ? 1 : 0
        if !trial.wasMet { missed.append(trial.name) }
        if let point = trial.point { histogram.add(point) }
        if !trial.violations.isEmpty { broken.append(trial) }
    }

    /// Takes in another one.
    package mutating func add(_ other: Tally) {
        runs += other.runs
        met += other.met
        missed += other.missed
        histogram.add(other.histogram)
        broken += other.broken
    }
}
