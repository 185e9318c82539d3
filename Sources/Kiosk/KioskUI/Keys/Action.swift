/// An action that a key performs on a screen; each new case needs a binding in ``KeyTable/standard``.
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
    case help, manual, palette, messages, theme, mouse, quit, suspend, redraw
}

extension Action {
    /// The action's stable name in the event log; nil for navigation.
    ///
    /// A change of screens is logged as an event of its own, and so it is not logged as an action.
    var logName: String? {
        switch self {
        case .up, .down, .pageUp, .pageDown, .first, .last, .screenAfter, .screenBefore, .show,
            .previous, .partBefore, .partAfter, .receiptBefore, .receiptAfter, .valueBefore,
            .valueAfter:
            nil
        // The event is logged when the user confirms the dialog.
        case .refund, .clockNext, .clockDay, .clockMonth, .clockYear: nil
        default: name
        }
    }
}
