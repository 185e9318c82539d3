/// One way to pay for an auto-renewable subscription; one without plans is paid at each renewal.
public struct BillingPlan: Hashable, Sendable, Codable {
    /// How often is paid; the raw values are those of `.storekit` files.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// The whole period at once.
        case upFront = "BILLED_UPFRONT"
        /// Each month, bound for the whole period.
        case monthly = "MONTHLY"
    }

    /// How often is paid.
    public let kind: Kind
    /// What one payment costs; nil where the catalog gives none that can be read.
    public let price: Price?
    /// What the whole commitment costs; nil where the catalog gives none that can be read.
    public let commitmentPrice: Price?
    /// Whether customers may choose it.
    public let isEnabled: Bool

    /// Takes the parts as they are.
    public init(kind: Kind, price: Price?, commitmentPrice: Price?, isEnabled: Bool) {
        self.kind = kind
        self.price = price
        self.commitmentPrice = commitmentPrice
        self.isEnabled = isEnabled
    }
}
