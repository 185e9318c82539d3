public import StoreModel

/// Takes goods out of the wallet.
public struct SpendRequest: Hashable, Sendable, Codable {
    /// The device's id of it: the idempotency key.
    public let id: SpendID
    /// What is taken, a positive amount.
    public let goods: GoodAmount
    /// For what; may be empty; hostile text.
    public let note: String

    /// Takes the parts as they are.
    public init(id: SpendID, goods: GoodAmount, note: String) {
        self.id = id
        self.goods = goods
        self.note = note
    }
}
