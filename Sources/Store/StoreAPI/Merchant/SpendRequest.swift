public import StoreModel

/// A request to spend goods from the wallet.
public struct SpendRequest: Hashable, Sendable, Codable {
    /// The device's ID of the spending, used as the idempotency key.
    public let id: SpendID
    /// The goods to spend, a positive amount.
    public let goods: GoodAmount
    /// The purpose; may be empty; untrusted text.
    public let note: String

    /// Creates a request.
    public init(id: SpendID, goods: GoodAmount, note: String) {
        self.id = id
        self.goods = goods
        self.note = note
    }
}
