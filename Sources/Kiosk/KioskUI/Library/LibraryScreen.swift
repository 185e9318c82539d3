import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The Library screen: the wallet with its history, and the owned products.
struct LibraryScreen: ScreenComponent {
    let logName = "library"
    let name = TextKey.tabLibrary
    let topic = "subscriptions"
    let lineCommand = LineCommand.library

    func listWidth(of width: Int) -> Int {
        width / 2
    }

    func draw(_ model: Model, in layout: Layout, on canvas: inout Canvas) {
        LibraryView(model: model, layout: layout).draw(on: &canvas)
    }

    func canOpen(in model: Model) -> Bool { model.libraryTransactionIndex != nil }

    /// Opens the transaction that the selected row comes from.
    func open(in model: inout Model) -> [Command] {
        guard let index = model.libraryTransactionIndex else {
            return model.showToast(.info, model.formatter.text(.toastNothingHere))
        }
        model.scrollDetailsToTop()
        return model.showTransaction(at: index)
    }

    // MARK: List

    func selectedItem(in model: Model) -> SelectedItem? {
        (model.selectedLibraryRow?.id).map { SelectedItem($0) }
    }

    func move(_ action: Action, in model: inout Model) -> [Command] {
        model.library.list.move(action, page: model.layout.list.height)
        return []
    }

    func scrollToSelection(in model: inout Model) {
        if model.screen == .library { model.scrollLibraryToSelection() }
    }

    func select(at point: Point, in model: inout Model) -> [Command] {
        model.selectInLibrary(at: point)
        scrollToSelection(in: &model)
        return []
    }

    /// Moves the selection within the pane under the pointer.
    func scroll(_ action: Action, isOverDetail: Bool, in model: inout Model) -> [Command] {
        guard model.layout.detail != nil else { return model.perform(action) }
        model.scrollLibrary(action, inSide: isOverDetail)
        return []
    }

    // MARK: Updates

    var showsLowBalanceOffer: Bool { true }

    func refresh(_ model: inout Model) -> [Command] { [.refreshWallet] }

    func ticks(in model: Model) -> [Timestamp] {
        let snapshot = model.engine.snapshot
        let ends = snapshot.entitlements.prefix(200).compactMap(\.expires)
        let hasDates = !snapshot.wallet.entries.isEmpty || !snapshot.entitlements.isEmpty
        return ends.compactMap(model.countdown)
            + (hasDates ? [model.nextStoreDay].compactMap(\.self) : [])
    }
}
