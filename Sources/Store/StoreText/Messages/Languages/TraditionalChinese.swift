extension LanguageTexts {
    /// The texts of the interface in traditional Chinese.
    static let traditionalChinese = LanguageTexts(
        #"""
        # The texts around every screen.
        tabShop: 商店
        tabActivity: 動態
        tabLibrary: 資料庫
        tabReceipt: 收據
        tabSandbox: 沙箱
        tabLog: 日誌
        sandbox: 沙箱
        noRealMoney: 不會實際扣款
        embedded: 內建
        outcomeIs: 付款結果：{1}
        noDialogs: 購買不再確認
        openCount: {1} 筆進行中
        hintMove: 移動
        hintDetails: 詳細資料
        hintBuy: 購買
        hintRestore: 回復購買
        hintFilter: 篩選
        hintSearch: 搜尋
        hintPalette: 指令
        hintHelp: 說明
        hintManual: 手冊
        hintLink: 下一個連結
        hintMessages: 訊息
        hintTheme: 主題
        hintLanguage: 語言
        hintQuit: 結束
        hintBack: 返回
        hintClose: 關閉
        hintChoose: 選擇
        hintPress: 按下
        hintCancel: 取消
        hintSpend: 使用
        hintReceipt: 收據
        hintFinish: 完成交易
        hintCopy: 複製
        hintRefund: 退款
        hintApprove: 核准
        hintDecline: 拒絕
        hintDismiss: 知道了
        hintMouse: 滑鼠開關
        hintScreen: 切換頁面
        hintScreenBack: 往回切換頁面
        hintSuspend: 暫停
        hintPrevious: 上一個頁面
        hintRefresh: 重新整理
        hintRedraw: 重畫
        hintPage: 翻頁
        hintEnds: 首項、末項
        messagesTitle: 訊息記錄
        messagesNone: 目前沒有訊息。
        helpTitle: 說明
        helpEverywhere: 所有頁面
        helpHere: 本頁面
        helpSearch: 輸入以搜尋
        helpNothing: 沒有這樣的按鍵。
        manualTitle: 手冊
        manualNothing: 手冊中沒有包含此內容的行。
        helpPlace: 目前位置
        placeMoney: 金錢
        placeAccount: 帳號
        placeDevice: 裝置
        placeStorefront: 國家/地區
        placeLanguage: 語言
        placeBackend: 後端
        helpSigns: 符號
        sponsored: 贊助：{1}
        sponsorText: 哥布林父子鐵鎬行，始於 1203 年
        sponsorHide: （購買「{1}」即可隱藏）
        hintSort: 排序
        hintPartAfter: 下一類
        hintPartBefore: 上一類
        hintSave: 儲存
        hintAfter: 後一筆
        hintBefore: 前一筆
        hintChange: 變更
        hintFollow: 跟隨
        hintUndo: 還原
        hintRedo: 重做
        hintGoThere: 前往

        # The texts of the Shop.
        typeConsumable: 消耗性
        typeNonConsumable: 非消耗性
        typeNonRenewable: 非續訂型訂閱
        typeAutoRenewable: 自動續訂型訂閱
        promiseConsumable: 可反覆購買
        promiseNonConsumable: 永久擁有
        promiseNonRenewable: 到期自動結束
        promiseAutoRenewable: 到期自動續訂
        have: 現有 {1}
        owned: 已擁有
        inReview: 審核中
        notOnSale: 未上架
        sale: 特價
        wasPrice: 原價 {1}
        free: 免費
        noPrice: 無價格
        filter: 篩選
        shownOf: {1}/{2}
        byType: 依類型
        labelYouHave: 現有
        labelLastBought: 上次購買
        labelGrants: 獲得
        labelRestores: 可回復
        labelPeriod: 週期
        labelOffers: 優惠
        labelBilling: 付款方式
        billingMonthly: 每月 {1}，須訂滿整個週期，合計 {2}
        billingUpFront: 一次付清 {1}
        labelID: 產品 ID
        labelPrice: 價格
        labelSale: 特價
        labelGroup: 訂閱群組
        labelLasts: 有效期限
        labelFamily: 家人
        labelState: 狀態
        labelNow: 目前
        grantsValue: {1} × 數量（{2}）
        chargeEach: 每次購買都會扣款
        chargeOnce: 只扣款一次，之後免費
        restoresYes: 可以
        restoresNoConsumable: 不可以，消耗品不會回復
        restoresNoNonRenewable: 不可以，商店不會回復它
        familyShared: 可與家人共享
        familyNotShared: 不可共享
        nothingYet: 暫無
        byTitle: 依名稱
        byPrice: 價格從低到高
        byPriceDown: 價格從高到低
        filterUnknown: 沒有這個欄位：{1}

        # The texts that say why not.
        buyBlockedReading: 這裡暫時不能購買：{1}
        buyBlockedStarting: 商店正在開啟。
        buyBlockedOther: 另一個 kiosk 正在控制該裝置
        buyBlockedOffline: 商店離線。恢復回應後即可購買。
        offerBuy: 以 {1} 購買，不會實際扣款
        offerFreeAgain: 再次免費取得
        blockedBuy: 不能購買：{1}
        unknownID: 商店裡沒有 {1}。請檢查拼字。
        unknownNearest: 商店裡沒有 {1}。您要找的是 {2} 嗎？
        reasonDraft: 它還是草稿，尚未提交給商店。
        reasonInReview: 它正在等待商店審核。
        reasonRemoved: 它已下架。
        reasonNotInStorefront: 它在此國家/地區（{1}）沒有價格。
        reasonNoPrice: 型錄沒有給出可讀取的價格。
        reasonNoPeriod: 目錄沒有說明此自動續訂型訂閱的週期有多長。
        declinedPayment: 付款被拒絕，您沒有被扣款。請重試或換一種付款方式。
        declinedApproval: 購買請求被拒絕，您沒有被扣款。
        declinedSubscribed: 您已訂閱此項，並會自動續訂。您沒有被扣款。
        declinedOffer: 此優惠不適用於該帳號。您沒有被扣款；可以按標準價格購買。
        declinedOfferName: 此產品沒有這個優惠。您沒有被扣款。請重新查看它的優惠。
        declinedOfferSignature: 商家對此優惠的簽章不適用於此訂單。您沒有被扣款。請重新取得該優惠。
        declinedOfferProof: 此優惠需要商家的簽章或優惠代碼。您沒有被扣款。
        declinedCode: 商店裡沒有這個優惠代碼。您沒有被扣款。請檢查拼字。
        declinedCodeUsed: 此優惠代碼已被兌換。您沒有被扣款。
        declinedCodeOver: 此優惠代碼已過期。您沒有被扣款。
        declinedTerms: 訂單到達之前，價格或產品已有變更，您沒有被扣款。請重新開啟產品檢視目前價格。
        declinedExpired: 訂單在能夠傳送時已經過期，您沒有被扣款。如仍需要，請重新購買。
        declinedUnavailable: 此產品目前不對您出售，您沒有被扣款。
        declinedQuantity: 不能一次購買這個數量，您沒有被扣款。請選擇其他數量。
        declinedRefused: 商店拒絕了此次購買，您沒有被扣款。原因見歷史記錄。

        # The texts of the dialogs.
        dialogBuyTitle: 購買
        dialogFor: 帳號 {1}，裝置 {2}，{3}
        dialogNoMoney: 這是沙箱：不會實際扣款。
        dialogBackend: 內建沙箱
        dialogQuantity: 數量
        dialogQuantities: {1} 至 {2}
        dialogOutcome: 付款
        dialogShared: 家人已共享此產品：購買仍會扣款，之後無需家人共享也歸您所有。
        dialogOwned: 您已擁有此產品：再次購買免費，且不會再次發放。
        dialogChanged: 開啟期間型錄已有變更。購買前請再看一遍。
        dialogSending: 已傳送給商店。按 Esc 關閉，在「動態」（2）中檢視。
        buttonCancel: 取消
        buttonBuy: 以 {1} 購買
        buttonGetFree: 免費取得
        buttonRestore: 回復購買
        buttonSpend: 使用 {1}
        outcomeApprove: 核准
        outcomeDecline: 拒絕
        outcomeAskToBuy: 購買前詢問
        outcomeCancel: 取消
        outcomeNoteApprove: 商店扣款，並交付商品。
        outcomeNoteDecline: 付款被拒絕：不會扣款。
        outcomeNoteAskToBuy: 等待有人核准：kiosk sandbox approve
        outcomeNoteCancel: 如同您在商店取消：不會扣款。
        dialogSpendTitle: 使用
        spendHave: 現有 {1}。
        spendAmount: 數量
        spendNote: 用途
        spendChoose: 請先選擇一種餘額。
        quitOpen: 還有 {1} 筆購買未結束。不會遺失：下次啟動時繼續。
        themeTitle: 主題
        themeDark: 深色
        themeLight: 淺色
        languageTitle: 語言
        refundTitle: 退款
        refundOf: 由 {1} 在 {2} 上購買
        refundNote: 全額退款。所購內容會從所有裝置上收回；已用掉的部分記為欠額。
        buttonRefund: 退款 {1}
        deedChoice: {1}（{2}/{3}）
        deedOthers: 其他
        deedHalf: 退一半
        deedAsk: 申請退款
        deedDecline: 拒絕申請
        deedReverse: 撤銷退款
        deedRevoke: 收回
        deedDelete: 刪除
        noteHalf: 退還一半價款，並收回一半物品。擁有權隨之終止。
        noteAsk: 如同客戶所為。會詢問您的伺服器已使用多少；目前不退款。
        noteDecline: 拒絕客戶的申請，並告知您的伺服器。不退款。
        noteReverse: 重新扣款。所購內容恢復，物品歸還。
        noteRevoke: 從所有裝置上收回所購內容。不退款。
        noteDelete: 商店中不再有此交易，可重新購買。已付款項和已發放的物品不變。無法還原。

        # The texts for states and stages.
        statePurchasing: 正在購買
        stateDeferred: 等待核准
        statePurchased: 已購買
        stateFailed: 失敗
        stateRestored: 已回復
        stateFinished: 已完成
        stageJournalled: 已記錄
        stageSubmitting: 正在聯絡商店
        stageRetrying: 無回應，重新詢問
        stageAwaitingApproval: 等待核准
        stageReceived: 已收到
        stageVerified: 已驗證
        stageDelivered: 已交付
        stageFinished: 已完成
        stageDeclined: 被拒絕
        stageCancelled: 已取消
        stageQuarantined: 已隔離
        stageRefunded: 已退款
        mapWritten: 已記錄
        mapAsking: 詢問中
        mapNoAnswer: 無回應
        mapApproval: 待核准
        chargedYes: 已扣款
        chargedNo: 未扣款
        chargedBack: 已退還
        chargedPartBack: 已部分退還
        chargedUnknown: 尚不知是否扣款
        explainPurchasing: 訂單正在發往商店。
        explainUnsent: 訂單尚未送出。在那之前不會扣款。
        explainUnknown: 尚不知道您是否被扣款。我們會用同一筆訂單再次詢問，不會重複扣款。
        explainDeferred: 需要有人核准（此處：在第 5 頁）。在那之前不會扣款。
        explainPurchased: 您已被扣款。商品正在核對和交付。
        explainReceivedFree: 商品正在核對和交付。您沒有為此被扣款。
        explainUnfinished: 商品已歸您所有，還需要通知商店。
        explainFinished: 已付款、已交付、已結清。
        explainFinishedFree: 已交付、已結清。您沒有被扣款。
        explainFailed: 您沒有被扣款。
        explainCancelled: 您已取消，沒有被扣款。
        explainRestored: 它來自以前的購買，您沒有被扣款。
        explainQuarantined: 商家拒絕了這筆購買，未交付任何商品。如已扣款，請向商家出示訂單編號。
        explainSharingEnded: 家人不再共享此產品。
        explainWithdrawn: 商店已將其收回，未退款。
        explainDeleted: 已在測試商店中刪除。已付款項和已發放的物品維持不變。
        explainRefunded: 款項已退回，所購商品已收回。
        explainPartRefunded: 部分款項已退回。所擁有的商品已收回，物品按相同比例收回。
        explainStuck: 商店說已經購買過，但未完成清單裡什麼也沒有。不必再買：同一筆訂單會一直查詢，直到商店交出（此處：在第
            5 頁，或用 kiosk sandbox unstick）。

        # The texts of Activity.
        activityAll: 全部 {1}
        activityOpen: 進行中 {1}
        activityFailed: 失敗 {1}
        activityRefunded: 退款 {1}
        orderNumber: 訂單 {1}
        transactionNumber: 交易 {1}
        nextTry: {1}後再次詢問
        late: 逾時：已超過一小時仍未完成
        attempt: 第 {1} 次
        timeline: 時間軸
        laneDevice: 裝置
        laneStore: 商店
        laneMerchant: 商家
        historyFailed: 部分歷史無法讀取：{1}
        noSteps: 這裡沒有相關記錄。
        stepTook: +{1}
        finishNotDelivered: 只有已交付的交易才能完成。
        finishesByItself: 這裡會自動完成。
        stepIntentJournalled: 已記錄購買意圖
        stepNumbered: 已取得訂單編號
        stepSubmitted: 已傳送購買請求
        stepUnanswered: 無回應：結果未知
        stepDeferred: 等待核准
        stepCancelled: 已取消
        stepFailed: 未扣款
        stepCompleted: 已取得交易編號
        stepReceived: 已儲存簽章交易
        stepVerified: 已儲存商家驗證結果
        stepVerifyUnanswered: 尚無驗證結果
        stepDelivered: 已交付
        stepFinishUnanswered: 完成請求無回應
        stepFinished: 已完成
        stepQuarantined: 已隔離，未交付
        stepRevoked: 已收回
        stepRevocationSettled: 退款已結清
        stepOrdered: 收到訂單
        stepCharged: 已扣款
        stepIssuedFree: 免費發放
        stepDeclined: 付款被拒
        stepAwaitingApproval: 請求核准
        stepApproved: 已核准
        stepStoreFinished: 標記為已完成
        stepRefunded: 已退款
        stepRestored: 已回復
        stepNumberIssued: 已發出訂單編號
        stepGranted: 已發放
        stepAlreadyGranted: 先前已發放
        stepPostponed: 要求稍後重試
        stepCompensated: 人工補發
        stepRejected: 永久拒絕
        stepDebited: 已扣回
        stepRenewed: 已續訂
        stepRenewalSwitched: 已切換續訂
        stepPlanChosen: 已選擇方案
        stepRenewalFailed: 續訂扣款失敗
        stepGraceEnded: 寬限期結束
        stepSubscriptionEnded: 訂閱已結束
        stepPriceAnnounced: 已通知新價格
        stepPriceAgreed: 已同意新價格
        stepExtended: 已延長
        stepOfferRefused: 優惠未被接受
        stepShared: 由家人共享
        stepSharingEnded: 不再共享
        stepServerFinished: 由伺服器標記為已完成
        stepConsumptionReported: 已回報使用情況
        stepAccountTokenSet: 已變更玩家
        stepReinstated: 重新生效
        stepRefundRequested: 已申請退款
        stepRefundDeclined: 退款被拒絕
        stepRefundReversed: 退款已撤銷，重新扣款
        stepWithdrawn: 已收回，未退款
        stepDeleted: 已在測試商店中刪除
        stepGivenBack: 已歸還

        # The texts of Library.
        walletOf: {1} 的錢包
        walletFailed: 錢包無法載入：{1}
        subscriptionsFailed: 訂閱無法載入：{1}
        walletProvisional: 包含此裝置尚未確認的變動
        walletDebt: 欠 {1}
        ownedTitle: 已擁有
        ownedSince: {1} 起
        ownedUntil: 至 {1}
        boughtOn: 購於 {1}
        ownedRestored: 已回復
        ownedShared: 由家人共享
        sharedUntil: 由家人共享，已付費至 {1}
        timeLeft: 剩餘 {1}
        spentOn: 用於 {1}
        spent: 已使用
        givenFor: 人工補發：{1}
        givenBack: 退款撤銷後歸還
        takenBack: 退款後扣回
        walletHistory: 歷史

        # The texts of Receipt.
        receiptNone: 還沒有收據：每次購買都有一張。
        receiptPayload: 內容
        receiptChain: 憑證鏈
        receiptVerdict: 驗證結果
        verdictAccepted: 已發放
        verdictAlreadyGranted: 先前已發放，不再重複
        verdictRejected: 永久拒絕
        verdictRevoked: 已收回
        verdictRetry: 暫時無法判斷
        receiptOf: 「{1}」的收據
        receiptGenuine: 真實：簽章憑證源自受信任的根憑證
        receiptRefused: 不可信：{1}
        receiptSigned: 以 {1} 簽章
        receiptUnread: 收據無法讀取：{1}
        receiptMissing: 本裝置沒有這筆交易的簽章版本。
        receiptNoVerdict: 商家尚未答覆。
        receiptVerdictGenuine: 商家已簽章，簽章有效
        receiptVerdictForged: 其簽章目前無效
        receiptVerdictUnsigned: 未簽章，來自受信任的連線
        receiptRoot: 受信任的根憑證
        receiptIntermediate: 中間憑證
        receiptLeaf: 簽章憑證
        validUntil: 有效期至 {1}
        fileSaved: 已儲存為 {1}。
        fileNotSaved: 未儲存：{1}
        fieldTransactionID: 此交易在商店的編號
        fieldOriginalID: 該所有權的首筆交易
        fieldOrderID: 客戶帳單上的單號
        fieldProductID: 購買的產品
        fieldType: 產品類型
        fieldQuantity: 數量，1 到 10
        fieldPrice: 總價，以千分之一計
        fieldUnitPrice: 單價，以千分之一計
        fieldCurrency: 價格的貨幣
        fieldStorefront: 客戶所在國家/地區
        fieldStorefrontID: Apple 為該國家/地區設的編號
        fieldPurchaseDate: 扣款時間
        fieldOriginalDate: 首筆扣款時間
        fieldExpiresDate: 到期時間
        fieldRevocationDate: 退款或收回的時間
        fieldRevocationReason: 0 其他原因，1 App 有問題
        fieldOwnership: 購買所得或家人共享
        fieldReason: 由客戶購買或自動續訂
        fieldAppAccountToken: 商家處的玩家
        fieldIntentID: kiosk 自己的購買 ID
        fieldBundleID: 銷售它的 App
        fieldEnvironment: Sandbox：不會實際扣款
        fieldSignedDate: 商店簽章的時間

        # The texts of LogScreen.
        logFollowing: 即時
        logStill: 已停止跟隨
        logKind: 種類
        logOrder: 訂單
        logTransaction: 交易
        logPurchase: 購買 ID
        logDetail: 細節
        logTime: 時間
        logClock: 單調時鐘
        logNumber: 序號
        logID: 事件
        logBefore: 前一雜湊值
        logHash: 雜湊值
        logSent: 商家已收到。
        logUnsent: 商家尚未收到。

        # The texts of SandboxScreen.
        sandboxPlace: 付款結果與位置
        sandboxWaiting: 在商店等待
        sandboxPaid: 已付款
        sandboxNoneWaits: 沒有。付款選「{1}」即可產生。
        sandboxNonePaid: 沒有已付款的訂單。
        sandboxUnfinished: 已扣款，未完成
        sandboxWaitingHelp: a 核准：立即扣款。d 拒絕：不會扣款。
        sandboxPaidHelp: x 可全額或半額退款、撤銷退款、收回或刪除；所有裝置都會得知。按 Enter
            前往該訂單。
        sandboxOutcomeHelp: 接下來的付款結果；購買對話框中可另選。
        sandboxAccountHelp: 由誰付款：字母、數字、點、- 和 _。新名字即新客戶。
        sandboxDeviceHelp: 這是哪支手機：字母、數字、點、- 和 _。新名字即新手機。
        sandboxDeviceReset: 沒有 kiosk 在手機上執行時，kiosk sandbox device reset
            加上手機名稱，可把它變回新手機。
        sandboxStorefrontHelp: 帳號所在國家/地區的三字母代碼，如 USA 或 CHN，決定價格與貨幣。
        sandboxLanguageHelp: kiosk 與產品文字的語言。
        sandboxOpenStays: 這裡有 {1} 筆進行中的購買：回來後會繼續。
        sandboxOtherDevice: 它是在其他裝置上或由其他帳號購買的。
        sandboxNotWaiting: 只有等待核准的訂單才能核准或拒絕。
        sandboxNothingCharged: 此訂單沒有扣款，因此沒有可退的款項。
        sandboxBackOf: 已退 {1}（共 {2}）
        sandboxNotPaid: 只有已扣款的訂單才能退款。
        selectionGone: 剛才選取的已不在，現在是另一項：請先看清楚。

        # The texts of Palette.
        paletteTitle: 指令面板
        palettePrompt: 輸入：操作、產品、單號、主題、設定
        paletteSetting: 設定
        settingMotion: 減少動態效果
        settingSponsor: 贊助列
        settingOn: 開
        settingOff: 關
        paletteAction: 操作
        paletteProduct: 產品
        paletteTransaction: 訂單
        paletteTheme: 主題
        paletteLanguage: 語言
        paletteSaveDisplay: 將螢幕存為文字
        paletteResolve: 解決被中斷的訂單
        paletteUnstick: 交付卡住的訂單
        paletteCrashNow: 立即當機

        # The texts of the demo of product types.
        hintStepNext: 下一步
        hintStepBack: 上一步
        hintPlay: 播放
        hintPause: 暫停
        hintFaster: 加快
        hintSlower: 減慢
        hintAgain: 從頭開始
        hintOther: 另一欄
        demoBeingPlayed: 正在專用的世界中實際執行：其中的商店、商家和裝置用完即消失。稍後即可在此檢視。
        demoTitle: 消耗性與非消耗性產品並排對照
        demoBuy: 購買
        demoBuyAgain: 再次購買
        demoSpend: 使用
        demoSecondDevice: 第二部裝置
        demoRestore: 回復購買
        demoRefund: 退款
        demoNothing: 無
        demoOff: 尚未登入
        demoPhone: 手機
        demoTablet: 平板
        demoReceipts: 商店的收據
        demoRefersTo: 參照 {1}
        demoBoughtToUse: 扣款一次：商家已發放物品，可供消耗。
        demoBoughtForGood: 扣款一次：從此歸帳號所有，沒有可消耗的部分。
        demoChargedAgain: 會消耗的可以再買：單獨扣款、單獨收據，再發放一次。
        demoFreeAgain: 已經擁有：商店不扣款，新收據參照第一張。
        demoSpentAtMerchant: 使用是 App 與商家之間的事：不經過商店，收據不變。
        demoNothingToSpend: 永久擁有的不會消耗：沒有可使用的數量。
        demoWalletFollows: 第二部裝置不會收到收據；餘額在那裡，因為錢包由商家保管。
        demoWaitsForRestore: 不會自動出現：第二部裝置要回復購買之後才有。
        demoNothingToRestore: 商店沒有可回復的：消耗性產品不會回復。餘額來自商家。
        demoRestored: 商店為此裝置簽發一張參照第一張的收據，不扣款。
        demoRefundedGoods: 款項已退回，商家收回了物品。
        demoRefundedSpent: 款項已退回；已使用的收不回，記為欠額。
        demoRefundedOwnership: 款項已退回：收據已撤銷，所有裝置都不再擁有它。

        # The texts of the demo of designs.
        stagesTitle: 五種設計，在相同位置被終止
        designFinishFirst: 先完成
        designWaiting: 等待驗證
        designOrderOnDevice: 本機存訂單
        designLogged: 再加日誌
        designFinishFirstNote: 這種設計在交易一到就完成，之後才請商家驗證。
        designWaitingNote: 這種設計在商家驗證之後才完成；訂單編號只在記憶體裡。
        designOrderOnDeviceNote: 這種設計與前一種相同，但訂單編號存在裝置的檔案裡，直到結清。
        designLoggedNote: 這種設計與前一種相同，且每一步之前都先寫入商家的日誌。
        designKioskNote: kiosk 先產生並寫下自己的編號；商店為它簽章，商家也認識它。
        pointBeforePurchase: 傳送購買之前
        pointAfterPurchase: 已扣款，無回應
        pointReceived: 收到交易
        pointBeforeVerify: 驗證之前
        pointAfterVerify: 已發放，無回應
        pointBeforeFinish: 完成之前
        pointAfterFinish: 已完成，無回應
        pointAppDeleted: App 被刪除
        pointDeviceLost: 裝置遺失
        fateNotCharged: 未扣款
        fateSettled: 已結清
        fateStuck: 卡住
        fateLost: 遺失
        fateLostWithApp: 隨 App 遺失
        fateLostWithAppShort: 隨 App 失
        fateExplained: 可查明
        fateNoteNotCharged: 沒有扣款，也不欠什麼。
        fateNoteSettled: 已扣款 {1}，物品已入帳。
        fateNoteStuck: 已扣款 {1}，物品沒有入帳，而且無法再次購買。
        fateNoteStuckGranted: 已扣款 {1}，物品已入帳，但無法再次購買。
        fateNoteLost: 已扣款 {1}，物品沒有入帳，也無從知道是哪個訂單。
        fateNoteLostWithApp: 已扣款 {1}，物品沒有入帳。記錄訂單的內容已隨 App 消失。
        fateNoteExplained: 已扣款 {1}，物品沒有入帳。客服能查到，並可補發。
        stagesFindsNothing: 客服找不到與付款對應的訂單。
        stagesFindsOrder: 客服查到訂單 {1}。
        stagesFindsLog: 客服查到訂單 {1}，以及裝置日誌中的 {2} 筆記錄。
        differsFinishFirst: kiosk 只完成已交付的，在那之前交易會再次出現。
        differsWaiting: kiosk 對收到的都請求驗證：簽章交易本身就寫明了是哪次購買。
        differsOrderOnDevice: kiosk 不需要這個檔案：簽章交易本身就寫明了是哪次購買。
        stagesKilled: 在此終止
        stagesDeleted: App 刪除後重新安裝
        stagesLost: 裝置遺失，在新裝置登入
        stagesStarted: App 重新啟動
        hintStory: 經過
        hintCellNext: 下一格
        hintDesign: 設計
        hintPoint: 位置

        # The texts of toasts and empty screens.
        toastBought: 已購買「{1}」。
        toastGranted: 您獲得了 {1}。
        toastPaidOff: {1}用於償還欠款。
        toastPending: 「{1}」正在等待核准，在那之前不會扣款。
        toastSamePurchase: {1} 的購買已在進行：這是同一筆購買。沒有再次扣款。
        toastCancelled: 已取消，您沒有被扣款。
        toastFailed: {1}：{2}
        toastRestoring: 正在回復購買…
        toastRestored: 已回復 {1} 個產品。
        toastRestoredNothing: 此帳號沒有可回復的購買項目。
        toastRestoredPart: 已回復 {1} 個。另有 {2} 個商家尚未答覆，會自動繼續，下次啟動時也會。
        restoredSubscriptions: 其中有 {1} 個訂閱：訂閱會自動到達每台裝置。
        toastRestoreFailed: 回復購買未成功。沒有變更，也沒有扣款。請重試。
        newsApproved: 「{1}」已獲核准：已扣款，已交付。
        newsDeclined: 「{1}」被拒絕：沒有扣款。
        newsArrived: 「{1}」已送達：已扣款，已交付。
        toastSpendUnknown: 尚無回應。使用 {1} 正在進行（{2}）：會自行繼續，只扣除一次。
        toastSpentLate: 最終已使用 {1}：{2}。
        toastSpendRefusedLate: 使用 {1} 的請求 {2} 被拒絕。未扣除任何東西。
        toastSpent: 已使用 {1}。
        toastNotEnoughPlain: 您只有 {1}。
        toastFinished: 已完成。
        toastRefunded: 「{1}」已退款。
        toastApproved: 已核准。
        toastDeclined: 已拒絕。
        toastCopied: 已複製 {1}。
        toastNotCopied: 這個終端機不支援複製。請用滑鼠選取文字。
        toastTheme: 主題：{1}
        toastThemeKept: 主題保持不變：{1}
        toastLanguage: 語言：{1}
        toastOutcome: 此後的付款結果：{1}
        toastCatalogChanged: 型錄已更新。
        toastGone: 已下架：{1}。
        toastMouseOn: 滑鼠已啟用。按住 Shift 拖曳可選取文字；按 {1} 釋放滑鼠。
        toastMouseOff: 滑鼠已釋放，現在可選取文字。按 {1} 重新啟用。
        toastUnknownOutcome: 「{1}」尚無回應。我們會用同一筆訂單再次詢問，不會重複扣款。
        toastUnavailable: 此產品已不再出售，您沒有被扣款。
        toastNothingHere: 這裡沒有可操作的內容。
        toastNowDriving: 現在由此視窗控制該裝置。
        toastCatalogBroken: {1}。商店仍依先前的型錄銷售。
        toastConfigBroken: {1} 一切保持不變。
        toastConfigUsed: 已重新讀取設定檔。現已生效：{1}。
        toastConfigLater: 下次啟動時生效：{1}。
        toastPickOverLine: 之後使用 {1}，取代 {2}（{3}），直到該行被修改。
        toastPickUnderVariable: 暫用 {1}：下次啟動時以 {2} 為準（{3}）。
        notCharged: 您沒有被扣款。
        emptyShop: 型錄裡沒有產品。請開啟另一個：kiosk --catalog 檔案
        emptyFilter: 沒有符合的內容。按 Esc 清除篩選。
        emptyActivity: 還沒有購買記錄。
        emptyWallet: 錢包是空的。
        emptyOwned: 還沒有擁有任何產品。
        emptyLog: 還沒有任何事件。
        howToRestore: 按 {1} 回復購買。
        howToBuy: 按 {1} 開啟商店，在那裡按 {2} 購買。
        loading: 正在載入…
        catalogFailed: 商店沒有傳回產品。
        catalogAgain: 沒有扣款。按 r 重試。
        toastSorted: 排序：{1}
        toastNothingToUndo: 沒有可還原的操作。已購買的可以退款。
        toastNothingToRedo: 沒有可重做的操作。
        toastRecordingStopped: 錄製已停止：{1}。{2} 到此為止。
        toastRecorded: 錄製內容儲存在 {1}。
        toastTerminal: 本系統不認識終端機類型 {1}，以 {2} 處理。

        # The texts of the dialogue in lines.
        plainWelcome: kiosk 沙箱商店：不會實際扣款。{1}，裝置 {2}，{3}。
        plainHint: 輸入編號即可選擇，輸入 menu 了解這裡可做的事，或輸入 help。
        plainComma: ，
        plainFact: {1}：{2}
        plainNews: {1}：{2}。{3}
        plainPrompt: "kiosk> "
        plainUnknown: 不認識「{1}」。請輸入 help。
        plainNoProduct: 沒有產品 {1}。請輸入 list。
        plainNoTransaction: 沒有交易 {1}。請輸入 transactions。
        plainNoGood: 錢包裡沒有 {1}。請輸入 library。
        plainNoNumber: 上一個清單沒有編號 {1}。
        plainNoReceipt: 請先輸入 receipt，然後才能儲存。
        plainNoCatalog: 商店沒有傳回產品。沒有扣款。請輸入 refresh。
        plainUnscreened: 那是全螢幕介面的功能：此對話沒有主題、按鍵和滑鼠。
        plainSlow: 比平常慢，會自動繼續。有消息會告訴您。
        plainNoAnswer: 沒有回應。沒有任何變更，請重試。
        plainAgain: 返回{1}
        plainMore: 已讀出 {1} 項，共 {2} 項。輸入 more 繼續。
        plainNoMore: 沒有更多了。
        plainProducts: {1} 個產品。
        plainTransactions: {1} 筆交易。
        plainEvents: 日誌裡有 {1} 個事件。
        plainFound: {2} 項中有 {1} 項符合「{3}」。
        plainNothingFound: 沒有符合「{1}」的內容。只輸入 find 可恢復全部。
        plainSeveral: 「{1}」可能是 {2} 項之一：
        plainNothingOwned: 還沒有永久擁有的產品。輸入 restore 可回復購買。
        plainLibrary: {1} 擁有：
        plainDeferred: 需要有人核准：輸入 approve 或 decline。在那之前不會扣款。
        plainAfter: {1}後
        plainBuyQuestion: 以 {3} 購買 {1} × {2}？不會實際扣款。輸入 yes 購買：
        plainQuantityHint: 要改數量，請輸入 {1} 到 {2} 的數字。
        plainNotBought: 未購買，您沒有被扣款。
        plainSpendQuestion: 使用 {1}？輸入 yes 使用：
        plainNotSpent: 沒有使用任何餘額。
        plainRefundQuestion: 退還「{1}」的 {2}？輸入 yes 退款：
        plainNotRefunded: 沒有退款。
        plainUnchanged: 沒有任何變更。
        plainFollowing: 開始跟隨日誌：購買每有進展便會讀出。
        plainNotFollowing: 不再跟隨日誌。
        plainNewPrice: 「{1}」現價 {2}，原價 {3}。
        plainNewText: 「{1}」有新的說明。
        plainNewProduct: 新產品：{1}，{2}。
        plainSoldAgain: 「{1}」現在可以購買，{2}。
        plainGone: 「{1}」已下架。
        plainNotOwned: 「{1}」不再歸您所有。
        plainMoreChanges: 另有 {1} 處變化。
        plainGoodbye: 再見。
        plainDeedQuestion: {1}：「{2}」？輸入 yes 執行：

        # What each word of the dialogue in lines does.
        plainHelpNumbers: 編號從剛讀出的清單中選擇。可以輸入的例子：
        plainHelpList: 產品清單。
        plainHelpShow: 某個產品或交易的全部資訊；用編號也可以。
        plainHelpFind: 只列出含有這些詞的內容。欄位：type、owned、price、sale、available、grants；交易用
            state；日誌用 kind 和 order。不帶詞則恢復全部。
        plainHelpSort: 換一種順序：type、name、price 或 price-down。
        plainHelpBuy: 先詢問，輸入 yes 才購買。最後一個詞可以是數量。
        plainHelpRestore: 回復帳號擁有的產品。
        plainHelpTransactions: 所有購買，或其中一部分：all、open、failed、refunded。
        plainHelpFinish: 手動完成已交付的購買。
        plainHelpReceipt: 已簽章的交易，逐項說明；不帶詞則為最新一筆。
        plainHelpSave: 把收據存入新檔案，位於啟動 kiosk 的資料夾。
        plainHelpLibrary: 錢包和擁有的產品。
        plainHelpSpend: 先詢問，輸入 yes 才從錢包中扣除。
        plainHelpSandbox: 付款結果、身分與位置、等待核准和已付款的訂單。
        plainHelpOutcome: 之後的付款結果；單獨輸入 outcome 列出全部。
        plainHelpApprove: 核准等待中的購買，隨即扣款。只有一項等待時可不帶詞。
        plainHelpDecline: 拒絕等待中的購買，永不扣款。
        plainHelpRefund: 先詢問，輸入 yes 才全額退款；後面加 half、ask、decline、reverse、revoke 或
            delete 則改做相應操作。
        plainHelpAccount: 換一個客戶；新名字即新客戶。
        plainHelpDevice: 換一部手機；新名字即新手機。
        plainHelpStorefront: 換一個國家/地區（三個字母），決定價格。
        plainHelpLanguage: 換一種語言；不帶詞則列出語言。
        plainHelpLog: 最新的事件，最新的在前。
        plainHelpFollow: 購買每有進展便讀出，on 或 off。
        plainHelpExport: 把日誌存入新檔案，按 find 的範圍。
        plainHelpUndo: 還原篩選、順序、付款結果或語言的變更。
        plainHelpRedo: 重做被還原的變更。
        plainHelpRefresh: 再次向商店詢問產品。
        plainHelpMore: 長清單的後續內容。
        plainHelpRepeat: 再讀一遍上一行之後說過的內容。
        plainHelpBack: 目前位置的清單。
        plainHelpMenu: 這裡可做的事，用編號選擇。
        plainHelpWhere: 帳號、裝置、國家/地區、語言和付款結果。
        plainHelpHelp: 所有可用的詞，或其中一個。
        plainHelpQuit: 離開商店；未完成的下次啟動時繼續。

        # The texts of disputes and of what is given by hand.
        disputeOrder: 訂單 {1}
        disputeWhat: 購買內容
        disputeAccount: 帳號
        disputeOrdered: 下單時間
        disputeStoreOrder: 商店訂單
        disputeTransaction: 交易
        disputeIntent: 購買 ID
        disputeVerdict: 結論
        disputeStopped: 停在：{1}。
        disputeHappened: 經過
        disputeOthers: {1} 的其他訂單
        disputeOrders: {1} 的訂單
        disputePlayer: 給玩家的答覆
        disputeAdvice: 您可以做什麼
        disputeMore: …另有 {1} 條
        disputeThisOrder: 本訂單
        disputeUTC: {1} UTC
        verdictNeverArrived: 未扣款：訂單未到達商店
        verdictCancelled: 未扣款：已取消
        verdictDeclined: 未扣款：被拒絕
        verdictPending: 尚未扣款：等待核准
        verdictFree: 未扣款：先前已付款
        verdictShared: 未扣款：由家人共享
        verdictWithdrawn: 已扣款：已收回，未退款
        verdictUnshared: 未扣款：家人已不再共享
        verdictOwed: 已扣款，未交付：待補發
        verdictRefused: 已扣款，商家拒絕了交易
        verdictDelivered: 已扣款並已交付，仍在帳號中
        verdictSpent: 已扣款並已交付，之後已使用
        verdictRefunded: 已扣款，已退款
        verdictCompensated: 已扣款，已人工補發
        verdictUndecided: 尚不清楚：商店沒有回應
        tellOrder: 您的訂單 {1}（{2}，{3}）：
        tellOrderUnpriced: 您的訂單 {1}（{2}）：
        tellNeverArrived: 訂單沒有到達商店，您沒有被扣款。
        tellMayArrive: 如果 App 下次啟動時再次傳送，只會扣款一次、交付一次。
        tellClosed: 該訂單不會再扣款，您可以重新購買。
        tellCancelled: 您在商店中取消了購買，沒有被扣款。
        tellDeclined: 商店沒有接受這筆訂單。
        tellPending: 訂單正在等待核准，在那之前不會扣款。
        tellFree: 它沒有產生費用，因為您先前已經付過款（交易 {1}）。
        tellShared: 它沒有產生費用：由您的家人購買並與您共享。
        tellWithdrawn: 商品已於 {1} 收回，未退款。
        tellUnshared: 它沒有產生費用，您的家人已不再共享。
        tellCharged: 您於 {1} 被扣款。
        tellOwed: 商品尚未存入您的帳號。請在 {1} 上連線並開啟 App，商品會自動入帳，不會再次扣款。
        tellOwedLost: 商品沒有存入您的帳號，也不會再自動入帳。我們將為您人工補發。
        tellPostponed: 我們暫時無法交付。您的 App 會自動重試，不會再次扣款。
        tellRefused: 我們無法接受這筆購買，未交付任何商品。我們將補發商品或退款。
        tellDelivered: {1} 已於 {2} 入帳，並且全部仍在您的帳號中。
        tellOwned: 自 {1} 起已歸您所有。在其他裝置上請使用「回復購買」。
        tellNotShown: 您的裝置尚未顯示：請在 {1} 上連線並開啟 App。
        tellSpent: {1} 已於 {2} 入帳。此後已使用其中的 {3}，剩餘 {4}。
        tellSpendings: 使用記錄：{1}。
        tellSpending: {2} 使用 {1}
        tellSpendingFor: {2} 使用 {1}，用於「{3}」
        tellPaidOff: 其中 {1} 用於抵扣您先前退款後的欠額。
        tellRefunded: 款項已於 {1} 退回。
        tellPartRefunded: 部分款項已於 {1} 退回。
        tellTakenBack: 已扣回 {1}。
        tellDebt: {1} 先前已被使用，記為欠額：下次購買會先抵扣。
        tellCompensated: 我們已於 {2} 為您人工補發 {1}：{3}
        tellBesides: 另外，我們已於 {1} 人工補發 {2}：{3}
        tellUndecided: 我們暫時無法確認是否扣款，請稍後再問。
        adviseOwed: 裝置會在下次啟動時把交易提交給商家；若三天內未提交，商店會自動退款。若要現在補發：{1}
        adviseOwedLost: 商店記錄為已完成，任何裝置都不會再提交它。請人工補發：{1}
        advisePostponed: 商家延後了處理：{1} 問題解決後裝置會再次詢問；也可以人工補發：{2}
        adviseRefused: 商家拒絕了交易：{1} 退款：{2} 或人工補發：{3}
        advisePending: 需要有人決定：{1}（或 decline 拒絕）
        adviseFree: 已付款的那筆購買：{1}
        adviseSpent: 若要出於善意另外補發：{1}
        adviseUndecided: 請在商店恢復回應後再問。
        disputeNone: 商家和商店都沒有任何訂單的編號包含「{1}」，沒有人因此被扣款。
        disputeNoAccount: 商家沒有帳號「{1}」。
        disputeSeveral: 「{1}」可能是 {2} 筆訂單：
        disputeSeveralEnd: 請提供更完整的編號。沒有任何變更。
        suggestOtherYear: 存在 {1}：編號跨年連續。
        suggestNotIssued: 最後發出的編號是 {1}。
        suggestAccount: 有同名帳號：{1}
        suggestIntent: 它像是裝置的購買 ID，但該裝置從未用它聯絡過本商家。
        suggestTransaction: 它像是交易編號，但不是本商店發出的，可能屬於其他設定組或商店。
        disputeLog: 裝置日誌
        disputeLogNote: 裝置自己的說法，以商家最先收到的副本為準
        disputeLogFits: 此後沒有被變更。
        logSince: {1}（自 {2} 起的日誌）
        oddRewritten: {1}：事件 {2} 再次到達時內容不同，日誌被重建過；以最先的副本為準。
        oddUnjoined: {1}：事件 {2} 與前一事件不銜接。
        oddUnfit: {1}：事件 {2} 與其雜湊值不符。
        oddGap: {1}：事件 {2} 之前的內容從未到達。
        oddNewChain: {1}：裝置曾有日誌，這是另起的一份。
        grantGave: 已為訂單 {3} 向 {2} 補發 {1}：{4}
        grantRepeated: 沒有任何變更：訂單 {3} 已於 {4} 向 {2} 補發 {1}：{5}
        grantSettles: 訂單就此結清：之後的驗證不會再發放，退款會將其收回。
        grantBesides: 這是在訂單已發放之外另給的；退款會一併收回。
        grantBalance: {1}：現有 {2}

        # The texts of times, periods, offers and counts.
        ageNow: 剛剛
        ageMilliseconds: {1} ms
        ageSeconds: {1} 秒
        ageMinutes: {1} 分鐘
        ageHours: {1} 小時
        ageDays: {1} 天
        ageYears: {1} 年
        todayAt: 今天 {1}
        yesterdayAt: 昨天 {1}
        tomorrowAt: 明天 {1}
        lengthDays: {1} 天
        lengthWeeks: {1} 週
        lengthMonths: {1} 個月
        lengthYears: {1} 年
        eachDay: 每天
        eachWeek: 每週
        eachMonth: 每月
        eachYear: 每年
        everyLength: 每 {1}
        perPeriod: {2} {1}
        offerFree: 免費 {1}
        offerEach: {2}內{1}
        offerUpFront: 前 {2} 共 {1}
        offerThen: {1}，之後{2}
        offerIntroductory: 新用戶優惠
        offerPromotional: 促銷優惠
        offerCode: 優惠代碼
        offerWinBack: 舊客戶優惠
        countOfGood: {1} {2}

        # The texts of a shop that does not answer.
        offline: 離線
        offlineAsOf: 商店離線；這是 {1}的內容。
        offlineShort: 離線，{1}的內容
        offlineAgain: 會自動重試。
        offlineNothing: 商店離線，這裡也沒有上次的產品。
        redelivering: 正在接收未完成的交易：已收到 {1} 筆。
        offlineStill: 商店尚未回應。沒有任何變更。
        toastOnline: 商店已恢復回應。
        agoNow: 剛才
        agoMinutes: {1} 分鐘前
        agoHours: {1} 小時前
        agoDays: {1} 天前
        agoYears: {1} 年前

        # The texts of subscriptions: their states, and what is agreed to.
        subscriptionActive: 有效
        subscriptionExpired: 已結束
        subscriptionRetried: 未付款：無法使用，商店正在重試扣款
        subscriptionGrace: 寬限期內：雖未付款仍可使用
        subscriptionRevoked: 已撤銷
        renewsAt: {1} 以 {2} 續訂
        renewsTo: 自 {1} 起為{2}（{3}）
        endsAt: {1} 結束
        endedAt: 已於 {1} 結束
        graceUntil: 未付款；可使用至 {1}
        retriedSince: 自 {1} 起未付款
        termsNow: {1}；立即開始，{2}的剩餘部分將退款
        termsReplaced: {1}；立即開始，代替之前未能支付的{2}續訂
        termsLater: 今天不扣款。自 {1} 起：{2}
        termsResumed: 今天不扣款。將於 {1} 續訂
        termsRecovered: 現在扣款 {1}：之前未能支付的續訂
        termsHad: 您已擁有；將於 {1} 續訂
        noSubscriptions: 沒有訂閱。

        # The texts of subscriptions on the screens: offers, plans, the line through time.
        labelLevel: 級別
        levelValue: 第 {1} 級，共 {2} 級
        labelSiblings: 其他方案
        introductionHad: 已享受過，不再提供
        chargedToday: 今天扣款 {1}。
        chargedNothing: 今天不扣款。
        renewsFrom: 自 {1} 起：{2}，直至取消。
        buttonAgree: 同意
        untilCancelled: 續訂直至取消。
        subscriptionsTitle: 訂閱
        subscriptionCancelled: 已取消
        priceWaits: 同意後為 {1}，否則到期結束
        priceAgreed: 屆時為 {1}
        toastRenewalOff: {1}不再續訂：{2}。
        toastRenewalOn: {1}恢復續訂：{2}。
        toastPriceAgreed: 已同意{1}的新價格。
        subscriptionChoose: 請先選擇一個訂閱。
        subscriptionNotNow: {1}目前的狀態無法這樣做。
        plansTitle: 更改方案
        planHad: 目前方案
        planNow: 立即
        planLater: 續訂時
        linePaid: 已付款
        lineAhead: 已預付
        lineOffer: 優惠
        lineGrace: 寬限期
        lineRetry: 未付款
        lineRefunded: 已退款
        lineToday: 今天
        lineEarlier: 未繪出更早的 {1} 期
        eventBegan: 開始
        eventBeganAgain: 重新訂閱
        eventChanged: 更改方案
        eventRecovered: 補扣成功
        eventOffer: {1}（優惠）
        periodSpan: {1}至 {2}

        # The texts of the store’s clock, and of what a test store does to subscriptions.
        sandboxClock: 商店時鐘
        clockTime: 時間
        clockSpeed: 速度
        clockForward: 前進
        clockFrozen: 已暫停
        clockReal: 即時
        clockPerSecond: 每秒 {1}
        clockTimes: {1} 倍速
        clockNext: 到下一事件
        sandboxTimeHelp: 訂閱依此時鐘續訂和結束，對商店的所有裝置都有效。Enter
            暫停或繼續，下一行是速度。時鐘不能倒退。
        sandboxSpeedHelp: 商店時鐘的快慢。每秒一個月時，兩年只需半分鐘。
        sandboxForwardHelp: 左右鍵選擇幅度，Enter 前進。途中到期的續訂、結束和重試都會發生。
        clockForwardTitle: 將商店時鐘撥快
        clockForwardNote: 到那時應發生的事會立即發生：訂閱續訂或結束，等待中的付款完成或失效。時鐘無法撥回。
        clockForwardDue: 此帳號有 {1} 個有效訂閱和 {2} 筆未完成的購買。
        buttonForward: 撥快
        toastClock: 商店時鐘：{1}
        toastSettling: 正在處理到期事項：{1} / {2}
        sandboxSubscriptions: 訂閱
        sandboxFails: 續訂會失敗
        labelRenewals: 續訂
        renewalsPaid: 會付款
        renewalsFail: 會失敗
        renewalsOff: 已取消
        labelUntil: 已付至
        sandboxSubscriptionHelp: F 讓續訂失敗或恢復付款，e 立即結束，i 通知新價格，+ 贈送天數。
        entryPrice: 新價格
        entryDays: 增加天數
        sandboxPriceHelp: 下次續訂起的價格，例如 5.99。漲價需要顧客同意。
        sandboxDaysHelp: 贈送多少天，最多 90 天。
        entryNoPrice: 這不是像 5.99 這樣的價格。
        entryNoDays: 這不是 1 到 90 的數。
        hintCancelRenewal: 取消續訂
        hintResume: 恢復續訂
        hintAgree: 同意價格
        hintPlan: 更改方案
        hintClockFreeze: 暫停或運行時鐘
        hintClockNext: 到下一事件
        hintClockDay: 前進一天
        hintClockMonth: 前進一個月
        hintClockYear: 前進一年
        hintClockFaster: 時鐘加快
        hintClockSlower: 時鐘減慢
        hintFailRenewals: 切換續訂失敗
        hintExpire: 立即結束
        hintPrice: 新價格
        hintExtend: 增加天數
        plainHelpClock: 商店時鐘；freeze、run、next、day、month、year、faster、slower 可改變它。
        plainHelpCancel: 讓訂閱在已付期間後結束。
        plainHelpResume: 讓已取消的訂閱恢復續訂。
        plainHelpAgree: 同意已通知的價格。

        # The texts of how payments go.
        outcomeSlowApprove: 延遲核准
        outcomeSlowDecline: 延遲拒絕
        outcomeInterrupted: 被中斷
        outcomeAnswerLost: 回應遺失
        outcomeStuck: 卡在商店
        outcomeFunds: 拒絕：餘額不足
        outcomeNotAllowed: 拒絕：此處不允許
        outcomeTerms: 拒絕：價格已變
        outcomeUnavailable: 拒絕：未販售
        outcomeIneligible: 拒絕：不符合優惠資格
        outcomeRefused: 拒絕：不說原因
        outcomeNoteSlowApprove: 依商店時鐘三分鐘後扣款；在此之前處於等待。
        outcomeNoteSlowDecline: 依商店時鐘三分鐘後拒絕；在此之前處於等待。
        outcomeNoteInterrupted: 購買失敗，不會扣款。執行 kiosk sandbox resolve 後，新的購買會自動到達。
        outcomeNoteAnswerLost: 商店扣款，但回應永遠不到：kiosk 會再次詢問，您只付一次。
        outcomeNoteStuck: 商店扣款，卻說已經購買過，並且不列出任何交易：直到 kiosk sandbox unstick。
        declinedFunds: 帳號餘額不足，您沒有被扣款。請儲值或換一種付款方式。
        declinedNotAllowed: 此裝置不允許購買，您沒有被扣款。請詢問裝置的管理者。
        declinedInterrupted: 商店需要您先辦理一件事，例如更新付款資料。您沒有被扣款。辦好之後購買會自動到達：請不要再次購買。
        declinedInterruptedPast: 商店曾需要您先辦理一件事。這筆訂單沒有扣款；此後同一產品的購買已自動到達。
        declinedInterruptedOver: 商店曾需要您先辦理一件事。您沒有被扣款。訂單已放棄，不會再有商品到達。
        declinedLapsed: 購買請求在一天內無人答覆，您沒有被扣款。可以再次請求。
        stepLeftWaiting: 無法自動處理
        stepHandedOut: 最終已交出
        orderInterrupted: 被中斷
        orderStuck: 卡在商店
        sandboxInterruptedHelp: a 解決障礙：隨即扣款，購買會自動到達。
        sandboxStuckHelp: a 將其交出。在此之前商店說已經購買過，並且不列出任何交易。

        # The texts of planned faults.
        plainHelpFault: 安排故障：呼叫、故障、時機；單獨輸入列出計畫，clear 清除。
        plainNoFaults: 沒有安排故障。
        sandboxFaults: 故障計畫
        sandboxNoFaults: 沒有計畫。按 f 新增。
        entryFault: 故障
        hintPlanFault: 新增故障
        hintClearFault: 清除故障
        hintBuyOutside: 在 App 外購買
        toastBoughtOutside: {1}：已在 App 外購買；會自行送達。
        labelStruck: 已觸發
        sandboxFaultHelp: 呼叫、故障、時機：purchase drop-after、verify 503 every、products latency=3s
            chance=50%、finish duplicate nth=2 account=ann。全部詞語見 kiosk sandbox fault add --help。
        faultOfCatalog: 來自型錄檔案
        faultOfCatalogHelp: 它來自型錄檔案，只要寫在那裡就會觸發。
        faultChoose: 請先選擇一個故障。
        sandboxPlannedHelp: c 取消它。它會影響使用此商店的每個 kiosk。

        # The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
        plainHelpEdit: 變更販售內容；單獨輸入 edit 說明可以變更什麼、已變更什麼。
        plainHelpCrash: 下一次購買時在該處終止本程式；單獨輸入 crash 列出各處，none 取消。
        plainAsInCatalog: 恢復為目錄中的樣子
        plainCrashPlanned: 本程式將在 {1}
            真正終止自己一次。之後請重新啟動：它會從中斷處繼續，並說明處理了什麼。輸入 crash none
            可取消。
        changedByHand: 已在沙箱中手動變更；kiosk sandbox product ID --reset 可還原。
        newBadge: 新品
        sandboxProducts: 販售內容
        entryProduct: 變更產品
        sandboxProductHelp: 一項變更：availability removed（或 draft、in-review、cleared）、price
            1.99、sale 0.49 +PT1H、not-in JPN,DEU、only-in USA、title 文字、description 文字，或
            reset。使用此商店的每個 kiosk 立即生效。
        sandboxProductLineHelp: 左右鍵變更是否販售，Enter
            變更其他。無論目錄檔案怎麼寫，這裡的變更都會保留，直到輸入 reset。
        availabilityCleared: 販售中
        availabilityDraft: 草稿
        availabilityInReview: 審查中
        availabilityRemoved: 已下架
        labelChanged: 已變更
        notInCatalog: 目錄中已沒有
        lowBalanceOffer: 僅剩 {1}。以 {3} 購買{2}？
        lowBalanceKeys: {1} 購買，Esc 隱藏
        hintTakeOffer: 購買推薦
        crashLabel: 當機
        crashNever: 從不
        sandboxCrashHelp: 下一次購買在哪一步讓本程式真正終止一次。左右鍵選擇，Enter 可輸入任意位置或
            now。下次啟動會說明處理了什麼。
        entryCrash: 在哪裡當機
        crashNoPoint: 「{1}」不是可用的位置。
        sandboxCrashEntryHelp: before 或 after 加一個呼叫：{1}；或
            never、now。程式在那裡終止自己，下次啟動繼續。
        crashedAt: kiosk 已按計畫在 {1} 終止自己。重新啟動後會從日誌繼續，並說明處理了什麼。
        crashedNow: kiosk 已按要求終止自己。重新啟動後會從日誌繼續，並說明處理了什麼。
        settledAtStart: 上一個 kiosk 未完成的，現已處理：{1}

        # What an event of the log says, by its family and name.
        state/intent-recorded: 已記下購買
        state/order-numbered: 已取得訂單編號
        state/number-deferred: 還沒有訂單編號
        state/submitted: 購買已發給商店
        state/payment-deferred: 無回應：結果未知
        state/payment-pending: 等待核准
        state/payment-cancelled: 已取消，未扣款
        state/payment-failed: 未扣款
        state/payment-completed: 已取得交易編號
        state/order-acknowledged: 商店已知悉結果
        state/acknowledge-deferred: 商店尚未知悉結果
        state/transaction-received: 已儲存簽章的交易
        state/verification-deferred: 尚無商家驗證結果
        state/verified: 已儲存商家驗證結果
        state/delivered: 已交付
        state/quarantined: 被永久拒絕，未交付
        state/revoked: 已退款並收回
        state/revocation-settled: 退款已結清
        state/finish-deferred: 商店還不知道已交付
        state/finished: 已完成
        state/statement-received: 已儲存商家的對帳單
        state/spend-recorded: 已記下使用
        state/spend-confirmed: 商家已記入使用
        state/spend-refused: 使用被拒絕，沒有扣除
        state/spend-deferred: 使用尚無回應
        state/cursor-moved: 已接收商店的變更
        state/list-deferred: 商店的清單未送達
        state/list-taken: 已接收商店的清單
        state/payment-retry-reset: 立即重試訂單
        state/delivery-retry-reset: 立即重試交易
        state/retries-reset: 立即重試等待中的事項
        screen/shop: 顯示商店
        screen/activity: 顯示動態
        screen/library: 顯示資料庫
        screen/receipt: 顯示收據
        screen/sandbox: 顯示沙箱
        screen/log: 顯示日誌
        act/buy: 開啟了購買對話框
        act/buy-confirmed: 確認了購買
        act/cancel: 取消了對話框
        act/close: 關閉了對話框
        act/spend: 開啟了使用對話框
        act/spend-confirmed: 確認了使用
        act/restore: 請求回復購買
        act/finish: 手動完成
        act/details: 開啟了詳細資料
        act/back: 返回
        act/filter: 開啟了篩選
        act/copy: 複製了編號
        act/refresh: 重新整理
        act/help: 開啟了說明
        act/theme: 開啟了主題
        act/mouse: 開關了滑鼠
        act/redraw: 重繪了螢幕
        act/suspend: 暫停了程式
        act/quit: 離開了商店
        act/sort: 排序產品
        act/save: 儲存檔案
        act/approve: 核准購買
        act/decline: 拒絕購買
        act/refund: 退款
        act/request-refund: 申請退款
        act/decline-refund: 拒絕退款
        act/reverse-refund: 撤銷退款
        act/revoke: 收回購買
        act/delete-transaction: 刪除交易
        act/follow: 切換日誌跟隨
        act/undo: 還原畫面變更
        act/redo: 重做
        act/language: 變更語言
        act/messages: 開啟了訊息記錄
        act/palette: 開啟指令面板
        act/cancel-renewal: 取消了續訂
        act/resume: 恢復了續訂
        act/agree-to-price: 同意了價格
        act/change-plan: 打開了方案
        act/clock-freeze: 暫停或運行商店時鐘
        act/clock-next: 時鐘前進到下一事件
        act/clock-day: 時鐘前進了一天
        act/clock-month: 時鐘前進了一個月
        act/clock-year: 時鐘前進了一年
        act/clock-faster: 時鐘加快了
        act/clock-slower: 時鐘減慢了
        act/fail-renewals: 切換了續訂失敗
        act/buy-outside: 在 App 外購買了
        act/plan-fault: 安排了故障
        act/clear-fault: 清除了故障
        act/take-offer: 選擇了推薦
        act/expire: 結束了訂閱
        act/new-price: 打開了新價格輸入
        act/extend: 打開了增加天數輸入
        """#)
}
