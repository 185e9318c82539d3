/// By which way a signed transaction reached the device.
public enum DeliverySource: String, Hashable, Sendable, Codable {
    /// As the answer to this device's purchase.
    case purchase
    /// Among the unfinished ones.
    case unfinished
    /// By a restore.
    case restore
    /// As a change at the store: an approval, a refund.
    case changes
}
