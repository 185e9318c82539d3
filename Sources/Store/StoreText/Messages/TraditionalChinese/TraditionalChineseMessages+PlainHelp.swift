extension TraditionalChineseMessages {
    /// What each word of the dialogue in lines does.
    static let plainHelp: [Message: String] = [
        .plainHelpNumbers: "編號從剛讀出的清單中選擇。可以輸入的例子：",
        .plainHelpList: "產品清單。",
        .plainHelpShow: "某個產品或交易的全部資訊；用編號也可以。",
        .plainHelpFind: """
        只列出含有這些詞的內容。欄位：type、owned、price、sale、available、grants；交易用 state；日誌用 kind 和 order。不帶詞則恢復全部。
        """,
        .plainHelpSort: "換一種順序：type、name、price 或 price-down。",
        .plainHelpBuy: "先詢問，輸入 yes 才購買。最後一個詞可以是數量。",
        .plainHelpRestore: "回復帳號擁有的產品。",
        .plainHelpTransactions: "所有購買，或其中一部分：all、open、failed、refunded。",
        .plainHelpFinish: "手動完成已交付的購買。",
        .plainHelpReceipt: "已簽章的交易，逐項說明；不帶詞則為最新一筆。",
        .plainHelpSave: "把收據存入新檔案，位於啟動 kiosk 的資料夾。",
        .plainHelpLibrary: "錢包和擁有的產品。",
        .plainHelpSpend: "先詢問，輸入 yes 才從錢包中扣除。",
        .plainHelpSandbox: "付款結果、身分與位置、等待核准和已付款的訂單。",
        .plainHelpOutcome: "之後的付款結果；單獨輸入 outcome 列出全部。",
        .plainHelpApprove: "核准等待中的購買，隨即扣款。只有一項等待時可不帶詞。",
        .plainHelpDecline: "拒絕等待中的購買，永不扣款。",
        .plainHelpRefund: """
        先詢問，輸入 yes 才全額退款；後面加 half、ask、decline、reverse、revoke 或 delete \
        則改做相應操作。
        """,
        .plainHelpAccount: "換一個客戶；新名字即新客戶。",
        .plainHelpDevice: "換一部手機；新名字即新手機。",
        .plainHelpStorefront: "換一個國家/地區（三個字母），決定價格。",
        .plainHelpLanguage: "換一種語言；不帶詞則列出語言。",
        .plainHelpLog: "最新的事件，最新的在前。",
        .plainHelpFollow: "購買每有進展便讀出，on 或 off。",
        .plainHelpExport: "把日誌存入新檔案，按 find 的範圍。",
        .plainHelpUndo: "還原篩選、順序、付款結果或語言的變更。",
        .plainHelpRedo: "重做被還原的變更。",
        .plainHelpRefresh: "再次向商店詢問產品。",
        .plainHelpMore: "長清單的後續內容。",
        .plainHelpRepeat: "再讀一遍上一行之後說過的內容。",
        .plainHelpBack: "目前位置的清單。",
        .plainHelpMenu: "這裡可做的事，用編號選擇。",
        .plainHelpWhere: "帳號、裝置、國家/地區、語言和付款結果。",
        .plainHelpHelp: "所有可用的詞，或其中一個。",
        .plainHelpQuit: "離開商店；未完成的下次啟動時繼續。",
    ]
}
