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
        }
    }
    switch model.overlay {
    case .buy(let dialog): PurchaseDialogView(model: model, dialog: dialog).draw(on: &canvas)
    case .spend(let dialog): SpendDialogView(model: model, dialog: dialog).draw(on: &canvas)
    case .help(let top): HelpView(model: model, top: top).draw(on: &canvas)
    case .themes(let picker): ThemePickerView(model: model, picker: picker).draw(on: &canvas)
    case nil: break
    }
    ToastView(model: model, layout: layout).draw(on: &canvas)
}
