import StoreModel

/// The default goods of a consumable.
enum WalletGrants {
    /// Returns one unit of a good named like the product.
    ///
    /// `.storekit` files do not have goods. Without a good, buying a consumable would not have a visible effect; with
    /// one, it can be counted in the wallet and spent.
    static func standard(for id: ProductID, type: ProductType) -> [GoodAmount] {
        type == .consumable ? [GoodAmount(good: GoodID(id.rawValue), amount: 1)] : []
    }
}
