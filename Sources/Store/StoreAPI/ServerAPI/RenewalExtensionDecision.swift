package import StoreModel

/// What became of a server's wish to add days to a subscription.
package enum RenewalExtensionDecision: Hashable, Sendable {
    /// The period with this number (`webOrderLineItemId`) lasts until this moment now.
    case extended(lineItem: String?, until: Timestamp)
    /// No subscription began with that transaction.
    case unknown
    /// It is not paid now.
    case ineligible
    /// It was extended as often as it can be.
    case tooOften
    /// Somebody else of the family bought it.
    case shared
    /// The request identifier names another request for this subscription.
    case reused
}
