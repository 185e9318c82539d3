import StoreModel
import TextParsing

extension ExpectationKeyword {
    /// The expectations about the shop's offers to the device's customer.
    static let shop: [ExpectationKeyword] = [
        products(
            "price", .text,
            "The current prices of products in the shop, by name, in the currency of the customer’s country."
        ) { product, node throws(SourceError) in
            let price = try node.price()
            return Expectation(text: "price: {\(product.text): \(price)}", products: [product]) {
                try $0.price(product, price)
            }
        },
        products(
            "availability", .oneOf(UnavailableReason.scenarioWords),
            "Whether products are on sale, by name: cleared, or the reason why not."
        ) { product, node throws(SourceError) in
            let word = try node.oneOf(UnavailableReason.scenarioWords, "The availability")
            return Expectation(
                text: "availability: {\(product.text): \(word)}",
                products: word == "unknown" ? [] : [product]
            ) { try $0.availability(product, word) }
        },
    ]

    private static func products(
        _ name: String, _ shape: ValueShape, _ summary: String,
        _ make: @escaping @Sendable (ProductName, YAMLNode) throws(SourceError) -> Expectation
    ) -> ExpectationKeyword {
        ExpectationKeyword(name: name, shape: .mapping(shape), summary: summary) {
            node, _ throws(SourceError) in
            var wanted: [Expectation] = []
            for member in try node.members("Products ({PRODUCT: …})") {
                let name = ProductName(member.name, at: member.position)
                wanted.append(try make(name, member.value))
            }
            guard !wanted.isEmpty else {
                throw node.fileError("The group is empty: add a product, such as gems.60.")
            }
            return wanted
        }
    }
}

// MARK: Screen

extension ExpectationKeyword {
    /// The expectations about the text on the device's screen.
    static let screen: [ExpectationKeyword] = [
        words("see", seeSummary, isExpected: true), words("not-see", missed, isExpected: false),
    ]

    /// The summary of `see`.
    static let seeSummary =
        "Text on the device’s screen, or a list of texts; consecutive spaces, borders and line ends count as one space."
    /// The summary of `not-see`.
    static let missed = "Text that is not on the device’s screen, or a list of texts."

    private static func words(
        _ name: String, _ summary: String, isExpected: Bool
    ) -> ExpectationKeyword {
        ExpectationKeyword(name: name, shape: .either([.text, .list(.text)]), summary: summary) {
            node, _ throws(SourceError) in
            var wanted: [Expectation] = []
            for element in node.elements {
                let text = try element.text("A text of the screen")
                let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                guard !words.isEmpty else {
                    throw element.fileError("Add the text to look for on the screen.")
                }
                wanted.append(
                    Expectation(text: "\(name): \(words)", concernsScreen: true) {
                        $0.screenDifference(words, isExpected: isExpected)
                    })
            }
            guard !wanted.isEmpty else {
                throw node.fileError("Add the text to look for on the screen.")
            }
            return wanted
        }
    }
}
