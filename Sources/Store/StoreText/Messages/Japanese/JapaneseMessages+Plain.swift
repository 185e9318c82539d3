extension JapaneseMessages {
    /// The texts of the line mode.
    static let plain: [Message: String] = [
        .plainWelcome: "kiosk サンドボックスショップ：実際のお金は使いません。{1}、デバイス {2}、{3}。",
        .plainCommands: """
        コマンド：list、show N、buy N [数量]、restore、transactions、library、spend 財 数量、outcome \
        [名前]、help、quit。N は一覧の番号または ID の一部です。
        """,
        .plainPrompt: "kiosk> ",
        .plainUnknown: "「{1}」はわかりません。help と入力してください。",
        .plainNoProduct: "製品 {1} はありません。list と入力してください。",
        .plainBuyQuestion: "{1} × {2} を {3} で購入しますか？実際のお金は請求されません。購入するには yes と入力：",
        .plainNotBought: "購入しませんでした。請求は発生していません。",
        .plainGoodbye: "ご利用ありがとうございました。",
    ]
}
