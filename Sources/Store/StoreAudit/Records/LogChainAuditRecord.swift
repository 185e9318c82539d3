package import StoreModel

/// One chain of the event log, as one side stores it.
package struct LogChainAuditRecord: Hashable, Sendable {
    /// The chain.
    package var id: String
    package var account: AccountName
    /// The stored events, in order.
    package var events: [LogEventAuditRecord]
    /// The number of events before the first stored one that were deleted after the merchant received them.
    package var pruned: Int64
    /// The hash of the last deleted event; that of the chain's start if all events are stored.
    package var start: String
    /// The number of received events that differ from a stored one with the same number, or do not fit the chain.
    package var conflicts: Int
    /// The device of the log, and the recorded number of stored events; nil if that is not recorded.
    package var origin: Origin?

    /// The merchant's data about a chain.
    package struct Origin: Hashable, Sendable {
        package var device: DeviceName
        /// The number of events.
        package var count: Int64

        /// Creates a value from its parts without validating them.
        package init(device: DeviceName, count: Int64) {
            (self.device, self.count) = (device, count)
        }
    }

    /// Creates a value from its parts without validating them.
    package init(
        id: String, account: AccountName, events: [LogEventAuditRecord], pruned: Int64 = 0,
        start: String,
        conflicts: Int = 0
    ) {
        self.id = id
        self.account = account
        self.events = events
        self.pruned = pruned
        self.start = start
        self.conflicts = conflicts
    }
}
