import StoreModel
import StoreText
import TerminalGraphics

/// Describes the changes between two catalogs.
struct CatalogSpeech {
    let model: Model
    let before: CatalogState
    let after: CatalogState
    private var words: DisplayFormatter { model.words }

    /// The maximum number of changes described one by one.
    private static let limit = 10

    /// One sentence for each change; changes beyond the limit are counted.
    var changes: [SafeText] {
        let old = Dictionary(before.products.map { ($0.id, $0) }) { first, _ in first }
        let changed = after.products.compactMap { change(from: old[$0.id], to: $0) }
        let gone = before.missing(in: after).map { words.say(.plainGone, $0.displayName) }
        let all = changed + gone
        guard all.count > Self.limit else { return all }
        let rest = words.counts.string(all.count - Self.limit)
        return all.prefix(Self.limit) + [words.say(.plainMoreChanges, rest)]
    }

    private func change(from old: Product?, to product: Product) -> SafeText? {
        let price = words.price(of: product)
        guard let old else { return words.say(.plainNewProduct, product.displayName, price.string) }
        guard old != product else { return nil }
        if old.unavailable != product.unavailable {
            let reason = product.unavailable.map {
                words.messages.sentence(for: $0, productID: product.id)
            }
            return reason.map { words.quote("\(product.displayName): \($0)") }
                ?? words.say(.plainSoldAgain, product.displayName, price.string)
        }
        guard old.price == product.price else {
            return words.say(
                .plainNewPrice, product.displayName, price.string, words.price(of: old).string)
        }
        return words.say(.plainNewText, product.displayName)
    }
}
