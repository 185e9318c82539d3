public import StoreModel

/// An event of this device's log, and whether the merchant has acknowledged it.
public struct LoggedEvent: Hashable, Sendable {
    /// The event.
    public let event: LogEvent
    /// Whether the merchant has acknowledged it.
    public let isAcknowledged: Bool

    /// Creates a logged event.
    public init(event: LogEvent, isAcknowledged: Bool) {
        self.event = event
        self.isAcknowledged = isAcknowledged
    }
}
