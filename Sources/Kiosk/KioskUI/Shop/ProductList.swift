import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

/// Draws single lines of the Shop's list; only those on the screen are ever formatted.
struct ProductList {
    let model: Model
    let width: Int
    private var words: Words { model.words }

    func draw(_ line: ShopState.Line, in row: Rect, isSelected: Bool, on canvas: inout Canvas) {
        switch line {
        case .space: return
        case .header(let type):
            let name = words.quote(words.messages.name(of: type).uppercased())
            let used = canvas.put(
                name, at: Point(x: row.x + 1, y: row.y), style: Style(.header, on: nil, .bold))
            let promise = words.quote(words.messages.promise(of: type))
            guard used + promise.width + 4 <= row.width else { return }
            canvas.put(
                promise, at: Point(x: row.right - promise.width - 1, y: row.y),
                style: Style(.muted))
        case .unavailableHeader:
            canvas.put(
                words.quote(words.messages.text(.notOnSale).uppercased()),
                at: Point(x: row.x + 1, y: row.y), style: Style(.header))
        case .product(let index):
            guard let products = model.shop.catalog?.products, products.indices.contains(index)
            else { return }
            draw(products[index], in: row, isSelected: isSelected, on: &canvas)
        case .unavailable(let index):
            guard let invalid = model.shop.catalog?.invalid, invalid.indices.contains(index)
            else { return }
            let text = words.marked(.unavailable, words.quote(invalid[index].productID.rawValue))
            pointer(row, isSelected, on: &canvas)
            canvas.put(
                text.clipped(to: row.width - 4), at: Point(x: row.x + 3, y: row.y),
                style: Style(.muted))
            if isSelected { canvas.lay(.selection, on: row) }
        }
    }

    private func draw(
        _ product: Product, in row: Rect, isSelected: Bool, on canvas: inout Canvas
    ) {
        let y = row.y
        pointer(row, isSelected, on: &canvas)
        canvas.put(
            words.glyphs[product.type.glyph], at: Point(x: row.x + 3, y: y),
            style: Style(product.type.role))
        let mark = mark(of: product)
        let column = width >= 50 ? 14 : width >= 38 ? 13 : 2
        let shownMark =
            column > 2
            ? mark.map { words.marked($0.glyph, $0.text) } : mark.map { words.glyphs[$0.glyph] }
        if let mark, let shownMark {
            canvas.put(
                shownMark.clipped(to: column - 1), at: Point(x: row.right - column, y: y),
                style: Style(mark.role))
        }
        var right = row.right - column - 1
        let price = words.price(of: product).clipped(to: max(width / 2 - 4, 4))
        right -= price.width
        canvas.put(
            price, at: Point(x: right, y: y),
            style: Style(product.sale == nil ? .price : .priceSale))
        if let sale = product.sale, width >= 48 {
            let was = words.say(.wasPrice, words.prices.string(sale.regularPrice))
            right -= was.width + 1
            canvas.put(was, at: Point(x: right, y: y), style: Style(.muted))
        }
        let title = words.quote(product.displayName).clipped(to: max(right - row.x - 6, 0))
        canvas.put(
            title, at: Point(x: row.x + 5, y: y),
            style: Style(.text, on: nil, isSelected ? .bold : []))
        if isSelected { canvas.lay(.selection, on: row) }
    }

    private func pointer(_ row: Rect, _ isSelected: Bool, on canvas: inout Canvas) {
        guard isSelected else { return }
        canvas.put(words.glyphs[.pointer], at: Point(x: row.x + 1, y: row.y), style: Style(.cursor))
    }

    /// What is most worth knowing of a product: what happens to it, whether it can be had, what one has of it.
    func mark(of product: Product) -> (glyph: Glyph, text: SafeText, role: Role)? {
        if let row = model.engine.open(product.id) {
            let look = StateLook(row)
            return (look.glyph, words.say(look.word), look.role)
        }
        if model.owns(product.id) { return (.owned, words.say(.owned), .owned) }
        if product.unavailable != nil {
            let word: Phrase = product.unavailable == .inReview ? .inReview : .notOnSale
            return (.unavailable, words.say(word), .muted)
        }
        if let good = product.grants.first?.good, let balance = model.engine.balances[good],
            balance > 0
        {
            return (.info, words.say(.have, words.counts.string(balance)), .muted)
        }
        return product.sale == nil ? nil : (.warning, words.say(.sale), .priceSale)
    }
}
