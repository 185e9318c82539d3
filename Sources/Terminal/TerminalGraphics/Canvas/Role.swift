/// The meaning of a part of the screen, which a theme maps to colours.
///
/// A cell carries a role and never a colour, so that a screen's golden text is the same in every theme. The raw value
/// is the role's name in a theme file: under `roles`, and without its `state` prefix under `states`.
package enum Role: String, CaseIterable, Hashable, Sendable {
    case text, muted, accent, title, header
    case border, borderFocus
    case selection, selectionInactive, match, cursor
    case price, priceSale, owned
    case badgeConsumable, badgeNonConsumable, badgeSubscription, badgeNonRenewing
    case scrollbar
    case dialog, dialogBorder, button, buttonFocus
    case error, warning, success, info
    case input, placeholder
    case hintKey, hintText
    case sponsor, sandbox
    case statePurchasing, stateDeferred, statePurchased, stateFailed, stateRestored
    case stateFinished, stateRefunded, stateCancelled, stateUnknown
}
