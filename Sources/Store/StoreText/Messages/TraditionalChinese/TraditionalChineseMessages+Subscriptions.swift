extension TraditionalChineseMessages {
    /// The texts of subscriptions: their states, and what is agreed to.
    static let subscriptions: [Message: String] = [
        .subscriptionActive: "有效",
        .subscriptionExpired: "已結束",
        .subscriptionRetried: "未付款：無法使用，商店正在重試扣款",
        .subscriptionGrace: "寬限期內：雖未付款仍可使用",
        .subscriptionRevoked: "已撤銷",
        .renewsAt: "{1} 以 {2} 續訂",
        .renewsTo: "自 {1} 起為{2}（{3}）",
        .endsAt: "{1} 結束",
        .endedAt: "已於 {1} 結束",
        .graceUntil: "未付款；可使用至 {1}",
        .retriedSince: "自 {1} 起未付款",
        .termsNow: "{1}；立即開始，{2}的剩餘部分將退款",
        .termsLater: "今天不扣款。自 {1} 起：{2}",
        .termsResumed: "今天不扣款。將於 {1} 續訂",
        .termsRecovered: "現在扣款 {1}：之前未能支付的續訂",
        .termsHad: "您已擁有；將於 {1} 續訂",
        .noSubscriptions: "沒有訂閱。",
    ]
}
