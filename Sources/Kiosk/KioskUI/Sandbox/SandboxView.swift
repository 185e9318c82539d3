import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

struct SandboxView: ScreenView, ModelFormatting {
    let model: Model
    let layout: Layout

    func draw(on canvas: inout Canvas) {
        let top = model.sandbox.detailTop
        for (column, pane) in zip(
            model.sandbox.columns(in: layout), [layout.listPane, layout.detailPane])
        {
            draw(column, on: &canvas)
            draw(frame(of: column), in: pane, on: &canvas)
        }
        guard layout.detail != nil else { return }
        let rect = layout.sideText ?? layout.detailText
        let block = explanation(width: rect.width)
        if layout.side == nil {
            drawDetailFrame(of: block, top: top, on: &canvas)
        } else {
            drawSideFrame(of: block, title: .paneDetails, top: top, on: &canvas)
        }
        block.draw(in: rect, top: top, on: &canvas)
    }

    /// Draws the visible rows of a column; only these are formatted.
    private func draw(_ column: ListColumn<SandboxState>, on canvas: inout Canvas) {
        let state = model.sandbox
        for (offset, index) in column.visibleRows(in: state).enumerated() {
            let (row, line) = (column.area.row(offset), state.rows[index])
            let isSelected = !layout.isPanel && index == state.list.selectedRow
            if isSelected {
                canvas.put(formatter.glyphs[.pointer], at: row.origin, style: Style(.cursor))
            }
            let inside = row.inset(left: line.id == nil ? 1 : 2, right: 1)
            draw(line, in: inside, isSelected: isSelected, on: &canvas)
            if isSelected { canvas.setBackground(.selection, in: row) }
        }
    }

    private func frame(of column: ListColumn<SandboxState>) -> PaneFrame {
        let (rows, list) = (model.sandbox.rows, model.sandbox.list)
        let top = model.sandbox[keyPath: column.top]
        let group = Scroll.hiddenHeading(above: top, in: rows[column.rows]) { row -> SafeText? in
            if case .header(let section) = row { formatter.heading(section.name) } else { nil }
        }
        let isSelected = list.isSelected(in: column.rows)
        return PaneFrame(
            title: paneTitle(
                column.rows.lowerBound == 0 ? .paneControls : .paneOrders, group: group),
            position: position(
                list.selectedNumber(in: column.rows), of: list.count(in: column.rows)),
            isFocused: layout.detail != nil && isSelected,
            viewport: Viewport(top: top, height: column.area.height, count: column.rows.count))
    }

    private func draw(
        _ line: SandboxState.Row, in row: Rect, isSelected: Bool, on canvas: inout Canvas
    ) {
        let pen = RowRenderer(row: row)
        switch line {
        case .space: return
        case .header(let section):
            pen.put(formatter.heading(section.name), .title, on: &canvas)
        case .emptySection(let section):
            let isKnown = model.sandbox.isLoaded
            pen.put(
                isKnown ? emptiness(of: section) : formatter.text(.loading), .muted, at: 1,
                on: &canvas)
        case .failure(let line): pen.put(line, .warning, at: 1, on: &canvas)
        case .control(let control): draw(control, with: pen, isSelected: isSelected, on: &canvas)
        case .order(let order): draw(order, with: pen, on: &canvas)
        case .subscription(let subscription): draw(subscription, with: pen, on: &canvas)
        case .fault(let fault): draw(fault, with: pen, on: &canvas)
        case .product(let product): draw(product, with: pen, on: &canvas)
        }
    }

    /// Returns the text of an empty section: what is missing, and how to get it.
    private func emptiness(of section: SandboxSection) -> SafeText {
        switch section {
        case .waiting:
            formatter.text(.sandboxNoneWaits, formatter.messages.name(of: Outcome.askToBuy))
        case .faults: formatter.text(.sandboxNoFaults)
        default: formatter.text(.sandboxNonePaid)
        }
    }

    private static let labelWidth = 12

    private func draw(
        _ control: SandboxControlRow, with pen: RowRenderer, isSelected: Bool,
        on canvas: inout Canvas
    ) {
        pen.put(formatter.text(control.label).clipped(to: Self.labelWidth - 1), .muted, on: &canvas)
        pen.put(
            value(of: control), isSelected ? .accent : .text, at: Self.labelWidth, on: &canvas)
    }

    private func value(of control: SandboxControlRow) -> SafeText {
        let value = control.value(model)
        return control.isChangeable(in: model)
            ? "\(formatter.glyphs[.left]) \(value) \(formatter.glyphs[.right])" : value
    }

    /// Returns the direction of the arrow at a column of the selected row; nil for a column without an arrow.
    func step(at x: Int) -> Int? {
        guard case .control(let control) = model.sandbox.selectedRow,
            control.isChangeable(in: model)
        else { return nil }
        let start = layout.list.x + 2 + Self.labelWidth
        let end = start + value(of: control).width
        // An arrow is a small target, so the blank beside it also counts.
        if (start..<start + 2).contains(x) { return -1 }
        return (end - 2..<end).contains(x) ? 1 : nil
    }

