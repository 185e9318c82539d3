extension ChineseMessages {
    /// The texts of Palette.
    static let palette: [Message: String] = [
        .paletteTitle: "命令面板",
        .palettePrompt: "输入：操作、产品、单号、主题、设置",
        .paletteSetting: "设置",
        .settingMotion: "减少动态效果",
        .settingSponsor: "赞助行",
        .settingOn: "开",
        .settingOff: "关",
        .paletteAction: "操作",
        .paletteProduct: "产品",
        .paletteTransaction: "订单",
        .paletteTheme: "主题",
        .paletteLanguage: "语言",
        .paletteSaveDisplay: "将屏幕存为文本",
        .paletteResolve: "解决被打断的订单",
        .paletteUnstick: "交付卡住的订单",
        .paletteCrashNow: "立即崩溃",
    ]
}
