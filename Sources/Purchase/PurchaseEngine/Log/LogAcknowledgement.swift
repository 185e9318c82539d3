package import StoreModel

/// The merchant's acknowledgement of the log, as it is recorded on the device; old acknowledged events are then
/// deleted.
package struct LogAcknowledgement: Hashable, Sendable {
    /// The number of the last event that need not be sent again.
    package let sequence: Int64
    /// The inconsistency that the merchant found, if any.
    package let finding: LogFinding.Kind?
    /// The number of events that remain after the merchant has acknowledged them.
    package let kept: Int64

    package init(
        upTo sequence: Int64, finding: LogFinding.Kind? = nil, keeping kept: Int64 = 10_000
    ) {
        self.sequence = sequence
        self.finding = finding
        self.kept = kept
    }
}
