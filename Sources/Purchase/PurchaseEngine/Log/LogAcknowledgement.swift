package import StoreModel

/// How far the merchant has the log, as it is recorded on the device; old events that it has are then dropped.
package struct LogAcknowledgement: Hashable, Sendable {
    /// The number of the last event that need not be sent again.
    package let sequence: Int64
    /// What the merchant found not to fit, if it found something.
    package let finding: LogFinding.Kind?
    /// How many events stay, though the merchant has them.
    package let kept: Int64

    /// Takes the parts as they are.
    package init(
        upTo sequence: Int64, finding: LogFinding.Kind? = nil, keeping kept: Int64 = 10_000
    ) {
        self.sequence = sequence
        self.finding = finding
        self.kept = kept
    }
}
