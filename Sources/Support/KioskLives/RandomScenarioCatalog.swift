import StoreModel

/// The catalog of random scenarios: products of every type, with and without Family Sharing, with and without goods.
enum RandomScenarioCatalog {
    /// A product, with the data that the generator needs.
    struct Product: Sendable {
        let id: String
        var isSubscription = false
        /// The good that the product grants and that can be spent; nil for a product without one.
        var good: String?
        var maxQuantity = 1
    }

    static let products = [
        Product(id: "gems", good: "gems", maxQuantity: 10),
        Product(id: "egg", good: "egg", maxQuantity: 3),
        Product(id: "starter", good: "gems"),
        Product(id: "chapter"),
        Product(id: "season"),
        Product(id: "club.monthly", isSubscription: true),
        Product(id: "club.yearly", isSubscription: true),
        Product(id: "journal.weekly", isSubscription: true),
    ]

    static let subscriptions = products.filter(\.isSubscription).map(\.id)

    /// The catalog in the syntax of a scenario.
    static let text = """
        catalog:
          app: {bundle-id: com.example.lives}
          products:
            - {id: gems, type: consumable, prices: {USA: "0.99", JPN: "160"}, grants: {gems: 60}}
            - {id: egg, type: consumable, prices: {USA: "1.99", JPN: "320"}}
            - {id: starter, type: non-consumable, prices: {USA: "2.99", JPN: "480"}, grants: {gems: 10}}
            - {id: chapter, type: non-consumable, prices: {USA: "4.99", JPN: "800"}, family-shareable: true}
            - {id: season, type: non-renewing, prices: {USA: "9.99", JPN: "1500"}, duration: P30D}
            - id: club.monthly
              type: auto-renewable
              prices: {USA: "4.99", JPN: "700"}
              family-shareable: true
              subscription:
                group: club
                group-name: Club
                level: 2
                period: P1M
                offers:
                  - {kind: introductory, mode: free, period: P1W, periods: 1}
            - id: club.yearly
              type: auto-renewable
              prices: {USA: "39.99", JPN: "6000"}
              subscription: {group: club, group-name: Club, level: 1, period: P1Y}
            - id: journal.weekly
              type: auto-renewable
              prices: {USA: "0.99", JPN: "160"}
              subscription: {group: journal, group-name: Journal, level: 1, period: P1W}

        """
}
