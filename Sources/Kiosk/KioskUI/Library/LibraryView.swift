import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

/// The Library screen: the wallet with its history, and the owned products.
struct LibraryView {
    let model: Model
    let layout: Layout
    private var words: DisplayFormatter { model.words }
    private var snapshot: EngineSnapshot { model.engine.snapshot }

    func draw(on canvas: inout Canvas) {
        let lines = LibraryRows(model, layout: layout)
        draw(lines.main, in: layout.list, top: model.library.top, on: &canvas)
        if let pane = layout.detail {
            draw(lines.side, in: pane, top: model.library.ownedTop, on: &canvas)
        }
    }

    /// Draws the visible rows; only these are formatted.
    private func draw(
        _ lines: [LibraryRows.Line], in rect: Rect, top: Int, on canvas: inout Canvas
    ) {
        let selected = model.libraryLine
        for (index, line) in lines.dropFirst(top).prefix(rect.height).enumerated() {
            let row = rect.row(index)
            let isSelected = line == selected
            if isSelected {
                canvas.put(words.glyphs[.pointer], at: row.origin, style: Style(.cursor))
            }
            let inside = row.inset(left: line.isSelectable ? 2 : 1, right: 1)
            draw(line, in: inside, isSelected: isSelected, on: &canvas)
            if isSelected { canvas.lay(.selection, on: row) }
        }
    }

    private func draw(
        _ line: LibraryRows.Line, in row: Rect, isSelected: Bool, on canvas: inout Canvas
    ) {
        let wallet = snapshot.wallet
        let pen = RowWriter(row: row)
        switch line {
        case .space: return
        case .walletTitle:
            pen.put(words.say(.walletOf, model.place.account.rawValue), .title, on: &canvas)
        case .historyTitle: pen.put(words.say(.walletHistory), .title, on: &canvas)
        case .ownedTitle: pen.put(words.say(.ownedTitle), .title, on: &canvas)
        case .subscriptionsTitle:
            pen.put(words.say(.subscriptionsTitle), .title, on: &canvas)
        case .subscription(let index):
            draw(model.subscriptions[index], with: pen, on: &canvas)
        case .remark(let text, let isUrgent):
            pen.put(text, isUrgent ? .warning : .muted, at: LibraryRows.indent, on: &canvas)
        case .walletEmpty: pen.put(words.say(.emptyWallet), .muted, on: &canvas)
        case .howToBuy: pen.put(model.howToBuy, .text, on: &canvas)
        case .howToRestore:
            pen.put(words.say(.howToRestore, model.keyName(.restore)), .text, on: &canvas)
        case .ownedEmpty: pen.put(words.say(.emptyOwned), .muted, on: &canvas)
        case .provisional: pen.put(words.say(.walletProvisional), .muted, on: &canvas)
        case .debt(let index):
            let debt = words.say(.walletDebt, words.counts.string(wallet.debts[index]))
            pen.put(words.marked(.warning, debt), .warning, on: &canvas)
        case .balance(let index): draw(wallet.balances[index], with: pen, on: &canvas)
        case .entry(let index): draw(wallet.entries[index], with: pen, on: &canvas)
        case .owned(let index): draw(snapshot.entitlements[index], with: pen, on: &canvas)
        }
    }

    private func draw(_ balance: GoodAmount, with pen: RowWriter, on canvas: inout Canvas) {
        let amount = SafeText(formatted: words.counts.string(balance.amount))
        // In a narrow window the name is clipped, because the amount matters most.
        let column = max(min(14, pen.row.width - amount.width - 1), 0)
        let room = max(min(9, pen.row.width - column - 1), amount.width)
        pen.put(words.quote(balance.good.rawValue).fitted(to: column), .text, on: &canvas)
        pen.put(amount.padded(to: room, alignment: .right), .price, at: column + 1, on: &canvas)
        let trend = words.glyphs.sparkline(history(of: balance.good))
        pen.put(trend, .accent, at: column + room + 3, on: &canvas)
    }

    /// Returns the balances of a good after its most recent changes, the oldest first.
    private func history(of good: GoodID) -> [Int] {
        snapshot.wallet.entries.lazy.filter { $0.change.good == good }.prefix(8)
            .map { Int(clamping: $0.balance) }.reversed()
    }

    private func draw(_ entry: WalletEntry, with pen: RowWriter, on canvas: inout Canvas) {
        let amount = SafeText(formatted: words.counts.change(entry.change.amount))
        let goods: SafeText = "\(amount) \(words.quote(entry.change.good.rawValue))"
        let when = model.storeMoment(entry.at)
        let role: Role = entry.change.amount < 0 ? .stateRefunded : .stateFinished
        let column = min(14, pen.row.width / 3)
        pen.put(goods.clipped(to: column), role, on: &canvas)
        pen.put(when, .muted, at: column + 1, on: &canvas)
        pen.put(why(entry), .text, at: column + when.width + 3, on: &canvas)
    }

    /// Returns the reason for a change of the wallet.
    func why(_ entry: WalletEntry) -> SafeText {
        switch entry.kind {
        case .spend: entry.note.isEmpty ? words.say(.spent) : words.say(.spentOn, entry.note)
        case .revocation, .debt: words.say(.takenBack)
        case .reversal: words.say(.givenBack)
        case .compensation: words.say(.givenFor, entry.note)
        case .grant: entry.merchantOrder.map { words.say(.orderNumber, $0.rawValue) } ?? .empty
        }
    }

    /// Draws the title and the state of a subscription.
    private func draw(
        _ subscription: SubscriptionView, with pen: RowWriter, on canvas: inout Canvas
    ) {
        let look = subscription.look
        let name = words.quote(model.title(of: subscription.transaction.productID))
        let state = words.quote(words.subscriptions.state(of: subscription))
        let room = max(pen.row.width - state.width - 2, 8)
        pen.put(words.marked(look.glyph, name).clipped(to: room), .text, on: &canvas)
        pen.put(state, look.role, at: max(pen.row.width - state.width, room + 1), on: &canvas)
    }

    private func draw(_ owned: Entitlement, with pen: RowWriter, on canvas: inout Canvas) {
        let title = words.marked(.owned, words.quote(model.title(of: owned.productID)))
        // A narrow window keeps the full title and omits the origin and the date; for a shared product it keeps the
        // origin.
        let whole = "\(origin(owned)) \(words.glyphs[.separator]) \(since(owned))" as SafeText
        let short = owned.isShared ? origin(owned) : since(owned)
        let since = title.width + whole.width + 2 <= pen.row.width ? whole : short
        let hasRoom = pen.row.width >= 34
        let room = hasRoom ? pen.row.width - since.width - 2 : pen.row.width
        pen.put(title.clipped(to: max(room, 8)), .owned, on: &canvas)
        if hasRoom { pen.put(since, .muted, at: pen.row.width - since.width, on: &canvas) }
    }

    /// Returns until when an entitlement lasts, or since when it is owned.
    private func since(_ owned: Entitlement) -> SafeText {
        if let future = model.future(of: owned) { return future }
        if let expires = owned.expires {
            return words.say(.timeLeft, words.ages.string(until: expires, now: model.storeNow))
        }
        return words.say(.ownedSince, model.storeMoment(owned.since).string)
    }

    /// Returns how the entitlement came to this device.
    private func origin(_ owned: Entitlement) -> SafeText {
        if owned.isShared { return words.say(.ownedShared) }
        return owned.isRestored
            ? words.say(.ownedRestored)
            : words.say(.boughtOn, model.place.device.rawValue)
    }
}
