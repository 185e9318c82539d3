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

    func printList(in model: inout Model) -> [Command] { model.printSandbox() }

    func detailBlock(of model: Model, width: Int) -> TextBlock? {
        SandboxView(model: model, layout: model.layout).explanation(width: width)
    }

    func canOpen(in model: Model) -> Bool { model.sandbox.selectedRow != nil }

    var list: WritableKeyPath<Model, ListState<SandboxState.ItemID>> { \.sandbox.list }

    func selectedItem(in model: Model) -> SelectedItem? {
        model.sandbox.list.selectedID.map { SelectedItem($0) }
    }

    /// Scrolls the list, whose rows include the failure wrapped to the list's width.
    func scrollToSelection(in model: inout Model) {
        let area = Layout(size: model.size, screen: .sandbox).list
        model.sandbox.failureLines =
            model.sandbox.failure.map {
                model.formatter.marked(.warning, model.formatter.sanitized($0))
                    .wrapped(to: max(area.width - 3, 1))
            } ?? []
        model.sandbox.list.scrollToSelection(height: area.height)
    }

    /// Selects the row at a point; a click on an arrow in the row changes the row's value.
    func select(at point: Point, in model: inout Model) -> [Command] {
        let layout = model.layout
        guard model.sandbox.list.select(at: point, in: layout.list),
            let step = SandboxView(model: model, layout: layout).step(at: point.x)
        else {
            scrollToSelection(in: &model)
            return []
        }
        return changeControlValue(by: step, in: &model)
    }

    func scroll(_ action: Action, isOverDetail: Bool, in model: inout Model) -> [Command] {
        guard isOverDetail else { return model.perform(action) }
        model.sandbox.detailTop = model.scrolled(model.sandbox.detailTop, action) ?? 0
        return []
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

    func refresh(_ model: inout Model) -> [Command] {
        model.sandbox.requestedChangeTime = nil
        return []
    }

    func ticks(in model: Model) -> [Timestamp] {
        model.sandbox.rows.dropFirst(model.sandbox.list.top).prefix(model.layout.list.height)
            .compactMap { row in
                guard case .order(let order) = row else { return nil }
                return model.storeAge(since: order.at)
            }
    }

    /// Returns the start of the next minute.
    func clockMoments(in model: Model) -> [Timestamp] {
        [model.storeNow.adding(milliseconds: 60_000 - model.storeNow.milliseconds % 60_000)]
    }

    /// Returns whether Left and Right change the selected row.
    func canChangeValue(in model: Model) -> Bool {
        switch model.sandbox.selectedRow {
        case .control(let control): control.isChangeable(in: model)
        case .product: true
        default: false
        }
    }
}
