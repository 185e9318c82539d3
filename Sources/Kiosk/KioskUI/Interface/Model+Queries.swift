import StoreText
import PurchaseCore
package import StoreModel
import TerminalGraphics

extension Model {
    /// The selected line of Activity.
    var activityRow: TransactionRow? {
        let rows = engine.snapshot.rows
        return rows.indices.contains(activity.selected) ? rows[activity.selected] : nil
    }

    /// Whether the keys move the lines of the detail and not the list.
    var isInDetail: Bool {
        switch screen {
        case .shop: shop.isDetailOpen
        case .activity: activity.isDetailOpen
        case .library: false
        }
    }

    /// Whether a product is owned now.
    func owns(_ id: ProductID) -> Bool { engine.owned[id] != nil }

    /// Why a product cannot be bought here and now; nil when it can.
    func blockedReason(_ product: Product) -> SafeText? {
        if let reason = product.unavailable {
            return words.quote(words.messages.sentence(for: reason, productID: product.id))
        }
        if product.type == .autoRenewable {
            return words.say(.reasonTypeNotSold, words.messages.name(of: product.type))
        }
        if product.price == nil { return words.say(.reasonNoPrice) }
        if case .reading(let reason) = engine.snapshot.mode {
            return words.say(.buyBlockedReading, reason)
        }
        return nil
    }

    /// Whether a delivered transaction waits for a person to finish it.
    func canFinish(_ row: TransactionRow) -> Bool {
        !place.isAutoFinishing && row.stage == .delivered && row.transactionID != nil
    }

    /// Asks for the history of the selected line where it is on the screen and not known as it is now.
    mutating func historyCommands() -> [Command] {
        guard screen == .activity, let row = activityRow else { return [] }
        let key = ActivityState.HistoryKey(id: row.id, changedAt: row.changedAt, stage: row.stage)
        guard activity.asked != key else { return [] }
        activity.asked = key
        return [.loadHistory(rowID: row.id, row.intentID, row.transactionID)]
    }

    /// Scrolls each list as little as keeps its selection on the screen.
    mutating func keepInSight() {
        let shopHeight = Layout(size: size, screen: .shop).shopRows.height
        shop.top = Scroll.top(
            shop.top, selected: shop.selectedLine, count: shop.lines.count, height: shopHeight)
        // The section's name is seen with its first product.
        if shop.selected == 0 { shop.top = 0 }
        let activityHeight = Layout(size: size, screen: .activity).activityRows.height
        activity.top = Scroll.top(
            activity.top, selected: activity.selected, count: engine.snapshot.rows.count,
            height: max(activityHeight / ActivityList.linesPerRow, 1))
    }

    /// When the next frame would look different although nothing happens; nil if never.
    package var nextTick: Timestamp? {
        var moments = toasts.compactMap(\.expires)
        let rows = visibleRows
        for row in rows {
            moments.append(nextChange(since: row.changedAt))
            if let retry = row.retryAt, retry > now { moments.append(nextChange(until: retry)) }
        }
        if rows.contains(where: isSpinning) { moments.append(now.adding(milliseconds: 150)) }
        return moments.filter { $0 > now }.min() ?? moments.min()
    }

    /// The transactions whose ages are on the screen.
    private var visibleRows: [TransactionRow] {
        switch screen {
        case .shop: return shop.product.flatMap { engine.open($0.id) }.map { [$0] } ?? []
        case .activity:
            let height = layout.activityRows.height
            return Array(engine.snapshot.rows.dropFirst(activity.top).prefix(height))
        case .library: return []
        }
    }

    /// Whether something is being asked of somebody right now, for long enough to show it.
    func isSpinning(_ row: TransactionRow) -> Bool {
        guard row.isOpen, (150..<20_000).contains(now.since(row.changedAt)) else { return false }
        return [.submitting, .received, .verified].contains(row.stage)
    }

    private func nextChange(since moment: Timestamp) -> Timestamp {
        now.adding(milliseconds: Words.nextChange(now.since(moment)))
    }

    private func nextChange(until moment: Timestamp) -> Timestamp {
        let left = moment.since(now)
        let unit: Int64 = left < 60_000 ? 1000 : left < 3_600_000 ? 60_000 : 3_600_000
        return now.adding(milliseconds: (left - 1) % unit + 1)
    }
}
