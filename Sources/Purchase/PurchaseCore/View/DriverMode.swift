/// Whether this process drives the device's orders.
public enum DriverMode: Hashable, Sendable {
    /// It does.
    case driving
    /// Another one does; this one sees everything and can buy nothing, for the reason given.
    case reading(reason: String)
}
