/// The state machine's response to an input: events to record, and effects to perform once they are durable.
public struct QueueDecision: Hashable, Sendable {
    /// The events in order; those of one decision are written in one transaction.
    public var events: [JournalEvent]
    /// The effects to perform afterwards.
    public var effects: [Effect]

    /// Creates a decision from its events and effects.
    public init(_ events: [JournalEvent] = [], _ effects: [Effect] = []) {
        self.events = events
        self.effects = effects
    }

    /// A decision without events and effects.
    public static let nothing = QueueDecision()

    /// Combines two decisions in order.
    static func + (first: QueueDecision, second: QueueDecision) -> QueueDecision {
        QueueDecision(first.events + second.events, first.effects + second.effects)
    }

    /// Appends a decision in place, so that the decision about all open orders takes time proportional to their number.
    static func += (first: inout QueueDecision, second: QueueDecision) {
        first.events += second.events
        first.effects += second.effects
    }
}
