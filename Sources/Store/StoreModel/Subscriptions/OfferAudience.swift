/// For whom an offer is, beyond what its kind says.
public struct OfferAudience: Hashable, Sendable, Codable {
    /// A customer, by what was had of the group before; the raw values are those of `.storekit` files.
    public enum Customer: String, Hashable, Sendable, Codable, CaseIterable {
        /// Never had anything of it.
        case new
        /// Has something of it now.
        case existing
        /// Had something of it.
        case expired
    }

    /// Who may redeem a code, each once and in the order of the cases; nil for everybody, and empty for nobody.
    public let customers: [Customer]?
    /// Whether the catalog lets whoever redeems a code have the introductory offer before it; it is data alone: the store
    /// sells the code's offer at once.
    public let isStackable: Bool?
    /// How many months a customer must have paid for to be won back.
    public let paidMonths: Int?
    /// For how many months it must have been over.
    public let lapsedMonths: Int?
    /// How many months must lie between one offer that won a customer back and the next.
    public let monthsBetween: Int?

    /// Takes the parts; the order of customers does not matter.
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

    /// Whether it is for such a customer.
    public func admits(_ customer: Customer) -> Bool { customers?.contains(customer) ?? true }
}
