extension JapaneseMessages {
    /// The texts of Palette.
    static let palette: [Message: String] = [
        .paletteTitle: "コマンド",
        .palettePrompt: "入力：操作、製品、番号、テーマ、設定",
        .paletteSetting: "設定",
        .settingMotion: "動きを減らす",
        .settingSponsor: "スポンサー行",
        .settingOn: "オン",
        .settingOff: "オフ",
        .paletteAction: "操作",
        .paletteProduct: "製品",
        .paletteTransaction: "注文",
        .paletteTheme: "テーマ",
        .paletteLanguage: "言語",
        .paletteSaveDisplay: "画面をテキストで保存",
        .paletteResolve: "中断された注文を解決",
        .paletteUnstick: "止まった注文を引き渡す",
        .paletteCrashNow: "今すぐクラッシュ",
    ]
}
