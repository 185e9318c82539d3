package import StoreModel

/// The result of a server's request to extend a subscription.
package enum RenewalExtensionDecision: Hashable, Sendable {
    /// The period with this number (`webOrderLineItemId`) now lasts until this moment.
    case extended(lineItem: String?, until: Timestamp)
    /// The transaction did not start a subscription.
    case unknown
    /// The subscription is not paid at the moment.
    case ineligible
    /// The subscription has reached the limit of extensions.
    case tooOften
    /// Another family member bought the subscription.
    case shared
    /// The request identifier was used for another request for this subscription.
    case reused
}
