/// An order that a player asks about, as merchant and store record it.
public struct DisputedOrder: Hashable, Sendable, Codable {
    /// The order's numbers.
    public let numbers: OrderNumbers
    /// The account that made it.
    public let account: AccountName
    /// The device on which it was made; nil if the store never received it.
    public let device: DeviceName?
    /// The product.
    public let productID: ProductID
    /// The requested quantity.
    public let quantity: Int64
    /// The total amount that was or would be charged; nil if no price is known.
    public let charge: Price?
    /// When it was made, by the clock of the side that received it first.
    public let at: Timestamp

    /// Creates a value from its parts without validating them.
    public init(
        numbers: OrderNumbers, account: AccountName, device: DeviceName?, productID: ProductID,
        quantity: Int64, charge: Price?, at: Timestamp
    ) {
        self.numbers = numbers
        self.account = account
        self.device = device
        self.productID = productID
        self.quantity = quantity
        self.charge = charge
        self.at = at
    }

    /// The number that identifies it for a person.
    public var name: String { numbers.all.first ?? "" }
}
