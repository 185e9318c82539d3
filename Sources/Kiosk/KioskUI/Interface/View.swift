package import TerminalGraphics

/// Draws the model; equal models produce equal canvases.
package func view(_ model: Model, on canvas: inout Canvas) {
    let layout = model.layout
    canvas.title = "kiosk"
    let frame = FrameView(model: model, layout: layout)
    frame.draw(on: &canvas)
    // The frames of the panes use the rule above the body.
    canvas.clipped(to: layout.body.inset(top: layout.density == .full ? -1 : 0)) { canvas in
        model.screen.component.draw(model, in: layout, on: &canvas)
    }
    frame.drawPath(on: &canvas)
    let dialog = model.dialogBox
    if model.overlay?.dialog.dimsScreen ?? false {
        canvas.setStyle(Style(.muted), in: canvas.bounds)
    }
    frame.drawHints(for: dialog, on: &canvas)
    if let dialog {
        dialog.draw(on: &canvas)
        // The dialog covers the cursor of the filter field.
        canvas.cursor = nil
    }
    ToastView(model: model, layout: layout, dialog: dialog?.frame).draw(on: &canvas)
    canvas.hiddenCursor = focusPosition(in: dialog, on: canvas)
}

/// Returns the position of the focus for the terminal's cursor: the focused button or row of a dialog, or the selected
/// row.
private func focusPosition(in dialog: DialogLayout?, on canvas: Canvas) -> Point? {
    guard let dialog else { return canvas.first(in: .cursor) ?? canvas.first(in: .selection) }
    return [Role.buttonFocus, .cursor, .selection].lazy
        .compactMap { canvas.first(in: $0, within: dialog.frame) }.first
}
