/// A payment plan of an auto-renewable subscription. A subscription without plans is paid at each renewal.
public struct BillingPlan: Hashable, Sendable, Codable {
    /// How often the customer pays; the raw values are those of `.storekit` files.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// Pays for the whole period at once.
        case upFront = "BILLED_UPFRONT"
        /// Pays each month, with a commitment for the whole period.
        case monthly = "MONTHLY"
    }

    /// How often the customer pays.
    public let kind: Kind
    /// The price of one payment; nil if the catalog gives no readable price.
    public let price: Price?
    /// The price of the whole commitment; nil if the catalog gives no readable price.
    public let commitmentPrice: Price?
    /// Whether customers can choose the plan.
    public let isEnabled: Bool

    /// Creates a value from its parts without validating them.
    public init(kind: Kind, price: Price?, commitmentPrice: Price?, isEnabled: Bool) {
        self.kind = kind
        self.price = price
        self.commitmentPrice = commitmentPrice
        self.isEnabled = isEnabled
    }
}
