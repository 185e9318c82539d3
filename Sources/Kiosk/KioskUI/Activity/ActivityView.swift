import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

/// Activity: every transaction with its live state, and the selected one's history.
struct ActivityView {
    let model: Model
    let layout: Layout
    private var words: Words { model.words }

    func draw(on canvas: inout Canvas) {
        let rows = model.engine.snapshot.rows
        guard !rows.isEmpty else {
            let text = words.say(.emptyActivity).wrapped(to: max(layout.body.width - 4, 1))
            canvas.put(text, in: layout.body.inset(left: 2, top: 1), style: Style(.muted))
            return
        }
        let isDetail = model.activity.isDetailOpen
        if layout.detail != nil || !isDetail { drawList(on: &canvas) }
        if layout.detail != nil || isDetail { drawDetail(in: layout.detailText, on: &canvas) }
    }

    private func drawDetail(in rect: Rect, on canvas: inout Canvas) {
        guard let row = model.activityRow else { return }
        TransactionDetail(model: model, row: row).block(width: rect.width)
            .draw(in: rect, top: model.activity.detailTop, on: &canvas)
    }

    private func drawList(on canvas: inout Canvas) {
        if layout.density == .full { drawCounts(in: layout.list.row(0), on: &canvas) }
        let area = layout.activityRows
        let rows = model.engine.snapshot.rows
        let shown = area.height / ActivityList.linesPerRow + 1
        let list = ActivityList(model: model)
        for (index, row) in rows.dropFirst(model.activity.top).prefix(shown).enumerated() {
            let y = area.y + index * ActivityList.linesPerRow
            let height = min(ActivityList.linesPerRow, area.bottom - y)
            let rect = Rect(x: area.x, y: y, width: area.width, height: height)
            let isSelected = model.activity.top + index == model.activity.selected
            list.draw(row, in: rect, isSelected: isSelected, on: &canvas)
        }
    }

    private func drawCounts(in row: Rect, on canvas: inout Canvas) {
        let rows = model.engine.snapshot.rows
        let open = model.engine.openCount
        var text = words.say(.activityAll, String(rows.count))
        if open > 0 { text += "  \(words.say(.activityOpen, String(open)))" }
        canvas.put(
            text, at: Point(x: row.x + 1, y: row.y), style: Style(.muted), maxWidth: row.width - 1)
    }
}
