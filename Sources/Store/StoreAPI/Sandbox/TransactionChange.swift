public import StoreModel

/// What the controls of a test store do to a transaction.
public enum TransactionChange: Hashable, Sendable, Codable {
    /// Money goes back, all or a part of it, and what was bought is withdrawn (`REFUND`).
    case refund(RefundPart)
    /// The refund is taken back: the money is charged again, and what was bought stands again (`REFUND_REVERSED`).
    case reverse
    /// A customer asks for a refund (`CONSUMPTION_REQUEST`).
    case request(ConsumptionRequestReason)
    /// The request is turned down (`REFUND_DECLINED`).
    case decline
    /// What was bought is withdrawn, and no money goes back; no server is told, since no real store does that.
    case revoke
    /// It is deleted, as in Xcode's transaction manager: the store sells anew what it was for. What was paid for it, and what
    /// the merchant gave for it, stay.
    case delete

    // How the values are named in JSON.
    private enum RefundCodingKeys: String, CodingKey {
        case _0 = "part"
    }
    private enum RequestCodingKeys: String, CodingKey {
        case _0 = "reason"
    }
}
