import StoreText
import TerminalGraphics

/// The Library screen: the wallet with its history, and the owned products.
struct LibraryScreen: ScreenComponent {
    let logName = "library"
    let name = TextKey.tabLibrary
    let topic = "subscriptions"

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
}
