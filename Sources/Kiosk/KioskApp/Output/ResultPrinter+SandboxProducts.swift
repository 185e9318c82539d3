import StoreModel
import StoreText
import TerminalGraphics

/// Prints the products of the test store and the changes made by hand.
extension ResultPrinter {
    /// Prints each product with its price in one country, and its changes below it.
    func sandboxProducts(_ products: [SandboxProduct], in country: String) {
        for product in products { out.json(.sandboxProduct(product)) }
        guard !out.isJSON else { return }
        var table = TextTable(rightAligned: [2])
        table.rows = products.map { product in
            TextTable.Row(
                cells: [
                    sanitized(product.productID.rawValue),
                    sanitized(Self.availability(product, in: country)),
                    price(product, in: country),
                ],
                words: [sanitized(product.displayName)]
                    + product.changes.map { sanitized("* \($0)") })
        }
        print(table)
        if products.contains(where: { !$0.changes.isEmpty }) {
            out.hint(
                "* changed manually; overrides the catalog’s file until "
                    + "kiosk sandbox product ID --reset.")
        }
    }

    private static func availability(_ product: SandboxProduct, in country: String) -> String {
        guard product.type != nil else { return "not in the catalog" }
        guard product.availability == .cleared else { return product.availability.rawValue }
        return product.offers.contains { $0.storefront == country }
            ? product.availability.rawValue : "not in \(country)"
    }

    private func price(_ product: SandboxProduct, in country: String) -> SafeText {
        guard let offer = product.offers.first(where: { $0.storefront == country }) else {
            return "-"
        }
        return formatted(prices.string(offer.sale?.price ?? offer.price))
    }
}
