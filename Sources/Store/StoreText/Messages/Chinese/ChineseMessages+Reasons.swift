extension ChineseMessages {
    /// The texts that say why not.
    static let reasons: [Message: String] = [
        .buyBlockedReading: "这里暂时不能购买：{1}",
        .buyBlockedBusy: "此产品正在购买中。",
        .buyBlockedStarting: "商店正在打开。",
        .buyBlockedOther: "另一个 kiosk 正在操作该设备",
        .buyBlockedOffline: "商店离线。恢复响应后即可购买。",
        .offerBuy: "以 {1} 购买，不会真实扣款",
        .offerFreeAgain: "再次免费获取",
        .blockedBuy: "不能购买：{1}",
        .unknownID: "商店里没有 {1}。请检查拼写。",
        .unknownNearest: "商店里没有 {1}。您要找的是 {2} 吗？",
        .reasonDraft: "它还是草稿，尚未提交给商店。",
        .reasonInReview: "它正在等待商店审核。",
        .reasonRemoved: "它已下架。",
        .reasonNotInStorefront: "它在此国家/地区（{1}）没有价格。",
        .reasonNoPrice: "目录没有给出可读取的价格。",
        .reasonTypeNotSold: "此商店暂不出售“{1}”类型。",
        .declinedPayment: "付款被拒绝，您没有被扣款。请重试或换一种付款方式。",
        .declinedApproval: "购买请求被拒绝，您没有被扣款。",
        .declinedTerms: "订单到达之前，价格或产品发生了变化，您没有被扣款。请重新打开产品查看当前价格。",
        .declinedExpired: "订单在能够发送时已经过期，您没有被扣款。如仍需要，请重新购买。",
        .declinedUnavailable: "此产品目前不对您出售，您没有被扣款。",
        .declinedQuantity: "不能一次购买这个数量，您没有被扣款。请选择其他数量。",
        .declinedRefused: "商店拒绝了此次购买，您没有被扣款。原因见历史记录。",
    ]
}
