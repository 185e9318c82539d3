import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

extension Sandbox {
    /// Lists the products on sale, and changes them while shops are open.
    struct ProductEdit: KioskCommand {
        static let configuration = CommandConfiguration(
            commandName: "product",
            abstract:
                "Change what is sold, price, texts, availability or a sale, while shops are open.",
            discussion: """
                Changes stand in the store, beside the catalog’s file: every kiosk on the store sells them, they outlive a \
                restart and an edit of the file, and --reset takes them back. Open shops follow at once; an open dialog \
                asks again, and a purchase that was confirmed at another price is refused and not charged. An id never \
                changes.

                --storefront says where --price and --sale are meant, and --locale in which language the texts are; the \
                account stays where it is. A sale ends by the store’s clock, by itself.

                EXAMPLES
                  kiosk sandbox product                              lists all
                  kiosk sandbox product gems.60 --availability removed
                  kiosk sandbox product gems.60 --price 1.99
                  kiosk sandbox product gems.60 --price 180 --storefront JPN
                  kiosk sandbox product gems.60 --sale 0.49 --until +PT1H
                  kiosk sandbox product gems.60 --not-in JPN,DEU     or --only-in USA
                  kiosk sandbox product gems.60 --title "60 Rubine" --locale de
                  kiosk sandbox product gems.60 --reset              without an id: all of them

                EXIT CODES
                  0   shown, or changed
                  64  no such change; the sentence says why, and nothing was changed
                  65  no such product
                  77  the store refuses the change; nothing was changed
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(
            help:
                "The product: its id, or any part of it that only one id has; list, or nothing, lists all.",
            completion: .products)
        var product: String?
        @Option(
            help: ArgumentHelp("draft, in-review, cleared or removed.", valueName: "word"),
            completion: .list(Availability.allCases.map(\.rawValue)))
        var availability: String?
        @Option(help: ArgumentHelp("What it costs, such as 1.99.", valueName: "amount"))
        var price: String?
        @Option(help: ArgumentHelp("A lower price until a moment.", valueName: "amount"))
        var sale: String?
        @Option(
            help: ArgumentHelp(
                "When the sale ends: 2030-01-31T18:00:00Z, or +PT1H from now by the store's clock.",
                valueName: "time"))
        var until: String?
        @Option(help: ArgumentHelp("Not sold in these storefronts.", valueName: "countries"))
        var notIn: String?
        @Option(help: ArgumentHelp("Sold in no other storefronts.", valueName: "countries"))
        var onlyIn: String?
        @Option(help: "The title in the language of --locale.")
        var title: String?
        @Option(help: "The description in the language of --locale.")
        var description: String?
        @Option(name: .customLong("id"), help: .hidden)
        var newID: String?
        @Flag(help: "As the catalog says again.")
        var reset = false

        var emptyOptions: Set<String> { ["--description"] }

        func run(_ settings: Settings) async throws -> Int32 {
            if newID != nil {
                throw CommandFailure.usage(ProductChange.Mistake.identity.message + Self.unchanged)
            }
            if let contradiction = words.contradiction(sign: "--") {
                throw CommandFailure.usage(contradiction + Self.unchanged)
            }
            if reset, !words.isEmpty {
                throw CommandFailure.usage("--reset goes with no other change." + Self.unchanged)
            }
            // Here `--storefront` selects the country of the change; it must not move the account to another
            // storefront.
            var place = settings
            place.storefront = nil
            let backend = try await BackendSession.open(place)
            let named = product == "list" ? nil : product
            let country = settings.storefront ?? backend.storefront.countryCode
            do {
                return try await carryOut(words, named, backend, in: country)
            } catch let failure as ServiceFailure {
                throw CommandFailure(settling: failure)
            }
        }

        /// The changes as the user typed them.
        private var words: TypedProductEdit {
            var words = TypedProductEdit()
            (words.availability, words.price) = (availability, price)
            (words.sale, words.until) = (sale, until)
            (words.notIn, words.onlyIn) = (notIn, onlyIn)
            (words.title, words.description) = (title, description)
            return words
        }

        static let unchanged = " Nothing was changed."
    }
}

extension Sandbox.ProductEdit {
    private func carryOut(
        _ words: TypedProductEdit, _ name: String?, _ backend: BackendSession, in country: String
    ) async throws -> Int32 {
        let control = backend.side.control
        let products = try await control.catalogProducts()
        if name == nil, reset {
            backend.report.sandboxProducts(
                try await control.edit(.reset(productID: nil)), in: country)
            backend.report.out.hint("All products are as the catalog says.")
            return 0
        }
        guard let name else {
            guard words.isEmpty else {
                throw CommandFailure.usage("Name the product." + Self.unchanged)
            }
            backend.report.sandboxProducts(products, in: country)
            return 0
        }
        let match = NameMatch<SandboxProduct>(kind: "product") { [$0.productID.rawValue] }
        guard let product = try match.only(name, among: products) else {
            throw CommandFailure(
                65, "unknown-product",
                "The catalog has no product “\(name.prefix(80))”." + Self.unchanged)
        }
        let edit = try await edit(product.productID, words, backend, in: country)
        let known = if let edit { try await control.edit(edit) } else { products }
        backend.report.sandboxProducts(
            known.filter { $0.productID == product.productID }, in: country)
        return 0
    }

    /// Returns the edit of a product; nil if the user asked for none.
    private func edit(
        _ id: ProductID, _ words: TypedProductEdit, _ backend: BackendSession, in country: String
    ) async throws -> CatalogEdit? {
        if reset { return .reset(productID: id) }
        guard !words.isEmpty else { return nil }
        let place = ProductChange.Place(
            storefront: country, locale: backend.settings.locale,
            now: try await backend.side.control.time().now)
        do throws(ProductChange.Mistake) {
            return .change(productID: id, changes: try words.changes(at: place))
        } catch {
            throw CommandFailure.usage(error.message + Self.unchanged)
        }
    }
}
