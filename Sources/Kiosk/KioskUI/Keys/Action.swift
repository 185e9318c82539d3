/// What a key does on a screen; a case that is added needs a line in ``KeyTable/standard``.
package enum Action: Hashable, Sendable {
    case up, down, pageUp, pageDown, first, last
    case open, back, screenAfter, screenBefore
    case partBefore, partAfter, receiptBefore, receiptAfter, valueBefore, valueAfter
    case buy, restore, filter, sort, spend, finish, copy, save, refresh
    case approve, decline, refund, follow, undo, redo, language
    case cancelRenewal, resume, agreeToPrice, changePlan
    case clockFreeze, clockNext, clockDay, clockMonth, clockYear, clockFaster, clockSlower
    case failRenewals, expire, newPrice, extend
    case planFault, clearFault, buyOutside, takeOffer
    case show(Screen), previous
    case help, palette, messages, theme, mouse, quit, suspend, redraw
}

extension Action {
    /// Its stable name in the event log; nil for what only moves about.
    ///
    /// Another screen has an event of its own.
    var logName: String? {
        switch self {
        case .up, .down, .pageUp, .pageDown, .first, .last, .screenAfter, .screenBefore, .show,
            .previous, .partBefore, .partAfter, .receiptBefore, .receiptAfter, .valueBefore,
            .valueAfter:
            nil
        // The answer to its question has the event.
        case .refund, .clockNext, .clockDay, .clockMonth, .clockYear: nil
        default: name
        }
    }
}
