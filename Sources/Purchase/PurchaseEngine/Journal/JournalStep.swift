package import PurchaseCore
package import StoreModel

/// The facts of one decision, which become durable together.
package struct JournalStep: Sendable {
    /// When it was decided, by the wall clock.
    package let at: Timestamp
    /// When it was decided, by the clock that never goes back.
    package let monotonic: Int64
    /// The facts, in order.
    package let events: [JournalEvent]

    /// What goes into the log before the facts: screens and acts of the person.
    package let notes: [LogEntry]
    /// How far the merchant has the log, where it is news.
    package let acknowledgement: LogAcknowledgement?

    /// Takes the parts as they are.
    package init(
        at: Timestamp, monotonic: Int64, events: [JournalEvent], notes: [LogEntry] = [],
        acknowledgement: LogAcknowledgement? = nil
    ) {
        self.at = at
        self.monotonic = monotonic
        self.events = events
        self.notes = notes
        self.acknowledgement = acknowledgement
    }

    /// Whether there is nothing to write.
    package var isEmpty: Bool { events.isEmpty && notes.isEmpty && acknowledgement == nil }

    /// Whether all of it may wait for the next commit; see `JournalEvent.isDeferrable`.
    package var isDeferrable: Bool { events.allSatisfy(\.isDeferrable) }
}

extension JournalStep {
    /// Whether a purchase begins with it.
    var beginsPurchase: Bool {
        events.contains { event in
            if case .intentRecorded = event { true } else { false }
        }
    }
}
