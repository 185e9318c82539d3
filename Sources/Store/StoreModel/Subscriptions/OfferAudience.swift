/// The eligible customers of an offer, beyond the rules of its type.
public struct OfferAudience: Hashable, Sendable, Codable {
    /// A customer's history with the subscription group; the raw values are those of `.storekit` files.
    public enum Customer: String, Hashable, Sendable, Codable, CaseIterable {
        /// Never subscribed.
        case new
        /// Currently subscribed.
        case existing
        /// Formerly subscribed.
        case expired
    }

    /// The customers who can redeem a code, without duplicates and in the order of the cases; nil for all, empty for
    /// none.
    public let customers: [Customer]?
    /// Whether the catalog allows a redeeming customer the introductory offer first. This is only data: the store
    /// applies the code's offer immediately.
    public let isStackable: Bool?
    /// The number of months that a customer must have paid before a win-back offer.
    public let paidMonths: Int?
    /// The number of months that the subscription must have been expired.
    public let lapsedMonths: Int?
    /// The number of months between two win-back offers to the same customer.
    public let monthsBetween: Int?

    /// Creates an audience; the order of customers is ignored.
    public init(
        customers: Set<Customer>? = nil, isStackable: Bool? = nil, paidMonths: Int? = nil,
        lapsedMonths: Int? = nil, monthsBetween: Int? = nil
    ) {
        self.customers = customers.map { set in Customer.allCases.filter(set.contains) }
        self.isStackable = isStackable
        self.paidMonths = paidMonths
        self.lapsedMonths = lapsedMonths
        self.monthsBetween = monthsBetween
    }

    /// Returns whether a customer with this history is eligible.
    public func includes(_ customer: Customer) -> Bool { customers?.contains(customer) ?? true }
}
