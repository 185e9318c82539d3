extension JapaneseMessages {
    /// The texts of subscriptions: their states, and what is agreed to.
    static let subscriptions: [Message: String] = [
        .subscriptionActive: "有効",
        .subscriptionExpired: "終了",
        .subscriptionRetried: "未払い：利用できません。ストアが請求を再試行中です",
        .subscriptionGrace: "猶予期間中：未払いですが利用できます",
        .subscriptionRevoked: "取り消し済み",
        .renewsAt: "{1}に{2}で更新",
        .renewsTo: "{1}から{2}（{3}）",
        .endsAt: "{1}に終了",
        .endedAt: "{1}に終了済み",
        .graceUntil: "未払い。{1}まで利用可",
        .retriedSince: "{1}から未払い",
        .termsNow: "{1}。すぐに始まり、{2}の残りは返金されます",
        .termsLater: "本日の請求はありません。{1}から：{2}",
        .termsResumed: "本日の請求はありません。{1}に更新されます",
        .termsRecovered: "支払えなかった更新の{1}が今請求されます",
        .termsHad: "登録済みです。{1}に更新されます",
        .noSubscriptions: "サブスクリプションはありません。",
    ]
}
