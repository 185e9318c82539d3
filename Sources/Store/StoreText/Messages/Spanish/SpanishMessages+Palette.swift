extension SpanishMessages {
    /// The texts of Palette.
    static let palette: [Message: String] = [
        .paletteTitle: "Comandos",
        .palettePrompt: "escriba: acción, producto, número, tema, ajuste",
        .paletteSetting: "ajuste",
        .settingMotion: "menos movimiento",
        .settingSponsor: "línea del patrocinador",
        .settingOn: "sí",
        .settingOff: "no",
        .paletteAction: "acción",
        .paletteProduct: "producto",
        .paletteTransaction: "pedido",
        .paletteTheme: "tema",
        .paletteLanguage: "idioma",
        .paletteSaveDisplay: "guardar la pantalla como texto",
        .paletteResolve: "resolver lo interrumpido",
        .paletteUnstick: "entregar lo atascado",
        .paletteCrashNow: "caída ahora mismo",
    ]
}
