extension GermanMessages {
    /// The texts of Palette.
    static let palette: [Message: String] = [
        .paletteTitle: "Befehle",
        .palettePrompt: "tippen: Aktion, Produkt, Nummer, Design, Einstellung",
        .paletteSetting: "Einstellung",
        .settingMotion: "weniger Bewegung",
        .settingSponsor: "Werbezeile",
        .settingOn: "an",
        .settingOff: "aus",
        .paletteAction: "Aktion",
        .paletteProduct: "Produkt",
        .paletteTransaction: "Bestellung",
        .paletteTheme: "Design",
        .paletteLanguage: "Sprache",
        .paletteSaveDisplay: "Bildschirm als Text sichern",
        .paletteResolve: "klären, was unterbrochen ist",
        .paletteUnstick: "herausgeben, was festhängt",
        .paletteCrashNow: "jetzt abstürzen",
    ]
}
