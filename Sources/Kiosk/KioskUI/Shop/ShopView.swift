import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

/// The Shop: the list by type, and all about the selected product.
struct ShopView {
    let model: Model
    let layout: Layout
    private var words: Words { model.words }

    func draw(on canvas: inout Canvas) {
        let detail = ProductDetail(model: model)
        if layout.density == .tiny, !model.shop.isDetailOpen {
            drawOne(on: &canvas)
        } else if layout.density == .tiny {
            detail.block(width: layout.body.width - 2)
                .draw(
                    in: layout.body.inset(left: 1, right: 1), top: model.shop.detailTop, on: &canvas
                )
        } else if let pane = layout.detail {
            drawList(on: &canvas)
            let inside = pane.inset(left: 2, right: 1)
            let top = model.shop.isDetailOpen ? model.shop.detailTop : 0
            detail.block(width: inside.width).draw(in: inside, top: top, on: &canvas)
        } else if model.shop.isDetailOpen {
            let inside = layout.body.inset(left: 2, right: 2)
            detail.block(width: inside.width)
                .draw(in: inside, top: model.shop.detailTop, on: &canvas)
        } else {
            drawList(on: &canvas)
        }
    }

    /// A tiny window shows one product: what it is and how it stands.
    private func drawOne(on canvas: inout Canvas) {
        guard let product = model.shop.product else { return drawList(on: &canvas) }
        let rect = layout.body.inset(left: 1, right: 1)
        var block = TextBlock(width: rect.width)
        block.add(
            words.marked(product.type.glyph, words.quote(product.displayName)),
            Style(.title, on: nil, .bold))
        if let mark = ProductList(model: model, width: rect.width).mark(of: product) {
            block.add(words.marked(mark.glyph, mark.text), Style(mark.role))
        }
        if let row = model.engine.open(product.id) { block.add(words.say(row.stage.word)) }
        block.draw(in: rect, top: 0, on: &canvas)
    }

    private func drawList(on canvas: inout Canvas) {
        let rows = layout.shopRows
        if layout.density == .full || model.shop.isTyping {
            drawFilter(in: layout.list.row(0), on: &canvas)
        }
        let lines = model.shop.lines
        guard !lines.isEmpty else {
            let text: Phrase =
                model.shop.catalog == nil
                ? .loading : model.shop.filter?.isEmpty ?? true ? .emptyShop : .emptyFilter
            let message =
                model.shop.catalog == nil ? model.shop.failure.map(words.quote) : nil
            let wrapped = (message ?? words.say(text)).wrapped(to: max(rows.width - 4, 1))
            canvas.put(wrapped, in: rows.inset(left: 2, top: 1), style: Style(.muted))
            return
        }
        let list = ProductList(model: model, width: rows.width)
        for (index, line) in lines.dropFirst(model.shop.top).prefix(rows.height).enumerated() {
            let isSelected = model.shop.top + index == model.shop.selectedLine
            list.draw(line, in: rows.row(index), isSelected: isSelected, on: &canvas)
        }
        if model.shop.isTyping, layout.density != .full {
            drawFilter(in: layout.list.row(0), on: &canvas)
        }
    }

    private func drawFilter(in row: Rect, on canvas: inout Canvas) {
        canvas.fill(row, style: .text)
        let total =
            (model.shop.catalog?.products.count ?? 0) + (model.shop.catalog?.invalid.count ?? 0)
        let count = words.say(
            .shownOf, words.counts.string(model.shop.stops.count), words.counts.string(total))
        var x = row.x + 1
        x += canvas.put("/ ", at: Point(x: x, y: row.y), style: Style(.hintKey))
        let space = max(row.right - x - count.width - 2, 0)
        if let filter = model.shop.filter, !(filter.isEmpty && !model.shop.isTyping) {
            let typed = words.quote(filter).clipped(to: max(space - 1, 0))
            x += canvas.put(typed, at: Point(x: x, y: row.y), style: Style(.input))
            if model.shop.isTyping { canvas.cursor = Point(x: x, y: row.y) }
        } else {
            canvas.put(
                words.say(.filter), at: Point(x: x, y: row.y), style: Style(.placeholder),
                maxWidth: space)
        }
        canvas.put(
            count, at: Point(x: row.right - 1 - count.width, y: row.y), style: Style(.muted))
    }
}
