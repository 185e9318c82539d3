package import TerminalGraphics

/// Draws the model; the same model always makes the same canvas.
package func view(_ model: Model, on canvas: inout Canvas) {
    let layout = model.layout
    canvas.title = "kiosk"
    FrameView(model: model, layout: layout).draw(on: &canvas)
    canvas.clipped(to: layout.body) { canvas in
        switch model.screen {
        case .shop: ShopView(model: model, layout: layout).draw(on: &canvas)
        case .activity: ActivityView(model: model, layout: layout).draw(on: &canvas)
        case .library: LibraryView(model: model, layout: layout).draw(on: &canvas)
        case .receipt: ReceiptView(model: model, layout: layout).draw(on: &canvas)
        case .sandbox: SandboxView(model: model, layout: layout).draw(on: &canvas)
        case .log: LogView(model: model, layout: layout).draw(on: &canvas)
        }
    }
    ToastView(model: model, layout: layout).draw(on: &canvas)
    guard let dialog = model.dialogBox else { return }
    dialog.draw(on: &canvas)
    // The filter's cursor lies below the dialog.
    canvas.cursor = nil
}
