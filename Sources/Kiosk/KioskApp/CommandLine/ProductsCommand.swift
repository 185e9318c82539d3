import KioskUI
import StoreText
import ArgumentParser
import StoreAPI
import StoreModel

struct ProductsCommand: KioskCommand {
    static let configuration = CommandConfiguration(
        "products", "List products in your language, priced for your storefront.",
        discussion: """
            If --backend does not answer, its last known catalog is listed with its age; with --json, each line then \
            has asOf, in milliseconds since 1970. --why then shows the last known reason.

            EXAMPLES
              kiosk products
              kiosk products --locale zh_CN --storefront CHN
              kiosk products --why soundtrack
              kiosk products --catalog MyApp.storekit --json

            EXIT CODES
              0   done
              1   an ID is not sold, or --why finds that the product is not on sale
              64  the name matches several products
              65  the catalog cannot be read
              69  --backend does not answer: its last known catalog is listed
            """)
    @OptionGroup var options: GlobalOptions
    var changesState: Bool { false }
    @Argument(
        help: "The products: their IDs, or unique parts of them; by default all.",
        completion: .products)
    var ids: [String] = []
    @Option(help: .init("Explain why this product is or is not on sale.", valueName: "product"))
    var why: String?

    func run(_ settings: Settings) async throws -> Int32 {
        let backend = try await BackendSession.open(settings)
        if let failure = backend.connectionFailure { throw try offline(backend, failure) }
        if let why { return try await explain(why, backend) }
        let reply = try await reply(from: backend)
        backend.printer.products(reply)
        if reply.products.isEmpty, reply.invalid.isEmpty {
            backend.printer.out.text(backend.messages.text(.emptyShop))
        }
        return reply.invalid.isEmpty ? 0 : 1
    }

    /// Returns the named products, or all; an unknown name is requested as it is, so that the store says why.
    func reply(from backend: BackendSession) async throws -> ProductsReply {
        let all = try await backend.products(nil)
        guard !ids.isEmpty else { return all }
        let match = PartialIDMatcher.product
        let found = try ids.map { try match.uniqueMatch($0, among: all.products) }
        guard found.contains(nil) else {
            return ProductsReply(
                products: found.compactMap(\.self), invalid: [], storefront: all.storefront,
                catalogVersion: all.catalogVersion)
        }
        return try await backend.products(zip(ids, found).map { $1?.id ?? ProductID($0) })
    }

    /// Prints the last known catalog, or with `--why` only the named product, and returns the failure to throw.
    private func offline(
        _ backend: BackendSession, _ failure: CommandFailure
    ) throws -> CommandFailure {
        guard var shown = backend.lastCatalog() else { return why.map(failure.unknown) ?? failure }
        let match = PartialIDMatcher.product
        let wanted = Set(
            try (why.map { [$0] } ?? ids).map {
                try match.uniqueMatch($0, among: shown.products)?.id.rawValue ?? $0
            })
        if !wanted.isEmpty {
            shown.products.removeAll { !wanted.contains($0.id.rawValue) }
            shown.invalid.removeAll { !wanted.contains($0.productID.rawValue) }
        }
        if let why, shown.products.isEmpty, shown.invalid.isEmpty { return failure.unknown(why) }
        return backend.printer.offline(shown, failure)
    }

    private func explain(_ name: String, _ backend: BackendSession) async throws -> Int32 {
        let all = try await backend.products(nil)
        if let product = try PartialIDMatcher.product.uniqueMatch(name, among: all.products) {
            backend.printer.explainAvailability(product)
            return product.unavailable == nil ? 0 : 1
        }
        // Products that are not listed may still be known: drafts, other countries' products, misspelt ids.
        let reply = try await backend.products([ProductID(name)])
        reply.products.forEach(backend.printer.explainAvailability)
        reply.invalid.forEach(backend.printer.unavailable)
        return reply.invalid.isEmpty ? 0 : 1
    }
}

extension CommandFailure {
    /// Returns the same failure with a sentence that only the shop knows why the product is, or is not, on sale.
    fileprivate func unknown(_ product: String) -> CommandFailure {
        CommandFailure(
            exitCode, code,
            message + " Only the backend can tell whether “\(product.prefix(80))” is on sale.")
    }
}
