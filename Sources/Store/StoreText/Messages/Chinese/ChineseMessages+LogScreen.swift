extension ChineseMessages {
    /// The texts of LogScreen.
    static let logScreen: [Message: String] = [
        .logFollowing: "实时",
        .logStill: "已停止跟随",
        .logKind: "种类",
        .logOrder: "订单",
        .logTransaction: "交易",
        .logPurchase: "购买 ID",
        .logDetail: "细节",
        .logTime: "时间",
        .logClock: "单调时钟",
        .logNumber: "序号",
        .logID: "事件",
        .logBefore: "前一哈希",
        .logHash: "哈希",
        .logSent: "商家已收到。",
        .logUnsent: "商家尚未收到。",
    ]
}
