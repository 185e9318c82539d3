import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    mutating func handle(_ event: InputEvent) -> [Command] {
        switch event {
        case .key(let press):
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
            self.size = size
            scrollToSelection()
            return []
        case .focus, .reply: return []
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
        return action.map { perform($0) } ?? []
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
        if let detail = screen.component.detail, self[keyPath: detail].isOpen {
            self[keyPath: detail].top = scrolled(self[keyPath: detail].top, action)
            return []
        }
        let commands = screen.component.move(action, in: &self)
        scrollToSelection()
        return commands
    }

    /// Returns the detail's scroll offset after a move, limited so that the last page stays full.
    func scrolled(_ top: Int, _ action: Action) -> Int {
        let rect = layout.detailText
        let last =
            screen.component.detailBlock(of: self, width: rect.width)?.overflow(in: rect.height)
            ?? 0
        return Scroll.moved(min(top, last), action, count: last + 1, page: rect.height)
    }
}
