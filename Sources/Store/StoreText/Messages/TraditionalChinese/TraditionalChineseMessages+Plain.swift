extension TraditionalChineseMessages {
    /// The texts of the line mode.
    static let plain: [Message: String] = [
        .plainWelcome: "kiosk 沙箱商店：非真實付款。{1}，裝置 {2}，{3}。",
        .plainCommands: """
        指令：list、show N、buy N [數量]、restore、transactions、library、spend 商品 數量、outcome \
        [方式]、help、quit。N 是清單中的編號，或產品識別碼的一部分。
        """,
        .plainPrompt: "kiosk> ",
        .plainUnknown: "不認識「{1}」。請輸入 help。",
        .plainNoProduct: "沒有產品 {1}。請輸入 list。",
        .plainBuyQuestion: "以 {3} 購買 {1} × {2}？不會實際收費。輸入 yes 購買：",
        .plainNotBought: "未購買，您沒有被扣款。",
        .plainGoodbye: "再見。",
    ]
}
