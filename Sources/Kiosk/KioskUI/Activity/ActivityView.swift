import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

/// The Activity screen: all transactions with their current state, and the history of the selected one.
struct ActivityView {
    let model: Model
    let layout: Layout
    private var words: DisplayFormatter { model.words }

    func draw(on canvas: inout Canvas) {
        let rows = model.engine.snapshot.rows
        guard !rows.isEmpty else {
            return EmptyPane(lines: [words.say(.emptyActivity), model.howToBuy])
                .draw(in: layout.list, layout.density, on: &canvas)
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
        let area = layout.activityRows
        let count = area.height / ActivityList.linesPerRow + 1
        let rows = model.activityRows(from: model.activity.top, count: count)
        if rows.isEmpty {
            let text = words.say(.emptyFilter).wrapped(to: max(area.width - 2, 1))
            canvas.put(text, in: area.inset(left: 1), style: Style(.muted))
        }
        var list = ActivityList(model: model)
        for (index, row) in rows.enumerated() {
            let y = area.y + index * ActivityList.linesPerRow
            let height = min(ActivityList.linesPerRow, area.bottom - y)
            let rect = Rect(x: area.x, y: y, width: area.width, height: height)
            let isSelected = model.activity.top + index == model.activity.selected
            list.draw(row, in: rect, isSelected: isSelected, on: &canvas)
        }
        drawHead(on: &canvas)
    }

    /// Draws the filter tabs and the search field above the list.
    private func drawHead(on canvas: inout Canvas) {
        for item in ActivityParts(model).items {
            let isHere = item.part == model.activity.part
            canvas.put(
                item.text, at: item.rect.origin,
                style: isHere ? Style(.accent, on: nil, [.bold, .underline]) : Style(.muted))
        }
        let isFull = layout.density == .full
        guard isFull || model.activity.filter.isTyping else { return }
        let line = FilterLine(
            model: model, shown: model.activityCount, total: model.engine.snapshot.rows.count)
        line.draw(in: layout.list.row(isFull ? 1 : 0), on: &canvas)
    }
}
