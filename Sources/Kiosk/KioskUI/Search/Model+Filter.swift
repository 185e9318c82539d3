import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    /// The filter field of the current screen; nil if the screen has none.
    var filter: FilterField? { filter(of: screen) }

    /// Returns the filter field of a screen; nil if the screen has none.
    func filter(of screen: Screen) -> FilterField? {
        switch screen {
        case .shop: shop.filter
        case .activity: activity.filter
        case .log: log.filter
        case .library, .receipt, .sandbox: nil
        }
    }

    /// The part of the filter text that is not valid; nil if all of it is.
    var filterFault: String? {
        switch screen {
        case .shop: shop.query.fault
        case .activity: activity.query.fault
        case .log: log.query.fault
        case .library, .receipt, .sandbox: nil
        }
    }

    /// Changes the filter of the current screen; the selection stays on its item if that still matches.
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

    /// Clears the filter of the current screen; can be undone.
    mutating func clearFilter() {
        if let text = filter?.text, !text.isEmpty { undo.remember(.filter(screen, text)) }
        editFilter { $0.clear() }
    }

    /// Selects the transaction with an ID in Activity after the shown rows have changed.
    mutating func keepInActivity(_ id: String?) {
        let rows = engine.snapshot.rows
        let position =
            activity.shown.map { shown in shown.firstIndex { rows[$0].id == id } }
            ?? rows.firstIndex { $0.id == id }
        activity.selected = position ?? min(activity.selected, max(activityCount - 1, 0))
        keepInSight()
    }
}
