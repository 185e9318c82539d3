import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    mutating func move(_ action: Action) -> [Command] {
        // A user who moves the selection sees its new position, so the guard is not needed any more.
        displaced = nil
        switch screen {
        case .shop where shop.isDetailOpen:
            shop.detailTop = scrolled(shop.detailTop, action)
        case .activity where activity.isDetailOpen:
            activity.detailTop = scrolled(activity.detailTop, action)
        case .shop:
            let page = layout.shopRows.height
            shop.selected = Self.moved(shop.selected, action, count: shop.stops.count, page: page)
        case .activity:
            let page = layout.activityRows.height / ActivityList.linesPerRow
            activity.selected = Self.moved(
                activity.selected, action, count: activityCount, page: page)
        case .receipt:
            guard let (last, height) = receiptExtent else { return [] }
            receipt.top = Self.moved(
                min(receipt.top, last), action, count: last + 1, page: height)
        case .sandbox:
            let (count, page) = (sandbox.stops.count, layout.list.height)
            sandbox.selected = Self.moved(sandbox.selected, action, count: count, page: page)
        case .log where log.isDetailOpen: log.detailTop = scrolled(log.detailTop, action)
        case .log:
            let page = layout.filteredRows.height
            log.selected = Self.moved(log.selected, action, count: log.count, page: page)
            log.isFollowing = log.selected >= log.count - 1
        case .library:
            let (count, page) = (libraryStopCount, layout.list.height)
            library.selected = Self.moved(library.selected, action, count: count, page: page)
        }
        keepInSight()
        return []
    }

    /// Returns the detail's scroll offset after a move, limited so that the last page stays full.
    func scrolled(_ top: Int, _ action: Action) -> Int {
        let rect = layout.detailText
        let last = detailBlock(width: rect.width)?.overflow(in: rect.height) ?? 0
        return Self.moved(min(top, last), action, count: last + 1, page: rect.height)
    }

    /// Returns the text of the open detail.
    private func detailBlock(width: Int) -> TextBlock? {
        switch screen {
        case .shop: ProductDetail(model: self).block(width: width)
        case .activity:
            activityRow.map { TransactionDetail(model: self, row: $0).block(width: width) }
        case .log: log.selectedEvent.map { LogDetail(model: self, event: $0).block(width: width) }
        case .sandbox: SandboxView(model: self, layout: layout).explanation(width: width)
        case .library, .receipt: nil
        }
    }

    /// Returns a position among `count` after a move; 0 if `count` is 0.
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
