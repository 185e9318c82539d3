package import StoreModel

/// One chain of the event log, as one side keeps it.
package struct LogChainAuditRecord: Hashable, Sendable {
    /// The chain.
    package var id: String
    /// Whose.
    package var account: AccountName
    /// The events that are kept, in order.
    package var events: [LogEventAuditRecord]
    /// How many events before the first kept one were let go once the merchant had them.
    package var pruned: Int64
    /// The hash of the last event that was let go; that of the chain's start where none was.
    package var start: String
    /// How many events of other content arrived for a place that was taken, or did not fit the chain.
    package var conflicts: Int
    /// The device whose log it is, and how many events are said to be kept; nil where that is not written.
    package var origin: Origin?

    /// What the merchant writes beside a chain.
    package struct Origin: Hashable, Sendable {
        /// The device.
        package var device: DeviceName
        /// The number of events.
        package var count: Int64

        /// Takes the parts as they are.
        package init(device: DeviceName, count: Int64) {
            (self.device, self.count) = (device, count)
        }
    }

    /// Takes the parts as they are.
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
