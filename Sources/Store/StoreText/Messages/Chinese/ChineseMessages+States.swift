extension ChineseMessages {
    /// The texts for states and stages.
    static let states: [Message: String] = [
        .statePurchasing: "正在购买",
        .stateDeferred: "等待批准",
        .statePurchased: "已购买",
        .stateFailed: "失败",
        .stateRestored: "已恢复",
        .stateFinished: "已完成",
        .stageJournalled: "已记录",
        .stageSubmitting: "正在联系商店",
        .stageRetrying: "无应答，重新询问",
        .stageAwaitingApproval: "等待批准",
        .stageReceived: "已收到",
        .stageVerified: "已验证",
        .stageDelivered: "已交付",
        .stageFinished: "已完成",
        .stageDeclined: "被拒绝",
        .stageCancelled: "已取消",
        .stageQuarantined: "已隔离",
        .stageRefunded: "已退款",
        .mapWritten: "已记录",
        .mapAsking: "询问中",
        .mapNoAnswer: "无应答",
        .mapApproval: "待批准",
        .chargedYes: "已扣款",
        .chargedNo: "未扣款",
        .chargedBack: "已退还",
        .chargedPartBack: "已部分退还",
        .chargedUnknown: "尚不知是否扣款",
        .explainPurchasing: "订单正在发往商店。",
        .explainUnknown: "尚不知道您是否被扣款。我们会用同一笔订单再次询问，不会重复扣款。",
        .explainDeferred: "需要有人批准（此处：在第 5 页）。在那之前不会扣款。",
        .explainPurchased: "您已被扣款。商品正在核对和交付。",
        .explainUnfinished: "商品已归您所有，还需要通知商店。",
        .explainFinished: "已付款、已交付、已结清。",
        .explainFailed: "您没有被扣款。",
        .explainCancelled: "您已取消，没有被扣款。",
        .explainRestored: "它来自以前的购买，您没有被扣款。",
        .explainQuarantined: "商家拒绝了这笔购买，未交付任何商品。如已扣款，请向商家出示订单号。",
        .explainSharingEnded: "家人不再共享此产品。",
        .explainWithdrawn: "商店已将其收回，未退款。",
        .explainDeleted: "已在测试商店中删除。已付款项和已发放的物品保持不变。",
        .explainRefunded: "款项已退回，所购商品已收回。",
        .explainPartRefunded:
            "部分款项已退回。所拥有的商品已收回，物品按相同比例收回。",
        .explainStuck: """
        商店说已经购买过，但未完成列表里什么也没有。不必再买：\
        同一笔订单会一直查询，直到商店交出（此处：在第 5 页，或用 \
        kiosk sandbox unstick）。
        """,
    ]
}
