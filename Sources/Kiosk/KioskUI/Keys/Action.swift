/// What a key does on a screen; a case that is added needs a line in ``KeyTable/standard``.
package enum Action: Hashable, Sendable {
    case up, down, pageUp, pageDown, first, last
    case open, back, switchPane
    case buy, restore, filter, spend, finish, copy, refresh
    case show(Screen), previous
    case help, theme, mouse, quit, suspend, redraw
}

extension Action {
    /// Its stable name in the event log; nil for what only moves about.
    ///
    /// Another screen has an event of its own.
    var logName: String? {
        switch self {
        case .up, .down, .pageUp, .pageDown, .first, .last, .switchPane, .show, .previous: nil
        case .open: "details"
        case .back: "back"
        case .buy: "buy"
        case .restore: "restore"
        case .filter: "filter"
        case .spend: "spend"
        case .finish: "finish"
        case .copy: "copy"
        case .refresh: "refresh"
        case .help: "help"
        case .theme: "theme"
        case .mouse: "mouse"
        case .quit: "quit"
        case .suspend: "suspend"
        case .redraw: "redraw"
        }
    }
}
