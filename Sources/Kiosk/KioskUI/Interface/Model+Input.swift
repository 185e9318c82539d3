import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

extension Model {
    mutating func handle(_ event: InputEvent) -> [Command] {
        switch event {
        case .key(let press):
            notices.hasFocus = true
            isHeld =
                press == lastKey
                && lastKeyAt.map { now.since($0) < ConfirmationGuard.heldKeyInterval } ?? false
            defer {
                (lastKey, lastKeyAt) = (press, now)
                if press.key == .enter || press.key == .character(" ") { lastPressAt = now }
            }
            return handle(press)
        case .paste(let text): return paste(text)
        case .mouse(let press):
            guard press.kind == .press else { return [] }
            return overlay == nil ? handle(press) : handleInDialog(press)
        case .resized(let size):
            return resize(to: size)
        case .focus(let isFocused):
            notices.hasFocus = isFocused
            return []
        case .reply: return []
        }
    }

    mutating func handle(_ press: KeyPress) -> [Command] {
        let action = keys.action(for: press, on: screen)
        // Shortcuts with Ctrl work over a dialog only if they concern the whole program, such as quitting.
        if press.control, let action, overlay == nil || action.has(.program) {
            return perform(action)
        }
        // A character with Ctrl or Alt is not text, so it must not type, choose or press anything.
        if press.isModifiedCharacter, isTyping { return [] }
        if let dialog = overlay?.dialog { return dialog.handle(press, in: &self) }
        if filter?.isTyping ?? false { return handleFilterKey(press) }
        if action == .quit, asksToQuitAgain(press) { return [] }
        return action.map { perform($0) } ?? answerKeyOfOtherScreen(press)
    }

    /// The time in milliseconds within which a second press of the quit key quits during a purchase.
    private static let quitInterval: Int64 = 1_000

    /// Returns whether a press of the quit key only shows that a second press quits, because a purchase is in progress.
    private mutating func asksToQuitAgain(_ press: KeyPress) -> Bool {
        guard engine.openCount > 0, engine.snapshot.rows.contains(where: \.isUnderWay) else {
            return false
        }
        if let asked = quitAskedAt, now.since(asked) <= Self.quitInterval { return false }
        quitAskedAt = now
        let key = press.label(formatter.glyphs.set).string
        showHint(formatter.text(.quitAgain, key), lifetime: Self.quitInterval)
        return true
    }

    /// Shows on which screen a key has an effect; keys that only move or change a value there are not answered.
    private mutating func answerKeyOfOtherScreen(_ press: KeyPress) -> [Command] {
        let bound = keys.bindings.filter {
            $0.keys.contains(press) && !$0.action.has(.navigation)
        }
        guard let first = bound.first else { return [] }
        let screens = self.screens.filter { screen in
            bound.contains { $0.action.meaning == first.action.meaning && $0.applies(to: screen) }
        }
        let names = screens.map { formatter.messages.text($0.name) }.joined(separator: ", ")
        let numbers = screens.map { keyName(.show($0)) }.joined(separator: ", ")
        let key = press.label(formatter.glyphs.set).string
        return showToast(
            .info,
            formatter.sanitized(
                formatter.messages.text(
                    .keyElsewhere, key, first.text(formatter).string, names, numbers)))
    }

    /// Whether characters go to a dialog or a field instead of the screen.
    package var isTyping: Bool { overlay != nil || filter?.isTyping ?? false }

    /// Inserts pasted text into fields; it never presses a button.
    private mutating func paste(_ text: String) -> [Command] {
        if let dialog = overlay?.dialog {
            dialog.paste(text, in: &self)
        } else if filter?.isTyping ?? false {
            editFilter { $0.type(String(text.prefix(200))) }
        }
        return []
    }

    // MARK: Filter

    /// The filter field of the current screen; nil if the screen has none.
    var filter: FilterField? { screen.component.filter(in: self) }

    /// Changes the filter of the current screen.
    mutating func editFilter(_ edit: (inout FilterField) -> Void) {
        screen.component.editFilter(in: &self, edit)
        scrollToSelection()
    }

    /// Clears the filter of the current screen; can be undone.
    mutating func clearFilter() {
        if let text = filter?.text, !text.isEmpty { undo.record(.filter(screen, text)) }
        editFilter { $0.clear() }
    }

