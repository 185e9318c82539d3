import KioskPresentation
import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

struct ShopView: TwoPaneView {
    let model: Model
    let layout: Layout

    func drawList(on canvas: inout Canvas) {
        guard layout.density == .tiny, let product = model.shop.product,
            !model.shop.filter.isTyping
        else { return drawRows(on: &canvas) }
        draw(product, on: &canvas)
    }

    /// Draws a single product in a tiny window: name, price and state.
    private func draw(_ product: Product, on canvas: inout Canvas) {
        let rect = layout.body.inset(left: 1, right: 1)
        var block = TextBlock(width: rect.width)
        block.add(line: [
            (
                formatter.marked(product.type.glyph, formatter.sanitized(product.displayName))
                    .clipped(to: rect.width), Style(.title, on: nil, .bold)
            )
        ])
        let mark = ProductRowView(model: model, width: rect.width).badge(of: product)
        var line: TextBlock.Line = [(formatter.price(of: product), Style(.price, on: nil, .bold))]
        if let mark {
            line.append(("  \(formatter.marked(mark.glyph, mark.text))", Style(mark.role)))
        }
        block.add(line: line)
        let row = model.engine.newestOpenRow(of: product.id)
        block.add(
            row.map { formatter.text($0.stageWord) }
                ?? formatter.sanitized(formatter.messages.name(of: product.type)),
            Style(row == nil ? product.type.role : .text))
        block.draw(in: rect, top: 0, on: &canvas)
    }

    /// Returns the visible rows of the list; only these are formatted.
    static func visibleLines(_ model: Model) -> ArraySlice<ShopState.Row> {
        let shop = model.shop
        return shop.rows.dropFirst(shop.list.top).prefix(model.layout.shopRows.height)
    }

    private func drawRows(on canvas: inout Canvas) {
        let rows = layout.shopRows
        let hasFilterLine = layout.density == .full || model.shop.filter.isTyping
        if model.shop.rows.isEmpty {
            let isBelow = hasFilterLine && layout.density != .full
            // The text goes below the filter line; in a tiny window it uses the whole area.
            let area = layout.density == .tiny ? layout.list : rows
            drawNothing(in: area.inset(left: 1, top: isBelow ? 1 : 0, right: 1), on: &canvas)
        }
        var list = ProductRowView(model: model, width: rows.width)
        for (index, line) in Self.visibleLines(model).enumerated() {
            let isSelected = model.shop.list.top + index == model.shop.list.selectedRow
            list.draw(line, in: rows.row(index), isSelected: isSelected, on: &canvas)
        }
        if hasFilterLine { filterLine.draw(in: layout.list.row(0), on: &canvas) }
    }

    private var filterLine: FilterLine {
        let catalog = model.shop.catalog
        return FilterLine(
            model: model, shown: model.shop.list.count,
            total: (catalog?.products.count ?? 0) + (catalog?.invalid.count ?? 0),
            isCounted: catalog == nil || model.shop.isCatalogCurrent || model.isOffline,
            remark: formatter.text(model.shop.order.label))
    }

    /// Draws why the list is empty, and what to do.
    private func drawNothing(in rect: Rect, on canvas: inout Canvas) {
        var block = TextBlock(width: rect.width)
        if layout.density != .tiny { block.addBlankLine() }
        if model.shop.catalog != nil {
            let isFiltered = model.shop.filter.isActive
            block.add(formatter.text(isFiltered ? .emptyFilter : .emptyShop), Style(.muted))
        } else if let failure = model.shop.failure {
            block.add(formatter.marked(.error, formatter.text(.catalogFailed)), Style(.error))
            block.add(formatter.sanitized(failure))
            block.add(formatter.text(.catalogAgain), Style(.accent))
        } else if model.isOffline {
            block.add(formatter.text(.offlineNothing), Style(.muted))
            block.add(formatter.text(.offlineAgain))
        } else {
            block.add(formatter.text(.loading), Style(.muted))
        }
        block.draw(in: rect, top: 0, on: &canvas)
    }
}
