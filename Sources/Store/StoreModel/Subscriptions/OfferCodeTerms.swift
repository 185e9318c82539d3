/// How often, by whom and until when a code may be redeemed.
public struct OfferCodeTerms: Hashable, Sendable, Codable {
    /// Whether somebody chose its letters; such a code is for many customers, each once.
    public let isCustom: Bool
    /// How many orders it is good for; nil for as many as come, and 1 for one that is no custom code.
    public let limit: Int?
    /// Whether a customer who redeemed another code of the offer may not redeem this one.
    public let isOncePerCustomer: Bool
    /// From when on it is good for nothing, by the store's clock; nil for never.
    public let expires: Timestamp?

    /// Takes the parts as they are.
    public init(isCustom: Bool, limit: Int?, isOncePerCustomer: Bool, expires: Timestamp?) {
        self.isCustom = isCustom
        self.limit = limit
        self.isOncePerCustomer = isOncePerCustomer
        self.expires = expires
    }
}
