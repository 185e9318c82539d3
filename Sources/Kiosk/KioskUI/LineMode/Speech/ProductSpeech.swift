import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// What is said of a product.
struct ProductSpeech {
    let model: Model
    private var words: DisplayFormatter { model.words }

    /// One line of the list: title, price, and how it stands.
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

    /// Everything about it, a fact a line.
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

    /// The name of a kind of product, and what it promises.
    func kind(_ type: ProductType) -> SafeText {
        words.line([
            words.quote(words.messages.name(of: type)),
            words.quote(words.messages.promise(of: type)),
        ])
    }

    /// What buying it would mean.
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
