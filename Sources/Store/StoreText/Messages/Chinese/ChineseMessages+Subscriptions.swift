extension ChineseMessages {
    /// The texts of subscriptions: their states, and what is agreed to.
    static let subscriptions: [Message: String] = [
        .subscriptionActive: "有效",
        .subscriptionExpired: "已结束",
        .subscriptionRetried: "未付款：无法使用，商店正在重试扣款",
        .subscriptionGrace: "宽限期内：虽未付款仍可使用",
        .subscriptionRevoked: "已撤销",
        .renewsAt: "{1} 以 {2} 续订",
        .renewsTo: "自 {1} 起为{2}（{3}）",
        .endsAt: "{1} 结束",
        .endedAt: "已于 {1} 结束",
        .graceUntil: "未付款；可使用至 {1}",
        .retriedSince: "自 {1} 起未付款",
        .termsNow: "{1}；立即开始，{2}的剩余部分将退款",
        .termsLater: "今天不扣款。自 {1} 起：{2}",
        .termsResumed: "今天不扣款。将于 {1} 续订",
        .termsRecovered: "现在扣款 {1}：之前未能支付的续订",
        .termsHad: "您已拥有；将于 {1} 续订",
        .noSubscriptions: "没有订阅。",
    ]
}
