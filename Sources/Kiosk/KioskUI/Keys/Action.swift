/// An action that a key performs on a screen; each new case needs a binding in ``KeyTable/standard``.
package enum Action: Hashable, Sendable {
    case up, down, pageUp, pageDown, first, last
    case open, back, screenAfter, screenBefore
    case previousFilter, nextFilter, receiptBefore, receiptAfter, valueBefore, valueAfter
    case buy, restore, filter, sort, spend, finish, copy, save, refresh
    case approve, decline, refund, follow, undo, redo, language
    case cancelRenewal, resume, agreeToPrice, changePlan
    case clockFreeze, clockNext, clockDay, clockMonth, clockYear, clockFaster, clockSlower
    case failRenewals, expire, newPrice, extend
    case planFault, clearFault, buyOutside, openOffer
    case show(Screen), previous
    case help, manual, palette, messages, theme, mouse, quit, suspend, redraw
}

extension Action {
    /// The action's stable name in the event log; nil for navigation.
    ///
    /// A change of screens is logged as an event of its own, and so it is not logged as an action.
    var logName: String? {
        switch self {
        case .up, .down, .pageUp, .pageDown, .first, .last, .screenAfter, .screenBefore, .show,
            .previous, .previousFilter, .nextFilter, .receiptBefore, .receiptAfter, .valueBefore,
            .valueAfter:
            nil
        // The event is logged when the user confirms the dialog.
        case .refund, .clockNext, .clockDay, .clockMonth, .clockYear: nil
        default: name
        }
    }
}

// MARK: Names

extension Action {
    /// The action's stable name in the config file, in `kiosk help keys` and in the palette.
    package var name: String {
        switch self {
        case .up: "up"
        case .down: "down"
        case .pageUp: "page-up"
        case .pageDown: "page-down"
        case .first: "first"
        case .last: "last"
        case .open: "details"
        case .back: "back"
        case .screenAfter: "next-screen"
        case .screenBefore: "screen-back"
        case .buy: "buy"
        case .restore: "restore"
        case .filter: "filter"
        case .sort: "sort"
        case .previousFilter: "part-before"
        case .nextFilter: "part-after"
        case .receiptBefore: "receipt-before"
        case .receiptAfter: "receipt-after"
        case .valueBefore: "value-before"
        case .valueAfter: "value-after"
        case .approve: "approve"
        case .decline: "decline"
        case .refund: "refund"
        case .follow: "follow"
        case .save: "save"
        case .undo: "undo"
        case .redo: "redo"
        case .language: "language"
        case .spend: "spend"
        case .finish: "finish"
        case .copy: "copy"
        case .refresh: "refresh"
        case .cancelRenewal: "cancel-renewal"
        case .resume: "resume"
        case .agreeToPrice: "agree-to-price"
        case .changePlan: "change-plan"
        case .clockFreeze: "clock-freeze"
        case .clockNext: "clock-next"
        case .clockDay: "clock-day"
        case .clockMonth: "clock-month"
        case .clockYear: "clock-year"
        case .clockFaster: "clock-faster"
        case .clockSlower: "clock-slower"
        case .failRenewals: "fail-renewals"
        case .planFault: "plan-fault"
        case .clearFault: "clear-fault"
        case .buyOutside: "buy-outside"
        case .openOffer: "take-offer"
        case .expire: "expire"
        case .newPrice: "new-price"
        case .extend: "extend"
        case .show(let screen): screen.logName
        case .previous: "previous-screen"
        case .help: "help"
        case .manual: "manual"
        case .palette: "palette"
        case .messages: "messages"
        case .theme: "theme"
        case .mouse: "mouse"
        case .quit: "quit"
        case .suspend: "suspend"
        case .redraw: "redraw"
        }
    }

    /// Creates the action with a name; nil if the name is unknown.
    package init?(name: String) {
        guard let action = Self.all.first(where: { $0.name == name }) else { return nil }
        self = action
    }

    /// All actions that can have a key, in the order of the key table.
    package static let all: [Action] = KeyTable.standard.bindings.reduce(into: []) { all, binding in
        if !all.contains(binding.action) { all.append(binding.action) }
    }

    /// Whether the action also works over a dialog, because it concerns the whole program.
    var isForProgram: Bool {
        switch self {
        case .quit, .suspend, .redraw: true
        default: false
        }
    }
}
