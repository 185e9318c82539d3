/// The rules for redeeming a code: how often, by which customers and until when.
public struct OfferCodeTerms: Hashable, Sendable, Codable {
    /// Whether the code's text was chosen; such a custom code is for many customers, each once.
    public let isCustom: Bool
    /// The maximum number of redemptions; nil for no limit, and 1 for a code that is not custom.
    public let limit: Int?
    /// Whether a customer can redeem only one code of the offer, so that another one excludes this one.
    public let isOncePerCustomer: Bool
    /// When it expires, by the store's clock; nil for never.
    public let expires: Timestamp?

    /// Creates a value from its parts without validating them.
    public init(isCustom: Bool, limit: Int?, isOncePerCustomer: Bool, expires: Timestamp?) {
        self.isCustom = isCustom
        self.limit = limit
        self.isOncePerCustomer = isOncePerCustomer
        self.expires = expires
    }
}
