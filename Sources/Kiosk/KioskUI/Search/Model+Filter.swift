import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    /// The line that narrows the list of this screen; nil where the screen has none.
    var filter: FilterField? { filter(of: screen) }

    /// The line that narrows the list of a screen; nil where it has none.
    func filter(of screen: Screen) -> FilterField? {
        switch screen {
        case .shop: shop.filter
        case .activity: activity.filter
        case .log: log.filter
        case .library, .receipt, .sandbox: nil
        }
    }

    /// What was typed into it that means nothing.
    var filterFault: String? {
        switch screen {
        case .shop: shop.query.fault
        case .activity: activity.query.fault
        case .log: log.query.fault
        case .library, .receipt, .sandbox: nil
        }
    }

    /// Changes that line, and with it what is listed; what was selected stays so where it can.
    mutating func editFilter(_ edit: (inout FilterField) -> Void) {
        switch screen {
        case .shop: shop.editFilter(edit)
        case .activity:
            let kept = activityRow?.id
            activity.editFilter(edit)
            arrangeActivity()
            keepInActivity(kept)
        case .log: log.editFilter(edit)
        case .library, .receipt, .sandbox: return
        }
        keepInSight()
    }

    /// Shows everything again; the filter can be had back.
    mutating func clearFilter() {
        if let text = filter?.text, !text.isEmpty { undo.remember(.filter(screen, text)) }
        editFilter { $0.clear() }
    }

    /// Selects the transaction of this id again after what is shown has changed.
    mutating func keepInActivity(_ id: String?) {
        let rows = engine.snapshot.rows
        let position =
            activity.shown.map { shown in shown.firstIndex { rows[$0].id == id } }
            ?? rows.firstIndex { $0.id == id }
        activity.selected = position ?? min(activity.selected, max(activityCount - 1, 0))
        keepInSight()
    }
}
