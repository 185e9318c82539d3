extension EnglishMessages {
    /// The texts of Palette.
    static let palette: [Message: String] = [
        .paletteTitle: "Palette",
        .palettePrompt: "type: an act, a product, a number, a theme, a language",
        .paletteAction: "act",
        .paletteProduct: "product",
        .paletteTransaction: "order",
        .paletteTheme: "theme",
        .paletteLanguage: "language",
        .paletteSaveDisplay: "save the screen as text",
    ]
}
