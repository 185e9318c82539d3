import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The Shop screen: the product list, and the details of the selected product.
struct ShopScreen: ScreenComponent {
    let logName = "shop"
    let name = TextKey.tabShop
    let topic = "buying"
    let lineCommand = LineCommand.list

    func listWidth(of width: Int) -> Int {
        width >= 100 ? min(width * 54 / 100, 80) : width * 56 / 100
    }

    func draw(_ model: Model, in layout: Layout, on canvas: inout Canvas) {
        ShopView(model: model, layout: layout).draw(on: &canvas)
    }

    // MARK: Filter

    func filterRow(in layout: Layout) -> Rect? {
        layout.density == .full ? layout.list.row(0) : nil
    }

    func filter(in model: Model) -> FilterField? { model.shop.filter }

    func invalidFilterPart(in model: Model) -> String? { model.shop.query.invalidPart }

    func isFilterable(in model: Model) -> Bool { model.shop.catalog != nil }

    func editFilter(in model: inout Model, _ edit: (inout FilterField) -> Void) {
        model.shop.editFilter(edit)
    }

    func path(in model: Model) -> [SafeText] {
        let product = model.shop.detail.isOpen ? model.shop.product : nil
        return [model.formatter.text(name)]
            + [product.map { model.formatter.sanitized($0.displayName) }].compactMap(\.self)
    }

    // MARK: Detail

    var detail: WritableKeyPath<Model, DetailPane>? { \.shop.detail }

    func detailBlock(of model: Model, width: Int) -> TextBlock? {
        ProductDetail(model: model).block(width: width)
    }

    func canOpen(in model: Model) -> Bool { model.shop.selectedRow != nil }

    // MARK: List

    func move(_ action: Action, in model: inout Model) -> [Command] {
        model.shop.list.move(action, page: model.layout.shopRows.height)
        return []
    }

    func scrollToSelection(in model: inout Model) {
        let layout = Layout(size: model.size, screen: .shop)
        model.shop.list.scrollToSelection(height: layout.shopRows.height)
    }

    func select(at point: Point, in model: inout Model) -> [Command] {
        model.shop.list.select(at: point, in: model.layout.shopRows)
        scrollToSelection(in: &model)
        return []
    }

    // MARK: Updates

    var showsLowBalanceOffer: Bool { true }

    func shownProduct(in model: Model) -> Product? { model.shop.product }

    func refresh(_ model: inout Model) -> [Command] { model.reloadCatalog() }

    func ticks(in model: Model) -> [Timestamp] {
        productTicks(in: model)
            + [model.shop.highlightEnd].compactMap(\.self).filter { $0 > model.now }
    }

    private func productTicks(in model: Model) -> [Timestamp] {
        guard let product = model.shop.product else { return [] }
        let isDetailShown = model.layout.detail != nil || model.shop.detail.isOpen
        let open = model.engine.newestOpenRow(of: product.id)
        guard isDetailShown else { return model.spinnerTicks(open) }
        var ticks = open.map(model.rowTicks) ?? []
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
