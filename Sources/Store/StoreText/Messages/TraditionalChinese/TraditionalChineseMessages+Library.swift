extension TraditionalChineseMessages {
    /// The texts of Library.
    static let library: [Message: String] = [
        .walletOf: "{1} 的錢包",
        .walletNote: "商家對帳單第 {1} 版，{2}前。",
        .walletFailed: "錢包無法載入：{1}",
        .subscriptionsFailed: "訂閱無法載入：{1}",
        .walletProvisional: "包含此裝置尚未確認的變動",
        .walletDebt: "欠 {1}",
        .ownedTitle: "已擁有",
        .ownedSince: "{1} 起",
        .ownedUntil: "至 {1}",
        .boughtOn: "購於 {1}",
        .ownedRestored: "已回復",
        .ownedShared: "由家人共享",
        .sharedUntil: "由家人共享，已付費至 {1}",
        .renewsFor: "續訂價 {1}",
        .timeLeft: "剩餘 {1}",
        .spentOn: "用於 {1}",
        .spent: "已使用",
        .givenFor: "人工補發：{1}",
        .givenBack: "退款撤銷後歸還",
        .takenBack: "退款後扣回",
        .walletHistory: "歷史",
    ]
}
