extension Theme {
    /// The theme that needs no file: the terminal's own colours on its own background, so that it
    /// can be read wherever the terminal can.
    ///
    /// Of the palette it uses only the colours that are legible on black and on white. It is the
    /// same as `themes/kiosk-default.yaml`; a test holds them equal.
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
            .badgeConsumable: Paint(magenta),
            .badgeNonConsumable: Paint(cyan),
            .badgeSubscription: Paint(green),
            .badgeNonRenewing: Paint(red),
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
