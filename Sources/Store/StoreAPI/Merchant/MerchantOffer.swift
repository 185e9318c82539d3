public import StoreModel

/// The merchant's offer for this player.
public struct MerchantOffer: Hashable, Sendable, Codable {
    /// The IDs of the products on sale, in display order; nil for the store's whole catalog.
    public let productIDs: [ProductID]?
    /// The player's token, fixed for each account.
    public let appAccountToken: AppAccountToken

    /// Creates an offer.
    public init(productIDs: [ProductID]?, appAccountToken: AppAccountToken) {
        self.productIDs = productIDs
        self.appAccountToken = appAccountToken
    }
}
