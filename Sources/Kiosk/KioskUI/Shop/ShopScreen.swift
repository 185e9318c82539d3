import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The Shop screen: the product list, and the details of the selected product.
struct ShopScreen: ListScreen {
    typealias View = ShopView

    var logName: String { "shop" }
    var name: TextKey { .tabShop }
    var topic: String { "buying" }
    var listShare: (narrow: Int, wide: Int, limit: Int) { (56, 54, 80) }

    func printList(in model: inout Model) -> [Command] { model.printProducts() }

    var filterRow: Int? { 0 }

    func filter(in model: Model) -> FilterField? { model.shop.filter }

    var filterFields: [String] { ProductCondition.fields }

    func invalidFilterPart(in model: Model) -> String? { model.shop.query.invalidPart }

    func isFilterable(in model: Model) -> Bool { model.shop.catalog != nil }

    func editFilter(in model: inout Model, _ edit: (inout FilterField) -> Void) {
        edit(&model.shop.filter)
    }

    func title(in model: Model) -> String? { model.shop.product?.displayName }

    var detail: WritableKeyPath<Model, DetailPane>? { \.shop.detail }

    func detailBlock(of model: Model, width: Int) -> TextBlock? {
        ProductDetailBlock(model: model).block(width: width)
    }

    func canOpen(in model: Model) -> Bool { model.shop.selectedRow != nil }

    var list: WritableKeyPath<Model, ListState<ProductID>> { \.shop.list }

    func rows(in layout: Layout) -> Rect { layout.shopRows }

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
