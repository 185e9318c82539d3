import StoreModel
import StoreText
import TerminalGraphics

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
