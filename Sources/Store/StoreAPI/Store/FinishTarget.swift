public import StoreModel

/// What a device tells the store that it has settled.
public enum FinishTarget: Hashable, Sendable, Codable {
    /// A transaction: its goods are delivered, or it was rejected for good.
    case transaction(TransactionID)
    /// An order that ended without a transaction: its end is recorded.
    case order(IntentID)

    // How the values are named in JSON.
    private enum TransactionCodingKeys: String, CodingKey {
        case _0 = "transactionID"
    }
    private enum OrderCodingKeys: String, CodingKey {
        case _0 = "intentID"
    }
}
