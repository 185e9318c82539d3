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

    // MARK: List

    func selectedItem(in model: Model) -> SelectedItem? {
        model.sandbox.list.selectedID.map { SelectedItem($0) }
    }

    func move(_ action: Action, in model: inout Model) -> [Command] {
        model.sandbox.list.move(action, page: model.layout.list.height)
        return []
    }

    func scrollToSelection(in model: inout Model) {
        let layout = Layout(size: model.size, screen: .sandbox)
        model.sandbox.list.scrollToSelection(height: layout.list.height)
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
        return model.changeControlValue(by: step)
    }

    func scroll(_ action: Action, isOverDetail: Bool, in model: inout Model) -> [Command] {
        guard isOverDetail else { return model.perform(action) }
        model.sandbox.detailTop = model.scrolled(model.sandbox.detailTop, action)
        return []
    }
}
