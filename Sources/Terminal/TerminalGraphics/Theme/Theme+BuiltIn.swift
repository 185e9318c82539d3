extension Theme {
    /// The theme that is compiled in: the terminal's own colours on its own background, so that it is as legible as the
    /// terminal.
    ///
    /// It uses only those colours of the palette that are legible on black and on white. It is equal to
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
