/// Whether a product is on sale. The raw values are those of kiosk's own catalog files.
public enum Availability: String, Hashable, Sendable, Codable, CaseIterable {
    /// On sale.
    case cleared
    /// Not yet submitted.
    case draft
    /// Waiting for the store's review.
    case inReview = "in-review"
    /// Taken off sale.
    case removed
}
