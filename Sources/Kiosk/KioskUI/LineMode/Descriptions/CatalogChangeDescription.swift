import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes the changes between two catalogs.
struct CatalogChangeDescription {
    let model: Model
    let before: CatalogState
    let after: CatalogState
    private var formatter: DisplayFormatter { model.formatter }

    /// The maximum number of changes described one by one.
    private static let limit = 10

    /// One sentence for each change; changes beyond the limit are counted.
    var changes: [SafeText] {
        let old = Dictionary(before.products.map { ($0.id, $0) }) { first, _ in first }
        let changed = after.products.compactMap { change(from: old[$0.id], to: $0) }
        let gone = before.missing(in: after).map { formatter.text(.plainGone, $0.displayName) }
        let all = changed + gone
        guard all.count > Self.limit else { return all }
        let rest = formatter.counts.string(all.count - Self.limit)
        return all.prefix(Self.limit) + [formatter.text(.plainMoreChanges, rest)]
    }

    private func change(from old: Product?, to product: Product) -> SafeText? {
        let price = formatter.price(of: product)
        guard let old else {
            return formatter.text(.plainNewProduct, product.displayName, price.string)
        }
        guard old != product else { return nil }
        if old.unavailable != product.unavailable {
            let reason = product.unavailable.map {
                formatter.messages.sentence(for: $0, productID: product.id)
            }
            return reason.map { formatter.sanitized("\(product.displayName): \($0)") }
                ?? formatter.text(.plainSoldAgain, product.displayName, price.string)
        }
        guard old.price == product.price else {
            return formatter.text(
                .plainNewPrice, product.displayName, price.string, formatter.price(of: old).string)
        }
        return formatter.text(.plainNewText, product.displayName)
    }
}
