public import StoreModel

/// The status of an order at the store; a repeated request returns the first answer.
public enum OrderStatus: Hashable, Sendable, Codable {
    /// The order was charged, or is free because the product is owned; contains the signed transaction.
    case purchased(JWS)
    /// The store reports that the product was already bought and can be restored for free. It withholds the transaction
    /// and does not list it as unfinished; a later request may return it.
    case alreadyPurchased
    /// The order waits for an approval.
    case pending
    /// The customer cancelled in the store's sheet; not charged.
    case cancelled
    /// The store declined the order; not charged.
    case declined(DeclineReason)

    // The JSON keys of the associated values.
    private enum PurchasedCodingKeys: String, CodingKey {
        case _0 = "signedTransaction"
    }
    private enum DeclinedCodingKeys: String, CodingKey {
        case _0 = "reason"
    }
}

extension OrderStatus {
    /// The signed transaction of a purchased order; nil for any other status.
    package var signedTransaction: JWS? {
        if case .purchased(let jws) = self { jws } else { nil }
    }
}
