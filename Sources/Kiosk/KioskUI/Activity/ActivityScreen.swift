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
}

extension Layout {
    /// The rows of the transaction list, below the tabs and the filter line if there is room for them.
    var activityRows: Rect { density == .full ? list.cutTop(2).rest : list }
}
