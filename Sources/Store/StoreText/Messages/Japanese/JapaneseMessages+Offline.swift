extension JapaneseMessages {
    /// The texts of a shop that does not answer.
    static let offline: [Message: String] = [
        .offline: "オフライン",
        .offlineAsOf: "ショップはオフラインです。{1}の内容を表示しています。",
        .offlineShort: "オフライン、{1}の内容",
        .offlineAgain: "自動的に再試行します。",
        .offlineNothing: "ショップはオフラインで、前回の製品もここにはありません。",
        .offlineStill: "ショップはまだ応答しません。何も変更されていません。",
        .toastOnline: "ショップの応答が戻りました。",
        .agoNow: "少し前",
        .agoMinutes: "{1} 分前",
        .agoHours: "{1} 時間前",
        .agoDays: "{1} 日前",
        .agoYears: "{1} 年前",
    ]
}
