/// Whether this process drives the device's orders.
public enum DriverMode: Hashable, Sendable {
    /// It does.
    case driving
    /// Another one does; this one sees everything and can buy nothing, for the reason given.
    case reading(reason: String)

    /// The reason where another process drives, for which a program may have words of its own.
    public static let otherDrives = "another kiosk drives this device"
}
