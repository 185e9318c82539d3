/// What a key does on a screen; a case that is added needs a line in ``KeyTable/standard``.
package enum Action: Hashable, Sendable {
    case up, down, pageUp, pageDown, first, last
    case open, back, switchPane
    case partBefore, partAfter, receiptBefore, receiptAfter, valueBefore, valueAfter
    case buy, restore, filter, sort, spend, finish, copy, save, refresh
    case approve, decline, refund, follow, undo, redo, language
    case show(Screen), previous
    case help, palette, theme, mouse, quit, suspend, redraw
}

extension Action {
    /// Its stable name in the event log; nil for what only moves about.
    ///
    /// Another screen has an event of its own.
    var logName: String? {
        switch self {
        case .up, .down, .pageUp, .pageDown, .first, .last, .switchPane, .show, .previous,
            .partBefore, .partAfter, .receiptBefore, .receiptAfter, .valueBefore, .valueAfter:
            nil
        case .open: "details"
        case .back: "back"
        case .buy: "buy"
        case .restore: "restore"
        case .filter: "filter"
        case .sort: "sort"
        case .spend: "spend"
        case .finish: "finish"
        case .copy: "copy"
        case .save: "save"
        case .approve: "approve"
        case .decline: "decline"
        // The answer to its question has the event.
        case .refund: nil
        case .follow: "follow"
        case .undo: "undo"
        case .redo: "redo"
        case .language: "language"
        case .refresh: "refresh"
        case .help: "help"
        case .palette: "palette"
        case .theme: "theme"
        case .mouse: "mouse"
        case .quit: "quit"
        case .suspend: "suspend"
        case .redraw: "redraw"
        }
    }
}
