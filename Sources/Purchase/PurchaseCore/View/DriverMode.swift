/// Whether this process drives the device's orders.
public enum DriverMode: Hashable, Sendable {
    /// This process drives the orders.
    case driving
    /// Another process drives the orders. This process displays everything and cannot buy, for the given reason.
    case reading(reason: String)

    /// The reason if another process drives the device; a program may replace it with its own text.
    public static let otherDriverReason = "another kiosk is using this device"
}
