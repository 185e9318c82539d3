extension TraditionalChineseMessages {
    /// The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
    static let workbench: [Message: String] = [
        .plainHelpEdit: "變更販售內容；單獨輸入 edit 說明可以變更什麼、已變更什麼。",
        .plainHelpCrash: "下一次購買時在該處終止本程式；單獨輸入 crash 列出各處，none 取消。",
        .plainAsInCatalog: "恢復為目錄中的樣子",
        .plainCrashPlanned: "本程式將在 {1} 真正終止自己一次。之後請重新啟動：它會從中斷處繼續，並說明處理了什麼。輸入 crash none 可取消。",
        .changedByHand: "已在沙箱中手動變更；kiosk sandbox product ID --reset 可還原。",
        .newBadge: "新品",
        .sandboxProducts: "販售內容",
        .entryProduct: "變更產品",
        .sandboxProductHelp:
            "一項變更：availability removed（或 draft、in-review、cleared）、price 1.99、sale 0.49 +PT1H、not-in JPN,DEU、only-in USA、title 文字、description 文字，或 reset。使用此商店的每個 kiosk 立即生效。",
        .sandboxProductLineHelp: "左右鍵變更是否販售，Enter 變更其他。無論目錄檔案怎麼寫，這裡的變更都會保留，直到輸入 reset。",
        .availabilityCleared: "販售中",
        .availabilityDraft: "草稿",
        .availabilityInReview: "審查中",
        .availabilityRemoved: "已下架",
        .labelChanged: "已變更",
        .notInCatalog: "目錄中已沒有",
        .lowBalanceOffer: "僅剩 {1}。以 {3} 購買{2}？",
        .lowBalanceKeys: "{1} 購買，Esc 隱藏",
        .hintTakeOffer: "購買推薦",
        .crashLabel: "當機",
        .crashNever: "從不",
        .sandboxCrashHelp: "下一次購買在哪一步讓本程式真正終止一次。左右鍵選擇，Enter 可輸入任意位置或 now。下次啟動會說明處理了什麼。",
        .entryCrash: "在哪裡當機",
        .crashNoPoint: "「{1}」不是可用的位置。",
        .sandboxCrashEntryHelp: "before 或 after 加一個呼叫：{1}；或 never、now。程式在那裡終止自己，下次啟動繼續。",
        .crashedAt: "kiosk 已按計畫在 {1} 終止自己。重新啟動後會從日誌繼續，並說明處理了什麼。",
        .crashedNow: "kiosk 已按要求終止自己。重新啟動後會從日誌繼續，並說明處理了什麼。",
        .settledAtStart: "上一個 kiosk 未完成的，現已處理：{1}",
    ]
}
