package import StoreModel

/// Validates edits of a product that are made by hand.
package enum CatalogEditRules {
    /// The maximum length of a text, in bytes.
    package static let textLimit = 8192
    /// The maximum number of changes in one edit, and of one product in total.
    package static let changeLimit = 400

    /// Merges two lists of changes; the newest change of each subject replaces the earlier ones.
    ///
    /// - Parameter before: The changes that are in force.
    package static func merged(
        _ before: [ProductChange], with new: [ProductChange]
    ) -> [ProductChange] {
        var all: [String: ProductChange] = [:]
        for change in before + new { all[change.subject] = change }
        return ProductChange.inOrder(Array(all.values))
    }

    /// Returns the reason why an edit is invalid, as a sentence that says what to do instead; nil if the edit is valid.
    ///
    /// - Parameters:
    ///   - product: The product as the catalog's file has it.
    ///   - before: The changes of the product that are in force.
    package static func validationError(
        _ new: [ProductChange], of product: CatalogProduct, before: [ProductChange],
        at now: Timestamp
    ) -> String? {
        guard !new.isEmpty else { return "The request does not contain a change." }
        let merged = merged(before, with: new)
        guard max(new.count, merged.count) <= changeLimit else {
            return "A product can have at most \(changeLimit) changes."
        }
        if let error = new.lazy.compactMap({ validationError($0, at: now) }).first {
            return error
        }
        let limits = merged.filter(\.restrictsStorefronts)
        let everywhere = product.changed(by: merged.filter { !$0.restrictsStorefronts })
        for change in self.merged([], with: new) {
            guard case .sale(let sale, let storefront) = change else { continue }
            guard let usual = everywhere.prices[storefront] else {
                return "The product has no price in \(storefront), so it cannot be on sale there."
            }
            guard everywhere.sales[storefront] == sale else {
                return
                    "Invalid sale price “\(sale.price.plainText)”: use less than the regular price in \(storefront), \(usual.plainText)."
            }
        }
        guard !limits.isEmpty, !everywhere.prices.isEmpty else { return nil }
        return everywhere.changed(by: limits).prices.isEmpty
            ? "No storefront would be left: the product has prices only in "
                + "\(list(everywhere.prices.keys)). To stop selling it, use availability removed."
            : nil
    }

    private static func validationError(_ change: ProductChange, at now: Timestamp) -> String? {
        switch change {
        case .availability: nil
        case .price(let price, let storefront): validationError(price, storefront)
        case .sale(let sale, let storefront):
            validationError(sale.price, storefront)
                ?? (sale.ends > now
                    ? nil
                    : "The end of the sale is in the past by the store's clock: use a later time.")
        case .notIn(let places), .onlyIn(let places):
            places.isEmpty
                ? "Storefronts are missing: use codes such as USA."
                : places.first { StorefrontTable.entry($0)?.storefront.countryCode != $0 }
                    .map { "Invalid storefront “\($0.prefix(40))”: use a code such as USA." }
        case .title(let text, _):
            text.allSatisfy(\.isWhitespace) ? "The title is empty." : validationError(text)
        case .description(let text, _): validationError(text)
        }
    }

    private static func validationError(_ price: Price, _ storefront: String) -> String? {
        guard let entry = StorefrontTable.entry(storefront),
            entry.storefront.countryCode == storefront
        else { return "Invalid storefront “\(storefront.prefix(40))”: use a code such as USA." }
        guard entry.currency == price.currency.code else {
            return "The currency of \(storefront) is \(entry.currency), not \(price.currency.code)."
        }
        return (0...DecimalAmount.milliunitLimit).contains(price.milliunits)
            ? nil
            : "Invalid price “\(price.plainText)”: use 0 to \(DecimalAmount.limit) \(price.currency.code)."
    }

    private static func validationError(_ text: String) -> String? {
        text.utf8.count <= textLimit && !text.utf8.contains(0)
            ? nil : "A text is longer than \(textLimit) bytes, or contains a NUL character."
    }

    private static func list(_ storefronts: some Sequence<String>) -> String {
        let sorted = storefronts.sorted()
        let more = sorted.count > 8 ? " and \(sorted.count - 8) more" : ""
        return sorted.prefix(8).joined(separator: ", ") + more
    }
}

extension ProductChange {
    /// Whether the change restricts the storefronts in which the product is sold.
    fileprivate var restrictsStorefronts: Bool {
        switch self {
        case .notIn, .onlyIn: true
        default: false
        }
    }
}
