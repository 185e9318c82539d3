import StoreModel

/// Reads for whom an offer is.
enum OfferCustomers {
    /// The customers of a list of words; nil, with a warning where it is odd, for everybody.
    static func read(_ item: SourceItem, _ key: String) -> Set<OfferAudience.Customer>? {
        guard let words = item.texts(key) else { return nil }
        let customers = words.compactMap { word -> OfferAudience.Customer? in
            let customer = OfferAudience.Customer(rawValue: word)
            if customer == nil {
                item.warn(key, "\(Quote.short(word)) is none of new, existing and expired")
            }
            return customer
        }
        guard customers.isEmpty else { return Set(customers) }
        item.warn(key, "it names nobody; the offer counts as one for everybody")
        return nil
    }
}
