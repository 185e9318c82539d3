extension JapaneseMessages {
    /// The texts of LogScreen.
    static let logScreen: [Message: String] = [
        .logFollowing: "追従中",
        .logStill: "停止中",
        .logKind: "種類",
        .logOrder: "注文",
        .logTransaction: "取引",
        .logPurchase: "購入",
        .logDetail: "詳細",
        .logTime: "時刻",
        .logClock: "単調時計",
        .logNumber: "番号",
        .logID: "イベント",
        .logBefore: "前のハッシュ",
        .logHash: "ハッシュ",
        .logSent: "販売元に届いています。",
        .logUnsent: "販売元にはまだ届いていません。",
    ]
}
