import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The Activity screen: all transactions with their current state, and the history of the selected one.
struct ActivityScreen: ScreenComponent {
    typealias View = ActivityView

    var logName: String { "activity" }
    var name: TextKey { .tabActivity }
    var topic: String { "crashes" }
    var listShare: (narrow: Int, wide: Int, limit: Int) { (50, 38, 56) }
    var threePaneShares: (list: Int, detail: Int)? { (33, 39) }
    var sideName: TextKey? { .tabReceipt }

    func printList(in model: inout Model) -> [Command] { model.printTransactions() }

    var filterRow: Int? { 1 }

    func filter(in model: Model) -> FilterField? { model.activity.filter }

    var filterFields: [String] { ActivityCondition.fields }

    func invalidFilterPart(in model: Model) -> String? { model.activity.query.invalidPart }

    func isFilterable(in model: Model) -> Bool { !model.engine.snapshot.rows.isEmpty }

    func editFilter(in model: inout Model, _ edit: (inout FilterField) -> Void) {
        let kept = model.activityRow?.id
        edit(&model.activity.filter)
        model.updateShownTransactions()
        model.reselectInActivity(kept)
    }

    func title(in model: Model) -> String? { model.activityRow.map { model.title(of: $0) } }

    var detail: WritableKeyPath<Model, DetailPaneState>? { \.activity.detail }

    func detailBlock(of model: Model, width: Int) -> TextBlock? {
        model.activityRow.map { TransactionDetailBlock(model: model, row: $0).block(width: width) }
    }

    /// Returns the receipt of the selected transaction.
    func sideBlock(of model: Model, width: Int) -> TextBlock? {
        ReceiptView(model: model, layout: model.layout).block(of: model.activityRow, width: width)
    }

    func canOpen(in model: Model) -> Bool { model.activityRow != nil }

    func detailHint(in model: Model) -> TextKey? {
        model.activityRow?.transactionID == nil ? nil : .hintReceipt
    }

    /// Opens the detail, or from the last pane the receipt.
    func open(in model: inout Model) -> [Command] {
        let last: Pane = model.layout.side == nil ? .detail : .side
        guard model.focusedPane == last, let id = model.activityRow?.transactionID else {
            return model.openDetail()
        }
        return model.openReceipt(id)
    }

    /// Returns the selected transaction, which is never removed: it only moves below newer ones.
    func selectedItem(in model: Model) -> SelectedItem? {
        model.activityRow.map { SelectedItem($0.id, isRemovedWhenDeselected: false) }
    }

    /// Filters the transactions by the titles of their products again.
    func catalogLoaded(_ catalog: CatalogState, in model: inout Model) {
        model.updateShownTransactions()
    }

    func engineChanged(in model: inout Model) { model.updateShownTransactions() }

    func discardContextData(in model: inout Model) { model.activity = ActivityState() }

    func selectedPosition(in model: Model) -> Int? {
        model.activityRow == nil ? nil : model.activity.selected
    }

    func move(_ action: Action, in model: inout Model) -> [Command] {
        model.activity.selected = Scroll.moved(
            model.activity.selected, action, count: model.activityCount,
            page: model.layout.activityRowCount)
        scrollToSelection(in: &model)
        return loadOlder(in: &model)
    }

    func scrollToSelection(in model: inout Model) {
        let (selected, last) = (model.activity.selected, model.activityCount - 1)
        let height = Layout(size: model.size, screen: .activity).activityRows.height
        let top = max(
            min(model.activity.top, selected),
            model.firstTransaction(showing: selected, height: height))
        model.activity.top = min(top, model.firstTransaction(showing: last, height: height))
    }

    func clickHeader(at point: Point, in model: inout Model) -> [Command]? {
        ActivityFilterTabs(model).filter(at: point).map { model.showFilter($0) }
    }

    func select(at point: Point, in model: inout Model) -> [Command] {
        let area = model.layout.activityRows
        guard area.contains(point) else { return [] }
        if let index = model.visibleTransactions.firstIndex(where: { $0.rect.contains(point) }) {
            model.activity.selected = model.activity.top + index
        }
        scrollToSelection(in: &model)
        return loadOlder(in: &model)
    }

    func badge(in model: Model, isLong: Bool) -> SafeText {
        let (words, open) = (model.formatter, model.engine.openCount)
        guard open > 0 else { return .empty }
        // A bare glyph is not self-explanatory, so the text is added where there is room.
        return isLong
            ? " \(words.glyphs[.info]) \(words.text(.openCount, String(open)))"
            : " \(words.glyphs[.info])\(open)"
    }

    /// Loads the history of the selected transaction if it is outdated, and its receipt if there is a pane for it.
    func loadMissingData(in model: inout Model) -> [Command] {
        guard let row = model.activityRow else { return [] }
        let history = model.loadHistory(of: row)
        guard model.layout.side != nil, let id = row.transactionID else { return history }
        return history + model.loadReceipt(of: id, row)
    }

