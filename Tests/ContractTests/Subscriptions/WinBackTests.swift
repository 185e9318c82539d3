import SandboxBackend
import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Win-back offers at the store")
struct WinBackTests {
    private static let month = SubscriptionPeriod(count: 1, unit: .month)

    /// Creates a shop that sells one plan with two offers: one for customers who paid three months, left two months ago
    /// and were not won back within a year, and one without eligible customers.
    private func shop(_ wiring: Wiring) async throws -> ClubShop {
        let shop = try await ClubShop(wiring)
        let catalog = try ClubCatalog.catalog()
        let audience = OfferAudience(paidMonths: 3, lapsedMonths: 2, monthsBetween: 12)
        shop.backend.embedded.replaceCatalog(
            Catalog(
                app: catalog.app, homeStorefront: "USA", defaultLocale: .fallback,
                products: [
                    CatalogProduct(
                        id: "solo", type: .autoRenewable,
                        prices: ["USA": try TestCatalog.price(4_990)],
                        subscription: SubscriptionInfo(
                            groupID: "solo", groupName: "Solo", level: 1, period: Self.month,
                            offers: [
                                offer("return", audience),
                                offer("never", OfferAudience(customers: [])),
                            ]))
                ], subscriptions: SubscriptionSettings()))
        return shop
    }

    private func offer(_ name: String, _ audience: OfferAudience) -> SubscriptionOffer {
        SubscriptionOffer(
            kind: .winBack, name: name, paymentMode: .free, price: nil, period: Self.month,
            numberOfPeriods: 1, audience: audience)
    }

    private func cancel(_ shop: ClubShop) async throws {
        let id = try await shop.status().1.originalID
        _ = try await shop.services.store.manage(id, .cancel, shop.phone.context)
    }

    private func redeem(_ name: String, _ shop: ClubShop) async throws -> OrderStatus {
        let made = try await shop.phone.request("solo", .autoRenewable, price: 0)
        let offer = OfferChoice(type: .winBack, identifier: name)
        return try await shop.phone.store.purchase(
            PurchaseRequest(
                intent: made.intent.withOffer(offer), merchantOrder: made.merchantOrder,
                appAccountToken: made.appAccountToken), shop.phone.context)
    }

    @Test(
        "O7: the offers signed as eligible are those that are sold, at each moment",
        arguments: Wiring.all)
    func life(wiring: Wiring) async throws {
        let shop = try await shop(wiring)
        _ = try await shop.buy("solo", at: 4_990)
        try await shop.advance("P1M")
        try await cancel(shop)
        try await shop.advance("P8M")
        // Two months were paid, which is never enough.
        #expect(try await shop.status().2.eligibleWinBackOfferIDs == nil)
        #expect(try await redeem("return", shop) == .declined(.ineligibleForOffer))
        _ = try await shop.buy("solo", at: 4_990)
        try await cancel(shop)
        try await shop.advance("P1M")
        #expect(try await shop.status().2.eligibleWinBackOfferIDs == nil)
        try await shop.advance("P2M")
        #expect(try await shop.status().2.eligibleWinBackOfferIDs == ["return"])
        #expect(try await redeem("never", shop) == .declined(.ineligibleForOffer))
        guard case .purchased = try await redeem("return", shop) else {
            throw UnexpectedResponse(response: "refused")
        }
        #expect(try await shop.status().2.eligibleWinBackOfferIDs == nil)
        try await cancel(shop)
        try await shop.advance("P6M")
        #expect(try await redeem("return", shop) == .declined(.ineligibleForOffer))
        try await shop.advance("P7M")
        #expect(try await shop.status().2.eligibleWinBackOfferIDs == ["return"])
    }
}
