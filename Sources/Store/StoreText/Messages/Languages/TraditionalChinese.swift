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
        hintScreenBack: 上一個標籤頁
        hintSuspend: 暫停
        hintPrevious: 最近的頁面
        hintRefresh: 重新整理
        hintRedraw: 重繪
        hintPage: 上下翻頁
        hintEnds: 首項/末項
        messagesTitle: 訊息記錄
        messagesNone: 目前沒有訊息。
        helpTitle: 說明
        helpEverywhere: 所有頁面
        helpHere: 本頁面
        helpSearch: 輸入以搜尋
        helpNothing: 沒有符合的按鍵。
        manualTitle: 手冊
        manualNothing: 手冊中沒有包含此內容的行。
        helpContext: 工作階段
        contextMoney: 金錢
        contextAccount: 帳號
        contextDevice: 裝置
        contextStorefront: 國家/地區
        contextLanguage: 語言
        contextBackend: 後端
        helpSigns: 符號
        sponsored: 贊助：{1}
        sponsorText: 哥布林父子鐵鎬行，始於 1203 年
        sponsorHide: （購買「{1}」即可隱藏）
        hintSort: 排序
        hintPartAfter: 下一個篩選
        hintPartBefore: 上一個篩選
        hintSave: 儲存
        hintAfter: 下一張收據
        hintBefore: 上一張收據
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
        promiseConsumable: 可再次購買
        promiseNonConsumable: 一次購買，永久擁有
        promiseNonRenewable: 不會續訂
        promiseAutoRenewable: 自動續訂
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
        billingMonthly: 每月 {1}，承諾訂閱整個週期，合計 {2}
        billingUpFront: 預付 {1}
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
        restoresNoConsumable: 不可以：消耗性產品無法回復
        restoresNoNonRenewable: 不可以：商店不會回復它
        familyShared: 可與家人共享
        familyNotShared: 不可共享
        nothingYet: 暫無
        byTitle: 依名稱
        byPrice: 價格從低到高
        byPriceDown: 價格從高到低
        filterUnknown: 未知欄位：{1}

        # The texts that say why not.
        buyBlockedReading: 這裡無法購買：{1}
        buyBlockedStarting: 商店正在開啟。
        buyBlockedOther: 另一個 kiosk 正在控制該裝置
        buyBlockedOffline: 商店離線。恢復連線後即可購買。
        offerBuy: 以 {1} 購買，不會實際扣款
        offerFreeAgain: 再次免費取得
        blockedBuy: 不能購買：{1}
        unknownID: 商店沒有產品 {1}。請檢查拼字。
        unknownNearest: 商店沒有產品 {1}。您要找的是 {2} 嗎？
        reasonDraft: 它是尚未提交給商店的草稿。
        reasonInReview: 它正在等待商店審核。
        reasonRemoved: 它已下架。
        reasonNotInStorefront: 它在此國家/地區（{1}）沒有價格。
        reasonNoPrice: 型錄中沒有它的有效價格。
        reasonNoPeriod: 型錄沒有指定此自動續訂型訂閱的週期。
        declinedPayment: 付款被拒絕，您沒有被扣款。請重試，或選擇其他付款方式。
        declinedApproval: 購買請求被拒絕，您沒有被扣款。
        declinedSubscribed: 您已訂閱，且訂閱會自動續訂。您沒有被扣款。
        declinedOffer: 該帳號不符合此優惠的條件。您沒有被扣款。請按標準價格購買。
        declinedOfferName: 此產品沒有這個優惠。您沒有被扣款。請檢視產品的優惠。
        declinedOfferSignature: 商家對此優惠的簽章不適用於此訂單。您沒有被扣款。請重新取得優惠。
        declinedOfferProof: 此優惠需要商家的簽章或優惠代碼。您沒有被扣款。
        declinedCode: 商店沒有這個優惠代碼。您沒有被扣款。請檢查拼字。
        declinedCodeUsed: 此優惠代碼已被兌換。您沒有被扣款。
        declinedCodeOver: 此優惠代碼已過期。您沒有被扣款。
        declinedTerms: 訂單到達商店之前，價格或產品已有變更，您沒有被扣款。請重新開啟產品檢視目前價格。
        declinedExpired: 訂單在傳送之前已過期，您沒有被扣款。如仍需要，請重新購買。
        declinedUnavailable: 此產品不對您提供，您沒有被扣款。
        declinedQuantity: 無法一次購買這個數量，您沒有被扣款。請選擇其他數量。
        declinedRefused: 商店拒絕了此次購買，您沒有被扣款。請在歷史記錄中檢視原因。

        # The texts of the dialogs.
        dialogBuyTitle: 購買
        dialogFor: 帳號 {1}，裝置 {2}，{3}
        dialogNoMoney: 這是沙箱：不會實際扣款。
        dialogBackend: 內建沙箱
        dialogQuantity: 數量
        dialogQuantities: {1} 至 {2}
        dialogOutcome: 付款
        dialogShared: 家人已與您共享此產品。如果購買，您會被扣款；退出家庭後仍歸您所有。
        dialogOwned: 您已擁有此產品。再次取得免費，且不會再次發放。
        dialogChanged: 此對話框開啟期間型錄已有變更。請在購買前檢視產品。
        dialogSending: 已傳送給商店。按 Esc 關閉此對話框，在「動態」（2）中檢視訂單。
        buttonCancel: 取消
        buttonBuy: 以 {1} 購買
        buttonGetFree: 免費取得
        buttonRestore: 回復購買
        buttonSpend: 使用 {1}
        outcomeApprove: 核准
        outcomeDecline: 拒絕
        outcomeAskToBuy: 購買前詢問
        outcomeCancel: 取消
        outcomeNoteApprove: 商店向客戶扣款，並交付商品。
        outcomeNoteDecline: 付款被拒絕：不會扣款。
        outcomeNoteAskToBuy: 購買會等待核准：kiosk sandbox approve
        outcomeNoteCancel: 客戶在商店取消：不會扣款。
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
        refundNote: 全額退款。物品和擁有權會從所有裝置上收回；已使用的物品記為欠額。
        buttonRefund: 退款 {1}
        refundOperationChoice: {1}（{2}/{3}）
        refundOperationOthers: 操作
        refundOperationHalf: 退一半
        refundOperationRequest: 申請退款
        refundOperationDecline: 拒絕申請
        refundOperationReverse: 撤銷退款
        refundOperationRevoke: 撤銷購買
        refundOperationDelete: 刪除
        noteHalf: 退還一半價款，並收回一半物品。擁有權終止。
        noteAsk: 客戶申請退款。會詢問您的伺服器已使用多少；目前不退款。
        noteDecline: 拒絕客戶的退款申請，並通知您的伺服器。不退款。
        noteReverse: 再次向客戶扣款，客戶重新取得所購內容和物品。
        noteRevoke: 從所有裝置上撤銷這筆購買。不退款。
        noteDelete: 從商店刪除此交易，產品可再次購買。付款和已發放的物品保留。此操作無法還原。

        # The texts for states and stages.
        statePurchasing: 正在購買
        stateDeferred: 等待核准
        statePurchased: 已購買
        stateFailed: 失敗
        stateRestored: 已回復
        stateFinished: 已完成
        stageJournalled: 已儲存
        stageSubmitting: 正在傳送給商店
        stageRetrying: 無回應，正在重試
        stageAwaitingApproval: 等待核准
        stageReceived: 已收到
        stageVerified: 已驗證
        stageDelivered: 已交付
        stageFinished: 已完成
        stageDeclined: 被拒絕
        stageCancelled: 已取消
        stageQuarantined: 已駁回
        stageRefunded: 已退款
        diagramSaved: 已儲存
        diagramSending: 傳送中
        diagramNoAnswer: 無回應
        diagramApproval: 待核准
        chargedYes: 已扣款
        chargedNo: 未扣款
        chargedBack: 已退款
        chargedPartBack: 已部分退款
        chargedUnknown: 是否扣款未知
        explainPurchasing: 訂單正在發往商店。
        explainUnsent: 訂單尚未送出。在那之前不會扣款。
        explainUnknown: 尚不知道您是否被扣款。kiosk 會再次傳送同一筆訂單，不會重複扣款。
        explainDeferred: 購買需要核准（這裡：在第 5 頁）。在那之前不會扣款。
        explainPurchased: 您已被扣款。商品正在驗證和交付。
        explainReceivedFree: 商品正在驗證和交付。您沒有為此被扣款。
        explainUnfinished: 商品已歸您所有。交易還需要在商店完成。
        explainFinished: 您已被扣款，購買已交付。
        explainFinishedFree: 購買已交付。您沒有被扣款。
        explainFailed: 您沒有被扣款。
        explainCancelled: 您已取消購買，沒有被扣款。
        explainRestored: 已從以前的購買回復，您沒有被扣款。
        explainQuarantined: 商家駁回了這筆購買，未交付任何商品。如已扣款，請向商家出示訂單編號。
        explainSharingEnded: 您的家人不再與您共享此產品。
        explainWithdrawn: 商店撤銷了這筆購買，未退款。
        explainDeleted: 交易已在沙箱商店中刪除。付款和已發放的物品保持不變。
        explainRefunded: 款項已退回，所購內容已收回。
        explainPartRefunded: 部分款項已退回。擁有權已終止，物品按相同比例收回。
        explainStuck: 商店回報該產品已購買，但沒有列出未完成的交易。請不要再次購買：kiosk 會一直傳送同一筆訂單，直到商店放行交易（這裡：在第 5 頁，或用 kiosk sandbox unstick）。

        # The texts of Activity.
        activityAll: 全部 {1}
        activityOpen: 進行中 {1}
        activityFailed: 失敗 {1}
        activityRefunded: 退款 {1}
        orderNumber: 訂單 {1}
        transactionNumber: 交易 {1}
        nextTry: {1}後重試
        late: 逾時：已超過一小時仍未完成
        attempt: 第 {1} 次
        timeline: 時間軸
        laneDevice: 裝置
        laneStore: 商店
        laneMerchant: 商家
        historyFailed: 無法讀取部分歷史：{1}
        noSteps: 這裡沒有這筆購買的歷史記錄。
        stepTook: +{1}
        finishNotDelivered: 只有已交付的購買才能完成。
        finishesByItself: 購買在這裡會自動完成。
        stepIntentJournalled: 已儲存購買意圖
        stepNumbered: 已取得訂單編號
        stepSubmitted: 已傳送訂單
        stepUnanswered: 無回應：結果未知
        stepDeferred: 等待核准
        stepCancelled: 已取消
        stepFailed: 未扣款
        stepCompleted: 已取得交易 ID
        stepReceived: 已儲存簽章交易
        stepVerified: 已儲存商家驗證結果
        stepVerifyUnanswered: 尚無驗證結果
        stepDelivered: 已交付
        stepFinishUnanswered: 完成請求無回應
        stepFinished: 已完成
        stepQuarantined: 已駁回，未交付
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
        stepAlreadyGranted: 已發放過
        stepPostponed: 要求稍後重試
        stepCompensated: 人工補發
        stepRejected: 已駁回
        stepDebited: 已扣回
        stepRenewed: 已續訂
        stepRenewalSwitched: 已變更自動續訂
        stepPlanChosen: 已選擇方案
        stepRenewalFailed: 續訂失敗
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
        stepAccountTokenSet: 已設定帳號權杖
        stepReinstated: 重新生效
        stepRefundRequested: 已申請退款
        stepRefundDeclined: 退款被拒絕
        stepRefundReversed: 退款已撤銷，重新扣款
        stepWithdrawn: 已撤銷，未退款
        stepDeleted: 已在商店中刪除
        stepGivenBack: 已重新發放

        # The texts of Library.
        walletOf: {1} 的錢包
        walletFailed: 錢包無法載入：{1}
        subscriptionsFailed: 訂閱無法載入：{1}
        walletProvisional: 包含尚未確認的變動
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
        givenBack: 重新發放：退款已撤銷
        takenBack: 退款後扣回
        walletHistory: 歷史

        # The texts of Receipt.
        receiptNone: 還沒有收據。每次購買都有一張。
        receiptPayload: 內容
        receiptChain: 憑證鏈
        receiptVerdict: 驗證結果
        verdictAccepted: 已發放
        verdictAlreadyGranted: 已發放過，不再發放
        verdictRejected: 已駁回
        verdictRevoked: 已撤銷
        verdictRetry: 尚未判定
        receiptOf: 「{1}」的收據
        receiptGenuine: 有效：由受信任根憑證下的憑證簽章
        receiptRefused: 無效：{1}
        receiptSigned: 以 {1} 簽章
        receiptUnread: 收據無法讀取：{1}
        receiptMissing: 此裝置沒有這筆購買的簽章交易。
        receiptNoVerdict: 商家尚未答覆。
        receiptVerdictGenuine: 商家已簽章；簽章有效
        receiptVerdictForged: 簽章無效
        receiptVerdictUnsigned: 未簽章，透過受信任的連線收到
        receiptRoot: 受信任的根憑證
        receiptIntermediate: 中間憑證
        receiptLeaf: 簽章憑證
        validUntil: 有效期至 {1}
        fileSaved: 已儲存為 {1}。
        fileNotSaved: 未儲存：{1}
        fieldTransactionID: 此交易在商店的 ID
        fieldOriginalID: 這筆購買的首筆交易
        fieldOrderID: 客戶帳單上的訂單編號
        fieldProductID: 購買的產品
        fieldType: 產品類型
        fieldQuantity: 數量，1 到 10
        fieldPrice: 總價，以千分之一計
        fieldUnitPrice: 單價，以千分之一計
        fieldCurrency: 價格的貨幣
        fieldStorefront: 客戶所在國家/地區
        fieldStorefrontID: Apple 的國家/地區編號
        fieldPurchaseDate: 購買扣款時間
        fieldOriginalDate: 首次購買扣款時間
        fieldExpiresDate: 到期時間
        fieldRevocationDate: 退款或撤銷的時間
        fieldRevocationReason: 0：其他原因，1：App 有問題
        fieldOwnership: 購買所得或家人共享
        fieldReason: 由客戶購買，或續訂
        fieldAppAccountToken: 在商家的帳號
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
        logID: 事件 ID
        logBefore: 前一雜湊值
        logHash: 雜湊值
        logSent: 商家已收到。
        logUnsent: 尚未傳送給商家。

        # The texts of SandboxScreen.
        sandboxContext: 付款與帳號
        sandboxWaiting: 在商店等待
        sandboxPaid: 已付款
        sandboxNoneWaits: 沒有。付款選「{1}」再購買。
        sandboxNonePaid: 沒有已付款的訂單。
        sandboxUnfinished: 已扣款，未完成
        sandboxWaitingHelp: 按 a 核准，隨後扣款。按 d 拒絕，永不扣款。
        sandboxPaidHelp: 按 x 可全額或半額退款、撤銷退款、撤銷購買或刪除；會通知所有裝置。按 Enter 檢視詳細資訊。
        sandboxOutcomeHelp: 接下來的付款結果，除非在購買對話框中另選。
        sandboxAccountHelp: 客戶的帳號：字母、數字、點、- 和 _。新名稱會建立新帳號。
        sandboxDeviceHelp: 裝置：字母、數字、點、- 和 _。新名稱會建立新裝置。
        sandboxDeviceReset: 要清除裝置，請在沒有 kiosk 執行於其上時，執行 kiosk sandbox device reset 並附上裝置名稱。
        sandboxStorefrontHelp: 帳號所在國家/地區的三字母代碼，如 USA 或 CHN，決定價格和貨幣。
        sandboxLanguageHelp: kiosk 和產品文字的語言。
        sandboxOpenStays: 此帳號和裝置有 {1} 筆進行中的購買。切換回來後會繼續。
        sandboxOtherDevice: 這筆購買屬於其他裝置或其他帳號。請切換到該裝置和帳號檢視。
        sandboxNotWaiting: 只有等待核准的訂單才能核准或拒絕。
        sandboxNothingCharged: 此訂單沒有扣款，因此沒有可退的款項。
        sandboxBackOf: 已退 {1}（共 {2}）
        sandboxNotPaid: 只有已扣款的訂單才能退款。
        selectionGone: 選取的項目已不在，現在選取的是另一項。請先確認。

        # The texts of Palette.
        paletteTitle: 指令面板
        palettePrompt: 輸入操作、產品、編號、主題或設定
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
        paletteResolve: 解決中斷
        paletteUnstick: 放行卡住的購買
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
        demoBeingPlayed: 示範正在臨時世界中執行，每個世界都有商店、商家和裝置。稍後即會開啟。
        demoTitle: 消耗性與非消耗性產品並排對照
        demoBuy: 購買
        demoBuyAgain: 再次購買
        demoSpend: 使用
        demoSecondDevice: 第二部裝置
        demoRestore: 回復購買
        demoRefund: 退款
        demoNothing: 無
        demoOff: 尚未使用
        demoPhone: 手機
        demoTablet: 平板
        demoReceipts: 商店的收據
        demoRefersTo: 參照 {1}
        demoBoughtToUse: 扣款一次。商家發放了可消耗的物品。
        demoBoughtForGood: 扣款一次。從此歸帳號所有，不會消耗。
        demoChargedAgain: 消耗性產品可再次購買：再次扣款、另一張收據，物品再發放一次。
        demoFreeAgain: 已經擁有：商店不扣款，新收據參照第一張。
        demoSpentAtMerchant: 使用只涉及 App 和商家：不詢問商店，收據不變。
        demoNothingToSpend: 非消耗性產品不會消耗：沒有可使用的內容。
        demoWalletFollows: 第二部裝置沒有收到收據。它有這些物品，因為錢包由商家保管。
        demoWaitsForRestore: 不會自動交付：第二部裝置在回復購買之後才有。
        demoNothingToRestore: 商店沒有可回復的內容：消耗性產品無法回復。餘額由商家保管。
        demoRestored: 商店為此裝置簽發一張參照第一張的收據，不扣款。
        demoRefundedGoods: 款項已退回，商家收回了物品。
        demoRefundedSpent: 款項已退回。已使用的物品無法收回，記為欠額。
        demoRefundedOwnership: 款項已退回。收據已撤銷，所有裝置都不再擁有它。

        # The texts of the demo of designs.
        stagesTitle: 五種設計，在相同位置被終止
        designFinishFirst: 先完成
        designWaiting: 等待驗證
        designOrderOnDevice: 本機存訂單
        designLogged: 帶日誌
        designFinishFirstNote: 這種設計一收到交易就完成它，之後才請商家驗證。
        designWaitingNote: 這種設計在商家驗證之後完成，訂單編號只儲存在記憶體中。
        designOrderOnDeviceNote: 與前一種設計相同，但訂單編號會儲存在裝置的檔案中，直到訂單結清。
        designLoggedNote: 與前一種設計相同，但每一步都先回報商家的日誌。
        designKioskNote: kiosk 先建立並儲存自己的購買 ID；商店為它簽章，商家也知道它。
        pointBeforePurchase: 傳送之前
        pointAfterPurchase: 已扣款，無回應
        pointReceived: 收到交易
        pointBeforeVerify: 驗證之前
        pointAfterVerify: 已發放，無回應
        pointBeforeFinish: 完成之前
        pointAfterFinish: 已完成，無回應
        pointAppDeleted: App 被刪除
        pointDeviceLost: 裝置遺失
        stageOutcomeNotCharged: 未扣款
        stageOutcomeSettled: 已結清
        stageOutcomeStuck: 卡住
        stageOutcomeLost: 遺失
        stageOutcomeLostWithApp: 隨 App 遺失
        stageOutcomeLostWithAppShort: 隨 App 失
        stageOutcomeExplained: 可查到
        stageOutcomeNoteNotCharged: 沒有扣款，也不欠什麼。
        stageOutcomeNoteSettled: 已扣款 {1}，商品已交付。
        stageOutcomeNoteStuck: 已扣款 {1}，商品未交付，而且無法再次購買該產品。
        stageOutcomeNoteStuckGranted: 已扣款 {1}，商品已交付，但無法再次購買該產品。
        stageOutcomeNoteLost: 已扣款 {1}，商品未交付。沒有任何資訊能識別該訂單。
        stageOutcomeNoteLostWithApp: 已扣款 {1}，商品未交付。識別訂單的資訊已隨 App 遺失。
        stageOutcomeNoteExplained: 已扣款 {1}，商品未交付。客服能找到訂單並為客戶補發。
        stagesFindsNothing: 客服找不到與付款對應的訂單。
        stagesFindsOrder: 客服查到訂單 {1}。
        stagesFindsLog: 客服查到訂單 {1}，以及裝置日誌中的 {2} 筆記錄。
        differsFinishFirst: kiosk 只完成已交付的交易，在交付之前商店會再次傳送。
        differsWaiting: kiosk 會驗證收到的每筆交易：簽章交易本身就標明了購買。
        differsOrderOnDevice: kiosk 不需要為此儲存檔案：簽章交易本身就標明了購買。
        stagesKilled: 在此終止
        stagesDeleted: App 刪除後重新安裝
        stagesLost: 裝置遺失，在新裝置登入
        stagesStarted: App 重新啟動
        hintStory: 歷史
        hintCellNext: 下一格
        hintDesign: 設計
        hintPoint: 位置

        # The texts of toasts and empty screens.
        toastBought: 已購買「{1}」。
        toastGranted: 您獲得了 {1}。
        toastPaidOff: {1}用於抵扣您的欠額。
        toastPending: 「{1}」正在等待核准，在那之前不會扣款。
        toastSamePurchase: {1} 的購買已在進行：這是同一筆購買。沒有再次扣款。
        toastCancelled: 已取消，您沒有被扣款。
        toastFailed: {1}：{2}
        toastRestoring: 正在回復購買…
        toastRestored: 已回復 {1} 個產品。
        toastRestoredNothing: 此帳號沒有可回復的購買項目。
        toastRestoredPart: 已回復 {1} 個。另有 {2} 個商家尚未答覆；回復會自動繼續，下次啟動時也會。
        restoredSubscriptions: 其中 {1} 個是訂閱；訂閱無需回復即會交付到每部裝置。
        toastRestoreFailed: 回復購買失敗。沒有變更，也沒有扣款。請重試。
        newsApproved: 「{1}」已獲核准：已扣款並交付。
        newsDeclined: 「{1}」被拒絕：沒有扣款。
        newsArrived: 「{1}」已到達：已扣款並交付。
        toastSpendUnknown: 尚無回應。使用 {1}（{2}）會自動繼續，只扣除一次。
        toastSpentLate: 使用 {1}（{2}）已成功。
        toastSpendRefusedLate: 使用 {1}（{2}）被拒絕。未扣除任何東西。
        toastSpent: 已使用 {1}。
        toastNotEnoughPlain: 您只有 {1}。
        toastFinished: 已完成。
        toastRefunded: 「{1}」已退款。
        toastApproved: 已核准。
        toastDeclined: 已拒絕。
        toastCopied: 已複製 {1}。
        toastNotCopied: 此終端機不支持複製。請用滑鼠選取文字。
        toastTheme: 主題：{1}
        toastThemeKept: 主題未變更：{1}
        toastLanguage: 語言：{1}
        toastOutcome: 接下來的付款結果：{1}
        toastCatalogChanged: 型錄已更新。
        toastGone: 已下架：{1}。
        toastMouseOn: 滑鼠已開啟。按住 Shift 拖曳可選擇文字；按 {1} 關閉滑鼠。
        toastMouseOff: 滑鼠已關閉，拖曳可選擇文字。按 {1} 開啟滑鼠。
        toastUnknownOutcome: 「{1}」尚無回應。kiosk 會再次傳送同一筆訂單，不會重複扣款。
        toastUnavailable: 此產品已不再出售，您沒有被扣款。
        toastNothingHere: 未選擇任何內容。
        toastNowDriving: 現在由此視窗控制該裝置。
        toastCatalogBroken: {1}。商店繼續使用之前的型錄。
        toastConfigBroken: {1} 繼續使用之前的設定。
        toastConfigUsed: 已重新載入設定檔。正在使用：{1}。
        toastConfigLater: 從下次啟動起使用：{1}。
        toastPickOverLine: 在您變更該行之前，{1} 優先於 {2} 中的「{3}」。
        toastPickUnderVariable: 暫時使用 {1}；從下次啟動起，{2} 會設為 {3}。
        notCharged: 您沒有被扣款。
        emptyShop: 型錄裡沒有產品。請開啟另一個：kiosk --catalog 檔案
        emptyFilter: 沒有符合的內容。按 Esc 清除篩選。
        emptyActivity: 還沒有購買記錄。
        emptyWallet: 錢包是空的。
        emptyOwned: 還沒有擁有任何產品。
        emptyLog: 還沒有事件。
        howToRestore: 按 {1} 回復購買。
        howToBuy: 按 {1} 開啟商店，按 {2} 購買。
        loading: 正在載入…
        catalogFailed: 無法從商店載入產品。
        catalogAgain: 沒有扣款。按 r 重試。
        toastSorted: 排序：{1}
        toastNothingToUndo: 沒有可撤銷的操作。購買只能退款。
        toastNothingToRedo: 沒有可重做的操作。
        toastRecordingStopped: 錄製已停止：{1}。檔案 {2} 到此為止。
        toastRecorded: 錄製內容已儲存為 {1}。
        toastTerminal: 此系統不支持終端機類型 {1}，改用 {2}。

        # The texts of the dialogue in lines.
        plainWelcome: 歡迎使用 kiosk，這是不會實際扣款的沙箱商店。帳號 {1}，裝置 {2}，{3}。
        plainHint: 輸入編號選擇項目，輸入 menu 列出這裡可做的事，或輸入 help。
        plainComma: ，
        plainFact: {1}：{2}
        plainNews: {1}：{2}。{3}
        plainPrompt: "kiosk> "
        plainUnknown: 「{1}」不是有效的指令或值。請輸入 help。
        plainNoProduct: 沒有產品「{1}」。請輸入 list 檢視全部產品。
        plainNoTransaction: 沒有交易「{1}」。請輸入 transactions 檢視全部交易。
        plainNoGood: 錢包裡沒有「{1}」。請輸入 library 檢視內容。
        plainNoNumber: 上一個清單沒有編號 {1}。
        plainNoReceipt: 請先輸入 receipt，然後才能儲存。
        plainNoCatalog: 無法從商店載入產品。沒有扣款。請輸入 refresh 重試。
        plainUnscreened: 此指令需要全螢幕介面。行模式沒有主題、按鍵和滑鼠。
        plainSlow: 這次比平常慢，會自動繼續。有結果會通知您。
        plainNoAnswer: 沒有回應。沒有任何變更，請重試。
        plainAgain: 返回{1}
        plainMore: 已列出 {1} 項，共 {2} 項。輸入 more 繼續。
        plainNoMore: 沒有更多項目。
        plainOlder: 還有更早的交易。輸入 more 載入。
        plainProducts: {1} 個產品。
        plainTransactions: {1} 筆交易。
        plainEvents: 日誌裡有 {1} 個事件。
        plainFound: {2} 項中有 {1} 項符合「{3}」。
        plainNothingFound: 沒有符合「{1}」的內容。只輸入 find 可重新列出全部。
        plainSeveral: 「{1}」符合 {2} 項：
        plainNothingOwned: 還沒有擁有任何產品。輸入 restore 可回復以前的購買。
        plainLibrary: {1} 的資料庫：
        plainDeferred: 購買需要核准：請輸入 approve 或 decline。在那之前不會扣款。
        plainAfter: {1}後
        plainBuyPrompt: 以 {3} 購買 {1} × {2}？不會實際扣款。輸入 yes 購買：
        plainQuantityHint: 要改數量，請輸入 {1} 到 {2} 的數字。
        plainNotBought: 未購買，您沒有被扣款。
        plainSpendPrompt: 使用 {1}？輸入 yes 使用：
        plainNotSpent: 沒有使用任何餘額。
        plainRefundPrompt: 退還「{1}」的 {2}？輸入 yes 退款：
        plainNotRefunded: 沒有退款。
        plainUnchanged: 沒有任何變更。
        plainFollowing: 開始跟隨日誌：購買的每個事件在記錄時都會顯示。
        plainNotFollowing: 不再跟隨日誌。
        plainNewPrice: 「{1}」現價 {2}，原價 {3}。
        plainNewText: 「{1}」有新的標題或說明。
        plainNewProduct: 新產品：{1}，{2}。
        plainSoldAgain: 「{1}」現已販售，{2}。
        plainGone: 「{1}」已下架。
        plainNotOwned: 「{1}」不再歸您所有。
        plainMoreChanges: 另有 {1} 處變化。
        plainGoodbye: 再見。
        plainRefundOperationPrompt: {1}：「{2}」？輸入 yes 執行：

        # What each word of the dialogue in lines does.
        plainHelpNumbers: 輸入編號可從上一個清單中選擇。指令範例：
        plainHelpList: 列出產品。
        plainHelpShow: 顯示產品或交易的詳細資訊。輸入其編號效果相同。
        plainHelpFind: 只列出符合的內容。欄位：type、owned、price、sale、available、grants；交易還可用 state；日誌還可用 kind 和 order。不帶詞則重新列出全部。
        plainHelpSort: 按 type、name、price 或 price-down 排列產品。
        plainHelpBuy: 用 yes 確認後購買產品。最後一個詞可以是數量。
        plainHelpRestore: 回復帳號擁有的內容。
        plainHelpTransactions: 列出所有購買，或只列出一部分：all、open、failed、refunded。
        plainHelpFinish: 在不自動完成的情況下，完成已交付的購買。
        plainHelpReceipt: 說明簽章交易的各個欄位。不帶編號則說明最新一筆。
        plainHelpSave: 將收據儲存為新檔案，位於啟動 kiosk 的資料夾。
        plainHelpLibrary: 列出錢包和擁有的產品。
        plainHelpSpend: 用 yes 確認後，使用錢包中的物品。
        plainHelpSandbox: 列出付款結果、帳號、裝置，以及等待中和已付款的訂單。
        plainHelpOutcome: 設定接下來的付款結果。不帶詞則列出全部結果。
        plainHelpApprove: 核准等待中的訂單，隨後扣款。不帶編號則核准唯一等待中的訂單。
        plainHelpDecline: 拒絕等待中的訂單，永不扣款。
        plainHelpRefund: 用 yes 確認後全額退款。加上 half、ask、decline、reverse、revoke 或 delete 則改為執行該操作。
        plainHelpAccount: 切換到其他帳號。新名稱會建立新帳號。
        plainHelpDevice: 切換到其他裝置。新名稱會建立新裝置。
        plainHelpStorefront: 切換到其他國家/地區（三個字母），決定價格。
        plainHelpLanguage: 切換到其他語言。不帶詞則列出語言。
        plainHelpLog: 列出最新的事件，最新的在前。
        plainHelpFollow: 購買的每個事件在記錄時都會顯示。輸入 on 或 off。
        plainHelpExport: 將日誌儲存為新檔案，按 find 篩選。
        plainHelpUndo: 撤銷篩選、排列順序、付款結果或語言的變更。
        plainHelpRedo: 重做已撤銷的變更。
        plainHelpRefresh: 重新從商店載入產品。
        plainHelpMore: 列出長清單的後續內容。
        plainHelpRepeat: 重複上一個指令之後顯示的內容。
        plainHelpBack: 返回目前清單。
        plainHelpMenu: 列出這裡可做的事，並附編號。
        plainHelpWhere: 顯示帳號、裝置、國家/地區、語言和付款結果。
        plainHelpHelp: 列出所有指令，或說明其中一個。
        plainHelpManual: 列出手冊的主題，閱讀其中一篇，或搜尋：manual search refund。
        plainHelpQuit: 離開商店。未完成的購買會在下次啟動時繼續。

        # The texts of disputes and of what is given by hand.
        disputeOrder: 訂單 {1}
        disputeWhat: 產品
        disputeAccount: 帳號
        disputeOrdered: 下單時間
        disputeStoreOrder: 商店訂單
        disputeTransaction: 交易
        disputeIntent: 購買 ID
        disputeVerdict: 結論
        disputeStopped: 停在：{1}。
        disputeHappened: 歷史
        disputeOthers: {1} 的其他訂單
        disputeOrders: {1} 的訂單
        disputePlayer: 給客戶的答覆
        disputeAdvice: 您可以做什麼
        disputeMore: …另有 {1} 條
        disputeThisOrder: 本訂單
        disputeUTC: {1} UTC
        verdictNeverArrived: 未扣款：訂單未到達商店
        verdictCancelled: 未扣款：已取消
        verdictDeclined: 未扣款：被拒絕
        verdictPending: 尚未扣款：等待核准
        verdictFree: 未扣款：已付過款
        verdictShared: 未扣款：由家人共享
        verdictWithdrawn: 已扣款：已撤銷，未退款
        verdictUnshared: 未扣款：家人已不再共享
        verdictOwed: 已扣款，未交付：待補發
        verdictRefused: 已扣款，被商家駁回
        verdictDelivered: 已扣款並已交付，仍在帳號中
        verdictSpent: 已扣款並已交付，之後已全部或部分使用
        verdictRefunded: 已扣款，已退款
        verdictCompensated: 已扣款，已人工補發
        verdictUndecided: 尚不清楚：商店沒有回應
        replyOrder: 您的訂單 {1}（{2}，{3}）：
        replyOrderUnpriced: 您的訂單 {1}（{2}）：
        replyNeverArrived: 訂單沒有到達商店，您沒有被扣款。
        replyMayArrive: 如果 App 下次啟動時再次傳送，只會扣款一次、交付一次。
        replyClosed: 該訂單不會再扣款，您可以重新購買。
        replyCancelled: 您在商店中取消了購買，沒有被扣款。
        replyDeclined: 商店拒絕了這筆訂單。
        replyPending: 訂單正在等待核准，在那之前不會扣款。
        replyFree: 它是免費的，因為您已經付過款（交易 {1}）。
        replyShared: 它是免費的：由您的家人購買並與您共享。
        replyWithdrawn: 這筆購買已於 {1} 撤銷，未退款。
        replyUnshared: 它是免費的，您的家人已不再與您共享。
        replyCharged: 您於 {1} 被扣款。
        replyOwed: 商品尚未存入您的帳號。請在 {1} 上連線並開啟 App，商品會自動入帳，不會再次扣款。
        replyOwedLost: 商品沒有到達您的帳號，也無法再自動交付。我們將為您人工補發。
        replyPostponed: 我們暫時無法交付。您的 App 會自動重試，不會再次扣款。
        replyRefused: 我們無法接受這筆購買，未交付任何商品。我們將補發商品或退款。
        replyDelivered: {1} 已於 {2} 入帳，並且全部仍在您的帳號中。
        replyOwned: 自 {1} 起已歸您所有。在其他裝置上請使用「回復購買」。
        replyNotShown: 您的裝置尚未顯示：請在 {1} 上連線並開啟 App。
        replySpent: {1} 已於 {2} 入帳。此後已使用其中的 {3}，剩餘 {4}。
        replySpendings: 使用記錄：{1}。
        replySpending: {2} 使用 {1}
        replySpendingFor: {2} 使用 {1}，用於「{3}」
        replyPaidOff: 其中 {1} 用於抵扣您先前退款後的欠額。
        replyRefunded: 款項已於 {1} 退回。
        replyPartRefunded: 部分款項已於 {1} 退回。
        replyTakenBack: 已扣回 {1}。
        replyDebt: {1} 先前已被使用，記為欠額：下次購買會先抵扣。
        replyCompensated: 我們已於 {2} 為您人工補發 {1}：{3}
        replyAlsoCompensated: 另外，我們已於 {1} 人工補發 {2}：{3}
        replyUndecided: 我們尚不知道您是否被扣款，請稍後再問。
        adviseOwed: 裝置會在下次啟動時把它傳送給商家；若三天內未傳送，商店會自動退款。若要現在補發：{1}
        adviseOwedLost: 交易在商店已完成，因此任何裝置都不會再交付它。請人工補發：{1}
        advisePostponed: 商家延後了處理：{1} 原因排除後裝置會重試；也可以人工補發：{2}
        adviseRefused: 商家駁回了它：{1} 退款：{2} 或人工補發：{3}
        advisePending: 訂單正在等待核准：{1}（或 decline）
        adviseFree: 查看已付款的那筆訂單：{1}
        adviseSpent: 若要出於善意另外補發物品：{1}
        adviseUndecided: 請在商店恢復回應後重試。
        disputeNone: 商家和商店都沒有編號包含「{1}」的訂單，沒有因此扣款。
        disputeNoAccount: 商家沒有帳號「{1}」。
        disputeSeveral: 「{1}」符合 {2} 筆訂單：
        disputeSeveralEnd: 請輸入更完整的編號。沒有任何變更。
        suggestOtherYear: 您要找的是 {1} 嗎？訂單編號跨年連續。
        suggestNotIssued: 最後發出的訂單編號是 {1}。
        suggestAccount: 有同名帳號：{1}
        suggestIntent: 它像是裝置的購買 ID，但這筆購買從未到達本商家。
        suggestTransaction: 它像是交易編號，但不是本商店發出的。它可能屬於其他設定組或商店。
        disputeLog: 裝置日誌
        disputeLogNote: 由裝置回報，以商家最先收到的副本為準
        disputeLogFits: 日誌此後沒有被變更。
        logSince: {1}（自 {2} 起的日誌）
        logDefectRewritten: {1}：事件 {2} 再次收到時內容不同，日誌已被重寫；保留最先的副本。
        logDefectBrokenLink: {1}：事件 {2} 沒有緊接前一事件。
        logDefectWrongHash: {1}：事件 {2} 與其雜湊值不符。
        logDefectGap: {1}：事件 {2} 之前的事件從未收到。
        logDefectNewChain: {1}：裝置已有日誌，卻開始了新的日誌。
        grantGave: 已為訂單 {3} 向 {2} 補發 {1}。原因：{4}
        grantRepeated: 沒有任何變更：訂單 {3} 已於 {4} 向 {2} 補發 {1}。原因：{5}
        grantSettles: 訂單就此完成：之後的驗證不會再發放，退款會將其收回。
        grantBesides: 這是在訂單之外另行補發的；退款會一併收回。
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
        offlineAgain: kiosk 會自動重試。
        offlineNothing: 商店離線，也沒有已儲存的型錄。
        redelivering: 正在接收未完成的交易：已收到 {1} 筆。
        offlineStill: 商店仍然離線。沒有任何變更。
        toastOnline: 商店已恢復連線。
        agoNow: 剛才
        agoMinutes: {1} 分鐘前
        agoHours: {1} 小時前
        agoDays: {1} 天前
        agoYears: {1} 年前

        # The texts of subscriptions: their states, and what is agreed to.
        subscriptionActive: 有效
        subscriptionExpired: 已過期
        subscriptionRetried: 未付款：商店重試扣款期間無法使用
        subscriptionGrace: 寬限期：付款失敗，但仍可使用
        subscriptionRevoked: 已撤銷
        renewsAt: {1} 以 {2} 續訂
        renewsTo: {1} 改為{2}（{3}）
        endsAt: {1} 結束
        endedAt: 已於 {1} 結束
        graceUntil: 未付款；可使用至 {1}
        retriedSince: 自 {1} 起未付款
        termsNow: {1}；現在開始，{2}未使用的時間將退款
        termsReplaced: {1}；現在開始，代替未能支付的{2}續訂
        termsLater: 今天不扣款。自 {1} 起：{2}
        termsResumed: 今天不扣款。將於 {1} 續訂
        termsRecovered: 現在扣款 {1}，用於未能支付的續訂
        termsHad: 您已訂閱；將於 {1} 續訂
        noSubscriptions: 沒有訂閱。

        # The texts of subscriptions on the screens: offers, plans, the line through time.
        labelLevel: 級別
        levelValue: 第 {1} 級，共 {2} 級
        labelSiblings: 其他方案
        introductionHad: 已使用過
        chargedToday: 今天扣款 {1}。
        chargedNothing: 今天不扣款。
        renewsFrom: 自 {1} 起：{2}，直至取消。
        buttonAgree: 確認
        untilCancelled: 續訂直至取消。
        subscriptionsTitle: 訂閱
        subscriptionCancelled: 已取消
        priceWaits: 同意新價格則從下次續訂起為 {1}，否則訂閱結束
        priceAgreed: 從下次續訂起為 {1}
        toastRenewalOff: {1}不再續訂：{2}。
        toastRenewalOn: {1}恢復續訂：{2}。
        toastPriceAgreed: 已同意{1}的新價格。
        subscriptionChoose: 請先選擇一個訂閱。
        subscriptionNotNow: {1}目前的狀態不允許此操作。
        plansTitle: 更改方案
        planHad: 目前方案
        planNow: 現在
        planLater: 續訂時
        linePaid: 已付款
        lineAhead: 已預付
        lineOffer: 優惠
        lineGrace: 寬限期
        lineRetry: 未付款
        lineRefunded: 已退款
        lineToday: 今天
        lineEarlier: 未顯示更早的 {1} 期
        eventBegan: 開始
        eventBeganAgain: 重新訂閱
        eventChanged: 更改方案
        eventRecovered: 付款已恢復
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
        sandboxTimeHelp: 在商店的每部裝置上，訂閱都依此時鐘續訂和過期。按 Enter 暫停或繼續，下一行設定速度。時鐘無法撥回。
        sandboxSpeedHelp: 商店時鐘的速度。每秒一個月時，兩年只需半分鐘。
        sandboxForwardHelp: 按左右鍵選擇幅度，按 Enter 前進。到期的續訂、過期和重試都會發生。
        clockForwardTitle: 將商店時鐘撥快
        clockForwardNote: 到那時到期的一切會立即發生：訂閱續訂或過期，等待中的付款完成或失效。時鐘無法撥回。
        clockForwardDue: 此帳號有 {1} 個有效訂閱和 {2} 筆未完成的購買。
        buttonForward: 撥快
        toastClock: 商店時鐘：{1}
        toastClockProgress: 正在處理到期事項：{1} / {2}
        sandboxSubscriptions: 訂閱
        sandboxFails: 續訂會失敗
        labelRenewals: 續訂
        renewalsPaid: 會成功
        renewalsFail: 會失敗
        renewalsOff: 已取消
        labelUntil: 已付至
        sandboxSubscriptionHelp: 按 F 讓續訂失敗或恢復成功，按 e 立即結束，按 i 通知新價格，按 + 增加免費天數。
        entryPrice: 新價格
        entryDays: 免費天數
        sandboxPriceHelp: 下次續訂起的價格，例如 5.99。漲價需要客戶同意。
        sandboxDaysHelp: 要增加的免費天數，最多 90 天。
        entryNoPrice: 請輸入價格，例如 5.99。
        entryNoDays: 請輸入 1 到 90 的數字。
        hintCancelRenewal: 取消續訂
        hintResume: 恢復續訂
        hintAgree: 同意新價格
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
        plainHelpClock: 顯示商店時鐘。加上 freeze、run、next、day、month、year、faster 或 slower 可變更它。
        plainHelpCancel: 取消訂閱的續訂；訂閱在已付期間後結束。
        plainHelpResume: 恢復已取消訂閱的續訂。
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
        outcomeIneligible: 拒絕：不符合條件
        outcomeRefused: 拒絕：未說明原因
        outcomeNoteSlowApprove: 訂單等待，並在商店時鐘三分鐘後扣款。
        outcomeNoteSlowDecline: 訂單等待，並在商店時鐘三分鐘後被拒絕。
        outcomeNoteInterrupted: 購買失敗，不會扣款。執行 kiosk sandbox resolve 後，會作為新的購買自動扣款並交付。
        outcomeNoteAnswerLost: 商店扣款，但回應遺失：kiosk 會重試，您只被扣款一次。
        outcomeNoteStuck: 商店扣款，但回報該產品已購買，且不列出交易，直到執行 kiosk sandbox unstick。
        declinedFunds: 帳號餘額不足，您沒有被扣款。請儲值，或選擇其他付款方式。
        declinedNotAllowed: 此裝置不允許購買，您沒有被扣款。請聯絡裝置的管理者。
        declinedInterrupted: 商店要求先完成一項操作，例如更新付款資料。您沒有被扣款。操作完成後，購買會自動扣款並交付：請不要再次購買。
        declinedInterruptedPast: 商店曾要求先完成一項操作。這筆訂單沒有扣款；此後同一產品的另一筆購買已交付。
        declinedInterruptedOver: 商店曾要求先完成一項操作。您沒有被扣款。訂單已放棄，不會交付任何商品。
        declinedLapsed: 購買請求在一天內沒有答覆，您沒有被扣款。可以再次傳送。
        stepLeftWaiting: 排定的變更失敗
        stepHandedOut: 交易已放行
        orderInterrupted: 被中斷
        orderStuck: 卡在商店
        sandboxInterruptedHelp: 按 a 解決中斷；隨後會扣款並交付。
        sandboxStuckHelp: 按 a 放行。在此之前，商店回報該產品已購買，且不列出交易。

        # The texts of planned faults.
        plainHelpFault: 計畫故障：呼叫、故障、時機。不帶詞則列出計畫的故障；用 clear 移除。
        plainNoFaults: 沒有計畫的故障。
        sandboxFaults: 計畫的故障
        sandboxNoFaults: 沒有計畫的故障。按 f 新增。
        entryFault: 計畫故障
        hintPlanFault: 新增故障
        hintClearFault: 清除故障
        hintBuyOutside: 在 App 外購買
        toastBoughtOutside: {1}：已在 App 外購買，會自動交付。
        labelStruck: 已觸發
        sandboxFaultHelp: 呼叫、故障、時機：purchase drop-after、verify 503 every、products latency=3s
            chance=50%、finish duplicate nth=2 account=ann。全部詞語見 kiosk sandbox fault add --help。
        faultOfCatalog: 來自型錄檔案
        faultOfCatalogHelp: 此故障來自型錄檔案，只要在檔案中就會生效。
        faultChoose: 請先選擇一個故障。
        sandboxPlannedHelp: 按 c 清除。它適用於使用此商店的每個 kiosk。

        # The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
        plainHelpEdit: 變更產品。不帶詞則列出可以變更和已變更的內容。
        plainHelpCrash: 在下次購買的指定位置終止本程式。不帶詞則列出各個位置；用 none 取消。
        plainAsInCatalog: 恢復為型錄的內容
        plainCrashPlanned: 本程式將在 {1} 終止自己一次。之後請重新啟動：它會完成未結束的購買並回報結果。輸入 crash none 可取消。
        changedByHand: 已在沙箱中手動變更；kiosk sandbox product ID --reset 可還原。
        newBadge: 新品
        sandboxProducts: 產品
        entryProduct: 變更產品
        sandboxProductHelp: 一項變更：availability removed（或 draft、in-review、cleared）、price
            1.99、sale 0.49 +PT1H、not-in JPN,DEU、only-in USA、title 文字、description 文字，或
            reset。使用此商店的每個 kiosk 立即生效。
        sandboxProductLineHelp: 按左右鍵變更供應狀態，按 Enter 變更其他內容。在您輸入 reset 之前，這裡的變更優先於型錄檔案。
        availabilityCleared: 販售中
        availabilityDraft: 草稿
        availabilityInReview: 審查中
        availabilityRemoved: 已下架
        labelChanged: 已變更
        notInCatalog: 已不在型錄中
        lowBalanceOffer: 剩餘 {1}。{3} 購買{2}？
        lowBalanceKeys: {1} 購買，Esc 隱藏
        hintTakeOffer: 購買推薦
        crashLabel: 當機
        crashNever: 從不
        sandboxCrashHelp: 下次購買終止本程式的位置，只發生一次。按左右鍵選擇，或按 Enter 輸入任意位置或 now。下次啟動會完成這筆購買並回報結果。
        entryCrash: 當機位置
        crashNoPoint: 「{1}」不是有效的當機位置。
        sandboxCrashEntryHelp: 輸入 before 或 after 加一個呼叫，或一個當機位置：{1}；也可輸入 never 或 now。程式在那裡終止自己，下次啟動會繼續這筆購買。
        crashedAt: kiosk 已按計畫在 {1} 終止自己。請重新啟動：它會完成未結束的購買並回報結果。
        crashedNow: kiosk 已按要求終止自己。請重新啟動：它會完成未結束的購買並回報結果。
        completedAtLaunch: 上次退出時未完成，現已完成：{1}

        # What an event of the log says, by its family and name.
        state/intent-recorded: 已儲存購買
        state/order-numbered: 已取得訂單編號
        state/number-deferred: 還沒有訂單編號
        state/submitted: 購買已發給商店
        state/payment-deferred: 無回應：結果未知
        state/payment-pending: 等待核准
        state/payment-cancelled: 已取消，未扣款
        state/payment-failed: 未扣款
        state/payment-completed: 已取得交易 ID
        state/order-acknowledged: 已向商店確認結果
        state/acknowledge-deferred: 尚未向商店確認結果
        state/transaction-received: 已儲存簽章的交易
        state/verification-deferred: 尚無商家驗證結果
        state/verified: 已儲存商家驗證結果
        state/delivered: 已交付
        state/quarantined: 已駁回，未交付
        state/revoked: 已退款並收回
        state/revocation-settled: 退款已結清
        state/finish-deferred: 尚未在商店完成
        state/finished: 已完成
        state/statement-received: 已儲存商家的對帳單
        state/spend-recorded: 已儲存使用
        state/spend-confirmed: 商家已確認使用
        state/spend-refused: 使用被拒絕，沒有扣除
        state/spend-deferred: 使用尚無回應
        state/cursor-moved: 已接收商店的變更
        state/list-deferred: 未收到商店的清單
        state/list-taken: 已收到商店的清單
        state/payment-retry-reset: 立即重試訂單
        state/delivery-retry-reset: 立即重試交付
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
        act/restore: 開始回復購買
        act/finish: 完成了購買
        act/details: 開啟了詳細資料
        act/back: 返回
        act/filter: 開啟了篩選
        act/copy: 複製了編號
        act/refresh: 重新整理
        act/help: 開啟了說明
        act/manual: 開啟了手冊
        act/theme: 開啟了主題
        act/mouse: 開關了滑鼠
        act/redraw: 重繪了螢幕
        act/suspend: 暫停了程式
        act/quit: 離開了商店
        act/sort: 排序產品
        act/save: 儲存檔案
        act/approve: 核准購買
        act/decline: 拒絕購買
        act/refund: 對購買退款
        act/request-refund: 申請退款
        act/decline-refund: 拒絕退款
        act/reverse-refund: 撤銷退款
        act/revoke: 撤銷了購買
        act/delete-transaction: 刪除交易
        act/follow: 切換日誌跟隨
        act/undo: 撤銷了顯示變更
        act/redo: 重做了顯示變更
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
        act/fail-renewals: 切換了續訂的失敗與成功
        act/buy-outside: 在 App 外購買了
        act/plan-fault: 安排了故障
        act/clear-fault: 清除了故障
        act/take-offer: 購買了推薦
        act/expire: 結束了訂閱
        act/new-price: 開啟了價格對話框
        act/extend: 開啟了免費天數對話框
        """#)
}
