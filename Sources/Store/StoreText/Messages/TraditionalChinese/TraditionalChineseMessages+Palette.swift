extension TraditionalChineseMessages {
    /// The texts of Palette.
    static let palette: [Message: String] = [
        .paletteTitle: "指令面板",
        .palettePrompt: "輸入：操作、產品、單號、主題、設定",
        .paletteSetting: "設定",
        .settingMotion: "減少動態效果",
        .settingSponsor: "贊助列",
        .settingOn: "開",
        .settingOff: "關",
        .paletteAction: "操作",
        .paletteProduct: "產品",
        .paletteTransaction: "訂單",
        .paletteTheme: "主題",
        .paletteLanguage: "語言",
        .paletteSaveDisplay: "將螢幕存為文字",
        .paletteResolve: "解決被中斷的訂單",
        .paletteUnstick: "交付卡住的訂單",
        .paletteCrashNow: "立即當機",
    ]
}
