import SandboxBackend
import StoreAPI
import StoreModel
import TextParsing

extension StepKeyword {
    /// The keywords for changes of the catalog while shops are open.
    static let catalog: [StepKeyword] = [
        StepKeyword(
            "edit", .text, "Changes a product while shops are open; its id cannot change.",
            with: editing
        ) { parts throws(SourceError) in
            try parts.edit()
        } recording: { action in
            guard case .catalog(.change(let product, let changes)) = action else { return [] }
            return changes.map { RecordedStep(value: product.rawValue, $0.options) }
        },
        StepKeyword(
            "undo-edits", .either([.nothing, .list(.text)]),
            "Resets products to the catalog; without a name, all of them."
        ) { parts throws(SourceError) in
            guard let value = parts.value, !value.isNullOrEmpty else {
                return .sandbox { _, _ in .catalog(.reset(productID: nil)) }
            }
            let products = try value.products()
            guard !products.isEmpty else {
                throw value.fileError(
                    "The list is empty: add a product, such as gems.60, or remove it to reset all.")
            }
            return ScenarioOperation(products: products) { player, _ in
                for id in try products.map({ try player.product($0).id }) {
                    try player.perform(.catalog(.reset(productID: id)))
                }
            }
        } recording: { action in
            guard case .catalog(.reset(let product)) = action else { return [] }
            return [RecordedStep(value: product?.rawValue)]
        },
    ]

    /// The members of a product change, and its storefront and locale.
    private static let editing: [ValueShape.Member] = [
        .init(
            "availability", .oneOf(Availability.allCases.map(\.rawValue)), "Whether it is on sale."),
        .init("price", .text, "With edit: the new price, such as 1.99."),
        .init("sale", .text, "With until: a lower price for a limited time, such as 0.49."),
        .init(
            "until", .text,
            "The end of a sale by the store’s clock: 2026-01-31T18:00:00Z, or +PT1H from now."),
        .init("not-in", .list(.text), "Countries in which it is not sold, such as [JPN, DEU]."),
        .init("only-in", .list(.text), "The only countries in which it is sold."),
        .init("title", .text, "The new title."),
        .init("description", .text, "The new description."),
        .init(
            "storefront", .text,
            "With edit: the country of a price; by default the customer’s."),
        .init("locale", .text, "The language of texts; by default the device’s."),
    ]
}

extension StepParts {
    fileprivate func edit() throws(SourceError) -> ScenarioOperation {
        let product = try argument.product()
        let storefront = try node["storefront"]?.country()
        let words = try edit(in: storefront)
        guard !words.isEmpty else {
            throw node.fileError("A change is expected here, such as price: 1.99.")
        }
        if let contradiction = words.contradiction() { throw node.fileError(contradiction) }
        let locale = try node["locale"]?.locale()
        return .sandbox([product]) { player, device in
            let (world, id, context) = (
                player.world, try player.product(product).id, device.context
            )
            let own = try world.call { try await $0.storefront(context)?.countryCode }
            let defaults = ProductChange.Defaults(
                storefront: storefront ?? own ?? player.catalog.homeStorefront,
                locale: locale ?? device.locale,
                now: try world.call { try await $0.time().now })
            do throws(ProductChange.ParseError) {
                return .catalog(.change(productID: id, changes: try words.changes(at: defaults)))
            } catch {
                throw ImpossibleStep(expected: "a change of \(id)", got: error.message)
            }
        }
    }

    private func edit(in storefront: String?) throws(SourceError) -> TypedProductEdit {
        var words = TypedProductEdit()
        words.availability = try node["availability"]?.oneOf(
            Availability.allCases.map(\.rawValue), "The availability")
        words.price = try node["price"]?.price(in: storefront)
        words.sale = try node["sale"]?.price(in: storefront)
        words.until = try node["until"]?.end()
        words.notIn = try node["not-in"]?.countries()
        words.onlyIn = try node["only-in"]?.countries()
        words.title = try node["title"]?.text("A title")
        words.description = try node["description"]?.text("A description")
        return words
    }
}

extension YAMLNode {
    /// Parses a price with the decimals of its currency; at most three if the country is not known yet.
    fileprivate func price(in storefront: String?) throws(SourceError) -> String {
        guard let storefront else { return try price() }
        let text = try text("A price")
        _ = try converted(\.message) { () throws(ProductChange.ParseError) in
            try ProductChange.price(typed: text, in: storefront)
        }
        return text
    }

    fileprivate func end() throws(SourceError) -> String {
        let text = try text("The end of a sale")
        _ = try converted(\.message) { () throws(ProductChange.ParseError) in
            try ProductChange.saleEnd(typed: text, since: ScenarioReader.defaultStart)
        }
        return text
    }

    /// Parses a list of countries into a text with commas.
    fileprivate func countries() throws(SourceError) -> String {
        let text = try texts("A country such as JPN").joined(separator: ",")
        _ = try converted(\.message) { () throws(ProductChange.ParseError) in
            try ProductChange.storefronts(text)
        }
        return text
    }
}
