package import StoreModel

/// How a device runs its machine; every default is what the engine does.
package struct RunnerRules: Sendable {
    /// Whether effects wait until the facts behind them are durable.
    package var waitsForCommit = true
    /// Whether a failed commit makes the device read its journal again, instead of believing its memory.
    package var rereadsAfterFailure = true
    /// Whether settled rows are loaded when an input is about them.
    package var loadsSettled = true
    /// Whether everything open goes on at a start.
    package var resumes = true
    /// Whether a commit survives a loss of power.
    package var syncs = true
    /// The intent that goes to the store at the n-th submission.
    package var sent: @Sendable (Intent, Int) -> Intent = { intent, _ in intent }

    /// What the engine does.
    package init() {}
}
