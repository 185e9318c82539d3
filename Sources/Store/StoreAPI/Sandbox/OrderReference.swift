public import StoreModel

/// Names an order by one of its ids.
public enum OrderReference: Hashable, Sendable, Codable {
    /// By the device's id.
    case intent(IntentID)
    /// By the store's transaction.
    case transaction(TransactionID)
}
