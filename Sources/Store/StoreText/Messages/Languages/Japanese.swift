extension LanguageTexts {
    /// The texts of the interface in Japanese.
    static let japanese = LanguageTexts(
        #"""
        # The texts around every screen.
        tabShop: ショップ
        tabActivity: 履歴
        tabLibrary: ライブラリ
        tabReceipt: レシート
        tabSandbox: テスト
        tabLog: ログ
        sandbox: サンドボックス
        noRealMoney: 実際のお金は不要
        embedded: 内蔵
        outcomeIs: 支払い：{1}
        noDialogs: 購入の確認なし
        openCount: 進行中 {1}
        hintMove: 移動
        hintDetails: 詳細
        hintBuy: 購入
        hintRestore: 購入を復元
        hintFilter: 絞り込み
        hintSearch: 検索
        hintPalette: コマンド
        hintHelp: ヘルプ
        hintManual: マニュアル
        hintLink: 次のリンク
        hintMessages: 通知
        hintTheme: テーマ
        hintLanguage: 言語
        hintQuit: 終了
        hintBack: 戻る
        hintClose: 閉じる
        hintChoose: 選択
        hintPress: 実行
        hintCancel: キャンセル
        hintSpend: 使う
        hintReceipt: レシート
        hintFinish: 完了
        hintCopy: コピー
        hintRefund: 返金
        hintApprove: 承認
        hintDecline: 拒否
        hintDismiss: 消す
        hintMouse: マウス切替
        hintScreen: 次の画面
        hintScreenBack: 前のタブ
        hintSuspend: 中断
        hintPrevious: 直前の画面
        hintRefresh: 再読み込み
        hintRedraw: 再描画
        hintPage: ページ上下
        hintEnds: 最初/最後
        messagesTitle: 通知の履歴
        messagesNone: 通知はまだありません。
        helpTitle: ヘルプ
        helpEverywhere: 全画面共通
        helpHere: この画面
        helpSearch: 入力して検索
        helpNothing: 一致するキーはありません。
        manualTitle: マニュアル
        manualNothing: マニュアルに該当する行はありません。
        helpContext: セッション
        contextMoney: お金
        contextAccount: アカウント
        contextDevice: デバイス
        contextStorefront: 国/地域
        contextLanguage: 言語
        contextBackend: 接続先
        helpSigns: 記号
        sponsored: 広告：{1}
        sponsorText: ゴブリン父子商会、1203 年創業の極上つるはし
        sponsorHide: （「{1}」の購入で非表示）
        hintSort: 並べ替え
        hintPartAfter: 次の絞り込み
        hintPartBefore: 前の絞り込み
        hintSave: 保存
        hintAfter: 次のレシート
        hintBefore: 前のレシート
        hintChange: 変更
        hintFollow: 追従
        hintUndo: 取り消す
        hintRedo: やり直す
        hintGoThere: 移動

        # The texts of the Shop.
        typeConsumable: 消耗型
        typeNonConsumable: 非消耗型
        typeNonRenewable: 非更新サブスクリプション
        typeAutoRenewable: サブスクリプション
        promiseConsumable: 何度でも購入可能
        promiseNonConsumable: 一度の購入でずっと
        promiseNonRenewable: 更新なし
        promiseAutoRenewable: 自動で更新
        have: 残高 {1}
        owned: 購入済み
        inReview: 審査中
        notOnSale: 販売なし
        sale: セール
        wasPrice: 通常 {1}
        free: 無料
        noPrice: 価格なし
        filter: 絞り込み
        shownOf: {1}/{2}
        byType: 種類順
        labelYouHave: 残高
        labelLastBought: 前回の購入
        labelGrants: 付与
        labelRestores: 復元
        labelPeriod: 期間
        labelOffers: オファー
        labelBilling: 支払い方法
        billingMonthly: 毎月 {1} の支払い（期間契約、合計 {2}）
        billingUpFront: {1} を前払い
        labelID: 製品 ID
        labelPrice: 価格
        labelSale: セール
        labelGroup: グループ
        labelLasts: 有効期間
        labelFamily: ファミリー
        labelState: 状態
        labelNow: 現在
        grantsValue: {1} × 数量（{2}）
        chargeEach: 購入のたびに請求
        chargeOnce: 請求は一度だけ、その後は無料
        restoresYes: できます
        restoresNoConsumable: できません（消耗型は復元の対象外）
        restoresNoNonRenewable: できません（ストアは復元しません）
        familyShared: 家族と共有できます
        familyNotShared: 共有できません
        nothingYet: まだありません
        byTitle: 名前順
        byPrice: 安い順
        byPriceDown: 高い順
        filterUnknown: 不明な項目：{1}

        # The texts that say why not.
        buyBlockedReading: ここでは購入できません：{1}
        buyBlockedStarting: ショップを開いています。
        buyBlockedOther: 別の kiosk がこのデバイスを操作しています
        buyBlockedOffline: ショップはオフラインです。オンラインに戻ると購入できます。
        offerBuy: {1} で購入（実際のお金は不要）
        offerFreeAgain: もう一度入手（無料）
        blockedBuy: 購入できません。{1}
        unknownID: ストアに製品 {1} はありません。つづりをご確認ください。
        unknownNearest: ストアに製品 {1} はありません。{2} のことですか？
        reasonDraft: 下書きのため、まだストアに提出されていません。
        reasonInReview: ストアの審査待ちです。
        reasonRemoved: 販売から削除されました。
        reasonNotInStorefront: この国/地域（{1}）での価格がありません。
        reasonNoPrice: カタログに有効な価格がありません。
        reasonNoPeriod: カタログにこのサブスクリプションの期間が指定されていません。
        declinedPayment: 支払いが拒否されました。請求は発生していません。もう一度試すか、別の支払い方法を選んでください。
        declinedApproval: 購入のリクエストが拒否されました。請求は発生していません。
        declinedSubscribed: すでに登録済みで、自動的に更新されます。請求は発生していません。
        declinedOffer: このアカウントはこのオファーの対象外です。請求は発生していません。通常価格で購入してください。
        declinedOfferName: この製品にこのオファーはありません。請求は発生していません。製品のオファーをご確認ください。
        declinedOfferSignature: このオファーに対する販売元の署名は、この注文では無効です。請求は発生していません。オファーをもう一度取得してください。
        declinedOfferProof: このオファーには販売元の署名かオファーコードが必要です。請求は発生していません。
        declinedCode: ストアにこのオファーコードはありません。請求は発生していません。つづりをご確認ください。
        declinedCodeUsed: このオファーコードはすでに使用されています。請求は発生していません。
        declinedCodeOver: このオファーコードは期限が切れています。請求は発生していません。
        declinedTerms: 注文がストアに届く前に価格または製品が変わりました。請求は発生していません。製品を開き直して現在の価格をご確認ください。
        declinedExpired: 送信できる前に注文の期限が切れました。請求は発生していません。必要な場合は製品をもう一度購入してください。
        declinedUnavailable: この製品はご購入いただけません。請求は発生していません。
        declinedQuantity: この数量は一度の購入では買えません。請求は発生していません。別の数量を選んでください。
        declinedRefused: ストアが購入を拒否しました。請求は発生していません。理由は履歴をご確認ください。

        # The texts of the dialogs.
        dialogBuyTitle: 購入
        dialogFor: アカウント {1}、デバイス {2}、{3}
        dialogNoMoney: サンドボックスです。実際のお金は請求されません。
        dialogBackend: 内蔵サンドボックス
        dialogQuantity: 数量
        dialogQuantities: {1}〜{2}
        dialogOutcome: 支払い
        dialogShared: 家族が共有しています。購入すると請求が発生し、家族から抜けても引き続き使えます。
        dialogOwned: 購入済みです。もう一度入手しても無料で、追加の付与はありません。
        dialogChanged: このダイアログを開いている間にカタログが変わりました。購入前に製品をご確認ください。
        dialogSending: ストアに送信しました。Esc で閉じます。注文は履歴（2）で確認できます。
        buttonCancel: キャンセル
        buttonBuy: {1} で購入
        buttonGetFree: 無料で入手
        buttonRestore: 購入を復元
        buttonSpend: {1} を使う
        outcomeApprove: 承認
        outcomeDecline: 拒否
        outcomeAskToBuy: 承認と購入のリクエスト
        outcomeCancel: キャンセル
        outcomeNoteApprove: ストアがお客様に請求し、商品をお届けします。
        outcomeNoteDecline: 支払いが拒否されます。請求は発生しません。
        outcomeNoteAskToBuy: 購入は承認されるまで待機します：kiosk sandbox approve
        outcomeNoteCancel: お客様がストアでキャンセルします。請求は発生しません。
        dialogSpendTitle: 使う
        spendHave: 残高は {1} です。
        spendAmount: 数量
        spendNote: 使い道
        spendChoose: 先に残高を選んでください。
        quitOpen: {1} 件の購入が進行中です。失われるものはなく、次回の起動時に続きます。
        themeTitle: テーマ
        themeDark: ダーク
        themeLight: ライト
        languageTitle: 言語
        refundTitle: 返金
        refundOf: 購入者 {1}、デバイス {2}
        refundNote: 全額を返金します。アイテムと所有権はすべてのデバイスから取り消され、使用済みのアイテムはマイナス残高になります。
        buttonRefund: {1} を返金
        refundOperationChoice: {1}（{2}/{3}）
        refundOperationOthers: 操作
        refundOperationHalf: 半額を返金
        refundOperationRequest: 返金を申請
        refundOperationDecline: 申請を却下
        refundOperationReverse: 返金を取り消す
        refundOperationRevoke: 購入を取り消す
        refundOperationDelete: 削除
        noteHalf: 価格の半分を返金し、アイテムの半分を差し引きます。所有権はなくなります。
        noteAsk: お客様が返金を申請します。サーバーに使用量を問い合わせます。まだ返金はされません。
        noteDecline: お客様の返金申請を却下し、サーバーに通知します。返金はされません。
        noteReverse: お客様に再び請求し、購入とアイテムを元に戻します。
        noteRevoke: 購入をすべてのデバイスから取り消します。返金はされません。
        noteDelete: 取引をストアから削除し、製品をもう一度購入できるようにします。支払いと付与されたアイテムは残ります。この操作は元に戻せません。

        # The texts for states and stages.
        statePurchasing: 購入中
        stateDeferred: 保留中
        statePurchased: 購入済み
        stateFailed: 失敗
        stateRestored: 復元済み
        stateFinished: 完了
        stageJournalled: 保存済み
        stageSubmitting: ストアに送信中
        stageRetrying: 応答なし、再試行中
        stageAwaitingApproval: 承認待ち
        stageReceived: 受領済み
        stageVerified: 検証済み
        stageDelivered: お届け済み
        stageFinished: 完了
        stageDeclined: 拒否
        stageCancelled: キャンセル済み
        stageQuarantined: 却下
        stageRefunded: 返金済み
        diagramSaved: 保存
        diagramSending: 送信中
        diagramNoAnswer: 応答なし
        diagramApproval: 承認待ち
        chargedYes: 請求済み
        chargedNo: 請求なし
        chargedBack: 返金済み
        chargedPartBack: 一部返金済み
        chargedUnknown: 請求の有無は未確認
        explainPurchasing: 注文をストアに送信しています。
        explainUnsent: 注文はまだ送信されていません。それまで請求は発生しません。
        explainUnknown: 請求されたかどうかはまだわかりません。kiosk は同じ注文をもう一度送信しますが、二重に請求されることはありません。
        explainDeferred: 購入には承認が必要です（ここでは画面 5）。それまで請求は発生しません。
        explainPurchased: 請求されました。商品を検証してお届けしています。
        explainReceivedFree: 商品を検証してお届けしています。請求は発生していません。
        explainUnfinished: 商品はお届け済みです。ストアで取引を完了する必要があります。
        explainFinished: 請求され、購入をお届けしました。
        explainFinishedFree: 購入をお届けしました。請求は発生していません。
        explainFailed: 請求は発生していません。
        explainCancelled: 購入をキャンセルしました。請求は発生していません。
        explainRestored: 以前の購入から復元されました。請求は発生していません。
        explainQuarantined: 販売元が購入を却下し、何もお届けしていません。請求された場合は、販売元に注文番号をお伝えください。
        explainSharingEnded: 家族の共有が終了しました。
        explainWithdrawn: ストアが購入を取り消しました。返金はありません。
        explainDeleted: 取引はサンドボックスのストアで削除されました。支払いと付与されたアイテムはそのままです。
        explainRefunded: 返金され、購入は取り消されました。
        explainPartRefunded: 一部が返金されました。所有権はなくなり、アイテムも同じ割合で差し引かれました。
        explainStuck: ストアは製品を購入済みと報告しますが、未完了の取引はありません。もう一度購入しないでください。ストアが取引を引き渡すまで、kiosk は同じ注文を送信し続けます（ここでは画面 5、または kiosk sandbox unstick）。

        # The texts of Activity.
        activityAll: すべて {1}
        activityOpen: 進行中 {1}
        activityFailed: 失敗 {1}
        activityRefunded: 返金 {1}
        orderNumber: 注文 {1}
        transactionNumber: 取引 {1}
        nextTry: {1}後に再試行
        late: 遅延：1時間以上未完了
        attempt: {1} 回目
        timeline: タイムライン
        laneDevice: デバイス
        laneStore: ストア
        laneMerchant: 販売元
        historyFailed: 履歴の一部を読み込めませんでした：{1}
        noSteps: ここには、この購入の履歴の記録がありません。
        stepTook: +{1}
        finishNotDelivered: 完了できるのは、お届け済みの購入だけです。
        finishesByItself: ここでは購入は自動的に完了します。
        stepIntentJournalled: 購入の意思を保存
        stepNumbered: 注文番号を受領
        stepSubmitted: 注文を送信
        stepUnanswered: 応答なし：結果不明
        stepDeferred: 承認待ち
        stepCancelled: キャンセル済み
        stepFailed: 請求なし
        stepCompleted: 取引 ID を受領
        stepReceived: 署名付き取引を保存
        stepVerified: 販売元の判定を保存
        stepVerifyUnanswered: 判定はまだ
        stepDelivered: お届け済み
        stepFinishUnanswered: 完了通知に応答なし
        stepFinished: 完了
        stepQuarantined: 却下、お届けなし
        stepRevoked: 取り消し済み
        stepRevocationSettled: 返金を精算
        stepOrdered: 注文を受信
        stepCharged: 請求済み
        stepIssuedFree: 無料で発行
        stepDeclined: 支払い拒否
        stepAwaitingApproval: 承認をリクエスト
        stepApproved: 承認済み
        stepStoreFinished: 完了として記録
        stepRefunded: 返金済み
        stepRestored: 復元済み
        stepNumberIssued: 注文番号を発行
        stepGranted: 付与済み
        stepAlreadyGranted: 付与済み
        stepPostponed: 後で再試行の指示
        stepCompensated: 手動で付与
        stepRejected: 却下
        stepDebited: 差し引き済み
        stepRenewed: 更新済み
        stepRenewalSwitched: 自動更新を変更
        stepPlanChosen: プランを選択
        stepRenewalFailed: 更新に失敗
        stepGraceEnded: 猶予期間終了
        stepSubscriptionEnded: サブスクリプション終了
        stepPriceAnnounced: 新価格を通知
        stepPriceAgreed: 新価格に同意
        stepExtended: 期間を延長
        stepOfferRefused: オファーを拒否
        stepShared: 家族が共有
        stepSharingEnded: 共有の終了
        stepServerFinished: サーバーが完了として記録
        stepConsumptionReported: 使用状況を報告
        stepAccountTokenSet: アカウントトークンを設定
        stepReinstated: 再び有効
        stepRefundRequested: 返金を申請
        stepRefundDeclined: 返金を却下
        stepRefundReversed: 返金の取り消し、再請求
        stepWithdrawn: 返金なしで取り消し
        stepDeleted: ストアで削除
        stepGivenBack: 再び付与

        # The texts of Library.
        walletOf: {1} のウォレット
        walletFailed: ウォレットを読み込めませんでした：{1}
        subscriptionsFailed: サブスクリプションを読み込めませんでした：{1}
        walletProvisional: 未確認の変更を含む
        walletDebt: マイナス {1}
        ownedTitle: 所有
        ownedSince: {1} から
        ownedUntil: {1} まで
        boughtOn: {1} で購入
        ownedRestored: 復元済み
        ownedShared: 家族が共有
        sharedUntil: 家族が共有（{1} まで支払い済み）
        timeLeft: 残り {1}
        spentOn: 用途 {1}
        spent: 使用済み
        givenFor: 手動で付与：{1}
        givenBack: 再び付与：返金の取り消し
        takenBack: 返金後に差し引き
        walletHistory: 履歴

        # The texts of Receipt.
        receiptNone: レシートはまだありません。購入ごとに 1 つあります。
        receiptPayload: 内容
        receiptChain: 証明書
        receiptVerdict: 判定
        verdictAccepted: 付与済み
        verdictAlreadyGranted: 付与済み：追加の付与なし
        verdictRejected: 却下
        verdictRevoked: 取り消し済み
        verdictRetry: まだ判定されていません
        receiptOf: 「{1}」のレシート
        receiptGenuine: 有効：信頼済みルートの証明書による署名
        receiptRefused: 無効：{1}
        receiptSigned: 署名方式 {1}
        receiptUnread: レシートを読み込めませんでした：{1}
        receiptMissing: このデバイスには、この購入の署名付きの取引がありません。
        receiptNoVerdict: 販売元はまだ応答していません。
        receiptVerdictGenuine: 販売元の署名あり。署名は有効です
        receiptVerdictForged: 署名は有効ではありません
        receiptVerdictUnsigned: 署名なし、信頼できる接続で受信
        receiptRoot: 信頼済みルート
        receiptIntermediate: 中間証明書
        receiptLeaf: 署名証明書
        validUntil: {1} まで有効
        fileSaved: {1} として保存しました。
        fileNotSaved: 保存できません：{1}
        fieldTransactionID: この取引のストアでの ID
        fieldOriginalID: この購入の最初の取引
        fieldOrderID: お客様の請求書の注文番号
        fieldProductID: 購入された製品
        fieldType: 製品の種類
        fieldQuantity: 数量、1〜10
        fieldPrice: 合計価格（1/1000 単位）
        fieldUnitPrice: 1 個の価格（1/1000 単位）
        fieldCurrency: 価格の通貨
        fieldStorefront: お客様の国/地域
        fieldStorefrontID: 国/地域の Apple での番号
        fieldPurchaseDate: 購入が請求された日時
        fieldOriginalDate: 最初の購入が請求された日時
        fieldExpiresDate: 有効期限
        fieldRevocationDate: 返金または取り消しの日時
        fieldRevocationReason: 0：その他の理由、1：アプリの問題
        fieldOwnership: 購入、または家族の共有
        fieldReason: お客様の購入、または更新
        fieldAppAccountToken: 販売元でのアカウント
        fieldIntentID: kiosk 独自の購入 ID
        fieldBundleID: 販売したアプリ
        fieldEnvironment: Sandbox：実際のお金は不要
        fieldSignedDate: ストアが署名した日時

        # The texts of LogScreen.
        logFollowing: 追従中
        logStill: 停止中
        logKind: 種類
        logOrder: 注文
        logTransaction: 取引
        logPurchase: 購入
        logDetail: 詳細
        logTime: 時刻
        logClock: 単調時計
        logNumber: 番号
        logID: イベント ID
        logBefore: 前のハッシュ
        logHash: ハッシュ
        logSent: 販売元が受信済みです。
        logUnsent: まだ販売元に送信していません。

        # The texts of SandboxScreen.
        sandboxContext: 支払いとアカウント
        sandboxWaiting: ストアで待機中
        sandboxPaid: 支払い済み
        sandboxNoneWaits: なし。「{1}」で購入。
        sandboxNonePaid: 支払い済みの注文はありません。
        sandboxUnfinished: 請求済み、未完了
        sandboxWaitingHelp: a で承認すると請求されます。d で拒否すると請求されることはありません。
        sandboxPaidHelp: x で全額または半額の返金、返金の取り消し、購入の取り消し、削除ができます。すべてのデバイスに通知されます。Enter で詳細を表示します。
        sandboxOutcomeHelp: 次回以降の支払いの結果です。購入ダイアログで別の結果も選べます。
        sandboxAccountHelp: お客様のアカウント：英数字、ピリオド、-、_。新しい名前で新しいアカウントが作成されます。
        sandboxDeviceHelp: デバイス：英数字、ピリオド、-、_。新しい名前で新しいデバイスが作成されます。
        sandboxDeviceReset: デバイスを消去するには、そのデバイスで kiosk が動いていないときに、名前を付けて kiosk sandbox device reset を実行します。
        sandboxStorefrontHelp: アカウントの国/地域を 3 文字で入力します（USA や CHN など）。価格と通貨が決まります。
        sandboxLanguageHelp: kiosk と製品のテキストの言語です。
        sandboxOpenStays: このアカウントとデバイスで {1} 件の購入が進行中です。元に戻すと続きます。
        sandboxOtherDevice: この購入は別のデバイスまたは別のアカウントのものです。表示するには、そのデバイスとアカウントに切り替えてください。
        sandboxNotWaiting: 承認または拒否できるのは、承認待ちの注文だけです。
        sandboxNothingCharged: この注文に請求はないため、返金するものはありません。
        sandboxBackOf: {2} のうち {1} を返金
        sandboxNotPaid: 返金できるのは、請求済みの注文だけです。
        selectionGone: 選択していた項目はなくなり、別の項目が選択されています。先にご確認ください。

        # The texts of Palette.
        paletteTitle: コマンド
        palettePrompt: 操作、製品、番号、テーマ、設定を入力
        paletteSetting: 設定
        settingMotion: 動きを減らす
        settingSponsor: スポンサー行
        settingOn: オン
        settingOff: オフ
        paletteAction: 操作
        paletteProduct: 製品
        paletteTransaction: 注文
        paletteTheme: テーマ
        paletteLanguage: 言語
        paletteSaveDisplay: 画面をテキストで保存
        paletteResolve: 中断を解決
        paletteUnstick: 止まった購入を引き渡す
        paletteCrashNow: 今すぐクラッシュ

        # The texts of the demo of product types.
        hintStepNext: 次へ
        hintStepBack: 前の手順
        hintPlay: 再生
        hintPause: 一時停止
        hintFaster: 速く
        hintSlower: 遅く
        hintAgain: 最初から
        hintOther: もう一方の列
        demoBeingPlayed: 一時的な世界でデモを実行しています。それぞれにストア、販売元、デバイスがあります。まもなく表示されます。
        demoTitle: 消耗型と非消耗型を並べて比較
        demoBuy: 購入
        demoBuyAgain: もう一度購入
        demoSpend: 使う
        demoSecondDevice: 2台目のデバイス
        demoRestore: 購入を復元
        demoRefund: 返金
        demoNothing: なし
        demoOff: まだ未使用
        demoPhone: スマホ
        demoTablet: タブレット
        demoReceipts: ストアのレシート
        demoRefersTo: {1} を参照
        demoBoughtToUse: 請求は1回です。販売元がアイテムを付与し、使うとなくなります。
        demoBoughtForGood: 請求は1回です。以後アカウントが所有し、使ってもなくなりません。
        demoChargedAgain: 消耗型はもう一度購入できます。請求もレシートも新しく、アイテムも再び付与されます。
        demoFreeAgain: すでに所有しているため請求はなく、新しいレシートは最初のものを参照します。
        demoSpentAtMerchant: 使用はアプリと販売元だけで処理されます。ストアは関与せず、レシートも変わりません。
        demoNothingToSpend: 非消耗型は使ってもなくなりません。使うものはありません。
        demoWalletFollows: 2台目にレシートは届きません。アイテムがあるのは、販売元がウォレットを管理しているからです。
        demoWaitsForRestore: 自動では届きません。2台目では、購入の復元後に使えます。
        demoNothingToRestore: ストアに復元するものはありません。消耗型は復元できず、残高は販売元が管理します。
        demoRestored: ストアはこのデバイスに、最初のものを参照するレシートを発行します。請求はありません。
        demoRefundedGoods: 返金され、販売元がアイテムを差し引きました。
        demoRefundedSpent: 返金されました。使用済みのアイテムは差し引けないため、マイナス残高になります。
        demoRefundedOwnership: 返金されました。レシートは取り消され、どのデバイスも所有していません。

        # The texts of the demo of designs.
        stagesTitle: 5つの設計を同じ時点で強制終了
        designFinishFirst: 先に完了
        designWaiting: 判定を待つ
        designOrderOnDevice: 注文を端末に
        designLogged: ログあり
        designFinishFirstNote: この設計は、取引を受信するとすぐに完了し、その後で販売元に検証を依頼します。
        designWaitingNote: この設計は、販売元の判定の後で完了します。注文番号はメモリにだけ保持します。
        designOrderOnDeviceNote: 前の設計と同じですが、精算されるまで注文番号をデバイスのファイルに保存します。
        designLoggedNote: 前の設計と同じですが、各手順を先に販売元のログに送信します。
        designKioskNote: kiosk は独自の購入 ID を作成して先に保存します。ストアがそれに署名し、販売元も把握しています。
        pointBeforePurchase: 送信の前
        pointAfterPurchase: 請求済み、応答なし
        pointReceived: 取引を受信
        pointBeforeVerify: 検証の前
        pointAfterVerify: 付与済み、応答なし
        pointBeforeFinish: 完了の前
        pointAfterFinish: 完了済み、応答なし
        pointAppDeleted: アプリを削除
        pointDeviceLost: デバイスを紛失
        stageOutcomeNotCharged: 請求なし
        stageOutcomeSettled: 精算済み
        stageOutcomeStuck: 停止したまま
        stageOutcomeLost: 消失
        stageOutcomeLostWithApp: アプリと共に消失
        stageOutcomeLostWithAppShort: 共に消失
        stageOutcomeExplained: 追跡可能
        stageOutcomeNoteNotCharged: 請求はなく、未付与のものもありません。
        stageOutcomeNoteSettled: {1} が請求され、商品が届きました。
        stageOutcomeNoteStuck: {1} が請求され、商品は届かず、製品をもう一度購入することもできません。
        stageOutcomeNoteStuckGranted: {1} が請求され、商品も届きましたが、製品をもう一度購入することはできません。
        stageOutcomeNoteLost: {1} が請求され、商品は届いていません。注文を特定する情報はありません。
        stageOutcomeNoteLostWithApp: {1} が請求され、商品は届いていません。注文を特定する情報はアプリと共に失われました。
        stageOutcomeNoteExplained: {1} が請求され、商品は届いていません。サポートは注文を見つけて補償できます。
        stagesFindsNothing: サポートは、支払いに対応する注文を見つけられません。
        stagesFindsOrder: サポートは注文 {1} を見つけます。
        stagesFindsLog: サポートは注文 {1} と、デバイスのログ {2} 件を見つけます。
        differsFinishFirst: kiosk はお届け済みの取引だけを完了するので、それまでストアは再び送信します。
        differsWaiting: kiosk は受信した取引をすべて検証します。署名付き取引そのものが購入を示します。
        differsOrderOnDevice: kiosk にこのファイルは不要です。署名付き取引そのものが購入を示します。
        stagesKilled: ここで強制終了
        stagesDeleted: アプリを削除して再インストール
        stagesLost: 紛失、新しいデバイスでサインイン
        stagesStarted: アプリを再起動
        hintStory: 履歴
        hintCellNext: 次のマス
        hintDesign: 設計
        hintPoint: 時点

        # The texts of toasts and empty screens.
        toastBought: 「{1}」を購入しました。
        toastGranted: {1} を受け取りました。
        toastPaidOff: {1}はマイナス残高の返済に充てられました。
        toastPending: 「{1}」は承認待ちです。それまで請求は発生しません。
        toastSamePurchase: {1} はすでに処理中でした。同じ購入です。再度の請求は発生していません。
        toastCancelled: キャンセルしました。請求は発生していません。
        toastFailed: {1}：{2}
        toastRestoring: 復元しています…
        toastRestored: {1} 個の製品を復元しました。
        toastRestoredNothing: このアカウントに復元するものはありません。
        toastRestoredPart: {1} 個を復元しました。あと {2} 個は販売元の応答がありません。復元は次回の起動時も含め、自動的に続きます。
        restoredSubscriptions: うちサブスクリプションは {1} 個です。サブスクリプションは復元しなくてもすべてのデバイスに届きます。
        toastRestoreFailed: 復元できませんでした。変更はなく、請求も発生していません。もう一度お試しください。
        newsApproved: 「{1}」は承認されました：請求済み、お届け済み。
        newsDeclined: 「{1}」は拒否されました：請求は発生していません。
        newsArrived: 「{1}」が届きました：請求済み、お届け済み。
        toastSpendUnknown: 応答がまだありません。{1} の使用（{2}）は自動的に続き、差し引かれるのは一度だけです。
        toastSpentLate: {1} の使用（{2}）が成功しました。
        toastSpendRefusedLate: {1} の使用（{2}）は拒否されました。何も差し引かれていません。
        toastSpent: {1} を使いました。
        toastNotEnoughPlain: 残高は {1} だけです。
        toastFinished: 完了しました。
        toastRefunded: 「{1}」は返金されました。
        toastApproved: 承認しました。
        toastDeclined: 拒否しました。
        toastCopied: {1} をコピーしました。
        toastNotCopied: このターミナルはコピーに対応していません。マウスでテキストを選択してください。
        toastTheme: テーマ：{1}
        toastThemeKept: テーマは変更されていません：{1}
        toastLanguage: 言語：{1}
        toastOutcome: 次回以降の支払いの結果：{1}
        toastCatalogChanged: カタログが変わりました。
        toastGone: 販売終了：{1}。
        toastMouseOn: マウスはオンです。Shift を押しながらドラッグで文字を選択、{1} でオフにします。
        toastMouseOff: マウスはオフです。ドラッグで文字を選択できます。{1} でオンにします。
        toastUnknownOutcome: 「{1}」の応答がまだありません。kiosk は同じ注文をもう一度送信しますが、二重に請求されることはありません。
        toastUnavailable: この製品は販売を終了しました。請求は発生していません。
        toastNothingHere: 何も選択されていません。
        toastNowDriving: このウインドウがデバイスを操作しています。
        toastCatalogBroken: {1}。ショップは以前のカタログを使い続けます。
        toastConfigBroken: {1} 以前の設定を引き続き使用します。
        toastConfigUsed: 設定ファイルを再読み込みしました。現在使用中：{1}。
        toastConfigLater: 次回の起動から使用：{1}。
        toastPickOverLine: その行を変更するまで、{1} が {2} の「{3}」より優先されます。
        toastPickUnderVariable: 今は {1} を使います。次回の起動からは {2} の {3} になります。
        notCharged: 請求は発生していません。
        emptyShop: カタログに製品がありません。別のものを開く：kiosk --catalog ファイル
        emptyFilter: 一致するものがありません。Esc で絞り込みを消去します。
        emptyActivity: 購入はまだありません。
        emptyWallet: ウォレットは空です。
        emptyOwned: 所有している製品はまだありません。
        emptyLog: イベントはまだありません。
        howToRestore: {1} で購入を復元します。
        howToBuy: {1} でショップを開き、{2} で購入。
        loading: 読み込んでいます…
        catalogFailed: ストアから製品を読み込めませんでした。
        catalogAgain: 請求は発生していません。r で再試行します。
        toastSorted: {1}に並べ替えました。
        toastNothingToUndo: 取り消すものはありません。購入は返金だけが可能です。
        toastNothingToRedo: やり直すものはありません。
        toastRecordingStopped: 録画が停止しました：{1}。ファイル {2} はここまでです。
        toastRecorded: 録画を {1} として保存しました。
        toastTerminal: ターミナルの種類 {1} はこのシステムで不明なため、{2} を使います。

        # The texts of the dialogue in lines.
        plainWelcome: kiosk へようこそ。実際のお金を使わないサンドボックスショップです。アカウント {1}、デバイス {2}、{3}。
        plainHint: 番号で項目を選択します。menu でここでできることの一覧、help でヘルプを表示します。
        plainComma: 、
        plainFact: {1}：{2}
        plainNews: {1}：{2}。{3}
        plainPrompt: "kiosk> "
        plainUnknown: 「{1}」は有効なコマンドまたは値ではありません。help と入力してください。
        plainNoProduct: 製品「{1}」はありません。list と入力すると、すべての製品を表示します。
        plainNoTransaction: 取引「{1}」はありません。transactions と入力すると、すべての取引を表示します。
        plainNoGood: ウォレットに「{1}」はありません。library と入力すると、内容を表示します。
        plainNoNumber: 直前の一覧に番号 {1} はありません。
        plainNoReceipt: 先に receipt と入力してください。その後で保存できます。
        plainNoCatalog: ストアから製品を読み込めませんでした。請求は発生していません。refresh と入力して再試行してください。
        plainUnscreened: このコマンドには全画面が必要です。行モードではテーマ、キー、マウスは使えません。
        plainSlow: 通常より時間がかかっていますが、自動的に続きます。結果はお知らせします。
        plainNoAnswer: 応答がありません。何も変更していません。もう一度お試しください。
        plainAgain: {1}に戻る
        plainMore: {2} 件中 {1} 件を表示しました。続けるには more と入力してください。
        plainNoMore: 項目はこれ以上ありません。
        plainOlder: さらに古い取引があります。読み込むには more と入力してください。
        plainProducts: 製品 {1} 個。
        plainTransactions: 取引 {1} 件。
        plainEvents: ログに {1} 件あります。
        plainFound: {2} 件中 {1} 件が「{3}」に一致します。
        plainNothingFound: 「{1}」に一致するものはありません。find だけを入力すると、すべてを表示します。
        plainSeveral: 「{1}」は {2} 件に一致します：
        plainNothingOwned: 所有しているものはまだありません。restore と入力すると、以前の購入を復元します。
        plainLibrary: {1} のライブラリ：
        plainDeferred: 購入には承認が必要です。approve か decline と入力してください。それまで請求は発生しません。
        plainAfter: {1}後
        plainBuyPrompt: 「{1}」× {2} を {3} で購入しますか？実際のお金は請求されません。購入するには
            yes と入力：
        plainQuantityHint: 数量を変えるには {1} から {2} の数字を入力してください。
        plainNotBought: 購入しませんでした。請求は発生していません。
        plainSpendPrompt: {1} を使いますか？使うには yes と入力：
        plainNotSpent: 何も使っていません。
        plainRefundPrompt: 「{1}」の {2} を返金しますか？返金するには yes と入力：
        plainNotRefunded: 返金していません。
        plainUnchanged: 何も変更していません。
        plainFollowing: ログを追従します。購入のイベントを、記録されるたびに表示します。
        plainNotFollowing: ログの追従をやめました。
        plainNewPrice: 「{1}」は {2} になりました（以前は {3}）。
        plainNewText: 「{1}」のタイトルまたは説明が変わりました。
        plainNewProduct: 新製品：「{1}」、{2}。
        plainSoldAgain: 「{1}」は現在 {2} で販売中です。
        plainGone: 「{1}」の販売は終了しました。
        plainNotOwned: 「{1}」は、もう所有していません。
        plainMoreChanges: ほかに {1} 件の変更があります。
        plainGoodbye: ご利用ありがとうございました。
        plainRefundOperationPrompt: {1}：「{2}」？実行するには yes と入力：

        # What each word of the dialogue in lines does.
        plainHelpNumbers: 番号を入力すると、直前の一覧から選べます。コマンドの例：
        plainHelpList: 製品の一覧を表示します。
        plainHelpShow: 製品または取引の詳細を表示します。番号を入力しても同じです。
        plainHelpFind: 一致するものだけを表示します。項目：type、owned、price、sale、available、grants。取引では state、ログでは kind と order も使えます。語を付けないと、すべてを表示します。
        plainHelpSort: 製品を type、name、price、price-down で並べ替えます。
        plainHelpBuy: yes で確認した後、製品を購入します。最後の語は数量にできます。
        plainHelpRestore: アカウントが所有しているものを復元します。
        plainHelpTransactions: すべての購入、またはその一部（all、open、failed、refunded）を表示します。
        plainHelpFinish: 自動で完了しない場合に、お届け済みの購入を完了します。
        plainHelpReceipt: 署名付き取引の項目を説明します。番号を付けないと、最新の取引を説明します。
        plainHelpSave: レシートを、kiosk を起動したフォルダの新しいファイルに保存します。
        plainHelpLibrary: ウォレットと所有しているものを表示します。
        plainHelpSpend: yes で確認した後、ウォレットのアイテムを使います。
        plainHelpSandbox: 支払いの結果、アカウント、デバイス、承認待ちと支払い済みの注文を表示します。
        plainHelpOutcome: 次回以降の支払いの結果を設定します。語を付けないと、すべての結果を表示します。
        plainHelpApprove: 承認待ちの注文を承認すると、請求されます。番号を付けないと、1 件だけの承認待ちを承認します。
        plainHelpDecline: 承認待ちの注文を拒否します。請求されることはありません。
        plainHelpRefund: yes で確認した後、全額を返金します。half、ask、decline、reverse、revoke、delete を付けると、その操作を行います。
        plainHelpAccount: 別のアカウントに切り替えます。新しい名前で新しいアカウントが作成されます。
        plainHelpDevice: 別のデバイスに切り替えます。新しい名前で新しいデバイスが作成されます。
        plainHelpStorefront: 別の国/地域（3 文字）に切り替えます。価格が決まります。
        plainHelpLanguage: 別の言語に切り替えます。語を付けないと、言語の一覧を表示します。
        plainHelpLog: 最新のイベントを新しい順に表示します。
        plainHelpFollow: 購入のイベントを記録されるたびに表示します。on か off を入力します。
        plainHelpExport: find で絞り込んだログを新しいファイルに保存します。
        plainHelpUndo: 絞り込み、並び順、支払いの選択、言語の変更を取り消します。
        plainHelpRedo: 取り消した変更をやり直します。
        plainHelpRefresh: ストアから製品をもう一度読み込みます。
        plainHelpMore: 長い一覧の続きを表示します。
        plainHelpRepeat: 前のコマンド以降に表示された内容を繰り返します。
        plainHelpBack: 現在の一覧に戻ります。
        plainHelpMenu: ここでできることを番号付きで表示します。
        plainHelpWhere: アカウント、デバイス、国/地域、言語、支払いの結果を表示します。
        plainHelpHelp: すべてのコマンドを一覧表示するか、1 つを説明します。
        plainHelpManual: マニュアルのトピックを一覧表示、閲覧、または検索します（manual search refund）。
        plainHelpQuit: ショップを出ます。未完了の購入は次回の起動時に続きます。

        # The texts of disputes and of what is given by hand.
        disputeOrder: 注文 {1}
        disputeWhat: 製品
        disputeAccount: アカウント
        disputeOrdered: 注文日時
        disputeStoreOrder: ストアの注文
        disputeTransaction: 取引
        disputeIntent: 購入 ID
        disputeVerdict: 結論
        disputeStopped: 停止箇所：{1}。
        disputeHappened: 履歴
        disputeOthers: {1} のほかの注文
        disputeOrders: {1} の注文
        disputePlayer: お客様への回答
        disputeAdvice: 対応方法
        disputeMore: …ほか {1} 件
        disputeThisOrder: この注文
        disputeUTC: {1} UTC
        verdictNeverArrived: 請求なし：注文はストアに届いていません
        verdictCancelled: 請求なし：キャンセル済み
        verdictDeclined: 請求なし：拒否
        verdictPending: まだ請求なし：承認待ち
        verdictFree: 請求なし：支払い済み
        verdictShared: 請求なし：家族が共有
        verdictWithdrawn: 請求済み：返金なしで取り消し
        verdictUnshared: 請求なし：家族の共有は終了
        verdictOwed: 請求済み、お届けなし：未付与
        verdictRefused: 請求済み、販売元が却下
        verdictDelivered: 請求済み、お届け済み、残っています
        verdictSpent: 請求済み、お届け済み、その後に全部または一部を使用
        verdictRefunded: 請求済み、返金済み
        verdictCompensated: 請求済み、手動で付与済み
        verdictUndecided: 不明：ストアが応答しません
        replyOrder: ご注文 {1}（{2}、{3}）について：
        replyOrderUnpriced: ご注文 {1}（{2}）について：
        replyNeverArrived: ストアに届いていません。請求は発生していません。
        replyMayArrive: 次回の起動時にアプリが送信した場合、請求とお届けは一度だけです。
        replyClosed: 今後請求されることはありません。もう一度ご購入いただけます。
        replyCancelled: ストアでキャンセルされました。請求は発生していません。
        replyDeclined: ストアが拒否しました。
        replyPending: 承認を待っています。それまで請求は発生しません。
        replyFree: すでにお支払い済みのため、無料でした（取引 {1}）。
        replyShared: 無料でした。ご家族の方が購入し、共有しています。
        replyWithdrawn: {1} に取り消されました。返金はありません。
        replyUnshared: 無料でした。ご家族の共有は終了しました。
        replyCharged: {1} に請求されました。
        replyOwed: 商品はまだアカウントに届いていません。{1} をネットワークに接続してアプリを開いてください。自動的に届き、再度請求されることはありません。
        replyOwedLost: 商品はアカウントに届いておらず、自動ではお届けできません。手動で付与いたします。
        replyPostponed: まだお届けできていません。アプリが自動で再試行し、再度請求されることはありません。
        replyRefused: 購入を受け付けられず、何もお届けしていません。商品の付与または返金をいたします。
        replyDelivered: {1} は {2} にアカウントへ届き、すべて残っています。
        replyOwned: {1} から所有されています。別のデバイスでは購入を復元してください。
        replyNotShown: デバイスにはまだ表示されていません。{1} をネットワークに接続してアプリを開いてください。
        replySpent: {1} は {2} にアカウントへ届きました。その後 {3} が使われ、{4} が残っています。
        replySpendings: 使用：{1}。
        replySpending: {2} に {1}
        replySpendingFor: {2} に {1}（用途「{3}」）
        replyPaidOff: {1} は、以前の返金によるマイナス残高の補填に充てられました。
        replyRefunded: {1} に返金されました。
        replyPartRefunded: {1} に一部が返金されました。
        replyTakenBack: {1} を差し引きました。
        replyDebt: {1} は使用済みのためマイナス残高となり、次回の購入分から先に差し引かれます。
        replyCompensated: {2} に {1} を手動で付与しました：{3}
        replyAlsoCompensated: さらに {1} に {2} を手動で付与しました：{3}
        replyUndecided: 請求されたかどうか、まだわかりません。しばらくしてからもう一度お問い合わせください。
        adviseOwed: デバイスが次回の起動時に販売元へ送信します。3 日以内に送信されない場合は、ストアが自動的に返金します。今すぐ付与：{1}
        adviseOwedLost: 取引はストアで完了しているため、どのデバイスにも再び届きません。手動で付与：{1}
        advisePostponed: 販売元が延期しました：{1} 原因が解決するとデバイスが再試行します。または手動で付与：{2}
        adviseRefused: 販売元が却下しました：{1} 返金：{2} または手動で付与：{3}
        advisePending: 承認または拒否が必要です：{1}（または decline）
        adviseFree: 支払われた注文を見るには：{1}
        adviseSpent: お詫びとしてアイテムを追加で付与：{1}
        adviseUndecided: ストアが応答してからもう一度お試しください。
        disputeNone: 番号に「{1}」を含む注文は、販売元にもストアにもありません。この番号での請求は発生していません。
        disputeNoAccount: 販売元にアカウント「{1}」はありません。
        disputeSeveral: 「{1}」は {2} 件の注文に一致します：
        disputeSeveralEnd: 番号をもう少し長く入力してください。何も変更していません。
        suggestOtherYear: {1} のことですか？注文番号は年をまたいで続きます。
        suggestNotIssued: 最後に発行された注文番号は {1} です。
        suggestAccount: この名前のアカウントがあります：{1}
        suggestIntent: デバイスの購入 ID の形式ですが、その購入はこの販売元に届いていません。
        suggestTransaction: 取引の形式ですが、このストアの発行ではありません。別のプロファイルかストアのものかもしれません。
        disputeLog: デバイスのログ
        disputeLogNote: デバイスが報告した内容（販売元が最初に受信した写し）
        disputeLogFits: ログは後から変更されていません。
        logSince: {1} のログ（{2} から）
        logDefectRewritten: {1}：イベント {2} が別の内容で再び届いたため、ログが書き直されました。最初の写しを保持します。
        logDefectBrokenLink: {1}：イベント {2} は前のイベントに続いていません。
        logDefectWrongHash: {1}：イベント {2} がハッシュと一致しません。
        logDefectGap: {1}：{2} より前のイベントが届いていません。
        logDefectNewChain: {1}：以前のログがあるのに、デバイスが新しいログを開始しました。
        grantGave: 注文 {3} について {2} に {1} を付与しました。理由：{4}
        grantRepeated: 何も変更していません。注文 {3} について {2} は {4} に {1} をすでに受け取りました。理由：{5}
        grantSettles: これで注文は完了します。後の検証で追加の付与はなく、返金時には差し引かれます。
        grantBesides: 注文による付与とは別に付与しました。返金時には両方が差し引かれます。
        grantBalance: {1}：現在 {2}

        # The texts of times, periods, offers and counts.
        ageNow: たった今
        ageMilliseconds: {1} ms
        ageSeconds: {1} 秒
        ageMinutes: {1} 分
        ageHours: {1} 時間
        ageDays: {1} 日
        ageYears: {1} 年
        todayAt: 今日 {1}
        yesterdayAt: 昨日 {1}
        tomorrowAt: 明日 {1}
        lengthDays: {1} 日間
        lengthWeeks: {1} 週間
        lengthMonths: {1} か月
        lengthYears: {1} 年
        eachDay: 毎日
        eachWeek: 毎週
        eachMonth: 毎月
        eachYear: 毎年
        everyLength: {1}ごと
        perPeriod: {2} {1}
        offerFree: {1}無料
        offerEach: {2}、{1}
        offerUpFront: 最初の{2}で {1}
        offerThen: {1}、その後 {2}
        offerIntroductory: お試し
        offerPromotional: プロモーション
        offerCode: オファーコード
        offerWinBack: 再登録
        countOfGood: {1} {2}

        # The texts of a shop that does not answer.
        offline: オフライン
        offlineAsOf: ショップはオフラインです。{1}の内容を表示しています。
        offlineShort: オフライン、{1}の内容
        offlineAgain: kiosk が自動的に再試行します。
        offlineNothing: ショップはオフラインで、保存されたカタログもありません。
        redelivering: 未完了の取引を受信しています：{1}件
        offlineStill: ショップはまだオフラインです。何も変更していません。
        toastOnline: ショップはオンラインに戻りました。
        agoNow: 少し前
        agoMinutes: {1} 分前
        agoHours: {1} 時間前
        agoDays: {1} 日前
        agoYears: {1} 年前

        # The texts of subscriptions: their states, and what is agreed to.
        subscriptionActive: 有効
        subscriptionExpired: 期限切れ
        subscriptionRetried: 未払い：ストアが請求を再試行する間は利用できません
        subscriptionGrace: 猶予期間：支払いに失敗しましたが利用できます
        subscriptionRevoked: 取り消し済み
        renewsAt: {1}に{2}で更新
        renewsTo: {1}に{2}へ変更（{3}）
        endsAt: {1}に終了
        endedAt: {1}に終了済み
        graceUntil: 未払い。{1}まで利用可
        retriedSince: {1}から未払い
        termsNow: {1}。今すぐ始まり、{2}の未使用期間分は返金されます
        termsReplaced: {1}。支払えなかった{2}の更新に代わり、今すぐ始まります
        termsLater: 本日の請求はありません。{1}から：{2}
        termsResumed: 本日の請求はありません。{1}に更新されます
        termsRecovered: 支払えなかった更新の{1}が今請求されます
        termsHad: 登録済みです。{1}に更新されます
        noSubscriptions: サブスクリプションはありません。

        # The texts of subscriptions on the screens: offers, plans, the line through time.
        labelLevel: レベル
        levelValue: {2} 段階中 {1}
        labelSiblings: ほかのプラン
        introductionHad: 利用済み
        chargedToday: 本日{1}が請求されます。
        chargedNothing: 本日の請求はありません。
        renewsFrom: {1}から：{2}（解約するまで）。
        buttonAgree: 確認
        untilCancelled: 解約するまで更新されます。
        subscriptionsTitle: サブスクリプション
        subscriptionCancelled: 解約済み
        priceWaits: 新しい価格に同意すると次回の更新から{1}、同意しなければサブスクリプションは終了
        priceAgreed: 次回の更新から{1}
        toastRenewalOff: {1}は更新されません：{2}。
        toastRenewalOn: {1}は再び更新されます：{2}。
        toastPriceAgreed: {1}の新しい価格に同意しました。
        subscriptionChoose: 先にサブスクリプションを選んでください。
        subscriptionNotNow: {1}の現在の状態ではこの操作はできません。
        plansTitle: プランを変更
        planHad: 現在のプラン
        planNow: 今すぐ
        planLater: 次回更新時
        linePaid: 支払い済み
        lineAhead: 前払い分
        lineOffer: オファー
        lineGrace: 猶予期間
        lineRetry: 未払い
        lineRefunded: 返金済み
        lineToday: 今日
        lineEarlier: 以前の{1}期間は非表示
        eventBegan: 開始
        eventBeganAgain: 再登録
        eventChanged: プラン変更
        eventRecovered: 支払いが回復
        eventOffer: {1}（オファー）
        periodSpan: {1}から{2}まで

        # The texts of the store’s clock, and of what a test store does to subscriptions.
        sandboxClock: ストアの時計
        clockTime: 時刻
        clockSpeed: 速さ
        clockForward: 進める
        clockFrozen: 停止中
        clockReal: 実時間
        clockPerSecond: 毎秒{1}
        clockTimes: {1}倍速
        clockNext: 次のイベントまで
        sandboxTimeHelp: サブスクリプションは、ストアのすべてのデバイスでこの時計に従って更新され、期限が切れます。Enter で停止または再開し、下の行で速さを設定します。時計は戻せません。
        sandboxSpeedHelp: ストアの時計の速さです。毎秒 1 か月なら、2 年が 30 秒で過ぎます。
        sandboxForwardHelp: 左右で進む長さを選び、Enter で進めます。期限が来る更新、期限切れ、再試行はすべて行われます。
        clockForwardTitle: ストアの時計を進める
        clockForwardNote: それまでに期限が来るものはすぐに処理されます。サブスクリプションは更新または期限切れになり、待機中の支払いは実行または失効します。時計は戻せません。
        clockForwardDue: このアカウントには有効なサブスクリプションが {1} 件、未完了の購入が {2}
            件あります。
        buttonForward: 進める
        toastClock: ストアの時計：{1}
        toastClockProgress: 期限が来た処理を実行中：{1} / {2}
        sandboxSubscriptions: サブスクリプション
        sandboxFails: 更新は失敗します
        labelRenewals: 更新
        renewalsPaid: 成功します
        renewalsFail: 失敗します
        renewalsOff: 解約済み
        labelUntil: 支払い済み期限
        sandboxSubscriptionHelp: F で更新を失敗または成功させ、e で今すぐ終了、i で新しい価格を通知、+ で無料の日数を追加します。
        entryPrice: 新しい価格
        entryDays: 無料の日数
        sandboxPriceHelp: 次回の更新からの価格（例：5.99）。値上げにはお客様の同意が必要です。
        sandboxDaysHelp: 追加する無料の日数（最大 90 日）。
        entryNoPrice: 価格を入力してください（例：5.99）。
        entryNoDays: 1 から 90 までの数を入力してください。
        hintCancelRenewal: 解約
        hintResume: 更新を再開
        hintAgree: 新価格に同意
        hintPlan: プラン変更
        hintClockFreeze: 時計を停止・再開
        hintClockNext: 次のイベントへ
        hintClockDay: 1日進める
        hintClockMonth: 1か月進める
        hintClockYear: 1年進める
        hintClockFaster: 時計を速く
        hintClockSlower: 時計を遅く
        hintFailRenewals: 更新失敗の切替
        hintExpire: 今すぐ終了
        hintPrice: 新価格
        hintExtend: 日数を追加
        plainHelpClock: ストアの時計を表示します。freeze、run、next、day、month、year、faster、slower を付けると変更します。
        plainHelpCancel: サブスクリプションの更新を解約します。支払い済みの期間の後に終了します。
        plainHelpResume: 解約したサブスクリプションの更新を再開します。
        plainHelpAgree: 通知された価格に同意します。

        # The texts of how payments go.
        outcomeSlowApprove: 遅れて承認
        outcomeSlowDecline: 遅れて拒否
        outcomeInterrupted: 中断
        outcomeAnswerLost: 応答が届かない
        outcomeStuck: ストアで停止
        outcomeFunds: 拒否：残高不足
        outcomeNotAllowed: 拒否：許可されていない
        outcomeTerms: 拒否：価格が変更
        outcomeUnavailable: 拒否：販売対象外
        outcomeIneligible: 拒否：対象外
        outcomeRefused: 拒否：理由なし
        outcomeNoteSlowApprove: 注文は待機し、ストアの時計で 3 分後に請求されます。
        outcomeNoteSlowDecline: 注文は待機し、ストアの時計で 3 分後に拒否されます。
        outcomeNoteInterrupted: 購入は失敗し、請求は発生しません。kiosk sandbox resolve の後、新しい購入として自動的に請求され、届きます。
        outcomeNoteAnswerLost: ストアは請求しますが、応答が失われます。kiosk が再試行し、請求は 1 回だけです。
        outcomeNoteStuck: ストアは請求しますが、製品を購入済みと報告し、kiosk sandbox unstick まで取引を一覧に出しません。
        declinedFunds: アカウントの残高が足りません。請求は発生していません。残高を追加するか、別の支払い方法を選んでください。
        declinedNotAllowed: このデバイスでは購入が許可されていません。請求は発生していません。デバイスの管理者にご確認ください。
        declinedInterrupted: 先にストアでの手続き（支払い情報の更新など）が必要です。請求は発生していません。手続きが完了すると、購入は自動的に請求され、届きます。もう一度購入しないでください。
        declinedInterruptedPast: 先にストアでの手続きが必要でした。この注文の請求は発生していません。その後、同じ製品の別の購入が届いています。
        declinedInterruptedOver: 先にストアでの手続きが必要でした。請求は発生していません。注文は中止され、何も届きません。
        declinedLapsed: 購入のリクエストに 1 日以内に回答がありませんでした。請求は発生していません。もう一度送信できます。
        stepLeftWaiting: 予定の変更に失敗
        stepHandedOut: 取引を引き渡し
        orderInterrupted: 中断
        orderStuck: ストアで停止中
        sandboxInterruptedHelp: a で中断を解決します。その後、購入が請求され、お届けされます。
        sandboxStuckHelp: a で引き渡します。それまで、ストアは製品を購入済みと報告し、取引を一覧に出しません。

        # The texts of planned faults.
        plainHelpFault: 障害を予定します（呼び出し、障害、時期）。語を付けないと予定の一覧を表示し、clear で削除します。
        plainNoFaults: 予定された障害はありません。
        sandboxFaults: 予定された障害
        sandboxNoFaults: 予定された障害なし。f で追加。
        entryFault: 障害を予定
        hintPlanFault: 障害を追加
        hintClearFault: 障害を取り消す
        hintBuyOutside: アプリ外で購入
        toastBoughtOutside: {1}をアプリ外で購入しました。自動的に届きます。
        labelStruck: 適用
        sandboxFaultHelp: 呼び出し、障害、時期の順：purchase drop-after、verify 503 every、products
            latency=3s chance=50%、finish duplicate nth=2 account=ann。すべての語は kiosk sandbox fault
            add --help にあります。
        faultOfCatalog: カタログファイルより
        faultOfCatalogHelp: カタログファイルの障害です。ファイルにある間は適用されます。
        faultChoose: 先に障害を選んでください。
        sandboxPlannedHelp: c で削除します。このストアのすべての kiosk に適用されます。

        # The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
        plainHelpEdit: 製品を変更します。語を付けないと、変更できることと変更済みのことを表示します。
        plainHelpCrash: 次の購入の指定した時点でこのプログラムを強制終了します。語を付けないと時点の一覧を表示し、none で解除します。
        plainAsInCatalog: カタログの状態に戻す
        plainCrashPlanned: このプログラムは {1} の時点で、一度だけ強制終了します。その後もう一度起動すると、未完了の購入を完了して結果を報告します。crash none で解除します。
        changedByHand: サンドボックスで手動変更済み。kiosk sandbox product ID --reset で元に戻ります。
        newBadge: 新着
        sandboxProducts: 製品
        entryProduct: 製品を変更
        sandboxProductHelp: 変更を一つ：availability removed（または draft、in-review、cleared）、price
            1.99、sale 0.49 +PT1H、not-in JPN,DEU、only-in USA、title 文字、description
            文字、reset。このストアのすべての kiosk にすぐ反映されます。
        sandboxProductLineHelp: 左右で販売状態を、Enter でその他を変更します。ここでの変更は、reset を入力するまでカタログファイルより優先されます。
        availabilityCleared: 販売中
        availabilityDraft: 下書き
        availabilityInReview: 審査中
        availabilityRemoved: 削除済み
        labelChanged: 変更
        notInCatalog: カタログにはもうありません
        lowBalanceOffer: 残り{1}。{2}を{3}で購入？
        lowBalanceKeys: {1} で購入、Esc で隠す
        hintTakeOffer: おすすめを買う
        crashLabel: クラッシュ
        crashNever: しない
        sandboxCrashHelp: 次の購入が、一度だけこのプログラムを強制終了する時点です。左右で選択するか、Enter で任意の時点または now を入力します。次回の起動時に、購入を完了して結果を報告します。
        entryCrash: クラッシュの時点
        crashNoPoint: 「{1}」は有効な時点ではありません。
        sandboxCrashEntryHelp: before か after と呼び出し、またはクラッシュの時点を入力します：{1}。never または now も使えます。その時点で強制終了し、次回の起動で購入を再開します。
        crashedAt: 予定どおり kiosk は {1} で強制終了しました。もう一度起動すると、未完了の購入を完了して結果を報告します。
        crashedNow: 指示どおり kiosk は強制終了しました。もう一度起動すると、未完了の購入を完了して結果を報告します。
        completedAtLaunch: 前回の終了時に未完了、今回完了：{1}

        # What an event of the log says, by its family and name.
        state/intent-recorded: 購入を保存
        state/order-numbered: 注文番号を受領
        state/number-deferred: 注文番号はまだ
        state/submitted: 購入をストアへ送信
        state/payment-deferred: 応答なし：結果不明
        state/payment-pending: 承認待ち
        state/payment-cancelled: キャンセル、請求なし
        state/payment-failed: 請求なし
        state/payment-completed: 取引 ID を受領
        state/order-acknowledged: 結果をストアに通知済み
        state/acknowledge-deferred: 結果をストアに未通知
        state/transaction-received: 署名付き取引を保存
        state/verification-deferred: 販売元の判定はまだ
        state/verified: 販売元の判定を保存
        state/delivered: お届け済み
        state/quarantined: 却下、お届けなし
        state/revoked: 返金して取り消し
        state/revocation-settled: 返金を精算
        state/finish-deferred: ストアで未完了
        state/finished: 完了
        state/statement-received: 販売元の明細を保存
        state/spend-recorded: 使用を保存
        state/spend-confirmed: 販売元が使用を確認
        state/spend-refused: 使用を拒否、差引なし
        state/spend-deferred: 使用への応答はまだ
        state/cursor-moved: ストアの変更を受信
        state/list-deferred: ストアの一覧を受信できず
        state/list-taken: ストアの一覧を受信
        state/payment-retry-reset: 注文を今すぐ再試行
        state/delivery-retry-reset: お届けを今すぐ再試行
        state/retries-reset: 待機中を今すぐ再試行
        screen/shop: ショップを表示
        screen/activity: 履歴を表示
        screen/library: ライブラリを表示
        screen/receipt: レシートを表示
        screen/sandbox: テストを表示
        screen/log: ログを表示
        act/buy: 購入画面を開いた
        act/buy-confirmed: 購入を確認した
        act/cancel: 画面をキャンセル
        act/close: 画面を閉じた
        act/spend: 使用画面を開いた
        act/spend-confirmed: 使用を確認した
        act/restore: 購入の復元を開始した
        act/finish: 購入を完了した
        act/details: 詳細を開いた
        act/back: 前に戻った
        act/filter: 絞り込みを開いた
        act/copy: 番号をコピーした
        act/refresh: 再読み込みした
        act/help: ヘルプを開いた
        act/manual: マニュアルを開いた
        act/theme: テーマを開いた
        act/mouse: マウスを切り替えた
        act/redraw: 画面を再描画した
        act/suspend: プログラムを中断した
        act/quit: ショップを離れた
        act/sort: 製品を並べ替えた
        act/save: ファイルを保存した
        act/approve: 購入を承認した
        act/decline: 購入を拒否した
        act/refund: 購入を返金した
        act/request-refund: 返金を申請した
        act/decline-refund: 返金を却下した
        act/reverse-refund: 返金を取り消した
        act/revoke: 購入を取り消した
        act/delete-transaction: 取引を削除した
        act/follow: ログの追従を切り替えた
        act/undo: 表示の変更を取り消した
        act/redo: 表示の変更をやり直した
        act/language: 言語を変えた
        act/messages: 通知の履歴を開いた
        act/palette: コマンドを開いた
        act/cancel-renewal: 更新を解約
        act/resume: 更新を再開
        act/agree-to-price: 価格に同意
        act/change-plan: プランを開いた
        act/clock-freeze: ストアの時計を停止・再開
        act/clock-next: 時計を次のイベントへ進めた
        act/clock-day: 時計を1日進めた
        act/clock-month: 時計を1か月進めた
        act/clock-year: 時計を1年進めた
        act/clock-faster: 時計を速くした
        act/clock-slower: 時計を遅くした
        act/fail-renewals: 更新の失敗と成功を切り替えた
        act/buy-outside: アプリ外で購入した
        act/plan-fault: 障害を予定した
        act/clear-fault: 障害を取り消した
        act/take-offer: おすすめを購入した
        act/expire: サブスクリプションを終了
        act/new-price: 価格のダイアログを開いた
        act/extend: 無料日数のダイアログを開いた
        """#)
}
