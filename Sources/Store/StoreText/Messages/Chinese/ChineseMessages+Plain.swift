extension ChineseMessages {
    /// The texts of the line mode.
    static let plain: [Message: String] = [
        .plainWelcome: "kiosk 沙盒商店：不涉及真钱。{1}，设备 {2}，{3}。",
        .plainCommands: """
        命令：list、show N、buy N [数量]、restore、transactions、library、spend 商品 数量、\
        outcome [方式]、help、quit。N 是列表中的编号，或产品标识的一部分。
        """,
        .plainPrompt: "kiosk> ",
        .plainUnknown: "不认识“{1}”。请输入 help。",
        .plainNoProduct: "没有产品 {1}。请输入 list。",
        .plainBuyQuestion: "以 {3} 购买 {1} × {2}？不会收取真钱。输入 yes 购买：",
        .plainNotBought: "未购买，您没有被扣款。",
        .plainGoodbye: "再见。",
    ]
}
