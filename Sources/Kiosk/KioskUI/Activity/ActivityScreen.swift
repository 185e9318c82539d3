import StoreText
import TerminalGraphics

/// The Activity screen: all transactions with their current state, and the history of the selected one.
struct ActivityScreen: ScreenComponent {
    let logName = "activity"
    let name = TextKey.tabActivity
    let topic = "crashes"

    func listWidth(of width: Int) -> Int {
        width >= 100 ? min(width * 38 / 100, 56) : width * 46 / 100
    }

    func draw(_ model: Model, in layout: Layout, on canvas: inout Canvas) {
        ActivityView(model: model, layout: layout).draw(on: &canvas)
    }
}
