extension TraditionalChineseMessages {
    /// The texts of SandboxScreen.
    static let sandboxScreen: [Message: String] = [
        .sandboxPlace: "付款結果與位置",
        .sandboxWaiting: "在商店等待",
        .sandboxPaid: "已付款",
        .sandboxNoneWaits: "沒有。付款選「{1}」即可產生。",
        .sandboxNonePaid: "沒有已付款的訂單。",
        .sandboxUnfinished: "已扣款，未完成",
        .sandboxWaitingHelp: "a 核准：立即扣款。d 拒絕：不會扣款。",
        .sandboxPaidHelp:
            "x 可全額或半額退款、撤銷退款、收回或刪除；所有裝置都會得知。按 Enter 前往該訂單。",
        .sandboxOutcomeHelp: "接下來的付款結果；購買對話框中可另選。",
        .sandboxAccountHelp: "由誰付款：字母、數字、點、- 和 _。新名字即新客戶。",
        .sandboxDeviceHelp: "這是哪支手機：字母、數字、點、- 和 _。新名字即新手機。",
        .sandboxDeviceReset: "沒有 kiosk 在手機上執行時，kiosk sandbox device reset 加上手機名稱，可把它變回新手機。",
        .sandboxStorefrontHelp: "帳號所在國家/地區的三字母代碼，如 USA 或 CHN，決定價格與貨幣。",
        .sandboxLanguageHelp: "kiosk 與產品文字的語言。",
        .sandboxOpenStays: "這裡有 {1} 筆進行中的購買：回來後會繼續。",
        .sandboxOtherDevice: "它是在其他裝置上或由其他帳號購買的。",
        .sandboxNotWaiting: "只有等待核准的訂單才能核准或拒絕。",
        .sandboxNothingCharged: "此訂單沒有扣款，因此沒有可退的款項。",
        .sandboxBackOf: "已退 {1}（共 {2}）",
        .sandboxNotPaid: "只有已扣款的訂單才能退款。",
        .selectionGone: "剛才選取的已不在，現在是另一項：請先看清楚。",
    ]
}
