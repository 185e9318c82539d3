import StoreText
import TerminalGraphics

/// The Sandbox screen: controls, clock, faults, subscriptions, orders and products of the sandbox store.
struct SandboxScreen: ScreenComponent {
    let logName = "sandbox"
    let name = TextKey.tabSandbox
    let topic = "faults"

    func listWidth(of width: Int) -> Int {
        width >= 100 ? width * 54 / 100 : width * 56 / 100
    }

    func draw(_ model: Model, in layout: Layout, on canvas: inout Canvas) {
        SandboxView(model: model, layout: layout).draw(on: &canvas)
    }
}
