import ArgumentParser
import SandboxBackend
import StoreAPI
import StoreModel

extension SandboxCommand {
    struct ProductEdit: KioskCommand {
        static let configuration = CommandConfiguration(
            "product",
            "Change a product's price, texts, availability or sale while shops are open.",
            discussion: """
                Changes are kept in the store, not in the catalog’s file: they apply to every kiosk process that \
                uses the store, and persist across restarts and edits of the file until --reset removes them. Open \
                shops update immediately. An open purchase dialog asks again, and a purchase that was confirmed at \
                another price is refused and not charged. An ID never changes.

                --storefront determines where --price and --sale apply, and --locale the language of the texts; the \
                account's own storefront does not change. A sale ends automatically by the store’s clock.

                EXAMPLES
                  kiosk sandbox product                              list all products
                  kiosk sandbox product gems.60 --availability removed
                  kiosk sandbox product gems.60 --price 1.99
                  kiosk sandbox product gems.60 --price 180 --storefront JPN
                  kiosk sandbox product gems.60 --sale 0.49 --until +PT1H
                  kiosk sandbox product gems.60 --not-in JPN,DEU     or --only-in USA
                  kiosk sandbox product gems.60 --title "60 Rubine" --locale de
                  kiosk sandbox product gems.60 --reset              without an ID: all of them

                EXIT CODES
                  0   shown, or changed
                  64  invalid change: the reason is printed, and nothing was changed
                  65  no such product
                  77  the store refuses the change; nothing was changed
                """)
        @OptionGroup var options: GlobalOptions
        @Argument(
            help:
                "The product: its ID, or any unique part of it; without it, or with list, all are listed.",
            completion: .products)
        var product: String?
        @Option(
            help: ArgumentHelp("draft, in-review, cleared or removed.", valueName: "word"),
            completion: .list(Availability.allCases.map(\.rawValue)))
        var availability: String?
        @Option(help: ArgumentHelp("The price, such as 1.99.", valueName: "amount"))
        var price: String?
        @Option(help: .init("The price during a sale; requires --until.", valueName: "amount"))
        var sale: String?
        @Option(
            help: ArgumentHelp(
                "The end of the sale by the store's clock: 2030-01-31T18:00:00Z, or +PT1H from now.",
                valueName: "time"))
        var until: String?
        @Option(help: .init("Sell everywhere except in these storefronts.", valueName: "countries"))
        var notIn: String?
        @Option(help: ArgumentHelp("Sell only in these storefronts.", valueName: "countries"))
        var onlyIn: String?
        @Option(help: "The title in the language of --locale.")
        var title: String?
        @Option(help: "The description in the language of --locale.")
        var description: String?
        @Option(name: .customLong("id"), help: .hidden)
        var newID: String?
        @Flag(help: "Remove all changes to the product, or to all products.")
        var reset = false

        var changesState: Bool { reset || newID != nil || !words.isEmpty }
        var emptyOptions: Set<String> { ["--description"] }

        func run(_ settings: Settings) async throws -> Int32 {
            if newID != nil {
                throw CommandFailure.usage(
                    ProductChange.ParseError.identity.message + Self.unchanged)
            }
            if let contradiction = words.contradiction(sign: "--") {
                throw CommandFailure.usage(contradiction + Self.unchanged)
            }
            if reset, !words.isEmpty {
                throw CommandFailure.usage(
                    "--reset cannot be combined with other changes." + Self.unchanged)
            }
            // Here `--storefront` selects the country of the change; it must not move the account to another
            // storefront.
            var storeSettings = settings
            storeSettings.storefront = nil
            let backend = try await BackendSession.open(storeSettings)
            let named = product == "list" ? nil : product
            let country = settings.storefront ?? backend.storefront.countryCode
            do {
                return try await apply(words, named, backend, in: country)
            } catch let failure as ServiceFailure {
                throw CommandFailure(changing: failure)
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

extension SandboxCommand.ProductEdit {
    private func apply(
        _ words: TypedProductEdit, _ name: String?, _ backend: BackendSession, in country: String
    ) async throws -> Int32 {
        let control = backend.connectedBackend.control
        let products = try await control.catalogProducts()
        if name == nil, reset {
            _ = try await control.edit(.reset(productID: nil))
            backend.printer.sandboxProducts(try await control.catalogProducts(), in: country)
            backend.printer.out.hint("All products are unchanged from the catalog.")
            return 0
        }
        guard let name else {
            guard words.isEmpty else {
                throw CommandFailure.usage("Specify the product." + Self.unchanged)
            }
            backend.printer.sandboxProducts(products, in: country)
            return 0
        }
        let match = PartialIDMatcher<SandboxProduct>(kind: "product") { [$0.productID.rawValue] }
        let product = try match.uniqueMatch(
            name, among: products,
            or: CommandFailure(
                65, "unknown-product",
                "The catalog has no product “\(name.prefix(80))”." + Self.unchanged))
        let edit = try await edit(product.productID, words, backend, in: country)
        let known = if let edit { try await control.edit(edit) } else { products }
        backend.printer.sandboxProducts(
            known.filter { $0.productID == product.productID }, in: country)
        return 0
    }

    /// Returns the edit of a product; nil if the user asked for none.
    private func edit(
        _ id: ProductID, _ words: TypedProductEdit, _ backend: BackendSession, in country: String
    ) async throws -> CatalogEdit? {
        if reset { return .reset(productID: id) }
        guard !words.isEmpty else { return nil }
        let defaults = ProductChange.Defaults(
            storefront: country, locale: backend.settings.locale,
            now: try await backend.connectedBackend.control.time().now)
        do throws(ProductChange.ParseError) {
            return .change(productID: id, changes: try words.changes(at: defaults))
        } catch {
            throw CommandFailure.usage(error.message + Self.unchanged)
        }
    }
}
