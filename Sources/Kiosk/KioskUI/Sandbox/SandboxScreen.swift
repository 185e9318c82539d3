import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The Sandbox screen: controls, clock, faults, subscriptions, orders and products of the sandbox store.
struct SandboxScreen: ListScreen {
    typealias View = SandboxView

    var logName: String { "sandbox" }
    var name: TextKey { .tabSandbox }
    var topic: String { "faults" }
    var listShare: (narrow: Int, wide: Int, limit: Int) { (56, 54, .max) }
    var threePaneShares: (list: Int, detail: Int)? { (33, 33) }

    func printList(in model: inout Model) -> [Command] { model.printSandbox() }

    func detailBlock(of model: Model, width: Int) -> TextBlock? {
        SandboxView(model: model, layout: model.layout).explanation(width: width)
    }

    func sideBlock(of model: Model, width: Int) -> TextBlock? {
        detailBlock(of: model, width: width)
    }

    func canOpen(in model: Model) -> Bool { model.sandbox.selectedRow != nil }

    var list: WritableKeyPath<Model, ListState<SandboxState.ItemID>> { \.sandbox.list }

    func selectedItem(in model: Model) -> SelectedItem? {
        model.sandbox.list.selectedID.map { SelectedItem($0) }
    }

    /// Selects the row at a point; a click on an arrow in the row changes the row's value.
    func select(at point: Point, in model: inout Model) -> [Command] {
        let layout = model.layout
        let column = model.sandbox.columns(in: layout).first { $0.area.contains(point) }
        guard let row = column?.row(at: point, in: model.sandbox),
            model.sandbox.list.selectFirst(in: row),
            let step = SandboxView(model: model, layout: layout).step(at: point.x)
        else {
            scrollToSelection(in: &model)
            return []
        }
        return changeControlValue(by: step, in: &model)
    }

    /// Scrolls the text at a point, or moves the selection within the column at the point or into it.
    func scroll(_ action: Action, at point: Point, in model: inout Model) -> [Command] {
        let pane = model.layout.pane(at: point)
        if pane == (model.layout.side == nil ? .detail : .side) {
            model.sandbox.detailTop = model.scrolled(model.sandbox.detailTop, action, pane) ?? 0
            return []
        }
        let columns = model.sandbox.columns(in: model.layout)
        guard columns.count > 1 else { return model.perform(action) }
        let column = pane == .detail ? columns[1] : columns[0]
        let top = model.sandbox[keyPath: column.top]
        model.selectionGuard = nil
        model.sandbox.list.move(action, within: column.rows, top: top)
        scrollToSelection(in: &model)
        return []
    }

    /// Scrolls the list, whose rows include the failure wrapped to the list's width.
    func scrollToSelection(in model: inout Model) {
        let layout = Layout(size: model.size, screen: .sandbox)
        model.sandbox.failureLines =
            model.sandbox.failure.map {
                model.formatter.marked(.warning, model.formatter.sanitized($0))
                    .wrapped(to: max(layout.list.width - 3, 1))
            } ?? []
        guard layout.side != nil else {
            return model.sandbox.list.scrollToSelection(height: layout.list.height)
        }
        guard let selected = model.sandbox.list.selectedRow,
            let column = model.sandbox.columns(in: layout).first(where: {
                $0.rows.contains(selected)
            })
        else { return }
        let above = model.sandbox.rows[column.rows.lowerBound..<selected]
        column.scroll(
            to: selected, isFirst: above.allSatisfy { $0.id == nil }, in: &model.sandbox)
    }

    var actsOnEnter: Bool { true }

    /// Loads the store's orders if they may have changed.
    func loadMissingData(in model: inout Model) -> [Command] {
        let more =
            model.sandbox.itemCountToLoad().map { [Command.query(.sandboxStateWithLimit($0))] }
            ?? []
        let newest = model.engine.snapshot.rows.changedAt ?? Timestamp(milliseconds: 0)
        guard model.sandbox.requestedChangeTime != newest else { return more }
        model.sandbox.requestedChangeTime = newest
        return more + [.query(.orders)]
    }

    func handle(_ event: ScreenEvent, in model: inout Model) -> [Command] {
        switch event {
        case .appeared:
            (model.sandbox.requestedChangeTime, model.sandbox.isReloadStale) = (nil, nil)
            return []
        case .catalogChanged: return [.query(.orders)]
        case .storeChanged: return reload(&model)
        case .ticked, .logged: return []
        }
    }

    /// Reloads the store's data after a change by any client, with one request at a time. Line mode loads it on demand.
    private func reload(_ model: inout Model) -> [Command] {
        guard model.lineMode == nil else { return [] }
        guard model.sandbox.isReloadStale == nil else {
            model.sandbox.isReloadStale = true
            return []
        }
        model.sandbox.isReloadStale = false
        return [.query(.sandboxState)]
    }

    func discardContextData(in model: inout Model) {
        model.sandbox.requestedChangeTime = nil
        model.sandbox.isReloadStale = nil
    }

    func refresh(_ model: inout Model) -> [Command] {
        model.sandbox.requestedChangeTime = nil
        return []
    }

    func ticks(in model: Model) -> [Timestamp] { ticks(in: model, layout: model.layout) }

    /// Returns when the ages of the orders that a layout shows change next.
    func ticks(in model: Model, layout: Layout) -> [Timestamp] {
        model.sandbox.columns(in: layout).flatMap { $0.visibleRows(in: model.sandbox) }
            .compactMap { model.sandbox.rows[$0].order }
            .compactMap { model.storeAge(since: $0.at) }
    }

    /// Returns the start of the next minute.
    func clockMoments(in model: Model) -> [Timestamp] {
        [model.storeNow.adding(milliseconds: 60_000 - model.storeNow.milliseconds % 60_000)]
    }

    /// Returns whether Left and Right change the selected row.
    func canChangeValue(in model: Model) -> Bool {
        switch model.sandbox.selectedRow {
        case .control(let control): control.isChangeable(in: model)
        case .product: !model.context.isReadOnly
        default: false
        }
    }
}
