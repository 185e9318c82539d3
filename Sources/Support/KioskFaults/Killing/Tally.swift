/// The sum of trials.
package struct Tally: Sendable {
    /// The number of runs.
    package private(set) var runs = 0
    /// The number of runs that were affected by their disturbance.
    package private(set) var affectedRuns = 0
    /// The crash points.
    package private(set) var histogram = Histogram()
    /// The names of the runs that were not affected.
    package private(set) var unaffected: [String] = []
    /// The trials with violations.
    package private(set) var failedTrials: [Trial] = []

    /// Creates an empty tally.
    package init() {}

    mutating func add(_ trial: Trial) {
        runs += 1
        affectedRuns += trial.wasAffected ? 1 : 0
        if !trial.wasAffected { unaffected.append(trial.name) }
        if let point = trial.point { histogram.add(point) }
        if !trial.violations.isEmpty { failedTrials.append(trial) }
    }

    /// Adds another tally.
    package mutating func add(_ other: Tally) {
        runs += other.runs
        affectedRuns += other.affectedRuns
        unaffected += other.unaffected
        histogram.add(other.histogram)
        failedTrials += other.failedTrials
    }
}
