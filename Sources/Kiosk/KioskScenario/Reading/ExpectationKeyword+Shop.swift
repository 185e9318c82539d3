import StoreModel

extension ExpectationKeyword {
    /// The expectations about the shop's offers to the device's customer.
    static let shop: [ExpectationKeyword] = [
        products(
            "price", .text,
            "The current prices of products in the shop, by name, in the currency of the customer’s country."
        ) { product, node throws(ScenarioFileError) in .price(product, try node.price()) },
        products(
            "availability", .words(ShopAvailability.allCases.map(\.rawValue)),
            "Whether products are on sale, by name: cleared, or the reason why not."
        ) { product, node throws(ScenarioFileError) in
            .availability(product, try node.choice("The availability"))
        },
    ]

    private static func products(
        _ name: String, _ shape: ValueShape, _ summary: String,
        _ make:
            @escaping @Sendable (ProductName, ScenarioNode) throws(ScenarioFileError) -> Expectation
    ) -> ExpectationKeyword {
        ExpectationKeyword(name: name, shape: .map(shape), summary: summary) {
            node throws(ScenarioFileError) in
            var wanted: [Expectation] = []
            for (product, value) in try node.members("Products ({PRODUCT: …})") {
                let name = ProductName(product, at: node.place(ofName: product))
                wanted.append(try make(name, value))
            }
            guard !wanted.isEmpty else { throw node.fault("Names of products are expected here.") }
            return wanted
        }
    }
}
