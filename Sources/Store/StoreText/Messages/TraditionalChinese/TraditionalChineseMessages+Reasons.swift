extension TraditionalChineseMessages {
    /// The texts that say why not.
    static let reasons: [Message: String] = [
        .buyBlockedReading: "這裡暫時不能購買：{1}",
        .buyBlockedBusy: "此產品正在購買中。",
        .buyBlockedStarting: "商店正在開啟。",
        .buyBlockedOther: "另一個 kiosk 正在控制該裝置",
        .buyBlockedOffline: "商店離線。恢復回應後即可購買。",
        .offerBuy: "以 {1} 購買，不會實際扣款",
        .offerFreeAgain: "再次免費取得",
        .blockedBuy: "不能購買：{1}",
        .unknownID: "商店裡沒有 {1}。請檢查拼字。",
        .unknownNearest: "商店裡沒有 {1}。您要找的是 {2} 嗎？",
        .reasonDraft: "它還是草稿，尚未提交給商店。",
        .reasonInReview: "它正在等待商店審核。",
        .reasonRemoved: "它已下架。",
        .reasonNotInStorefront: "它在此國家/地區（{1}）沒有價格。",
        .reasonNoPrice: "型錄沒有給出可讀取的價格。",
        .reasonTypeNotSold: "此商店暫不出售「{1}」類型。",
        .declinedPayment: "付款被拒絕，您沒有被扣款。請重試或換一種付款方式。",
        .declinedApproval: "購買請求被拒絕，您沒有被扣款。",
        .declinedTerms: "訂單到達之前，價格或產品已有變更，您沒有被扣款。請重新開啟產品檢視目前價格。",
        .declinedExpired: "訂單在能夠傳送時已經過期，您沒有被扣款。如仍需要，請重新購買。",
        .declinedUnavailable: "此產品目前不對您出售，您沒有被扣款。",
        .declinedQuantity: "不能一次購買這個數量，您沒有被扣款。請選擇其他數量。",
        .declinedRefused: "商店拒絕了此次購買，您沒有被扣款。原因見歷史記錄。",
    ]
}
