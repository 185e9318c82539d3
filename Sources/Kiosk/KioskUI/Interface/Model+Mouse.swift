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
    var dialogBox: DialogLayout? {
        switch overlay {
        case .buy(let dialog): PurchaseDialogView(model: self, dialog: dialog).box
        case .spend(let dialog): SpendDialogView(model: self, dialog: dialog).box
        case .refund(let dialog): RefundDialogView(model: self, dialog: dialog).box
        case .entry(let dialog): EntryDialogView(model: self, dialog: dialog).box
        case .help(let help): HelpView(model: self, help: help).box
        case .manual(let reader): ManualView(model: self, reader: reader).box
        case .toastHistory(let top): ToastHistoryView(model: self, top: top).box
        case .palette(let palette): PaletteView(model: self, palette: palette).box
        case .themes(let picker): ThemePickerView(model: self, picker: picker).box
        case .plans(let picker): PlanPickerView(model: self, picker: picker).box
        case .clock(let dialog): ClockDialogView(model: self, dialog: dialog).box
        case nil: nil
        }
    }

    /// Handles the mouse in a dialog, with the same guards as for keys.
    mutating func handleInDialog(_ press: MousePress) -> [Command] {
        guard let box = dialogBox else { return [] }
        let target = box.target(at: press.point)
        switch press.button {
        case .wheelUp, .wheelDown: return handleWheel(target, by: press.button == .wheelUp ? 1 : -1)
        case .left:
            if let target { return self.press(target) }
            return box.frame.contains(press.point) ? [] : leaveByClick()
        case .middle, .right: return []
        }
    }

    /// Closes a dialog after a click beside it, unless the dialog asks for a confirmation or an answer.
    private mutating func leaveByClick() -> [Command] {
        switch overlay {
        case .help, .manual, .toastHistory, .palette, .plans:
            overlay = nil
            return []
        case .themes: return handle(KeyPress(.escape))
        case .buy, .spend, .refund, .entry, .clock, nil: return []
        }
    }

    /// Changes the choice under the pointer with the wheel, or moves through a list.
    private mutating func handleWheel(_ target: DialogTarget?, by step: Int) -> [Command] {
        switch (overlay, target) {
        case (.help, _), (.manual, _), (.toastHistory, _), (.palette, _), (.themes, _), (.plans, _):
            return handle(KeyPress(step > 0 ? .up : .down))
        case (.buy, .changeValue(let control, _)), (.buy, .purchase(let control)):
            guard control == .quantity || control == .outcome else { return [] }
            return press(.changeValue(control, by: step))
        default: return []
        }
    }

    private mutating func press(_ target: DialogTarget) -> [Command] {
        switch target {
        case .key(let press):
            defer { if press.key == .enter { lastPressAt = now } }
            return handle(press)
        case .changeValue(let control, let step):
            editBuy {
                $0.focus = control
                Self.changeFocusedValue(&$0, by: step)
            }
            return []
        case .purchase(let control): return press(control)
        case .spend(let control): return press(control)
        case .refund(let control): return press(control)
        case .clock(let control): return press(control)
        case .palette(let index):
            guard case .palette(let palette) = overlay, palette.items.indices.contains(index) else {
                return []
            }
            return choose(palette.items[index])
        case .help(let index):
            guard case .help(let help) = overlay else { return [] }
            return run(HelpView(model: self, help: help).bindings, index)
        case .manual(let link):
            guard case .manual(var reader) = overlay else { return [] }
            follow(link, in: &reader)
            show(reader)
            return []
        case .theme(let index):
            guard case .themes(let picker) = overlay, picker.selected == index else {
                return previewTheme(index)
            }
            return handle(KeyPress(.enter))
        case .plan(let index):
            guard case .plans(let picker) = overlay else { return [] }
            return choosePlan(index, ofGroup: picker.groupID)
        }
    }

    private mutating func press(_ control: PurchaseDialog.Control) -> [Command] {
        editBuy { $0.focus = control }
        guard control != .quantity, control != .outcome, case .buy(let dialog) = overlay else {
            return []
        }
        defer { lastPressAt = now }
        return pressButton(of: dialog)
    }

    private mutating func press(_ control: SpendDialog.Control) -> [Command] {
        editSpend { $0.focus = control }
        guard control == .cancel || control == .spend, case .spend(let dialog) = overlay else {
            return []
        }
        defer { lastPressAt = now }
        return pressButton(of: dialog)
    }

    private mutating func press(_ control: RefundDialog.Control) -> [Command] {
        editRefund { $0.focus = control }
        guard case .refund(let dialog) = overlay else { return [] }
        defer { lastPressAt = now }
        return pressButton(of: dialog)
    }

    private mutating func press(_ control: ClockDialog.Control) -> [Command] {
        editClock { $0.focus = control }
        guard case .clock(let dialog) = overlay else { return [] }
        defer { lastPressAt = now }
        return pressButton(of: dialog)
    }
}
