extension ChineseMessages {
    /// The texts of a shop that does not answer.
    static let offline: [Message: String] = [
        .offline: "离线",
        .offlineAsOf: "商店离线；这是 {1}的内容。",
        .offlineShort: "离线，{1}的内容",
        .offlineAgain: "会自动重试。",
        .offlineNothing: "商店离线，这里也没有上次的产品。",
        .offlineStill: "商店尚未响应。没有任何更改。",
        .toastOnline: "商店已恢复响应。",
        .agoNow: "刚才",
        .agoMinutes: "{1} 分钟前",
        .agoHours: "{1} 小时前",
        .agoDays: "{1} 天前",
        .agoYears: "{1} 年前",
    ]
}
