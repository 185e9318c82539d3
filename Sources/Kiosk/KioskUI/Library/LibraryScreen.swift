import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The Library screen: the wallet with its history, and the owned products.
struct LibraryScreen: ScreenComponent {
    typealias View = LibraryView

    var logName: String { "library" }
    var name: TextKey { .tabLibrary }
    var topic: String { "subscriptions" }
    var listShare: (narrow: Int, wide: Int, limit: Int) { (50, 50, .max) }

    func printList(in model: inout Model) -> [Command] { model.printLibrary() }

    func canOpen(in model: Model) -> Bool { transactionIndex(in: model) != nil }

    /// Opens the transaction that the selected row comes from.
    func open(in model: inout Model) -> [Command] {
        guard let index = transactionIndex(in: model) else {
            return model.showInfo(.toastNothingHere)
        }
        model.scrollDetailsToTop()
        return model.showTransaction(at: index)
    }

    func selectedItem(in model: Model) -> SelectedItem? {
        (model.selectedLibraryRow?.id).map { SelectedItem($0) }
    }

    func move(_ action: Action, in model: inout Model) -> [Command] {
        model.library.list.move(action, page: model.layout.list.height)
        return []
    }

    func scrollToSelection(in model: inout Model) {
        if model.screen == .library { scrollPaneToSelection(in: &model) }
    }

    func select(at point: Point, in model: inout Model) -> [Command] {
        selectRow(at: point, in: &model)
        scrollToSelection(in: &model)
        return []
    }

    /// Moves the selection within the pane at a point, or into it.
    func scroll(_ action: Action, at point: Point, in model: inout Model) -> [Command] {
        guard model.layout.detail != nil else { return model.perform(action) }
        let contents = rows(of: model)
        model.library.list = contents.list
        let isOwned = model.layout.pane(at: point) == .detail
        guard let pane = isOwned ? contents.panes.last : contents.panes.first else { return [] }
        model.library.list.move(action, within: pane.rows, top: model.library[keyPath: pane.top])
        scrollPaneToSelection(in: &model)
        return []
    }

    var showsLowBalanceOffer: Bool { true }

    func discardContextData(in model: inout Model) { model.library = LibraryState() }

    func refresh(_ model: inout Model) -> [Command] { [.engine(.refreshWallet)] }

    func ticks(in model: Model) -> [Timestamp] {
        let snapshot = model.engine.snapshot
        let ends = snapshot.entitlements.prefix(200).compactMap(\.expires)
        let hasDates = !snapshot.wallet.entries.isEmpty || !snapshot.entitlements.isEmpty
        return ends.compactMap(model.countdown)
            + (hasDates ? [model.nextStoreDay].compactMap(\.self) : [])
    }

    /// Returns the good that the spending dialog uses: that of the selected balance or wallet change, or the only one.
    private func spendableGood(in model: Model) -> GoodID? {
        let balances = model.engine.snapshot.wallet.balances
        switch model.selectedLibraryRow {
        case .balance(let balance): return balance.good
        case .entry(let entry): return entry.change.good
        default: return balances.count == 1 ? balances.first?.good : nil
        }
    }

    /// Returns the position in the snapshot of the transaction that the selected row of the Library comes from.
    private func transactionIndex(in model: Model) -> Int? {
        let id: TransactionID? =
            switch model.selectedLibraryRow {
            case .entry(let entry): entry.transactionID
            case .owned(let owned): owned.transactionID
            case .subscription(let subscription): subscription.transaction.id
            default: nil
            }
        return id.flatMap { id in model.engine.snapshot.rows.firstIndex { $0.transactionID == id } }
    }

    /// Scrolls the pane with the selection as little as possible so that the selection is visible.
    private func scrollPaneToSelection(in model: inout Model) {
        let contents = rows(of: model)
        model.library.list = contents.list
        guard let selected = contents.list.selectedRow,
            let pane = contents.panes.first(where: { $0.rows.contains(selected) })
        else { return }
        // The first item of a pane is shown together with the titles above it.
        let isFirst = contents.rows[pane.rows.lowerBound..<selected].allSatisfy { $0.id == nil }
        pane.scroll(to: selected, isFirst: isFirst, in: &model.library)
    }

    private func selectRow(at point: Point, in model: inout Model) {
        let contents = rows(of: model)
        model.library.list = contents.list
        guard let pane = contents.panes.first(where: { $0.area.contains(point) }) else { return }
        model.library.list.selectFirst(in: pane.row(at: point, in: model.library))
    }

    func select(_ id: LibraryRows.ItemID, in model: inout Model) {
        model.library.list = rows(of: model).list
        model.library.list.select(id)
    }

    func rows(of model: Model) -> LibraryRows {
        LibraryRows(model, layout: Layout(size: model.size, screen: .library))
    }

    func openSpend(in model: inout Model) -> [Command] {
        let formatter = model.formatter
        guard !model.engine.snapshot.wallet.balances.isEmpty else {
            return model.showToast(.info, "\(formatter.text(.emptyWallet)) \(model.howToBuy)")
        }
        if let reason = model.observerReason { return model.showToast(.info, reason) }
        guard let good = spendableGood(in: model) else { return model.showInfo(.spendChoose) }
        model.overlay = .spend(SpendDialog(good: good, suggesting: "1"))
        return []
    }
}
