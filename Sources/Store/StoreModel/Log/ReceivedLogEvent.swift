/// An event of a device's log as the merchant first received it: the device's word, which it cannot take back.
public struct ReceivedLogEvent: Hashable, Sendable, Codable {
    /// What the device says.
    public let event: LogEvent
    /// Which device says so.
    public let device: DeviceName
    /// When it came, by the merchant's clock.
    public let receivedAt: Timestamp

    /// Takes the parts as they are.
    public init(event: LogEvent, device: DeviceName, receivedAt: Timestamp) {
        self.event = event
        self.device = device
        self.receivedAt = receivedAt
    }
}
