import StoreText
import TerminalGraphics

/// The log screen: the events of this device, oldest first, and the details of the selected one.
struct LogScreen: ScreenComponent {
    let logName = "log"
    let name = TextKey.tabLog
    let topic = "disputes"

    func listWidth(of width: Int) -> Int {
        width >= 100 ? width * 60 / 100 : width * 58 / 100
    }

    func draw(_ model: Model, in layout: Layout, on canvas: inout Canvas) {
        LogView(model: model, layout: layout).draw(on: &canvas)
    }
}
