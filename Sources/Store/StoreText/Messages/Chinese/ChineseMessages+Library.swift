extension ChineseMessages {
    /// The texts of Library.
    static let library: [Message: String] = [
        .walletOf: "{1} 的钱包",
        .walletNote: "商家对账单第 {1} 版，{2}前。",
        .walletFailed: "钱包无法加载：{1}",
        .subscriptionsFailed: "订阅无法加载：{1}",
        .walletProvisional: "包含此设备尚未确认的变动",
        .walletDebt: "欠 {1}",
        .ownedTitle: "已拥有",
        .ownedSince: "{1} 起",
        .ownedUntil: "至 {1}",
        .boughtOn: "购于 {1}",
        .ownedRestored: "已恢复",
        .ownedShared: "由家人共享",
        .sharedUntil: "由家人共享，已付费至 {1}",
        .renewsFor: "续订价 {1}",
        .timeLeft: "剩余 {1}",
        .spentOn: "用于 {1}",
        .spent: "已使用",
        .givenFor: "人工补发：{1}",
        .givenBack: "退款撤销后归还",
        .takenBack: "退款后扣回",
        .walletHistory: "历史",
    ]
}
