import PurchaseCore
import StoreModel
import StoreAPI
import StoreText
import TerminalGraphics

/// Prints products: grouped by type as text, in the merchant's order as JSON.
extension ResultPrinter {
    /// Prints the reply to a products request.
    ///
    /// - Parameters:
    ///   - snapshot: Marks the products that are owned; nil if the engine is not open.
    ///   - moment: When the catalog was fetched, if that was before this start.
    ///   - isNumbered: Whether to print the numbers that commands of the line dialogue accept.
    func products(
        _ reply: ProductsReply, owned snapshot: EngineSnapshot? = nil,
        asOf moment: Timestamp? = nil,
        isNumbered: Bool = false
    ) {
        for product in reply.products {
            out.json(
                .product(product, reply.storefront, displayPrices, messages, asOf: moment))
        }
        for product in reply.invalid { unavailable(product) }
        guard !out.isJSON else { return }
        let numbers = Self.sortedByType(reply.products).enumerated()
        for type in ProductType.allCases {
            let group = numbers.filter { $0.element.type == type }
            guard !group.isEmpty else { continue }
            out.text(
                "\(messages.name(of: type).uppercased()) · \(messages.promise(of: type))")
            var table = TextTable(rightAligned: isNumbered ? [0, 2] : [1], indent: 2)
            table.rows = group.map { index, product in
                let number = isNumbered ? [SafeText(number: index + 1)] : []
                return TextTable.Row(
                    cells: number + [sanitized(product.displayName), price(product)],
                    words: words(product, snapshot))
            }
            print(table)
        }
    }

    /// Returns the products in the order of the text output: by type, and within a type in the merchant's order.
    static func sortedByType(_ products: [Product]) -> [Product] {
        ProductType.allCases.flatMap { type in products.filter { $0.type == type } }
    }

    private func price(_ product: Product) -> SafeText {
        product.price.map { formatted(prices.string($0)) } ?? "-"
    }

    /// Returns what follows the price: id, period, sale, what the customer has, and why it is not on sale.
    private func words(_ product: Product, _ snapshot: EngineSnapshot?) -> [SafeText] {
        let periods = PeriodFormatter(locale: settings.locale)
        var words = [sanitized(product.id.rawValue)]
        if let period = product.subscription?.period {
            words.append(formatted(periods.frequency(period)))
        } else if let length = product.duration {
            words.append(formatted(periods.length(length)))
        }
        if product.newUntil != nil { words.append(text(.newBadge)) }
        if let sale = product.sale {
            words.append(sanitized(messages.text(.wasPrice, prices.string(sale.regularPrice))))
        }
        if let ownedAmount = snapshot.flatMap({ ownedAmount(product, $0) }) {
            words.append(ownedAmount)
        }
        if let reason = product.unavailable {
            words.append(sanitized(messages.sentence(for: reason, productID: product.id)))
        }
        return words
    }

    private func ownedAmount(_ product: Product, _ snapshot: EngineSnapshot) -> SafeText? {
        if snapshot.entitlements.contains(where: { $0.productID == product.id }) {
            return text(.owned)
        }
        let goods = product.grants.first.map(\.good)
        guard let balance = snapshot.wallet.balances.first(where: { $0.good == goods }) else {
            return nil
        }
        return sanitized(messages.text(.have, counts.string(balance.amount)))
    }

    /// Prints an id that is not sold.
    func unavailable(_ product: UnavailableProduct) {
        out.json(.unavailable(product, messages))
        out.text(messages.sentence(for: product.reason, productID: product.productID))
    }

    /// Prints why a product is, or is not, on sale.
    func explainAvailability(_ product: Product) {
        out.json(.product(product, storefront, displayPrices, messages))
        let name = "\(product.displayName) (\(product.id))"
        let reason = product.unavailable.map { messages.sentence(for: $0, productID: product.id) }
        let cost = product.price.map { " for \(prices.string($0))" } ?? ""
        out.text(reason.map { "\(name): \($0)" } ?? "\(name) is on sale\(cost).")
        if product.isEdited { out.text(messages.text(.changedByHand)) }
    }
}
