import KioskPresentation
import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

struct LibraryView: ScreenView, ModelFormatting {
    let model: Model
    let layout: Layout
    private var snapshot: EngineSnapshot { model.engine.snapshot }

    func draw(on canvas: inout Canvas) {
        let contents = LibraryRows(model, layout: layout)
        let areas = [layout.listPane, layout.detailPane]
        for (pane, area) in zip(contents.panes, areas) {
            draw(pane, of: contents, on: &canvas)
            draw(frame(of: pane, in: contents), in: area, on: &canvas)
        }
    }

    /// Returns the frame of a pane, whose title is the heading of the visible rows.
    private func frame(of pane: ListColumn<LibraryState>, in contents: LibraryRows) -> PaneFrame {
        let (top, list) = (model.library[keyPath: pane.top], contents.list)
        let group = Scroll.hiddenHeading(
            above: top, in: contents.rows[pane.rows], \.heading)
        return PaneFrame(
            title: group ?? pane.heading ?? formatter.text(.tabLibrary),
            position: position(list.selectedNumber(in: pane.rows), of: list.count(in: pane.rows)),
            isFocused: list.isSelected(in: pane.rows) && contents.panes.count > 1,
            viewport: Viewport(top: top, height: pane.area.height, count: pane.rows.count))
    }

    /// Draws the visible rows of a pane; only these are formatted.
    private func draw(
        _ pane: ListColumn<LibraryState>, of contents: LibraryRows, on canvas: inout Canvas
    ) {
        for (offset, index) in pane.visibleRows(in: model.library).enumerated() {
            let (row, line) = (pane.area.row(offset), contents.rows[index])
            let isSelected = !layout.isPanel && index == contents.list.selectedRow
            if isSelected {
                canvas.put(formatter.glyphs[.pointer], at: row.origin, style: Style(.cursor))
            }
            let inside = row.inset(left: line.id == nil ? 1 : 2, right: 1)
            draw(line, in: inside, isSelected: isSelected, on: &canvas)
            if isSelected { canvas.setBackground(.selection, in: row) }
        }
    }

    private func draw(
        _ line: LibraryRows.Row, in row: Rect, isSelected: Bool, on canvas: inout Canvas
    ) {
        let pen = RowRenderer(row: row)
        switch line {
        case .space: return
        case .text(let text, let role, let indent): pen.put(text, role, at: indent, on: &canvas)
        case .subscription(let subscription): draw(subscription, with: pen, on: &canvas)
        case .balance(let balance): draw(balance, with: pen, on: &canvas)
        case .entry(let entry): draw(entry, with: pen, on: &canvas)
        case .owned(let owned): draw(owned, with: pen, on: &canvas)
        }
    }

    private func draw(_ balance: GoodAmount, with pen: RowRenderer, on canvas: inout Canvas) {
        let amount = SafeText(formatted: formatter.counts.string(balance.amount))
        // In a narrow window the name is clipped, because the amount matters most.
        let column = max(min(14, pen.row.width - amount.width - 1), 0)
        let room = max(min(9, pen.row.width - column - 1), amount.width)
        pen.put(
            formatter.sanitized(formatter.name(of: balance.good)).fitted(to: column), .text,
            on: &canvas)
        pen.put(amount.padded(to: room, alignment: .right), .price, at: column + 1, on: &canvas)
        let trend = formatter.glyphs.sparkline(history(of: balance.good))
        pen.put(trend, .accent, at: column + room + 3, on: &canvas)
    }

    /// Returns the balances of a good after its most recent changes, the oldest first.
    private func history(of good: GoodID) -> [Int] {
        snapshot.wallet.entries.lazy.filter { $0.change.good == good }.prefix(8)
            .map { Int(clamping: $0.balance) }.reversed()
    }

    private func draw(_ entry: WalletEntry, with pen: RowRenderer, on canvas: inout Canvas) {
        let goods = formatter.sanitized(formatter.change(entry.change))
        let when = model.storeTimeText(entry.at)
        let role: Role = entry.change.amount < 0 ? .stateRefunded : .stateFinished
        let column = min(14, pen.row.width / 3)
        pen.put(goods.clipped(to: column), role, on: &canvas)
        pen.put(when, .muted, at: column + 1, on: &canvas)
        let x = column + when.width + 3
        pen.put(reason(entry, width: pen.row.width - x), .text, at: x, on: &canvas)
    }

    /// Returns the order and the product that a wallet change belongs to, and why it was made; the product only if all
    /// fits into the width.
    func reason(_ entry: WalletEntry, width: Int = .max) -> SafeText {
        let product: SafeText? =
            switch entry.kind {
            case .grant, .revocation, .debt, .reversal:
                model.shop.product(ProductID(entry.note))
                    .map { formatter.sanitized($0.displayName) }
            case .spend, .compensation: nil
            }
        let reason =
            formatter.messages.reason(of: entry)
            ?? (entry.kind == .grant ? nil : formatter.text(.takenBack))
        let order = entry.merchantOrder.map { formatter.text(.orderNumber, $0.rawValue) }
        let whole = formatter.commaSeparated([order, product, reason])
        return whole.width <= width ? whole : formatter.commaSeparated([order, reason])
    }

    private func draw(
        _ subscription: VerifiedSubscription, with pen: RowRenderer, on canvas: inout Canvas
    ) {
        let appearance = subscription.appearance
        let name = title(of: subscription.transaction.productID)
        let state = formatter.sanitized(formatter.subscriptions.state(of: subscription))
        let room = max(pen.row.width - state.width - 2, 8)
        pen.put(formatter.marked(appearance.glyph, name).clipped(to: room), .text, on: &canvas)
        pen.put(state, appearance.role, at: max(pen.row.width - state.width, room + 1), on: &canvas)
    }

    private func draw(_ owned: Entitlement, with pen: RowRenderer, on canvas: inout Canvas) {
        let title = formatter.marked(.owned, title(of: owned.productID))
        // A narrow window keeps the full title and omits the origin and the date; for a shared product it keeps the
        // origin.
        let whole = "\(origin(owned)) \(formatter.glyphs[.separator]) \(since(owned))" as SafeText
        let short = owned.isShared ? origin(owned) : since(owned)
        let since = title.width + whole.width + 2 <= pen.row.width ? whole : short
        let hasRoom = pen.row.width >= 34
        let room = hasRoom ? pen.row.width - since.width - 2 : pen.row.width
        pen.put(title.clipped(to: max(room, 8)), .owned, on: &canvas)
        if hasRoom { pen.put(since, .muted, at: pen.row.width - since.width, on: &canvas) }
    }

    /// Returns until when an entitlement lasts, or since when it is owned.
    func since(_ owned: Entitlement) -> SafeText {
        if let future = model.future(of: owned) { return future }
        if let expires = owned.expires {
            return formatter.text(
                .timeLeft, formatter.ages.string(until: expires, now: model.storeNow))
        }
        return formatter.text(.ownedSince, model.storeTimeText(owned.since).string)
    }

    func origin(_ owned: Entitlement) -> SafeText {
        if owned.isShared { return formatter.text(.ownedShared) }
        return owned.isRestored
            ? formatter.text(.ownedRestored)
            : formatter.text(.boughtOn, model.context.device.rawValue)
    }
}
