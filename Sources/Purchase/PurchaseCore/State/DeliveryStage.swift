/// How far the goods of one transaction got on this device.
public enum DeliveryStage: Hashable, Sendable, Codable {
    /// The signed transaction is durable; the merchant is asked.
    case received
    /// The merchant's verdict is durable.
    case verified
    /// The goods are in the wallet, or the ownership is recorded.
    case delivered
    /// The merchant refused it for good; nothing was delivered.
    case quarantined(reason: String)
    /// Refunded; `settled` once the merchant said what it took back.
    case revoked(settled: Bool)
}
