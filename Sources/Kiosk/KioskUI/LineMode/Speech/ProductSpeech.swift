import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Describes a product of the catalog.
struct ProductSpeech {
    let model: Model
    private var words: DisplayFormatter { model.words }

    /// Returns the product in one line for a list: title, price and status.
    func line(_ id: ProductID) -> SafeText {
        guard let product = model.shop.product(id) else {
            return words.line([words.quote(id.rawValue), words.say(.notOnSale)])
        }
        var parts = [words.quote(product.displayName), words.price(of: product)]
        if let sale = product.sale {
            parts.append(words.say(.wasPrice, words.prices.string(sale.regularPrice)))
        }
        let mark = ProductList(model: model, width: 80).mark(of: product)
        if let mark { parts.append(mark.text) }
        return words.line(parts)
    }

    /// Returns all facts about the product, one a line.
    func details(_ id: ProductID) -> [SafeText] {
        guard let product = model.shop.product(id) else { return [line(id)] + whyNot(id) }
        var lines = [line(id)]
        if let row = model.engine.open(id) {
            lines.append(TransactionSpeech(model: model, row: row).state)
        }
        if let reason = model.blockedReason(product) {
            lines.append(words.say(.blockedBuy, reason.string))
        }
        lines.append(kind(product.type))
        if !product.description.isEmpty { lines.append(words.quote(product.description)) }
        for fact in ProductDetail(model: model).facts(of: product) {
            lines.append(words.fact(fact.label, fact.value))
        }
        lines.append(words.fact(words.say(.labelID), words.quote(id.rawValue)))
        return lines
    }

    /// Returns the name of a product type, and what it means for the customer.
    func kind(_ type: ProductType) -> SafeText {
        words.line([
            words.quote(words.messages.name(of: type)),
            words.quote(words.messages.promise(of: type)),
        ])
    }

    /// Returns the text of the command that buys the product.
    func offer(_ product: Product) -> SafeText {
        let isFree = model.hasBought(product.id) && product.type == .nonConsumable
        let price = product.price.map { words.price($0).string } ?? ""
        return isFree ? words.say(.offerFreeAgain) : words.say(.offerBuy, price)
    }

    private func whyNot(_ id: ProductID) -> [SafeText] {
        let item = model.shop.catalog?.invalid.first { $0.productID == id }
        return item.map {
            [words.quote(words.messages.sentence(for: $0.reason, productID: id))]
        } ?? []
    }
}

// MARK: Catalog

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

// MARK: Edits

/// Describes a product of the sandbox store with its edits.
struct ProductEditSpeech {
    let model: Model
    private var words: DisplayFormatter { model.words }

    /// Returns the product in one line, for a list.
    func line(_ product: SandboxProduct) -> SafeText {
        words.line([words.quote(product.displayName), standing(product)])
    }

    /// Returns the product's edits in one line.
    func changes(_ product: SandboxProduct) -> SafeText {
        words.fact(
            words.quote(product.displayName),
            words.line(product.changes.map { words.quote("\($0)") }))
    }

    /// Returns how the product is sold in the account's storefront, and its edits.
    func details(_ product: SandboxProduct) -> [SafeText] {
        var lines = [
            words.quote(product.displayName), words.fact(words.say(.labelState), standing(product)),
        ]
        if let sale = model.offer(of: product)?.sale {
            let end = SafeText(formatted: words.times.dateTime(sale.ends))
            lines.append(
                words.fact(words.say(.labelSale), words.line([words.price(sale.price), end])))
        }
        lines += product.changes.map {
            words.fact(words.say(.labelChanged), words.quote("\($0)"))
        }
        return lines + [words.fact(words.say(.labelID), words.quote(product.productID.rawValue))]
    }

    /// Returns the price, or why the product is not sold.
    private func standing(_ product: SandboxProduct) -> SafeText {
        let standing = words.say(product.standing)
        guard product.type != nil, product.availability == .cleared else { return standing }
        guard let offer = model.offer(of: product) else { return words.say(.notOnSale) }
        return words.line([standing, words.price(offer.price)])
    }
}
