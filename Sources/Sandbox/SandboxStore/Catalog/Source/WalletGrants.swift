import StoreModel

/// What a consumable delivers where its catalog does not say.
enum WalletGrants {
    /// One piece of a good that is called like the product.
    ///
    /// `.storekit` files know nothing of goods. Without a good a consumable would leave no trace after it was
    /// bought; with one it can be counted in the wallet and spent.
    static func standard(for id: ProductID, type: ProductType) -> [GoodAmount] {
        type == .consumable ? [GoodAmount(good: GoodID(id.rawValue), amount: 1)] : []
    }
}
