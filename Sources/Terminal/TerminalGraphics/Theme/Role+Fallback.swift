extension Role {
    /// The role whose paint is used where a theme has none for this one, and what is added to it.
    ///
    /// The chains all end in `text`; the attributes make sure that a theme of two lines still shows
    /// what is selected and what is wrong:
    /// - `title`, `header` → `accent` → `text` bold; `hintKey` → `accent`
    /// - `muted` → `text`; `placeholder`, `hintText`, `sponsor`, `scrollbar`, `border` → `muted`
    /// - `borderFocus` → `accent`; `dialogBorder` → `borderFocus`; `dialog`, `input` → `text`
    /// - `selection`, `cursor` → `text` reversed; `buttonFocus` → `selection`; `button` → `text`
    /// - `selectionInactive`, `match` → `text` underlined
    /// - `price` → `text`; `priceSale` → `price` bold; `owned` → `success` → `accent`
    /// - the badges → `accent`; `info` → `accent`; `warning`, `error` → `text` bold
    /// - `sandbox` → `warning` reversed
    /// - `statePurchased`, `stateFinished`, `stateRestored` → `success`; `stateFailed` → `error`;
    ///   `statePurchasing` → `info`; `stateDeferred`, `stateUnknown` → `warning`;
    ///   `stateRefunded`, `stateCancelled` → `muted`
    var fallback: (role: Role, adding: Attributes)? {
        switch self {
        case .text: nil
        case .accent, .warning, .error: (.text, .bold)
        case .muted, .price, .dialog, .input, .button: (.text, [])
        case .selection, .cursor: (.text, .reverse)
        case .selectionInactive, .match: (.text, .underline)
        case .title, .header, .hintKey, .borderFocus, .info, .success: (.accent, [])
        case .badgeConsumable, .badgeNonConsumable, .badgeSubscription, .badgeNonRenewing:
            (.accent, [])
        case .border, .scrollbar, .placeholder, .hintText, .sponsor: (.muted, [])
        case .stateRefunded, .stateCancelled: (.muted, [])
        case .dialogBorder: (.borderFocus, [])
        case .buttonFocus: (.selection, [])
        case .priceSale: (.price, .bold)
        case .owned, .statePurchased, .stateFinished, .stateRestored: (.success, [])
        case .stateFailed: (.error, [])
        case .statePurchasing: (.info, [])
        case .stateDeferred, .stateUnknown: (.warning, [])
        case .sandbox: (.warning, .reverse)
        }
    }

    /// How the role is told apart where there is no colour, on top of glyph and word; no two states alike.
    var monoAttributes: Attributes {
        switch self {
        case .selection, .cursor, .buttonFocus, .sandbox, .dialogBorder: .reverse
        case .accent, .title, .header, .borderFocus, .hintKey, .priceSale, .owned: .bold
        case .error, .warning, .statePurchased: .bold
        case .match, .selectionInactive, .stateDeferred: .underline
        case .statePurchasing: .italic
        case .stateFailed: [.bold, .reverse]
        case .stateRestored: [.italic, .underline]
        case .stateUnknown: [.bold, .underline]
        case .stateRefunded: [.dim, .underline]
        case .muted, .placeholder, .sponsor, .hintText, .stateCancelled: .dim
        default: []
        }
    }

    /// Backgrounds that carry meaning: where few colours make one equal to the screen's, it is
    /// shown by reversing.
    var mustStandOut: Bool {
        switch self {
        case .selection, .cursor, .buttonFocus, .sandbox: true
        default: false
        }
    }

    /// The name in a theme file: under `states` without the prefix.
    var stateName: String? {
        guard rawValue.hasPrefix("state"), let initial = rawValue.dropFirst(5).first else {
            return nil
        }
        return initial.lowercased() + rawValue.dropFirst(6)
    }
}
