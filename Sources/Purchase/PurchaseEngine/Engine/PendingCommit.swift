import PurchaseCore

/// Decisions that become durable in one commit, with the callers that wait for it.
struct PendingCommit {
    /// The steps, one for each decision.
    private(set) var steps: [JournalEventBatch] = []
    /// The effects to perform after the commit.
    private(set) var effects: [Effect] = []
    /// The callers to resume with the result of the commit.
    private(set) var waiters: [CheckedContinuation<JournalError?, Never>] = []
    /// Whether a caller requested a commit of deferrable events, too.
    private(set) var isCommitRequested = false
    private var isUrgent = false

    /// Whether a commit is due; deferrable events are written with it.
    var mustCommit: Bool { isUrgent || isCommitRequested && !steps.isEmpty }

    /// Whether the batch contains only log events, whose loss is harmless.
    var isLogOnly: Bool { steps.allSatisfy(\.events.isEmpty) }

    /// Adds the events and log entries of one decision; an empty step is ignored.
    mutating func add(_ step: JournalEventBatch) {
        guard !step.isEmpty else { return }
        steps.append(step)
        isUrgent = isUrgent || !step.isDeferrable
    }

    /// Adds effects that wait for the commit.
    mutating func add(_ effects: [Effect]) { self.effects += effects }

    /// Adds a caller that waits for the commit.
    mutating func add(_ waiter: CheckedContinuation<JournalError?, Never>) {
        waiters.append(waiter)
    }

    /// Applies the events to a state, as the decisions did.
    func apply(to state: inout QueueState) {
        for step in steps {
            for event in step.events { state.evolve(event, at: step.at) }
        }
    }

    /// Requests a commit of all events, including deferrable ones.
    mutating func requestCommit() { isCommitRequested = true }

    /// Removes and returns the effects and callers that waited only for the previous commit; the events remain.
    mutating func release() -> PendingCommit {
        let released = self
        (effects, waiters, isCommitRequested) = ([], [], false)
        return released
    }
}
