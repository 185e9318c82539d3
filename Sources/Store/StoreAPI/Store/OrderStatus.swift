public import StoreModel

/// Where an order stands at the store; a repeated question gets the first answer.
public enum OrderStatus: Hashable, Sendable, Codable {
    /// Charged, or free because it is owned: the signed transaction.
    case purchased(JWS)
    /// It was bought, says the store, and will be restored for free; it names no transaction, and lists none as
    /// unfinished. Whoever asks later may be told which one it is.
    case alreadyPurchased
    /// It waits for somebody's approval.
    case pending
    /// The customer cancelled in the store's sheet; nothing was charged.
    case cancelled
    /// The store did not charge.
    case declined(DeclineReason)

    // How the values are named in JSON.
    private enum PurchasedCodingKeys: String, CodingKey {
        case _0 = "signedTransaction"
    }
    private enum DeclinedCodingKeys: String, CodingKey {
        case _0 = "reason"
    }
}

extension OrderStatus {
    /// The transaction that it names, signed; nil for any other status.
    package var signedTransaction: JWS? {
        if case .purchased(let jws) = self { jws } else { nil }
    }
}
