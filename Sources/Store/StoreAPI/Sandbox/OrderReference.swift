public import StoreModel

/// Names an order by one of its ids.
public enum OrderReference: Hashable, Sendable, Codable {
    /// By the device's id.
    case intent(IntentID)
    /// By the store's transaction.
    case transaction(TransactionID)

    // How the values are named in JSON.
    private enum IntentCodingKeys: String, CodingKey {
        case _0 = "intentID"
    }
    private enum TransactionCodingKeys: String, CodingKey {
        case _0 = "transactionID"
    }
}
