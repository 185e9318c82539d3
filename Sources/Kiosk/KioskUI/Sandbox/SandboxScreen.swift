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

    // MARK: Detail

    func detailBlock(of model: Model, width: Int) -> TextBlock? {
        SandboxView(model: model, layout: model.layout).explanation(width: width)
    }

    func canOpen(in model: Model) -> Bool { model.sandbox.selectedRow != nil }

    func open(in model: inout Model) -> [Command] { model.openControl() }
}
