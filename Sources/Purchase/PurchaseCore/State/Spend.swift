public import StoreModel

/// One spending from the wallet, durable before it is sent to the merchant.
public struct Spend: Hashable, Sendable, Codable {
    /// The device's ID of the spending.
    public let id: SpendID
    /// The goods to spend, a positive amount.
    public let goods: GoodAmount
    /// The purpose; untrusted text.
    public let note: String

    /// Creates a spending.
    public init(id: SpendID, goods: GoodAmount, note: String) {
        self.id = id
        self.goods = goods
        self.note = note
    }
}
