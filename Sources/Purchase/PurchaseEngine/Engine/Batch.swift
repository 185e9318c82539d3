import PurchaseCore

/// Decisions that become durable together, and who waits for that.
struct Batch {
    /// The facts, a step for each decision.
    var steps: [JournalStep] = []
    /// What to do afterwards.
    var effects: [Effect] = []
    /// Who waits, to be told whether it worked.
    var waiters: [CheckedContinuation<JournalError?, Never>] = []

    var isEmpty: Bool { steps.isEmpty }
}
