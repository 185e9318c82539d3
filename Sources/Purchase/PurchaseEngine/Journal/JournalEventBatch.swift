package import PurchaseCore
package import StoreModel

/// The events of one decision, which become durable together.
package struct JournalEventBatch: Sendable {
    /// The time of the decision, by the wall clock.
    package let at: Timestamp
    /// The time of the decision, by the monotonic clock.
    package let monotonic: Int64
    /// The events, in order.
    package let events: [JournalEvent]

    /// The log entries to add before the events: the user's screens and actions.
    package let logEntries: [LogEntry]
    /// The new state of the log's upload to the merchant, if it has changed.
    package let acknowledgement: LogAcknowledgement?

    package init(
        at: Timestamp, monotonic: Int64, events: [JournalEvent], logEntries: [LogEntry] = [],
        acknowledgement: LogAcknowledgement? = nil
    ) {
        self.at = at
        self.monotonic = monotonic
        self.events = events
        self.logEntries = logEntries
        self.acknowledgement = acknowledgement
    }

    /// Whether the step is empty.
    package var isEmpty: Bool { events.isEmpty && logEntries.isEmpty && acknowledgement == nil }

    /// Whether all events may wait for the next commit; see `JournalEvent.isDeferrable`.
    package var isDeferrable: Bool { events.allSatisfy(\.isDeferrable) }
}

extension JournalEventBatch {
    /// Whether the step starts a purchase.
    var startsPurchase: Bool {
        events.contains { event in
            if case .intentRecorded = event { true } else { false }
        }
    }
}
