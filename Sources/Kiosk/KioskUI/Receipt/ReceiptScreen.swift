import PurchaseCore
import StoreText
import TerminalGraphics

/// The receipt screen: the decoded payload with explanations, the signatures, and the merchant's verdict.
struct ReceiptScreen: ScreenComponent {
    let logName = "receipt"
    let name = TextKey.tabReceipt
    let topic = "your-server"

    func listWidth(of width: Int) -> Int {
        width * 62 / 100
    }

    func draw(_ model: Model, in layout: Layout, on canvas: inout Canvas) {
        ReceiptView(model: model, layout: layout).draw(on: &canvas)
    }

    func path(in model: Model) -> [SafeText] {
        let (formatter, name) = (model.formatter, model.formatter.text(name))
        guard let subject = model.receipt.subject else { return [name] }
        let row = model.engine.snapshot.rows.first { $0.transactionID == subject }
        let title = row.map { formatter.sanitized(model.title(of: $0)) }
        return [formatter.text(model.previousScreen.name)] + [title].compactMap(\.self) + [name]
    }

    func move(_ action: Action, in model: inout Model) -> [Command] {
        guard let (last, height) = model.receiptExtent else { return [] }
        model.receipt.top = Scroll.moved(
            min(model.receipt.top, last), action, count: last + 1, page: height)
        return []
    }
}
