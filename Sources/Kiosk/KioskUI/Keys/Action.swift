/// An action that a key performs on a screen; ``ActionDefinition`` describes each one.
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
    /// Creates the action with a name; nil if the name is unknown.
    package init?(name: String) {
        guard let action = Self.all.first(where: { $0.name == name }) else { return nil }
        self = action
    }

    /// All actions that can have a key, in the order of the key table.
    package static let all: [Action] = KeyMap.standard.bindings.reduce(into: []) { all, binding in
        if !all.contains(binding.action) { all.append(binding.action) }
    }
}
