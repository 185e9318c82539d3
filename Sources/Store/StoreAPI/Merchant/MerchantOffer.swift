public import StoreModel

/// What the merchant sells to this player.
public struct MerchantOffer: Hashable, Sendable, Codable {
    /// The ids on sale, in the order in which the shop shows them; nil leaves it to the store's catalog.
    public let productIDs: [ProductID]?
    /// The player, fixed per account.
    public let appAccountToken: AppAccountToken

    /// Takes the parts as they are.
    public init(productIDs: [ProductID]?, appAccountToken: AppAccountToken) {
        self.productIDs = productIDs
        self.appAccountToken = appAccountToken
    }
}
