import PurchaseCore
import StoreText
import TerminalGraphics

/// The Activity screen: all transactions with their current state, and the history of the selected one.
struct ActivityScreen: ScreenComponent {
    let logName = "activity"
    let name = TextKey.tabActivity
    let topic = "crashes"

    func listWidth(of width: Int) -> Int {
        width >= 100 ? min(width * 38 / 100, 56) : width * 46 / 100
    }

    func draw(_ model: Model, in layout: Layout, on canvas: inout Canvas) {
        ActivityView(model: model, layout: layout).draw(on: &canvas)
    }

    // MARK: Filter

    func filterRow(in layout: Layout) -> Rect? {
        layout.density == .full ? layout.list.row(1) : nil
    }

    func filter(in model: Model) -> FilterField? { model.activity.filter }

    func invalidFilterPart(in model: Model) -> String? { model.activity.query.invalidPart }

    func isFilterable(in model: Model) -> Bool { !model.engine.snapshot.rows.isEmpty }

    func editFilter(in model: inout Model, _ edit: (inout FilterField) -> Void) {
        let kept = model.activityRow?.id
        model.activity.editFilter(edit)
        model.updateShownTransactions()
        model.reselectInActivity(kept)
    }

    func path(in model: Model) -> [SafeText] {
        let row = model.activity.detail.isOpen ? model.activityRow : nil
        return [model.formatter.text(name)]
            + [row.map { model.formatter.sanitized(model.title(of: $0)) }].compactMap(\.self)
    }

    // MARK: Detail

    var detail: WritableKeyPath<Model, DetailPane>? { \.activity.detail }

    func detailBlock(of model: Model, width: Int) -> TextBlock? {
        model.activityRow.map { TransactionDetail(model: model, row: $0).block(width: width) }
    }

    func canOpen(in model: Model) -> Bool { model.activityRow != nil }

    func detailHint(in model: Model) -> TextKey? {
        model.activityRow?.transactionID == nil ? nil : .hintReceipt
    }

    /// Opens the detail, or from the detail the receipt.
    func open(in model: inout Model) -> [Command] {
        guard model.activity.detail.isOpen, let id = model.activityRow?.transactionID else {
            return model.openDetail()
        }
        return model.openReceipt(id)
    }

    // MARK: List

    /// Returns the selected transaction, which is never removed: it only moves below newer ones.
    func selectedItem(in model: Model) -> SelectedItem? {
        model.activityRow.map { SelectedItem($0.id, isRemovedWhenDeselected: false) }
    }

    func move(_ action: Action, in model: inout Model) -> [Command] {
        model.activity.selected = Scroll.moved(
            model.activity.selected, action, count: model.activityCount,
            page: model.layout.activityRows.height / ActivityList.linesPerRow)
        scrollToSelection(in: &model)
        return model.olderCommands()
    }

    func scrollToSelection(in model: inout Model) {
        let height = Layout(size: model.size, screen: .activity).activityRows.height
        model.activity.top = Scroll.top(
            model.activity.top, selected: model.activity.selected, count: model.activityCount,
            height: max(height / ActivityList.linesPerRow, 1))
    }

    func clickHeader(at point: Point, in model: inout Model) -> [Command]? {
        ActivityFilterTabs(model).filter(at: point).map { model.showFilter($0) }
    }

    func select(at point: Point, in model: inout Model) -> [Command] {
        let area = model.layout.activityRows
        guard area.contains(point) else { return [] }
        let row = model.activity.top + (point.y - area.y) / ActivityList.linesPerRow
        if row < model.activityCount { model.activity.selected = row }
        scrollToSelection(in: &model)
        return model.olderCommands()
    }
}

extension Layout {
    /// The rows of the transaction list, below the tabs and the filter line if there is room for them.
    var activityRows: Rect { density == .full ? list.cutTop(2).rest : list }
}
