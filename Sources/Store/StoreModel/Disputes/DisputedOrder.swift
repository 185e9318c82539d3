/// An order that a player asks about, as merchant and store have it.
public struct DisputedOrder: Hashable, Sendable, Codable {
    /// Its numbers.
    public let numbers: OrderNumbers
    /// Whose it is.
    public let account: AccountName
    /// On which phone it was made; nil where the store has not heard of it.
    public let device: DeviceName?
    /// What.
    public let productID: ProductID
    /// How many; as it was asked for.
    public let quantity: Int64
    /// What was, or would be, charged in all; nil where nothing is known of a price.
    public let charge: Price?
    /// When it was made, by the clock of whoever heard of it first.
    public let at: Timestamp

    /// Takes the parts as they are.
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

    /// The number by which a person names it.
    public var name: String { numbers.all.first ?? "" }
}
