package import PurchaseCore
package import PurchaseEngine
import StoreModel

/// What a running device holds in memory, and a crash takes away.
package struct DeviceRun: Sendable {
    /// The state with everything that was decided, durable or not.
    package var head = QueueState()
    /// The state of durable facts.
    package var committed = QueueState()
    /// Facts that wait for the next commit.
    package var open = OpenFacts()
    /// Facts that are being written; nil while nothing is.
    package var committing: OpenFacts?
    /// Whether what was open at the start was taken up.
    package var hasGoneOn = false
    /// What was started and has not ended.
    package var inFlight: Set<Effect> = []
    /// What it comes back to.
    package var timers: [DeviceTimer] = []
    /// Whether the launch is done.
    package var hasLaunched = false
    /// How many commits failed since the last one that did not.
    package var failedCommits = 0
    /// Whether a moment is set at which everything goes on after a failed commit.
    package var goesOnLater = false
    /// What was recorded in this life and never sent.
    package var unsent = FirstAttempts()
    /// What became of questions for the store's lists.
    package var listQuestions = ListFetchTracker()
    /// A counter for the numbers of questions.
    package var nonces = 0

    /// A process that has just begun.
    package init() {}

    /// Whether there are facts that are not durable yet.
    package var hasFacts: Bool { committing != nil || !open.steps.isEmpty }

    /// Whether there are some that may not wait.
    package var mustCommit: Bool { committing != nil || open.mustCommit }
}
