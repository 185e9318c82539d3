package import PurchaseCore
package import PurchaseEngine
import StoreModel

/// The memory of a running device, which a crash erases.
package struct DeviceRun: Sendable {
    /// The state after all decisions, including those that are not durable.
    package var head = QueueState()
    /// The state of the durable facts.
    package var committed = QueueState()
    /// The facts for the next commit.
    package var nextBatch = CommitBatch()
    /// The facts of the commit in progress, if there is one.
    package var committingBatch: CommitBatch?
    /// Whether the open work of the start was resumed.
    package var hasResumed = false
    /// The effects in progress.
    package var inFlight: Set<Effect> = []
    /// The active timers.
    package var timers: [DeviceTimer] = []
    /// Whether the launch is complete.
    package var hasLaunched = false
    /// The number of failed commits since the last successful one.
    package var failedCommits = 0
    /// Whether a timer is set that resumes the work after a failed commit.
    package var isResumeScheduled = false
    /// The requests that were recorded in this run and never sent.
    package var firstAttempts = FirstAttempts()
    /// The results of requests for the store's lists.
    package var listFetches = StaleResponseTracker()
    /// The counter for nonces.
    package var nonces = 0

    /// Creates the memory of a new process.
    package init() {}

    /// Whether some facts are not durable yet.
    package var hasUncommittedFacts: Bool { committingBatch != nil || !nextBatch.steps.isEmpty }

    /// Whether some of them must be committed without delay.
    package var mustCommit: Bool { committingBatch != nil || nextBatch.mustCommit }
}
