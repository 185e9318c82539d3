import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The Shop screen: the product list, and the details of the selected product.
struct ShopScreen: ProductListScreen {
    typealias View = ShopView

    var logName: String { "shop" }
    var name: TextKey { .tabShop }
    var topic: String { "buying" }

    func printList(in model: inout Model) -> [Command] { model.printProducts() }

    func catalogLoaded(_ catalog: CatalogState, in model: inout Model) {
        if !model.preferences.isMotionReduced {
            model.shop.highlightChanges(in: catalog, now: model.now)
        }
        model.shop.apply(catalog, at: catalog.isSaved ? catalog.loadedAt : model.now)
    }

    func engineChanged(in model: inout Model) { model.shop.apply(owned: model.engine.owned.keys) }

    func discardContextData(in model: inout Model) { model.discardCatalog() }

    func loadMissingData(in model: inout Model) -> [Command] { loadWatchedHistory(in: &model) }

    func refresh(_ model: inout Model) -> [Command] { model.reloadCatalog() }

    func ticks(in model: Model) -> [Timestamp] { paneTicks(in: model) }
}

/// A screen with the product list, the details of the selected product, and the newest transactions.
protocol ProductListScreen: ListScreen where ID == ProductID {}

extension ProductListScreen {
    var listShare: (narrow: Int, wide: Int, limit: Int) { (56, 54, 80) }
    var threePaneShares: (list: Int, detail: Int)? { (36, 30) }
    var sideName: TextKey? { .nowTitle }

    var filterRow: Int? { 0 }

    func filter(in model: Model) -> FilterField? { model.shop.filter }

    var filterFields: [String] { ProductCondition.fields }

    func invalidFilterPart(in model: Model) -> String? { model.shop.query.invalidPart }

    func isFilterable(in model: Model) -> Bool { model.shop.catalog != nil }

    func editFilter(in model: inout Model, _ edit: (inout FilterField) -> Void) {
        edit(&model.shop.filter)
    }

    func title(in model: Model) -> String? { model.shop.product?.displayName }

    var detail: WritableKeyPath<Model, DetailPaneState>? { \.shop.detail }

    func detailBlock(of model: Model, width: Int) -> TextBlock? {
        let details = ProductDetailBlock(model: model)
        return model.shop.product.map { details.block(of: $0, width: width) }
            ?? model.shop.unavailableProduct.map { details.block(of: $0, width: width) }
    }

    /// Returns the newest transactions.
    func sideBlock(of model: Model, width: Int) -> TextBlock? {
        let height = model.layout.side?.height ?? 0
        return RecentTransactionsBlock(model: model, height: height).block(width: width)
    }

    func canOpen(in model: Model) -> Bool { model.shop.selectedRow != nil }

    func detailHint(in model: Model) -> TextKey? {
        guard model.layout.side != nil else { return nil }
        guard model.focusedPane == .side else { return .labelNow }
        return model.watchedTransaction == nil ? nil : .tabActivity
    }

    /// Opens the detail, from there the pane of the newest transactions, and from there the shown transaction.
    func open(in model: inout Model) -> [Command] {
        guard model.focusedPane == .side else { return model.openDetail() }
        let id = model.watchedTransaction?.id
        return model.engine.snapshot.rows.firstIndex { $0.id == id }
            .map { model.showTransaction(at: $0) } ?? []
    }

    /// Loads the history of the newest transaction if there is a pane for it.
    func loadWatchedHistory(in model: inout Model) -> [Command] {
        guard model.layout.side != nil, let row = model.watchedTransaction else { return [] }
        return model.loadHistory(of: row)
    }

    var list: WritableKeyPath<Model, ListState<ProductID>> { \.shop.list }

    func rows(in layout: Layout) -> Rect { layout.shopRows }

    var showsLowBalanceOffer: Bool { true }

    func shownProduct(in model: Model) -> Product? { model.shop.product }

    /// Returns the times at which one of the panes changes without an event.
    func paneTicks(in model: Model) -> [Timestamp] {
        productTicks(in: model)
            + (model.layout.side.map { side in
                RecentTransactionsBlock(model: model, height: side.height).ticks
            } ?? [])
            + [model.shop.highlightEnd].compactMap(\.self).filter { $0 > model.now }
    }

    private func productTicks(in model: Model) -> [Timestamp] {
        guard let product = model.shop.product else { return [] }
        let isDetailShown = model.layout.detail != nil || model.shop.detail.isOpen
        let open = model.engine.newestOpenRow(of: product.id)
        guard isDetailShown else { return model.spinnerTicks(open) }
        var ticks = open.map { model.rowTicks($0) } ?? []
        if let left = product.sale.flatMap({ model.countdown(to: $0.ends) }) { ticks.append(left) }
        if let last = model.engine.newestRow(of: product.id) {
            let day = last.purchasedAt == nil ? model.nextDay : model.nextStoreDay
            ticks += [day].compactMap(\.self)
        }
        return ticks
    }
}

extension Layout {
    /// The rows of the product list, below the filter line if there is room for one.
    var shopRows: Rect {
        density == .tiny ? list.cutTop(1).top : density == .full ? list.cutTop(1).rest : list
    }
}

// MARK: View

struct ShopView: TwoPaneView {
    let model: Model
    let layout: Layout

    var listFrame: PaneFrame {
        let (rows, list) = (model.shop.rows, model.shop.list)
        let group = Scroll.hiddenHeading(above: list.top, in: rows[...]) { row -> SafeText? in
            switch row {
            case .header(let type): formatter.heading(of: type)
            case .unavailableHeader: formatter.unavailableHeading
            case .space, .columns, .product, .unavailable: nil
            }
        }
        return PaneFrame(
            title: paneTitle(.sandboxProducts, group: group),
            position: position(list.selectedNumber, of: list.count),
            viewport: Viewport(top: list.top, height: layout.shopRows.height, count: rows.count))
    }

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

extension DisplayFormatter {
    /// Returns the heading of the products of a type.
    func heading(of type: ProductType) -> SafeText {
        sanitized(messages.name(of: type).uppercased())
    }

    /// Returns a text as a heading.
    func heading(_ key: TextKey) -> SafeText { sanitized(messages.text(key).uppercased()) }

    /// The heading of the IDs that are not on sale.
    var unavailableHeading: SafeText { heading(.notOnSale) }
}
