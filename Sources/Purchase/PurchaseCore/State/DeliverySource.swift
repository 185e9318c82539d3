/// How a signed transaction reached the device.
public enum DeliverySource: String, Hashable, Sendable, Codable {
    /// As the answer to a purchase of this device.
    case purchase
    /// In the list of unfinished transactions.
    case unfinished
    /// Through a restore.
    case restore
    /// In the list of changes at the store, such as an approval or a refund.
    case changes
}
