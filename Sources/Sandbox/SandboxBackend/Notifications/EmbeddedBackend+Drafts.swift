import SandboxCore
import SandboxStore
package import StoreAPI
package import StoreModel

extension EmbeddedBackend {
    /// Creates a notification of any kind, about a transaction of the store or a sample one.
    ///
    /// - Throws: A refusal with `unknownTransaction` if the store does not have the transaction.
    package func draft(
        _ kind: NotificationKind, about id: TransactionID? = nil
    ) async throws(ServiceFailure) -> NotificationDraft {
        let catalog = catalogCache.current.catalog
        let subject = SampleNotificationValues(
            bundleID: bundleID, now: store.now, player: AppAccountToken(store.newID()),
            item: Self.item([.consumable, .nonConsumable, .nonRenewable], in: catalog),
            plan: Self.item([.autoRenewable], in: catalog),
            transaction: try await transaction(id))
        return NotificationDraft(kind, id: NotificationID(store.newID()), about: subject)
    }

    private func transaction(
        _ id: TransactionID?
    ) async throws(ServiceFailure) -> Transaction? {
        guard let id else { return nil }
        guard let found = try await store.transactionForServers(of: id) else {
            throw .refusal(
                Refusal(.unknownTransaction, "The store has no transaction with this id."))
        }
        return found
    }

    /// Returns the first product of one of the types in the catalog; a sample product without any.
    private static func item(_ types: [ProductType], in catalog: Catalog)
        -> SampleNotificationValues.SampleProduct
    {
        let storefront =
            StorefrontTable.entry(catalog.homeStorefront)?.storefront
            ?? Storefront(countryCode: "USA", id: "143441")
        for product in catalog.products where types.contains(product.type) {
            guard let price = product.prices[storefront.countryCode] else { continue }
            return SampleNotificationValues.SampleProduct(
                id: product.id, type: product.type, price: price, storefront: storefront)
        }
        let type = types.first ?? .consumable
        return SampleNotificationValues.SampleProduct(
            id: type == .autoRenewable ? "example.plan" : "example.item", type: type,
            price: Price(milliunits: 990, currency: .usDollar), storefront: storefront)
    }
}
