import ShopTestSupport
import StoreAPI
import StoreModel
import Testing

@Suite("Contract: pages of subscriptions")
struct SubscriptionsPageTests {
    /// Returns a catalog with plans of five groups that a family can share, each with a free week.
    private static func catalog() throws -> Catalog {
        let week = SubscriptionPeriod(count: 1, unit: .week)
        let trial = SubscriptionOffer(
            kind: .introductory, name: "", paymentMode: .free, price: nil, period: week,
            numberOfPeriods: 1)
        let price = try TestCatalog.price(1_990)
        let products = (1...5).map { number in
            CatalogProduct(
                id: ProductID("plan.\(number)"), type: .autoRenewable, prices: ["USA": price],
                subscription: SubscriptionInfo(
                    groupID: "group.\(number)", groupName: "Group \(number)", level: 1,
                    period: SubscriptionPeriod(count: 1, unit: .month), offers: [trial]),
                isFamilyShareable: true)
        }
        return Catalog(
            app: CatalogApp(bundleID: TestCatalog.bundleID, appleID: 1, name: "Game"),
            homeStorefront: "USA", defaultLocale: .fallback, products: products)
    }

    private func buy(_ numbers: ClosedRange<Int>, on phone: RawClient) async throws {
        for number in numbers {
            _ = try await phone.buy(
                try await phone.request(ProductID("plan.\(number)"), .autoRenewable, price: 0))
        }
    }

    /// Returns all pages with up to a number of items each.
    private func pages(_ phone: RawClient, by limit: Int) async throws -> [SubscriptionsReply] {
        var pages = [
            try await phone.store.subscriptions(PageRequest(limit: limit), phone.context)
        ]
        while let next = pages.last?.next {
            pages.append(
                try await phone.store.subscriptions(
                    PageRequest(limit: limit, after: next), phone.context))
        }
        return pages
    }

    @Test(
        "an account's subscriptions have pages, its own before those of the family",
        arguments: Wiring.all)
    func pages(wiring: Wiring) async throws {
        let backend = try await TestBackend(wiring, catalog: try Self.catalog())
        let (ann, bob) = (
            try await backend.rawClient(of: "ann"), try await backend.rawClient(of: "bob")
        )
        try await buy(1...3, on: ann)
        try await buy(4...5, on: bob)
        _ = try await backend.services.control.changeFamily(
            .join(account: "ann", organizer: "bob"))
        let whole = try await ann.store.subscriptions(ann.context)
        #expect(whole.statuses.map(\.groupID) == (1...5).map { "group.\($0)" })
        #expect(Set(whole.introducedGroups).isSuperset(of: (1...3).map { "group.\($0)" }))
        for limit in 1...4 {
            let pages = try await pages(ann, by: limit)
            let sizes = pages.map { $0.statuses.count + $0.introducedGroups.count }
            #expect(sizes.allSatisfy { (1...limit).contains($0) })
            #expect(pages.flatMap(\.statuses).map(\.groupID) == whole.statuses.map(\.groupID))
            #expect(pages.flatMap(\.introducedGroups) == whole.introducedGroups)
        }
        let cursor = try await pages(ann, by: 1).first?.next
        await expectRefusal(.badRequest) {
            try await bob.store.subscriptions(PageRequest(after: cursor), bob.context)
        }
    }
}
