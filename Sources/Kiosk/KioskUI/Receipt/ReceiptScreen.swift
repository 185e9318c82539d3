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
}
