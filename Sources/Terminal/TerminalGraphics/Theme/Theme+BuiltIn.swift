extension Theme {
    /// The theme that is compiled in: the terminal's own colors on its own background, so that it is as legible as the
    /// terminal.
    ///
    /// It uses only those colors of the palette that are legible on black and on white. It is equal to
    /// `themes/kiosk-default.yaml`, which a test verifies.
    package static let builtIn = Theme(
        name: "Kiosk Default", variant: .auto,
        paints: [
            .text: Paint(.default, on: .default),
            .muted: Paint(.default, .dim),
            .accent: Paint(cyan, .bold),
            .title: Paint(.default, .bold),
            .header: Paint(.default, .bold),
            .border: Paint(.default, .dim),
            .borderFocus: Paint(cyan),
            .selection: Paint(.default, .reverse),
            .selectionInactive: Paint(.default, .underline),
            .match: Paint(magenta, [.bold, .underline]),
            .cursor: Paint(.default, .reverse),
            .price: Paint(.default),
            .priceSale: Paint(magenta, .bold),
            .owned: Paint(green),
            .badgeConsumable: Paint(magenta, .dim),
            .badgeNonConsumable: Paint(cyan, .dim),
            .badgeSubscription: Paint(green, .dim),
            .badgeNonRenewing: Paint(.default, .dim),
            .buttonFocus: Paint(.default, [.bold, .reverse]),
            .error: Paint(red, .bold),
            .warning: Paint(magenta, .bold),
            .success: Paint(green),
            .info: Paint(cyan),
            .sandbox: Paint(magenta, [.bold, .reverse]),
            .statePurchasing: Paint(cyan, .bold),
            .stateDeferred: Paint(magenta),
            .statePurchased: Paint(green, .bold),
            .stateFailed: Paint(red, [.bold, .underline]),
            .stateRestored: Paint(cyan),
            .stateFinished: Paint(green),
            .stateRefunded: Paint(red),
            .stateCancelled: Paint(.default, .dim),
            .stateUnknown: Paint(magenta, [.bold, .underline]),
        ])

    private static let red = TerminalColor.indexed(1)
    private static let green = TerminalColor.indexed(2)
    private static let magenta = TerminalColor.indexed(5)
    private static let cyan = TerminalColor.indexed(6)
}

// MARK: Fallbacks of roles

extension Role {
    /// The role whose paint is used if a theme lacks one for this role, and the attributes added to it.
    ///
    /// All chains end in `text`; the attributes ensure that even a theme of two lines shows selections and errors:
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

    /// The attributes that distinguish the role without colors, in addition to glyph and word; different for any two
    /// states.
    var monoAttributes: Attributes {
        switch self {
        case .selection, .cursor, .buttonFocus, .sandbox: .reverse
        case .accent, .title, .header, .borderFocus, .hintKey, .priceSale, .owned: .bold
        case .dialogBorder, .error, .warning, .statePurchased: .bold
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

    /// Whether the background carries meaning: if few colors make it equal to the screen's background, it is shown by
    /// reversing.
    var needsDistinctBackground: Bool {
        switch self {
        case .selection, .cursor, .buttonFocus, .sandbox: true
        default: false
        }
    }

    /// The name of a state under `states` in a theme file, without the prefix; nil for other roles.
    var stateName: String? {
        guard rawValue.hasPrefix("state"), let initial = rawValue.dropFirst(5).first else {
            return nil
        }
        return initial.lowercased() + rawValue.dropFirst(6)
    }
}
