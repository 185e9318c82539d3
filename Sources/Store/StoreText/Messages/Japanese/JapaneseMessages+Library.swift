extension JapaneseMessages {
    /// The texts of Library.
    static let library: [Message: String] = [
        .walletOf: "{1} のウォレット",
        .walletNote: "販売元の明細 第 {1} 版、{2}前。",
        .walletFailed: "残高を読み込めませんでした：{1}",
        .subscriptionsFailed: "サブスクリプションを読み込めませんでした：{1}",
        .walletProvisional: "このデバイスで未確認の変動を含む",
        .walletDebt: "マイナス {1}",
        .ownedTitle: "所有",
        .ownedSince: "{1} から",
        .ownedUntil: "{1} まで",
        .boughtOn: "{1} で購入",
        .ownedRestored: "復元済み",
        .ownedShared: "家族が共有",
        .sharedUntil: "家族が共有（{1} まで支払い済み）",
        .renewsFor: "更新 {1}",
        .timeLeft: "残り {1}",
        .spentOn: "用途 {1}",
        .spent: "使用済み",
        .givenFor: "手動で付与：{1}",
        .givenBack: "返金の取り消し後に返却",
        .takenBack: "返金後に差し引き",
        .walletHistory: "残高の推移",
    ]
}
