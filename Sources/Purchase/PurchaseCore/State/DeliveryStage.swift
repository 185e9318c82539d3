/// The progress of a transaction's delivery on this device.
public enum DeliveryStage: Hashable, Sendable, Codable {
    /// The signed transaction is durable; the merchant's verdict is requested.
    case received
    /// The merchant's verdict is durable.
    case verified
    /// The goods are in the wallet, or the entitlement is recorded.
    case delivered
    /// The merchant rejected the transaction permanently; nothing was delivered.
    case quarantined(reason: String)
    /// The transaction was refunded; `settled` is true once the merchant has reported what it revoked.
    case revoked(settled: Bool)
}
