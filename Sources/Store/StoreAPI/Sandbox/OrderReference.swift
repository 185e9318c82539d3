public import StoreModel

/// A reference to an order by one of its IDs.
public enum OrderReference: Hashable, Sendable, Codable {
    /// The device's ID of the order.
    case intent(IntentID)
    /// The store's transaction ID.
    case transaction(TransactionID)

    // The JSON keys of the associated values.
    private enum IntentCodingKeys: String, CodingKey {
        case _0 = "intentID"
    }
    private enum TransactionCodingKeys: String, CodingKey {
        case _0 = "transactionID"
    }
}
