public import StoreModel

/// A change to a transaction by the sandbox controls.
public enum TransactionChange: Hashable, Sendable, Codable {
    /// Refunds the price in full or in part, and revokes the purchase (`REFUND`).
    case refund(RefundPart)
    /// Reverses the refund: the customer is charged again and regains the purchase (`REFUND_REVERSED`).
    case reverse
    /// The customer requests a refund (`CONSUMPTION_REQUEST`).
    case request(ConsumptionRequestReason)
    /// Declines the refund request (`REFUND_DECLINED`).
    case decline
    /// Revokes the purchase without a refund. Servers are not notified, because a production store does not do this.
    case revoke
    /// Deletes the transaction, as in Xcode's transaction manager: its product can be bought again. The payment and the
    /// goods that the merchant granted remain.
    case delete

    // The JSON keys of the associated values.
    private enum RefundCodingKeys: String, CodingKey {
        case _0 = "part"
    }
    private enum RequestCodingKeys: String, CodingKey {
        case _0 = "reason"
    }
}

extension TransactionChange {
    /// The schema of the JSON.
    package static let schema = Schema.cases([
        "refund": Schema.object(["part": Schema.named("RefundPart")]),
        "reverse": Schema.object([:]),
        "request": Schema.object(["reason": Schema.enumeration(ConsumptionRequestReason.self)]),
        "decline": Schema.object([:]), "revoke": Schema.object([:]), "delete": Schema.object([:]),
    ])
}
