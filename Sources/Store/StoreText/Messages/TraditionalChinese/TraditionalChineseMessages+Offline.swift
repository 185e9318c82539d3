extension TraditionalChineseMessages {
    /// The texts of a shop that does not answer.
    static let offline: [Message: String] = [
        .offline: "離線",
        .offlineAsOf: "商店離線；這是 {1}的內容。",
        .offlineShort: "離線，{1}的內容",
        .offlineAgain: "會自動重試。",
        .offlineNothing: "商店離線，這裡也沒有上次的產品。",
        .offlineStill: "商店尚未回應。沒有任何變更。",
        .toastOnline: "商店已恢復回應。",
        .agoNow: "剛才",
        .agoMinutes: "{1} 分鐘前",
        .agoHours: "{1} 小時前",
        .agoDays: "{1} 天前",
        .agoYears: "{1} 年前",
    ]
}
