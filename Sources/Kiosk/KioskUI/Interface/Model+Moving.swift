import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    mutating func move(_ action: Action) -> [Command] {
        switch screen {
        case .shop where shop.isDetailOpen:
            shop.detailTop = Self.moved(
                shop.detailTop, action, count: 200, page: layout.body.height)
        case .activity where activity.isDetailOpen:
            activity.detailTop = Self.moved(
                activity.detailTop, action, count: 1000, page: layout.body.height)
        case .shop:
            let page = layout.shopRows.height
            shop.selected = Self.moved(shop.selected, action, count: shop.stops.count, page: page)
        case .activity:
            let page = layout.activityRows.height / ActivityList.linesPerRow
            let count = engine.snapshot.rows.count
            activity.selected = Self.moved(activity.selected, action, count: count, page: page)
        case .library:
            let count = engine.snapshot.wallet.balances.count
            library.selected = Self.moved(library.selected, action, count: count, page: 5)
        }
        keepInSight()
        return []
    }

    /// A position among `count` after a move; 0 where there is nothing.
    private static func moved(_ position: Int, _ action: Action, count: Int, page: Int) -> Int {
        let target =
            switch action {
            case .up: position - 1
            case .down: position + 1
            case .pageUp: position - max(page - 1, 1)
            case .pageDown: position + max(page - 1, 1)
            case .last: count - 1
            default: 0
            }
        return max(min(target, count - 1), 0)
    }
}
