import TerminalGraphics

extension Model {
    /// Handles a key in the list of past toasts: moves the list or closes it.
    mutating func take(_ press: KeyPress, inMessagesFrom top: Int) -> [Command] {
        let last = ToastHistoryView(model: self, top: top).lastTop
        let page = max(size.height - 6, 1)
        // The same key that opened it closes it.
        if keys.action(for: press, on: screen) == .messages || press.key == .escape {
            overlay = nil
            return []
        }
        switch press.key {
        case .up, .character("k"): overlay = .told(top: max(top - 1, 0))
        case .down, .character("j"): overlay = .told(top: min(top + 1, last))
        case .pageUp: overlay = .told(top: max(top - page, 0))
        case .pageDown: overlay = .told(top: min(top + page, last))
        case .home: overlay = .told(top: 0)
        case .end: overlay = .told(top: last)
        default: break
        }
        return []
    }
}
