package import PurchaseCore
package import PurchaseEngine

/// Facts that become durable together, and what follows then; the engine's `Batch`.
package struct OpenFacts: Sendable {
    /// The facts, a step for each decision.
    package private(set) var steps: [JournalStep] = []
    /// What the machine asked for.
    package var effects: [Effect] = []
    /// What the runner goes on with.
    package var next: [RequestPurpose] = []
    /// Whether there are facts that may not wait.
    package private(set) var mustCommit = false

    mutating func add(_ step: JournalStep) {
        guard !step.events.isEmpty else { return }
        steps.append(step)
        mustCommit = mustCommit || !step.isDeferrable
    }

    /// Takes out whatever waited only for the commit before; the facts stay.
    mutating func release() -> OpenFacts {
        let released = self
        (effects, next) = ([], [])
        return released
    }
}
