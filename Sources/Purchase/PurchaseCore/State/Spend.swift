public import StoreModel

/// One spending out of the wallet: durable before the merchant is told.
public struct Spend: Hashable, Sendable, Codable {
    /// The device's id of it.
    public let id: SpendID
    /// What is taken, a positive amount.
    public let goods: GoodAmount
    /// For what; hostile text.
    public let note: String

    /// Takes the parts as they are.
    public init(id: SpendID, goods: GoodAmount, note: String) {
        self.id = id
        self.goods = goods
        self.note = note
    }
}
