extension SpanishMessages {
    /// The texts of Palette.
    static let palette: [Message: String] = [
        .paletteTitle: "Comandos",
        .palettePrompt: "escriba: acción, producto, número, tema, idioma",
        .paletteAction: "acción",
        .paletteProduct: "producto",
        .paletteTransaction: "pedido",
        .paletteTheme: "tema",
        .paletteLanguage: "idioma",
        .paletteSaveDisplay: "guardar la pantalla como texto",
    ]
}