    /// Loads older transactions if the list is shown up to its end.
    private func loadOlder(in model: inout Model) -> [Command] {
        let end = max(
            model.activity.selected + 1, model.activity.top + model.layout.activityRowCount)
        guard model.engine.snapshot.hasOlderRows, !model.activity.isLoadingOlder,
            end >= model.activityCount
        else { return [] }
        model.activity.isLoadingOlder = true
        return [.query(.olderTransactions)]
    }

    func refresh(_ model: inout Model) -> [Command] { model.reloadCatalog() }

    func ticks(in model: Model) -> [Timestamp] {
        transactionTicks(in: model) + [nextLighting(in: model)].compactMap(\.self)
    }

    /// Returns when the path of the shown transaction lights its next stage.
    private func nextLighting(in model: Model) -> Timestamp? {
        let isDetailShown = model.layout.detail != nil || model.activity.detail.isOpen
        return isDetailShown ? model.activityRow.flatMap { model.path(of: $0).nextLighting } : nil
    }

    private func transactionTicks(in model: Model) -> [Timestamp] {
        let isAlone = model.layout.detail == nil && model.activity.detail.isOpen
        guard !isAlone else { return model.activityRow.map { model.rowTicks($0) } ?? [] }
        let rows = model.visibleTransactions.map(\.row)
        guard model.layout.density == .full else { return rows.flatMap { model.rowTicks($0) } }
        // The columns have times of the day instead of ages.
        return model.columnTicks(of: rows)
    }

    /// Returns when the shown timeline grows by a column.
    func clockMoments(in model: Model) -> [Timestamp] {
        let layout = model.layout
        guard layout.detail != nil || model.activity.detail.isOpen,
            let id = model.activityRow?.subscriptionID
        else { return [] }
        let line = SubscriptionTimeline(
            formatter: model.formatter, history: model.history(of: id), now: model.storeNow,
            rowID: nil, width: layout.detailText.width)
        return [line.scale.step(after: model.storeNow)].compactMap(\.self)
    }

    func copyableText(in model: Model) -> (text: String, name: String)? {
        let numbers = model.actionRows.map {
            $0.merchantOrder?.rawValue ?? $0.transactionID?.rawValue ?? $0.id
        }
        guard let first = numbers.first else { return nil }
        return (
            numbers.joined(separator: " "),
            numbers.count == 1 ? first : numbers.joined(separator: ", ")
        )
    }

    func back(in model: inout Model) -> [Command]? {
        model.activity.selectedFilter == .all ? nil : model.showFilter(.all)
    }
}

extension Model {
    /// Returns the way of a transaction as the state diagram shows it now: an instant purchase is replayed.
    func path(of row: TransactionRow) -> PurchasePath {
        PurchasePath(
            row, history: activity.historyID == row.id ? activity.history : [], at: now,
            isReplayed: !preferences.isMotionReduced && !context.isTimeSimulated,
            finishesAutomatically: context.isAutoFinishing)
    }
}

// MARK: Rows

extension Layout {
    /// The rows of the transaction list, below the tabs, the filter line and the column titles if there is room for
    /// them.
    var activityRows: Rect { density == .full ? list.cutTop(3).rest : list }

    /// The number of transactions that are shown as a whole, if none has more lines than usual.
    fileprivate var activityRowCount: Int { activityRows.height / (density == .full ? 1 : 2) }
}

extension Model {
    /// The visible transactions of Activity with their rows, of which the last one may be cut off.
    var visibleTransactions: [(row: TransactionRow, rect: Rect)] {
        let layout = layout
        var rest = layout.activityRows
        var visible: [(row: TransactionRow, rect: Rect)] = []
        for row in activityRows(from: activity.top, count: rest.height) where !rest.isEmpty {
            let (rect, below) = rest.cutTop(lineCount(of: row, layout.density))
            visible.append((row, rect))
            rest = below
        }
        return visible
    }

    /// Returns the first of the transactions that fit above a later one, including that one.
    fileprivate func firstTransaction(showing last: Int, height: Int) -> Int {
        let (start, density) = (max(last - max(height, 1) + 1, 0), layout.density)
        var (first, lines) = (last + 1, 0)
        for row in activityRows(from: start, count: max(last - start + 1, 0)).reversed() {
            lines += lineCount(of: row, density)
            guard lines <= height || first > last else { break }
            first -= 1
        }
        return max(min(first, last), 0)
    }

    /// Returns the number of lines of a transaction: a second one where that adds a fact to the columns; always two in
    /// a small window, which has no columns.
    private func lineCount(of row: TransactionRow, _ density: Layout.Density) -> Int {
        density != .full || hasNote(row) ? 2 : 1
    }
}
