import StoreText
import TerminalGraphics

/// Notifications of the terminal about events that the user may not see.
struct NoticeState: Sendable {
    /// Whether the terminal has the focus; true until it reports otherwise.
    var hasFocus = true
    /// The texts of this update that have not been sent.
    var pending: [SafeText] = []
}

extension Model {
    /// Requests a notification, unless the terminal has the focus or notifications are turned off.
    mutating func notify(_ text: SafeText) {
        guard !notices.hasFocus, preferences.sendsNotices, lineMode == nil else { return }
        notices.pending.append(text)
    }

    /// Returns one notification for all requests of an update, with the first text and the number of others.
    mutating func takeNotice() -> [Command] {
        defer { notices.pending = [] }
        guard let first = notices.pending.first else { return [] }
        let others = notices.pending.count - 1
        return [.terminal(.notify(others > 0 ? "\(first) (+\(others))" : first))]
    }
}
