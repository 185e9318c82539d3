extension TraditionalChineseMessages {
    /// The texts of Palette.
    static let palette: [Message: String] = [
        .paletteTitle: "指令面板",
        .palettePrompt: "輸入：操作、產品、單號、主題、語言",
        .paletteAction: "操作",
        .paletteProduct: "產品",
        .paletteTransaction: "訂單",
        .paletteTheme: "主題",
        .paletteLanguage: "語言",
        .paletteSaveDisplay: "將螢幕存為文字",
    ]
}
