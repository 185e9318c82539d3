import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

protocol ModelFormatting {
    var model: Model { get }
}

extension ModelFormatting {
    var formatter: DisplayFormatter { model.formatter }

    func title(of id: ProductID) -> SafeText { formatter.sanitized(model.title(of: id)) }

    /// Returns the glyph of a transaction's state; it turns while a request is in progress.
    func glyph(of row: TransactionRow) -> SafeText {
        guard model.isSpinning(row) else { return formatter.glyphs[StateStyle(row).glyph] }
        return formatter.glyphs.spinner(
            Int(clamping: model.now.since(row.changedAt) / Model.spinnerStep))
    }

    /// Returns the title of a pane, followed by the group whose heading is scrolled away.
    func paneTitle(_ title: TextKey, group: SafeText? = nil) -> SafeText {
        .joined(
            [formatter.text(title), group].compactMap(\.self),
            separator: " \(formatter.glyphs[.crumb]) ")
    }

    /// Returns a title after the key of the screen that shows all of the content; the title alone without such a screen.
    func numbered(_ title: SafeText, _ screen: Screen?) -> SafeText {
        screen.map { "\(formatter.sanitized(model.keyName(.show($0)))) \(title)" } ?? title
    }

    /// Returns the position in a list, such as “3/24”; nil in an empty list.
    func position(_ number: Int?, of count: Int, hasMore: Bool = false) -> SafeText? {
        number.map {
            formatter.sanitized(
                "\(formatter.counts.string($0))/\(formatter.counts.string(count))"
                    + (hasMore ? "+" : ""))
        }
    }

    /// Draws a frame over a pane; nothing in a window without room for frames.
    func draw(_ frame: PaneFrame, in pane: Rect?, on canvas: inout Canvas) {
        if let pane { frame.draw(in: pane, formatter.glyphs, on: &canvas) }
    }
}

extension ScreenView where Self: ModelFormatting {
    /// Draws the frame of a detail; without a pane of its own, the detail has the navigation path instead of a title.
    func drawDetailFrame(
        of block: TextBlock?, top: Int?, isFocused: Bool = false, on canvas: inout Canvas
    ) {
        let hasPane = layout.detail != nil
        let frame = PaneFrame(
            title: hasPane ? formatter.text(.paneDetails) : .empty,
            isFocused: isFocused && hasPane,
            viewport: block?.viewport(top, in: layout.detailText.height))
        draw(frame, in: layout.detailPane, on: &canvas)
    }

    /// Draws the frame of the third pane.
    func drawSideFrame(
        of block: TextBlock?, title: TextKey?, top: Int?, isFocused: Bool = false,
        on canvas: inout Canvas
    ) {
        guard let rect = layout.sideText else { return }
        let zoomed = model.screen.component.zoomedScreen(of: .side)
        let frame = PaneFrame(
            title: title.map { numbered(formatter.text($0), zoomed) } ?? .empty,
            isFocused: isFocused,
            viewport: block?.viewport(top, in: rect.height))
        draw(frame, in: layout.sidePane, on: &canvas)
    }
}

/// The view of a screen with a list, the detail of the selected item and a third pane, beside each other as far as there
/// is room.
protocol TwoPaneView: ScreenView, ModelFormatting {
    /// The frame of the list.
    var listFrame: PaneFrame { get }
    func drawList(on canvas: inout Canvas)
}

extension TwoPaneView {
    func draw(on canvas: inout Canvas) {
        let screen = model.screen.component
        let detail = screen.detail.map { model[keyPath: $0] } ?? DetailPaneState()
        let focused = model.focusedPane
        if layout.detail != nil || !detail.isOpen {
            drawList(on: &canvas)
            var frame = listFrame
            frame.title = numbered(frame.title, screen.zoomedScreen(of: .list))
            frame.isFocused = layout.detail != nil && focused == .list
            draw(frame, in: layout.listPane, on: &canvas)
        }
        guard layout.detail != nil || detail.isOpen else { return }
        let block = screen.detailBlock(of: model, width: layout.detailText.width)
        let top = detail.isOpen ? detail.top : nil
        drawDetailFrame(of: block, top: top, isFocused: focused == .detail, on: &canvas)
        draw(block, in: layout.detailText, top: top, on: &canvas)
        guard let rect = layout.sideText else { return }
        let side = screen.sideBlock(of: model, width: rect.width)
        let sideTop = model.sidePane.isOpen ? model.sidePane.top : nil
        drawSideFrame(
            of: side, title: screen.sideName, top: sideTop, isFocused: focused == .side,
            on: &canvas)
        draw(side, in: rect, top: sideTop, on: &canvas)
    }

    private func draw(_ block: TextBlock?, in rect: Rect, top: Int?, on canvas: inout Canvas) {
        guard let block else { return }
        block.draw(in: rect, top: top, on: &canvas)
        let hidden = block.lines.count - block.offset(top, in: rect.height) - rect.height
        if hidden > 0 { drawMore(hidden, in: rect, on: &canvas) }
    }

    /// Replaces the last row of a pane by the number of lines below it; a low pane keeps its row.
    private func drawMore(_ hidden: Int, in rect: Rect, on canvas: inout Canvas) {
        guard rect.height >= 6 else { return }
        let row = rect.row(rect.height - 1)
        canvas.fill(row, style: .text)
        let mark = formatter.marked(.arrowDown, formatter.text(.moreBelow, String(hidden + 1)))
        let text = mark.clipped(to: row.width)
        canvas.put(
            text, at: row.origin.moved(right: row.width - text.width), style: Style(.muted))
    }
}
