extension TraditionalChineseMessages {
    /// The texts of LogScreen.
    static let logScreen: [Message: String] = [
        .logFollowing: "即時",
        .logStill: "已停止跟隨",
        .logKind: "種類",
        .logOrder: "訂單",
        .logTransaction: "交易",
        .logPurchase: "購買 ID",
        .logDetail: "細節",
        .logTime: "時間",
        .logClock: "單調時鐘",
        .logNumber: "序號",
        .logID: "事件",
        .logBefore: "前一雜湊值",
        .logHash: "雜湊值",
        .logSent: "商家已收到。",
        .logUnsent: "商家尚未收到。",
    ]
}
