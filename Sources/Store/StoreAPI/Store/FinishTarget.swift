public import StoreModel

/// What a device reports to the store as settled.
public enum FinishTarget: Hashable, Sendable, Codable {
    /// A transaction whose goods are delivered, or which was rejected permanently.
    case transaction(TransactionID)
    /// An order without a transaction whose end is recorded.
    case order(IntentID)

    // The JSON keys of the associated values.
    private enum TransactionCodingKeys: String, CodingKey {
        case _0 = "transactionID"
    }
    private enum OrderCodingKeys: String, CodingKey {
        case _0 = "intentID"
    }
}
