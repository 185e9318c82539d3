package import PurchaseCore
package import PurchaseEngine

/// Facts that are committed together, and their effects; the engine's `Batch`.
package struct CommitBatch: Sendable {
    /// The facts, one step for each decision.
    package private(set) var steps: [JournalEventBatch] = []
    /// The effects that the machine requested.
    package var effects: [Effect] = []
    /// The requests with which the runner continues.
    package var followUpRequests: [RequestPurpose] = []
    /// Whether some facts must be committed without delay.
    package private(set) var mustCommit = false

    mutating func add(_ step: JournalEventBatch) {
        guard !step.events.isEmpty else { return }
        steps.append(step)
        mustCommit = mustCommit || !step.isDeferrable
    }

    /// Removes and returns the effects that waited only for the previous commit; the facts remain.
    mutating func release() -> CommitBatch {
        let released = self
        (effects, followUpRequests) = ([], [])
        return released
    }
}
