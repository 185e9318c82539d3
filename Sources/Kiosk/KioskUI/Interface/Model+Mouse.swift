import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    /// Handles the mouse on a screen. A press does not count as confirmation of the dialog that it opens.
    mutating func handle(_ press: MousePress) -> [Command] {
        switch press.button {
        case .wheelUp: return scroll(.up, at: press.point)
        case .wheelDown: return scroll(.down, at: press.point)
        case .left:
            lastPressAt = now
            return click(press.point)
        case .middle, .right: return []
        }
    }

    /// Scrolls what is under the pointer: the detail's lines, or the selection of the list.
    private mutating func scroll(_ action: Action, at point: Point) -> [Command] {
        let isOverDetail = layout.detail?.contains(point) ?? false
        return screen.component.scroll(action, isOverDetail: isOverDetail, in: &self)
    }

    mutating func setDetail(isOpen: Bool) {
        let component = screen.component
        guard let detail = component.detail, self[keyPath: detail].isOpen != isOpen else { return }
        self[keyPath: detail] = DetailPane(isOpen: isOpen && component.canOpen(in: self))
    }

    private mutating func click(_ point: Point) -> [Command] {
        if !toasts.isEmpty, ToastView(model: self, layout: layout).rect.contains(point) {
            return perform(.back)
        }
        if let tab = Tabs(self).screen(at: point) { return perform(.show(tab)) }
        if let action = KeyHints(self).action(at: point) { return perform(action) }
        if let commands = screen.component.clickHeader(at: point, in: &self) { return commands }
        if let row = screen.component.filterRow(in: layout), row.contains(point), hasEffect(.filter)
        {
            return perform(.filter)
        }
        if let detail = layout.detail { setDetail(isOpen: detail.contains(point)) }
        guard !isInDetail else { return [] }
        selectionGuard = nil
        return screen.component.select(at: point, in: &self)
    }

    // MARK: Dialogs

    /// The layout of the open dialog; nil if no dialog is open.
    var dialogBox: DialogLayout? { overlay?.dialog.layout(in: self) }

    /// Handles the mouse in a dialog, with the same guards as for keys.
    mutating func handleInDialog(_ press: MousePress) -> [Command] {
        guard let dialog = overlay?.dialog else { return [] }
        let box = dialog.layout(in: self)
        let target = box.target(at: press.point)
        switch (press.button, target) {
        case (.wheelUp, _): return dialog.scroll(target, by: 1, in: &self)
        case (.wheelDown, _): return dialog.scroll(target, by: -1, in: &self)
        case (.left, .key(let key)?):
            defer { if key.key == .enter { lastPressAt = now } }
            return handle(key)
        case (.left, let target?): return dialog.press(target, in: &self)
        case (.left, nil):
            return box.frame.contains(press.point) ? [] : dialog.clickOutside(in: &self)
        case (.middle, _), (.right, _): return []
        }
    }
}