    private func draw(
        _ subscription: SandboxSubscription, with pen: RowRenderer, on canvas: inout Canvas
    ) {
        let look = subscription.state.appearance
        draw(
            look, title(of: subscription.productID, subscription.account),
            ends: [(model.state(of: subscription), look.role)], with: pen, on: &canvas)
    }

    private func draw(_ product: SandboxProduct, with pen: RowRenderer, on canvas: inout Canvas) {
        let isHere = product.type != nil && product.availability == .cleared
        let offer = model.offer(of: product)
        let end =
            isHere
            ? offer.map { formatter.price($0.price) } ?? formatter.text(.notOnSale)
            : formatter.text(product.standing)
        draw(
            product.appearance, formatter.sanitized(model.title(of: product)),
            mark: product.changes.isEmpty ? "" : " *",
            ends: [
                (
                    end.clipped(to: max(pen.row.width / 2, 4)),
                    isHere && offer != nil ? .price : .muted
                )
            ], with: pen, on: &canvas)
    }

    /// Draws an item: a glyph, the title with a mark after it, and texts at the end of the row.
    func draw(
        _ look: (glyph: Glyph, role: Role), _ title: SafeText, _ role: Role = .text,
        mark: SafeText = "", ends: [(text: SafeText, role: Role)], with pen: RowRenderer,
        on canvas: inout Canvas
    ) {
        pen.put(formatter.glyphs[look.glyph], look.role, on: &canvas)
        var right = pen.row.width + 2
        for end in ends.reversed() {
            right -= end.text.width + 2
            pen.put(end.text, end.role, at: right, on: &canvas)
        }
        let shown = title.clipped(to: max(right - 4 - mark.width, 0))
        pen.put(shown + mark, role, at: 2, on: &canvas)
    }

    /// Returns the title of a product, followed by the account if that is not the current one.
    func title(of id: ProductID, _ account: AccountName) -> SafeText {
        model.owner(account).map { "\(title(of: id)) · \($0)" } ?? title(of: id)
    }

    // MARK: Details

    func explanation(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        switch model.sandbox.selectedRow {
        case .control(let control):
            block.add(formatter.text(control.label), Style(.title, on: nil, .bold))
            block.add(formatter.text(control.help))
            if let note = control.note?(model) ?? control.blockedReason(model) {
                block.addBlankLine()
                block.add(note, Style(.muted))
            }
        case .order(let order): add(order, to: &block)
        case .subscription(let subscription): add(subscription, to: &block)
        case .fault(let fault): add(fault, to: &block)
        case .product(let product): add(product, to: &block)
        default: break
        }
        return block
    }

    private func add(_ product: SandboxProduct, to block: inout TextBlock) {
        addHead(
            formatter.sanitized(model.title(of: product)), product.appearance,
            formatter.text(product.standing), to: &block)
        block.add(formatter.sanitized(product.productID.rawValue), Style(.muted))
        block.addBlankLine()
        for offer in product.offers.prefix(12) {
            let price = formatter.price(offer.sale?.price ?? offer.price)
            let until: SafeText =
                offer.sale.map {
                    " \(formatter.text(.wasPrice, formatter.prices.string(offer.price))) "
                        + SafeText(formatted: formatter.times.dateTime($0.ends))
                } ?? ""
            block.add(label: formatter.sanitized(offer.storefront), price + until, column: 13)
        }
        if !product.changes.isEmpty {
            block.addBlankLine()
            block.add(formatter.text(.labelChanged), Style(.warning))
            for change in product.changes { block.add(formatter.sanitized("* \(change)")) }
        }
        block.addBlankLine()
        block.add(formatter.text(.sandboxProductLineHelp))
    }

    private func add(_ subscription: SandboxSubscription, to block: inout TextBlock) {
        addHead(
            title(of: subscription.productID), subscription.state.appearance,
            model.state(of: subscription), to: &block)
        addFacts(model.facts(of: subscription), help: .sandboxSubscriptionHelp, to: &block)
    }

    func addHead(
        _ title: SafeText, _ look: (glyph: Glyph, role: Role), _ state: SafeText,
        to block: inout TextBlock
    ) {
        block.add(title, Style(.title, on: nil, .bold))
        block.add(formatter.marked(look.glyph, state), Style(look.role, on: nil, .bold))
    }

    func addFacts(_ facts: [Fact], help: TextKey, to block: inout TextBlock) {
        block.addBlankLine()
        block.add(facts, column: 13)
        block.addBlankLine()
        block.add(formatter.text(help))
    }
}

extension SandboxSection {
    fileprivate var name: TextKey {
        switch self {
        case .context: .sandboxContext
        case .clock: .sandboxClock
        case .faults: .sandboxFaults
        case .subscriptions: .sandboxSubscriptions
        case .products: .sandboxProducts
        case .waiting: .sandboxWaiting
        case .paid: .sandboxPaid
        }
    }
}
