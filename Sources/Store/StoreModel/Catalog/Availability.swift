/// Whether a product is on sale; the raw values stand in kiosk's own catalogs.
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
