/// What the machine makes of one input: facts to write down, and what to do once they are durable.
public struct QueueDecision: Hashable, Sendable {
    /// The facts, in order; all of one decision are written in one transaction.
    public var events: [JournalEvent]
    /// What to do afterwards.
    public var effects: [Effect]

    /// Takes the parts as they are.
    public init(_ events: [JournalEvent] = [], _ effects: [Effect] = []) {
        self.events = events
        self.effects = effects
    }

    /// Nothing to write and nothing to do.
    public static let nothing = QueueDecision()

    /// One after the other, as one decision.
    static func + (first: QueueDecision, second: QueueDecision) -> QueueDecision {
        QueueDecision(first.events + second.events, first.effects + second.effects)
    }

    static func += (first: inout QueueDecision, second: QueueDecision) {
        first = first + second
    }
}
