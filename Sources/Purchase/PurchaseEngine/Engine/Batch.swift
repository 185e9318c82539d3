import PurchaseCore

/// Decisions that become durable together, and who waits for that.
struct Batch {
    /// The facts, a step for each decision.
    private(set) var steps: [JournalStep] = []
    /// What to do afterwards.
    private(set) var effects: [Effect] = []
    /// Who waits, to be told whether it worked.
    private(set) var waiters: [CheckedContinuation<JournalError?, Never>] = []
    /// Whether somebody wants even those facts to be durable that may wait.
    private(set) var isAskedFor = false
    private var isUrgent = false

    /// Whether there are facts that have to be written now; facts that may wait come along with them.
    var mustCommit: Bool { isUrgent || isAskedFor && !steps.isEmpty }

    /// Whether it holds no facts, but only what belongs to the log, whose loss harms nobody.
    var isNotes: Bool { steps.allSatisfy(\.events.isEmpty) }

    /// Adds the facts of one decision, or what was noted for the log; nothing is no step.
    mutating func add(_ step: JournalStep) {
        guard !step.isEmpty else { return }
        steps.append(step)
        isUrgent = isUrgent || !step.isDeferrable
    }

    /// Adds what has to wait for the commit.
    mutating func add(_ effects: [Effect]) { self.effects += effects }

    /// Adds somebody who waits for the commit.
    mutating func add(_ waiter: CheckedContinuation<JournalError?, Never>) {
        waiters.append(waiter)
    }

    /// Has all facts written, also those that may wait.
    mutating func ask() { isAskedFor = true }

    /// Takes out whatever waited only for the commit before; the facts stay.
    mutating func release() -> Batch {
        let released = self
        (effects, waiters, isAskedFor) = ([], [], false)
        return released
    }
}
