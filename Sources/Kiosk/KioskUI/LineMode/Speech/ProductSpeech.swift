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
