/// A log event as the merchant first received it. The device cannot change it afterwards.
public struct ReceivedLogEvent: Hashable, Sendable, Codable {
    /// The event as the device sent it.
    public let event: LogEvent
    /// The device that sent it.
    public let device: DeviceName
    /// When it arrived, by the merchant's clock.
    public let receivedAt: Timestamp

    /// Creates a value from its parts without validating them.
    public init(event: LogEvent, device: DeviceName, receivedAt: Timestamp) {
        self.event = event
        self.device = device
        self.receivedAt = receivedAt
    }
}
