import StoreModel

/// Reads the customers that an offer is for.
enum OfferCustomersReader {
    /// Returns the customers of a list; nil if the key is missing, or with a warning if the list lacks a valid entry.
    /// The offer is for all customers then.
    static func read(_ item: SourceItem, _ key: String) -> Set<OfferAudience.Customer>? {
        guard let words = item.texts(key) else { return nil }
        let customers = words.compactMap { word -> OfferAudience.Customer? in
            let customer = OfferAudience.Customer(rawValue: word)
            if customer == nil {
                item.warn(key, "\(QuotedText.short(word)) is not one of new, existing and expired")
            }
            return customer
        }
        guard customers.isEmpty else { return Set(customers) }
        item.warn(key, "the list of customers is empty; the offer is for all customers")
        return nil
    }
}
