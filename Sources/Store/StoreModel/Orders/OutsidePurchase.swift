/// What a customer buys in the store itself and not in the app: it arrives there without having been asked for.
public struct OutsidePurchase: Hashable, Sendable, Codable {
    /// Who pays.
    public let account: AccountName
    /// The phone that is to take it in.
    public let device: DeviceName
    /// What is bought.
    public let productID: ProductID
    /// How many pieces, 1 to 10.
    public let quantity: Int

    /// Takes the parts as they are.
    public init(
        account: AccountName, device: DeviceName, productID: ProductID, quantity: Int = 1
    ) {
        self.account = account
        self.device = device
        self.productID = productID
        self.quantity = quantity
    }
}