    /// Selects the next or previous row that the filter shows, wrapping around at the ends.
    mutating func moveToMatch(by step: Int) -> [Command] {
        guard filter?.isActive ?? false else {
            return showToast(.info, formatter.text(.matchNoSearch, keyName(.filter)))
        }
        let component = screen.component
        let before = component.selectedPosition(in: self)
        selectionGuard = nil
        var commands = component.move(step > 0 ? .down : .up, in: &self)
        if component.selectedPosition(in: self) == before {
            commands += component.move(step > 0 ? .first : .last, in: &self)
        }
        scrollToSelection()
        guard before != component.selectedPosition(in: self) else {
            return commands + showInfo(.matchNoOther)
        }
        scrollDetailsToTop()
        return commands
    }

    private mutating func handleFilterKey(_ press: KeyPress) -> [Command] {
        switch press.key {
        case .escape: clearFilter()
        case .enter, .tab: editFilter { $0.stopTyping() }
        case .backspace where press.alt: editFilter { $0.deleteLastWord() }
        case .backspace: editFilter { $0.deleteLastCharacter() }
        case .up, .down, .pageUp, .pageDown:
            return keys.action(for: press, on: screen).map { perform($0) } ?? []
        case .character(let character): editFilter { $0.type(String(character)) }
        default: break
        }
        return []
    }
}

extension KeyPress {
    /// Whether the key is a character combined with Ctrl or Alt.
    fileprivate var isModifiedCharacter: Bool {
        guard case .character = key else { return false }
        return control || alt
    }
}

// MARK: Moving

extension Model {
    mutating func move(_ action: Action) -> [Command] {
        // A user who moves the selection sees its new position, so the guard is not needed any more.
        selectionGuard = nil
        if let detail = screen.component.detail, focusedPane != .list {
            let state = focusedPane == .side ? \.sidePane : detail
            self[keyPath: state].top = scrolled(self[keyPath: state].top, action, focusedPane)
            return []
        }
        let commands = screen.component.move(action, in: &self)
        scrollToSelection()
        return commands
    }

    /// Returns the scroll offset of the detail or the third pane after a move, limited so that the last page stays full;
    /// nil if the text is at its end and follows it from then on.
    func scrolled(_ top: Int?, _ action: Action, _ pane: Pane) -> Int? {
        let component = screen.component
        let side = pane == .side ? layout.sideText : nil
        let rect = side ?? layout.detailText
        let block =
            side == nil
            ? component.detailBlock(of: self, width: rect.width)
            : component.sideBlock(of: self, width: rect.width)
        guard let block else { return nil }
        let last = block.overflow(in: rect.height)
        let line = Scroll.moved(
            block.offset(top, in: rect.height), action, count: last + 1,
            page: rect.height - block.headCount(in: rect.height))
        return block.followsEnd(in: rect.height) && line == last ? nil : line
    }

    // MARK: Mouse

    /// Handles the mouse on a screen. A press does not count as confirmation of the dialog that it opens.
    mutating func handle(_ press: MousePress) -> [Command] {
        switch press.button {
        case .wheelUp: return screen.component.scroll(.up, at: press.point, in: &self)
        case .wheelDown: return screen.component.scroll(.down, at: press.point, in: &self)
        case .left:
            lastPressAt = now
            return click(press.point)
        case .middle, .right: return []
        }
    }

    /// Moves the focus to a pane, if the screen has one that can have it.
    mutating func focus(_ pane: Pane) {
        guard pane != .side else { return sidePane.isOpen = true }
        sidePane = DetailPaneState()
        setDetail(isOpen: pane == .detail)
    }

    mutating func setDetail(isOpen: Bool) {
        let component = screen.component
        guard let detail = component.detail, self[keyPath: detail].isOpen != isOpen else { return }
        self[keyPath: detail] = DetailPaneState(isOpen: isOpen && component.canOpen(in: self))
    }

    private mutating func click(_ point: Point) -> [Command] {
        if !toasts.isEmpty, ToastView(model: self, layout: layout).rect.contains(point) {
            return perform(.back)
        }
        if let tab = Tabs(self).screen(at: point) { return perform(.show(tab)) }
        if let hint = KeyHints(self, dialog: nil).hint(at: point) {
            let action = filter?.isTyping ?? false ? nil : hint.action
            return action.map { perform($0) } ?? hint.keys.flatMap { handle($0) }
        }
        if let commands = screen.component.clickHeader(at: point, in: &self) { return commands }
        if layout.density == .full, let row = screen.component.filterRow,
            layout.list.row(row).contains(point), hasEffect(.filter)
        {
            return perform(.filter)
        }
        if layout.detail != nil { focus(layout.pane(at: point)) }
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
        let target =
            box.target(at: press.point)
            ?? KeyHints(self, dialog: box).hint(at: press.point)?.keys.first.map(DialogTarget.key)
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
