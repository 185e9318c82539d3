extension EnglishMessages {
    /// The texts of Palette.
    static let palette: [Message: String] = [
        .paletteTitle: "Palette",
        .palettePrompt: "type: an action, a product, a number, a theme, a setting",
        .paletteSetting: "setting",
        .settingMotion: "reduced motion",
        .settingSponsor: "the sponsor’s line",
        .settingOn: "on",
        .settingOff: "off",
        .paletteAction: "action",
        .paletteProduct: "product",
        .paletteTransaction: "order",
        .paletteTheme: "theme",
        .paletteLanguage: "language",
        .paletteSaveDisplay: "save the screen as text",
        .paletteResolve: "resolve: settle what is interrupted",
        .paletteUnstick: "unstick: hand out what is stuck",
        .paletteCrashNow: "crash now",
    ]
}
