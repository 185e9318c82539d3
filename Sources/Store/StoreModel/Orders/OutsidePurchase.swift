/// A purchase made directly in the store, outside the app; the app receives it as an unsolicited transaction.
public struct OutsidePurchase: Hashable, Sendable, Codable {
    /// The account that pays.
    public let account: AccountName
    /// The device that receives it.
    public let device: DeviceName
    /// The product.
    public let productID: ProductID
    /// The number of units, 1 to 10.
    public let quantity: Int

    /// Creates a value from its parts without validating them.
    public init(
        account: AccountName, device: DeviceName, productID: ProductID, quantity: Int = 1
    ) {
        self.account = account
        self.device = device
        self.productID = productID
        self.quantity = quantity
    }
}
