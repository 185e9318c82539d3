extension TraditionalChineseMessages {
    /// The texts for states and stages.
    static let states: [Message: String] = [
        .statePurchasing: "正在購買",
        .stateDeferred: "等待核准",
        .statePurchased: "已購買",
        .stateFailed: "失敗",
        .stateRestored: "已回復",
        .stateFinished: "已完成",
        .stageJournalled: "已記錄",
        .stageSubmitting: "正在聯絡商店",
        .stageRetrying: "無回應，重新詢問",
        .stageAwaitingApproval: "等待核准",
        .stageReceived: "已收到",
        .stageVerified: "已驗證",
        .stageDelivered: "已交付",
        .stageFinished: "已完成",
        .stageDeclined: "被拒絕",
        .stageCancelled: "已取消",
        .stageQuarantined: "已隔離",
        .stageRefunded: "已退款",
        .mapWritten: "已記錄",
        .mapAsking: "詢問中",
        .mapNoAnswer: "無回應",
        .mapApproval: "待核准",
        .chargedYes: "已扣款",
        .chargedNo: "未扣款",
        .chargedBack: "已退還",
        .chargedPartBack: "已部分退還",
        .chargedUnknown: "尚不知是否扣款",
        .explainPurchasing: "訂單正在發往商店。",
        .explainUnknown: "尚不知道您是否被扣款。我們會用同一筆訂單再次詢問，不會重複扣款。",
        .explainDeferred: "需要有人核准（此處：在第 5 頁）。在那之前不會扣款。",
        .explainPurchased: "您已被扣款。商品正在核對和交付。",
        .explainUnfinished: "商品已歸您所有，還需要通知商店。",
        .explainFinished: "已付款、已交付、已結清。",
        .explainFailed: "您沒有被扣款。",
        .explainCancelled: "您已取消，沒有被扣款。",
        .explainRestored: "它來自以前的購買，您沒有被扣款。",
        .explainQuarantined: "商家拒絕了這筆購買，未交付任何商品。如已扣款，請向商家出示訂單編號。",
        .explainSharingEnded: "家人不再共享此產品。",
        .explainWithdrawn: "商店已將其收回，未退款。",
        .explainDeleted: "已在測試商店中刪除。已付款項和已發放的物品維持不變。",
        .explainRefunded: "款項已退回，所購商品已收回。",
        .explainPartRefunded:
            "部分款項已退回。所擁有的商品已收回，物品按相同比例收回。",
        .explainStuck: """
        商店說已經購買過，但未完成清單裡什麼也沒有。不必再買：\
        同一筆訂單會一直查詢，直到商店交出（此處：在第 5 頁，或用 \
        kiosk sandbox unstick）。
        """,
    ]
}
