package import StoreModel

/// The rules of a device's runner; every default is the engine's behavior.
package struct RunnerRules: Sendable {
    /// Whether effects wait until their facts are durable.
    package var waitsForCommit = true
    /// Whether a failed commit makes the device read its journal again, instead of trusting its memory.
    package var rereadsAfterFailure = true
    /// Whether settled rows are loaded for an input that concerns them.
    package var loadsSettledRows = true
    /// Whether all open work is resumed at a start.
    package var resumesAtStart = true
    /// Whether a commit survives a power failure.
    package var syncsCommits = true
    /// Returns the intent that is sent to the store in the n-th submission.
    package var submittedIntent: @Sendable (Intent, Int) -> Intent = { intent, _ in intent }

    /// Creates the engine's rules.
    package init() {}
}
