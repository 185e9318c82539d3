extension LanguageTexts {
    /// The texts of the interface in simplified Chinese.
    static let simplifiedChinese = LanguageTexts(
        #"""
        # The texts around every screen.
        tabShop: 商店
        tabActivity: 动态
        tabLibrary: 资料库
        tabReceipt: 收据
        tabSandbox: 沙盒
        tabLog: 日志
        sandbox: 沙盒
        noRealMoney: 不会真实扣款
        embedded: 内置
        outcomeIs: 付款结果：{1}
        noDialogs: 购买不再确认
        openCount: {1} 笔进行中
        hintMove: 移动
        hintDetails: 详情
        hintBuy: 购买
        hintRestore: 恢复购买
        hintFilter: 筛选
        hintSearch: 搜索
        hintPalette: 命令
        hintHelp: 帮助
        hintManual: 手册
        hintLink: 下一个链接
        hintMessages: 消息
        hintTheme: 主题
        hintLanguage: 语言
        hintQuit: 退出
        hintBack: 返回
        hintClose: 关闭
        hintChoose: 选择
        hintPress: 按下
        hintCancel: 取消
        hintSpend: 使用
        hintReceipt: 收据
        hintFinish: 完成交易
        hintCopy: 复制
        hintRefund: 退款
        hintApprove: 批准
        hintDecline: 拒绝
        hintDismiss: 知道了
        hintMouse: 鼠标开关
        hintScreen: 切换页面
        hintScreenBack: 上一个标签页
        hintSuspend: 挂起
        hintPrevious: 最近的页面
        hintRefresh: 刷新
        hintRedraw: 重绘
        hintPage: 上下翻页
        hintEnds: 首项/末项
        messagesTitle: 消息记录
        messagesNone: 还没有消息。
        helpTitle: 帮助
        helpEverywhere: 所有页面
        helpHere: 本页面
        helpSearch: 输入以搜索
        helpNothing: 没有匹配的按键。
        manualTitle: 手册
        manualNothing: 手册中没有包含此内容的行。
        helpContext: 当前会话
        contextMoney: 金钱
        contextAccount: 账户
        contextDevice: 设备
        contextStorefront: 国家/地区
        contextLanguage: 语言
        contextBackend: 后端
        helpSigns: 符号
        sponsored: 赞助：{1}
        sponsorText: 哥布林父子铁镐行，始于 1203 年
        sponsorHide: （购买“{1}”即可隐藏）
        hintSort: 排序
        hintPartAfter: 下一个筛选
        hintPartBefore: 上一个筛选
        hintSave: 保存
        hintAfter: 下一张收据
        hintBefore: 上一张收据
        hintChange: 更改
        hintFollow: 跟随
        hintUndo: 撤销
        hintRedo: 重做
        hintGoThere: 前往

        # The texts of the Shop.
        typeConsumable: 消耗型
        typeNonConsumable: 非消耗型
        typeNonRenewable: 非续期订阅
        typeAutoRenewable: 自动续期订阅
        promiseConsumable: 可再次购买
        promiseNonConsumable: 一次购买，永久拥有
        promiseNonRenewable: 不会续订
        promiseAutoRenewable: 自动续订
        have: 现有 {1}
        owned: 已拥有
        inReview: 审核中
        notOnSale: 未上架
        sale: 特价
        wasPrice: 原价 {1}
        free: 免费
        noPrice: 无价格
        filter: 筛选
        shownOf: {1}/{2}
        byType: 按类型
        labelYouHave: 现有
        labelLastBought: 上次购买
        labelGrants: 获得
        labelRestores: 可恢复
        labelPeriod: 周期
        labelOffers: 优惠
        labelBilling: 付款方式
        billingMonthly: 每月 {1}，承诺订阅整个周期，合计 {2}
        billingUpFront: 预付 {1}
        labelID: 产品 ID
        labelPrice: 价格
        labelSale: 特价
        labelGroup: 订阅组
        labelLasts: 有效期
        labelFamily: 家人
        labelState: 状态
        labelNow: 当前
        grantsValue: {1} × 数量（{2}）
        chargeEach: 每次购买都会扣款
        chargeOnce: 只扣款一次，之后免费
        restoresYes: 可以
        restoresNoConsumable: 不可以：消耗型产品无法恢复
        restoresNoNonRenewable: 不可以：商店不会恢复它
        familyShared: 可与家人共享
        familyNotShared: 不可共享
        nothingYet: 暂无
        byTitle: 按名称
        byPrice: 价格从低到高
        byPriceDown: 价格从高到低
        filterUnknown: 未知字段：{1}

        # The texts that say why not.
        buyBlockedReading: 此处无法购买：{1}
        buyBlockedStarting: 商店正在打开。
        buyBlockedOther: 另一个 kiosk 正在控制该设备
        buyBlockedOffline: 商店离线。恢复在线后即可购买。
        offerBuy: 以 {1} 购买，不会真实扣款
        offerFreeAgain: 再次免费获取
        blockedBuy: 不能购买：{1}
        unknownID: 商店没有产品 {1}。请检查拼写。
        unknownNearest: 商店没有产品 {1}。您要找的是 {2} 吗？
        reasonDraft: 它是尚未提交给商店的草稿。
        reasonInReview: 它正在等待商店审核。
        reasonRemoved: 它已下架。
        reasonNotInStorefront: 它在此国家/地区（{1}）没有价格。
        reasonNoPrice: 目录中没有它的有效价格。
        reasonNoPeriod: 目录没有指定此自动续期订阅的周期。
        declinedPayment: 付款被拒绝，您没有被扣款。请重试，或选择其他付款方式。
        declinedApproval: 购买请求被拒绝，您没有被扣款。
        declinedSubscribed: 您已订阅，且订阅会自动续订。您没有被扣款。
        declinedOffer: 该账户不符合此优惠的条件。您没有被扣款。请按标准价格购买。
        declinedOfferName: 此产品没有这个优惠。您没有被扣款。请查看产品的优惠。
        declinedOfferSignature: 商家对此优惠的签名不适用于此订单。您没有被扣款。请重新获取优惠。
        declinedOfferProof: 此优惠需要商家的签名或优惠代码。您没有被扣款。
        declinedCode: 商店没有这个优惠代码。您没有被扣款。请检查拼写。
        declinedCodeUsed: 此优惠代码已被兑换。您没有被扣款。
        declinedCodeOver: 此优惠代码已过期。您没有被扣款。
        declinedTerms: 订单到达商店之前，价格或产品发生了变化，您没有被扣款。请重新打开产品查看当前价格。
        declinedExpired: 订单在发送之前已过期，您没有被扣款。如仍需要，请重新购买。
        declinedUnavailable: 此产品不对您提供，您没有被扣款。
        declinedQuantity: 无法一次购买这个数量，您没有被扣款。请选择其他数量。
        declinedRefused: 商店拒绝了此次购买，您没有被扣款。请在历史记录中查看原因。

        # The texts of the dialogs.
        dialogBuyTitle: 购买
        dialogFor: 账户 {1}，设备 {2}，{3}
        dialogNoMoney: 这是沙盒：不会真实扣款。
        dialogBackend: 内置沙盒
        dialogQuantity: 数量
        dialogQuantities: {1} 至 {2}
        dialogOutcome: 付款
        dialogShared: 家人已与您共享此产品。如果购买，您会被扣款；退出家庭后仍归您所有。
        dialogOwned: 您已拥有此产品。再次获取免费，且不会再次发放。
        dialogChanged: 此对话框打开期间目录发生了变化。请在购买前查看产品。
        dialogSending: 已发送给商店。按 Esc 关闭此对话框，在“动态”（2）中查看订单。
        buttonCancel: 取消
        buttonBuy: 以 {1} 购买
        buttonGetFree: 免费获取
        buttonRestore: 恢复购买
        buttonSpend: 使用 {1}
        outcomeApprove: 批准
        outcomeDecline: 拒绝
        outcomeAskToBuy: 购买前询问
        outcomeCancel: 取消
        outcomeNoteApprove: 商店向客户扣款，并交付商品。
        outcomeNoteDecline: 付款被拒绝：不会扣款。
        outcomeNoteAskToBuy: 购买会等待批准：kiosk sandbox approve
        outcomeNoteCancel: 客户在商店取消：不会扣款。
        dialogSpendTitle: 使用
        spendHave: 现有 {1}。
        spendAmount: 数量
        spendNote: 用途
        spendChoose: 请先选择一种余额。
        quitOpen: 还有 {1} 笔购买未结束。不会丢失：下次启动时继续。
        themeTitle: 主题
        themeDark: 深色
        themeLight: 浅色
        languageTitle: 语言
        refundTitle: 退款
        refundOf: 由 {1} 在 {2} 上购买
        refundNote: 全额退款。物品和拥有权会从所有设备上收回；已使用的物品记为欠额。
        buttonRefund: 退款 {1}
        refundOperationChoice: {1}（{2}/{3}）
        refundOperationOthers: 操作
        refundOperationHalf: 退一半
        refundOperationRequest: 申请退款
        refundOperationDecline: 拒绝申请
        refundOperationReverse: 撤销退款
        refundOperationRevoke: 撤销购买
        refundOperationDelete: 删除
        noteHalf: 退还一半价款，并收回一半物品。拥有权终止。
        noteAsk: 客户申请退款。会询问您的服务器已使用多少；目前不退款。
        noteDecline: 拒绝客户的退款申请，并通知您的服务器。不退款。
        noteReverse: 再次向客户扣款，客户重新获得所购内容和物品。
        noteRevoke: 从所有设备上撤销这笔购买。不退款。
        noteDelete: 从商店删除此交易，产品可再次购买。付款和已发放的物品保留。此操作无法撤消。

        # The texts for states and stages.
        statePurchasing: 正在购买
        stateDeferred: 等待批准
        statePurchased: 已购买
        stateFailed: 失败
        stateRestored: 已恢复
        stateFinished: 已完成
        stageJournalled: 已保存
        stageSubmitting: 正在发送给商店
        stageRetrying: 无应答，正在重试
        stageAwaitingApproval: 等待批准
        stageReceived: 已收到
        stageVerified: 已验证
        stageDelivered: 已交付
        stageFinished: 已完成
        stageDeclined: 被拒绝
        stageCancelled: 已取消
        stageQuarantined: 已驳回
        stageRefunded: 已退款
        diagramSaved: 已保存
        diagramSending: 发送中
        diagramNoAnswer: 无应答
        diagramApproval: 待批准
        chargedYes: 已扣款
        chargedNo: 未扣款
        chargedBack: 已退款
        chargedPartBack: 已部分退款
        chargedUnknown: 是否扣款未知
        explainPurchasing: 订单正在发往商店。
        explainUnsent: 订单尚未发出。在那之前不会扣款。
        explainUnknown: 尚不知道您是否被扣款。kiosk 会再次发送同一笔订单，不会重复扣款。
        explainDeferred: 购买需要批准（此处：在第 5 页）。在那之前不会扣款。
        explainPurchased: 您已被扣款。商品正在核验和交付。
        explainReceivedFree: 商品正在核验和交付。您没有为此被扣款。
        explainUnfinished: 商品已归您所有。交易还需要在商店完成。
        explainFinished: 您已被扣款，购买已交付。
        explainFinishedFree: 购买已交付。您没有被扣款。
        explainFailed: 您没有被扣款。
        explainCancelled: 您已取消购买，没有被扣款。
        explainRestored: 已从以前的购买恢复，您没有被扣款。
        explainQuarantined: 商家驳回了这笔购买，未交付任何商品。如已扣款，请向商家出示订单号。
        explainSharingEnded: 您的家人不再与您共享此产品。
        explainWithdrawn: 商店撤销了这笔购买，未退款。
        explainDeleted: 交易已在沙盒商店中删除。付款和已发放的物品保持不变。
        explainRefunded: 款项已退回，所购内容已收回。
        explainPartRefunded: 部分款项已退回。拥有权已终止，物品按相同比例收回。
        explainStuck: 商店报告该产品已购买，但没有列出未完成的交易。请不要再次购买：kiosk 会一直发送同一笔订单，直到商店放行交易（此处：在第 5 页，或用 kiosk sandbox unstick）。

        # The texts of Activity.
        activityAll: 全部 {1}
        activityOpen: 进行中 {1}
        activityFailed: 失败 {1}
        activityRefunded: 退款 {1}
        orderNumber: 订单 {1}
        transactionNumber: 交易 {1}
        nextTry: {1}后重试
        late: 逾时：已超过一小时仍未完成
        attempt: 第 {1} 次
        timeline: 时间线
        laneDevice: 设备
        laneStore: 商店
        laneMerchant: 商家
        historyFailed: 无法读取部分历史：{1}
        noSteps: 这里没有这笔购买的历史记录。
        stepTook: +{1}
        finishNotDelivered: 只有已交付的购买才能完成。
        finishesByItself: 购买在这里会自动完成。
        stepIntentJournalled: 已保存购买意图
        stepNumbered: 已取得订单号
        stepSubmitted: 已发送订单
        stepUnanswered: 无应答：结果未知
        stepDeferred: 等待批准
        stepCancelled: 已取消
        stepFailed: 未扣款
        stepCompleted: 已取得交易 ID
        stepReceived: 已保存签名交易
        stepVerified: 已保存商家核验结果
        stepVerifyUnanswered: 尚无核验结果
        stepDelivered: 已交付
        stepFinishUnanswered: 完成请求无应答
        stepFinished: 已完成
        stepQuarantined: 已驳回，未交付
        stepRevoked: 已收回
        stepRevocationSettled: 退款已结清
        stepOrdered: 收到订单
        stepCharged: 已扣款
        stepIssuedFree: 免费发放
        stepDeclined: 付款被拒
        stepAwaitingApproval: 请求批准
        stepApproved: 已批准
        stepStoreFinished: 标记为已完成
        stepRefunded: 已退款
        stepRestored: 已恢复
        stepNumberIssued: 已发出订单号
        stepGranted: 已发放
        stepAlreadyGranted: 已发放过
        stepPostponed: 要求稍后重试
        stepCompensated: 人工补发
        stepRejected: 已驳回
        stepDebited: 已扣回
        stepRenewed: 已续订
        stepRenewalSwitched: 已更改自动续订
        stepPlanChosen: 已选择方案
        stepRenewalFailed: 续订失败
        stepGraceEnded: 宽限期结束
        stepSubscriptionEnded: 订阅已结束
        stepPriceAnnounced: 已通知新价格
        stepPriceAgreed: 已同意新价格
        stepExtended: 已延长
        stepOfferRefused: 优惠未被接受
        stepShared: 由家人共享
        stepSharingEnded: 不再共享
        stepServerFinished: 由服务器标记为已完成
        stepConsumptionReported: 已上报使用情况
        stepAccountTokenSet: 已设置账户令牌
        stepReinstated: 重新生效
        stepRefundRequested: 已申请退款
        stepRefundDeclined: 退款被拒绝
        stepRefundReversed: 退款已撤销，重新扣款
        stepWithdrawn: 已撤销，未退款
        stepDeleted: 已在商店中删除
        stepGivenBack: 已重新发放

        # The texts of Library.
        walletOf: {1} 的钱包
        walletFailed: 钱包无法加载：{1}
        subscriptionsFailed: 订阅无法加载：{1}
        walletProvisional: 包含尚未确认的变动
        walletDebt: 欠 {1}
        ownedTitle: 已拥有
        ownedSince: {1} 起
        ownedUntil: 至 {1}
        boughtOn: 购于 {1}
        ownedRestored: 已恢复
        ownedShared: 由家人共享
        sharedUntil: 由家人共享，已付费至 {1}
        timeLeft: 剩余 {1}
        spentOn: 用于 {1}
        spent: 已使用
        givenFor: 人工补发：{1}
        givenBack: 重新发放：退款已撤销
        takenBack: 退款后扣回
        walletHistory: 历史

        # The texts of Receipt.
        receiptNone: 还没有收据。每次购买都有一张。
        receiptPayload: 内容
        receiptChain: 证书链
        receiptVerdict: 核验结果
        verdictAccepted: 已发放
        verdictAlreadyGranted: 已发放过，不再发放
        verdictRejected: 已驳回
        verdictRevoked: 已撤销
        verdictRetry: 尚未判定
        receiptOf: “{1}”的收据
        receiptGenuine: 有效：由受信任根证书下的证书签名
        receiptRefused: 无效：{1}
        receiptSigned: 以 {1} 签名
        receiptUnread: 收据无法读取：{1}
        receiptMissing: 此设备没有这笔购买的签名交易。
        receiptNoVerdict: 商家尚未答复。
        receiptVerdictGenuine: 商家已签名；签名有效
        receiptVerdictForged: 签名无效
        receiptVerdictUnsigned: 未签名，通过受信任的连接收到
        receiptRoot: 受信任的根证书
        receiptIntermediate: 中间证书
        receiptLeaf: 签名证书
        validUntil: 有效期至 {1}
        fileSaved: 已保存为 {1}。
        fileNotSaved: 未保存：{1}
        fieldTransactionID: 此交易在商店的 ID
        fieldOriginalID: 这笔购买的首笔交易
        fieldOrderID: 客户账单上的订单号
        fieldProductID: 购买的产品
        fieldType: 产品类型
        fieldQuantity: 数量，1 到 10
        fieldPrice: 总价，以千分之一计
        fieldUnitPrice: 单价，以千分之一计
        fieldCurrency: 价格的货币
        fieldStorefront: 客户所在国家/地区
        fieldStorefrontID: Apple 的国家/地区编号
        fieldPurchaseDate: 购买扣款时间
        fieldOriginalDate: 首次购买扣款时间
        fieldExpiresDate: 到期时间
        fieldRevocationDate: 退款或撤销的时间
        fieldRevocationReason: 0：其他原因，1：应用有问题
        fieldOwnership: 购买所得或家人共享
        fieldReason: 由客户购买，或续订
        fieldAppAccountToken: 在商家的账户
        fieldIntentID: kiosk 自己的购买 ID
        fieldBundleID: 销售它的应用
        fieldEnvironment: Sandbox：不会真实扣款
        fieldSignedDate: 商店签名的时间

        # The texts of LogScreen.
        logFollowing: 实时
        logStill: 已停止跟随
        logKind: 种类
        logOrder: 订单
        logTransaction: 交易
        logPurchase: 购买 ID
        logDetail: 细节
        logTime: 时间
        logClock: 单调时钟
        logNumber: 序号
        logID: 事件 ID
        logBefore: 前一哈希
        logHash: 哈希
        logSent: 商家已收到。
        logUnsent: 尚未发送给商家。

        # The texts of SandboxScreen.
        sandboxContext: 付款与账户
        sandboxWaiting: 在商店等待
        sandboxPaid: 已付款
        sandboxNoneWaits: 没有。付款选“{1}”再购买。
        sandboxNonePaid: 没有已付款的订单。
        sandboxUnfinished: 已扣款，未完成
        sandboxWaitingHelp: 按 a 批准，随后扣款。按 d 拒绝，永不扣款。
        sandboxPaidHelp: 按 x 可全额或半额退款、撤销退款、撤销购买或删除；会通知所有设备。按 Enter 查看详情。
        sandboxOutcomeHelp: 接下来的付款结果，除非在购买对话框中另选。
        sandboxAccountHelp: 客户的账户：字母、数字、点、- 和 _。新名称会创建新账户。
        sandboxDeviceHelp: 设备：字母、数字、点、- 和 _。新名称会创建新设备。
        sandboxDeviceReset: 要抹掉设备，请在没有 kiosk 运行于其上时，执行 kiosk sandbox device reset 并附上设备名称。
        sandboxStorefrontHelp: 账户所在国家/地区的三字母代码，如 USA 或 CHN，决定价格和货币。
        sandboxLanguageHelp: kiosk 和产品文本的语言。
        sandboxOpenStays: 此账户和设备有 {1} 笔进行中的购买。切换回来后会继续。
        sandboxOtherDevice: 这笔购买属于其他设备或其他账户。请切换到该设备和账户查看。
        sandboxNotWaiting: 只有等待批准的订单才能批准或拒绝。
        sandboxNothingCharged: 此订单没有扣款，因此没有可退的款项。
        sandboxBackOf: 已退 {1}（共 {2}）
        sandboxNotPaid: 只有已扣款的订单才能退款。
        selectionGone: 选中的项目已不在，现在选中的是另一项。请先确认。

        # The texts of Palette.
        paletteTitle: 命令面板
        palettePrompt: 输入操作、产品、编号、主题或设置
        paletteSetting: 设置
        settingMotion: 减少动态效果
        settingSponsor: 赞助行
        settingOn: 开
        settingOff: 关
        paletteAction: 操作
        paletteProduct: 产品
        paletteTransaction: 订单
        paletteTheme: 主题
        paletteLanguage: 语言
        paletteSaveDisplay: 将屏幕存为文本
        paletteResolve: 解决中断
        paletteUnstick: 放行卡住的购买
        paletteCrashNow: 立即崩溃

        # The texts of the demo of product types.
        hintStepNext: 下一步
        hintStepBack: 上一步
        hintPlay: 播放
        hintPause: 暂停
        hintFaster: 加快
        hintSlower: 减慢
        hintAgain: 从头开始
        hintOther: 另一列
        demoBeingPlayed: 演示正在临时世界中运行，每个世界都有商店、商家和设备。稍后即会打开。
        demoTitle: 消耗型与非消耗型产品并排对照
        demoBuy: 购买
        demoBuyAgain: 再次购买
        demoSpend: 使用
        demoSecondDevice: 第二台设备
        demoRestore: 恢复购买
        demoRefund: 退款
        demoNothing: 无
        demoOff: 尚未使用
        demoPhone: 手机
        demoTablet: 平板
        demoReceipts: 商店的收据
        demoRefersTo: 引用 {1}
        demoBoughtToUse: 扣款一次。商家发放了可消耗的物品。
        demoBoughtForGood: 扣款一次。从此归账户所有，不会消耗。
        demoChargedAgain: 消耗型产品可再次购买：再次扣款、另一张收据，物品再发放一次。
        demoFreeAgain: 已经拥有：商店不扣款，新收据引用第一张。
        demoSpentAtMerchant: 使用只涉及应用和商家：不询问商店，收据不变。
        demoNothingToSpend: 非消耗型产品不会消耗：没有可使用的内容。
        demoWalletFollows: 第二台设备没有收到收据。它有这些物品，因为钱包由商家保管。
        demoWaitsForRestore: 不会自动交付：第二台设备在恢复购买之后才有。
        demoNothingToRestore: 商店没有可恢复的内容：消耗型产品无法恢复。余额由商家保管。
        demoRestored: 商店为此设备签发一张引用第一张的收据，不扣款。
        demoRefundedGoods: 款项已退回，商家收回了物品。
        demoRefundedSpent: 款项已退回。已使用的物品无法收回，记为欠额。
        demoRefundedOwnership: 款项已退回。收据已撤销，所有设备都不再拥有它。

        # The texts of the demo of designs.
        stagesTitle: 五种设计，在相同位置被终止
        designFinishFirst: 先完成
        designWaiting: 等待核验
        designOrderOnDevice: 本机存订单
        designLogged: 带日志
        designFinishFirstNote: 这种设计一收到交易就完成它，之后才请商家核验。
        designWaitingNote: 这种设计在商家核验之后完成，订单号只保存在内存中。
        designOrderOnDeviceNote: 与前一种设计相同，但订单号会保存在设备的文件中，直到订单结清。
        designLoggedNote: 与前一种设计相同，但每一步都先上报商家的日志。
        designKioskNote: kiosk 先创建并保存自己的购买 ID；商店为它签名，商家也知道它。
        pointBeforePurchase: 发送之前
        pointAfterPurchase: 已扣款，无应答
        pointReceived: 收到交易
        pointBeforeVerify: 核验之前
        pointAfterVerify: 已发放，无应答
        pointBeforeFinish: 完成之前
        pointAfterFinish: 已完成，无应答
        pointAppDeleted: 应用被删除
        pointDeviceLost: 设备丢失
        stageOutcomeNotCharged: 未扣款
        stageOutcomeSettled: 已结清
        stageOutcomeStuck: 卡住
        stageOutcomeLost: 丢失
        stageOutcomeLostWithApp: 随应用丢失
        stageOutcomeLostWithAppShort: 随应用丢
        stageOutcomeExplained: 可查到
        stageOutcomeNoteNotCharged: 没有扣款，也不欠什么。
        stageOutcomeNoteSettled: 已扣款 {1}，商品已交付。
        stageOutcomeNoteStuck: 已扣款 {1}，商品未交付，而且无法再次购买该产品。
        stageOutcomeNoteStuckGranted: 已扣款 {1}，商品已交付，但无法再次购买该产品。
        stageOutcomeNoteLost: 已扣款 {1}，商品未交付。没有任何信息能识别该订单。
        stageOutcomeNoteLostWithApp: 已扣款 {1}，商品未交付。识别订单的信息已随应用丢失。
        stageOutcomeNoteExplained: 已扣款 {1}，商品未交付。客服能找到订单并为客户补发。
        stagesFindsNothing: 客服找不到与付款对应的订单。
        stagesFindsOrder: 客服查到订单 {1}。
        stagesFindsLog: 客服查到订单 {1}，以及设备日志中的 {2} 条记录。
        differsFinishFirst: kiosk 只完成已交付的交易，在交付之前商店会再次发送。
        differsWaiting: kiosk 会核验收到的每笔交易：签名交易本身就标明了购买。
        differsOrderOnDevice: kiosk 不需要为此保存文件：签名交易本身就标明了购买。
        stagesKilled: 在此终止
        stagesDeleted: 应用删除后重新安装
        stagesLost: 设备丢失，在新设备登录
        stagesStarted: 应用重新启动
        hintStory: 历史
        hintCellNext: 下一格
        hintDesign: 设计
        hintPoint: 位置

        # The texts of toasts and empty screens.
        toastBought: 已购买“{1}”。
        toastGranted: 您获得了 {1}。
        toastPaidOff: {1}用于抵扣您的欠额。
        toastPending: “{1}”正在等待批准，在那之前不会扣款。
        toastSamePurchase: {1} 的购买已在进行：这是同一笔购买。没有再次扣款。
        toastCancelled: 已取消，您没有被扣款。
        toastFailed: {1}：{2}
        toastRestoring: 正在恢复购买…
        toastRestored: 已恢复 {1} 个产品。
        toastRestoredNothing: 此账户没有可恢复的购买。
        toastRestoredPart: 已恢复 {1} 个。另有 {2} 个商家尚未答复；恢复会自动继续，下次启动时也会。
        restoredSubscriptions: 其中 {1} 个是订阅；订阅无需恢复即会交付到每台设备。
        toastRestoreFailed: 恢复购买失败。没有变化，也没有扣款。请重试。
        newsApproved: “{1}”已获批准：已扣款并交付。
        newsDeclined: “{1}”被拒绝：没有扣款。
        newsArrived: “{1}”已到达：已扣款并交付。
        toastSpendUnknown: 尚无应答。使用 {1}（{2}）会自动继续，只扣除一次。
        toastSpentLate: 使用 {1}（{2}）已成功。
        toastSpendRefusedLate: 使用 {1}（{2}）被拒绝。未扣除任何东西。
        toastSpent: 已使用 {1}。
        toastRecordingStopped: 录制已停止：{1}。文件 {2} 到此为止。
        toastRecorded: 录制内容已保存为 {1}。
        toastTerminal: 此系统不支持终端类型 {1}，改用 {2}。
        toastNotEnoughPlain: 您只有 {1}。
        toastFinished: 已完成。
        toastRefunded: “{1}”已退款。
        toastApproved: 已批准。
        toastDeclined: 已拒绝。
        toastCopied: 已复制 {1}。
        toastNotCopied: 此终端不支持复制。请用鼠标选取文字。
        toastTheme: 主题：{1}
        toastThemeKept: 主题未更改：{1}
        toastLanguage: 语言：{1}
        toastOutcome: 接下来的付款结果：{1}
        toastCatalogChanged: 目录已更新。
        toastGone: 已下架：{1}。
        toastMouseOn: 鼠标已开启。按住 Shift 拖动可选择文字；按 {1} 关闭鼠标。
        toastMouseOff: 鼠标已关闭，拖动可选择文字。按 {1} 开启鼠标。
        toastUnknownOutcome: “{1}”尚无应答。kiosk 会再次发送同一笔订单，不会重复扣款。
        toastUnavailable: 此产品已不再出售，您没有被扣款。
        toastNothingHere: 未选择任何内容。
        toastNowDriving: 现在由此窗口控制该设备。
        toastCatalogBroken: {1}。商店继续使用之前的目录。
        toastConfigBroken: {1} 继续使用之前的设置。
        toastConfigUsed: 已重新载入配置文件。正在使用：{1}。
        toastConfigLater: 从下次启动起使用：{1}。
        toastPickOverLine: 在您更改该行之前，{1} 优先于 {2} 中的“{3}”。
        toastPickUnderVariable: 暂时使用 {1}；从下次启动起，{2} 会设为 {3}。
        notCharged: 您没有被扣款。
        emptyShop: 目录里没有产品。请打开另一个：kiosk --catalog 文件
        emptyFilter: 没有匹配的内容。按 Esc 清除筛选。
        emptyActivity: 还没有购买记录。
        emptyWallet: 钱包是空的。
        emptyOwned: 还没有拥有任何产品。
        emptyLog: 还没有事件。
        howToRestore: 按 {1} 恢复购买。
        howToBuy: 按 {1} 打开商店，按 {2} 购买。
        loading: 正在载入…
        catalogFailed: 无法从商店载入产品。
        catalogAgain: 没有扣款。按 r 重试。
        toastSorted: 排序：{1}
        toastNothingToUndo: 没有可撤销的操作。购买只能退款。
        toastNothingToRedo: 没有可重做的操作。

        # The texts of the dialogue in lines.
        plainWelcome: 欢迎使用 kiosk，这是不会真实扣款的沙盒商店。账户 {1}，设备 {2}，{3}。
        plainHint: 输入编号选择项目，输入 menu 列出此处可做的事，或输入 help。
        plainComma: ，
        plainFact: {1}：{2}
        plainNews: {1}：{2}。{3}
        plainPrompt: "kiosk> "
        plainUnknown: “{1}”不是有效的命令或值。请输入 help。
        plainNoProduct: 没有产品“{1}”。请输入 list 查看全部产品。
        plainNoTransaction: 没有交易“{1}”。请输入 transactions 查看全部交易。
        plainNoGood: 钱包里没有“{1}”。请输入 library 查看内容。
        plainNoNumber: 上一个列表没有编号 {1}。
        plainNoReceipt: 请先输入 receipt，然后才能保存。
        plainNoCatalog: 无法从商店载入产品。没有扣款。请输入 refresh 重试。
        plainUnscreened: 此命令需要全屏界面。行模式没有主题、按键和鼠标。
        plainSlow: 这次比平常慢，会自动继续。有结果会通知您。
        plainNoAnswer: 没有应答。没有任何改动，请重试。
        plainAgain: 返回{1}
        plainMore: 已列出 {1} 项，共 {2} 项。输入 more 继续。
        plainNoMore: 没有更多项目。
        plainOlder: 还有更早的交易。输入 more 载入。
        plainProducts: {1} 个产品。
        plainTransactions: {1} 笔交易。
        plainEvents: 日志里有 {1} 个事件。
        plainFound: {2} 项中有 {1} 项符合“{3}”。
        plainNothingFound: 没有符合“{1}”的内容。只输入 find 可重新列出全部。
        plainSeveral: “{1}”符合 {2} 项：
        plainNothingOwned: 还没有拥有任何产品。输入 restore 可恢复以前的购买。
        plainLibrary: {1} 的资料库：
        plainDeferred: 购买需要批准：请输入 approve 或 decline。在那之前不会扣款。
        plainAfter: {1}后
        plainBuyPrompt: 以 {3} 购买 {1} × {2}？不会真实扣款。输入 yes 购买：
        plainQuantityHint: 要改数量，请输入 {1} 到 {2} 的数字。
        plainNotBought: 未购买，您没有被扣款。
        plainSpendPrompt: 使用 {1}？输入 yes 使用：
        plainNotSpent: 没有使用任何余额。
        plainRefundPrompt: 退还“{1}”的 {2}？输入 yes 退款：
        plainNotRefunded: 没有退款。
        plainUnchanged: 没有任何改动。
        plainFollowing: 开始跟随日志：购买的每个事件在记录时都会显示。
        plainNotFollowing: 不再跟随日志。
        plainNewPrice: “{1}”现价 {2}，原价 {3}。
        plainNewText: “{1}”有新的标题或说明。
        plainNewProduct: 新产品：{1}，{2}。
        plainSoldAgain: “{1}”现已在售，{2}。
        plainGone: “{1}”已下架。
        plainNotOwned: “{1}”不再归您所有。
        plainMoreChanges: 另有 {1} 处变化。
        plainGoodbye: 再见。
        plainRefundOperationPrompt: {1}：“{2}”？输入 yes 执行：

        # What each word of the dialogue in lines does.
        plainHelpNumbers: 输入编号可从上一个列表中选择。命令示例：
        plainHelpList: 列出产品。
        plainHelpShow: 显示产品或交易的详情。输入其编号效果相同。
        plainHelpFind: 只列出匹配的内容。字段：type、owned、price、sale、available、grants；交易还可用 state；日志还可用 kind 和 order。不带词则重新列出全部。
        plainHelpSort: 按 type、name、price 或 price-down 排列产品。
        plainHelpBuy: 用 yes 确认后购买产品。最后一个词可以是数量。
        plainHelpRestore: 恢复账户拥有的内容。
        plainHelpTransactions: 列出所有购买，或只列出一部分：all、open、failed、refunded。
        plainHelpFinish: 在不自动完成的情况下，完成已交付的购买。
        plainHelpReceipt: 说明签名交易的各个字段。不带编号则说明最新一笔。
        plainHelpSave: 将收据保存为新文件，位于启动 kiosk 的文件夹。
        plainHelpLibrary: 列出钱包和拥有的产品。
        plainHelpSpend: 用 yes 确认后，使用钱包中的物品。
        plainHelpSandbox: 列出付款结果、账户、设备，以及等待中和已付款的订单。
        plainHelpOutcome: 设置接下来的付款结果。不带词则列出全部结果。
        plainHelpApprove: 批准等待中的订单，随后扣款。不带编号则批准唯一等待中的订单。
        plainHelpDecline: 拒绝等待中的订单，永不扣款。
        plainHelpRefund: 用 yes 确认后全额退款。加上 half、ask、decline、reverse、revoke 或 delete 则改为执行该操作。
        plainHelpAccount: 切换到其他账户。新名称会创建新账户。
        plainHelpDevice: 切换到其他设备。新名称会创建新设备。
        plainHelpStorefront: 切换到其他国家/地区（三个字母），决定价格。
        plainHelpLanguage: 切换到其他语言。不带词则列出语言。
        plainHelpLog: 列出最新的事件，最新的在前。
        plainHelpFollow: 购买的每个事件在记录时都会显示。输入 on 或 off。
        plainHelpExport: 将日志保存为新文件，按 find 筛选。
        plainHelpUndo: 撤销筛选、排列顺序、付款结果或语言的更改。
        plainHelpRedo: 重做已撤销的更改。
        plainHelpRefresh: 重新从商店载入产品。
        plainHelpMore: 列出长列表的后续内容。
        plainHelpRepeat: 重复上一个命令之后显示的内容。
        plainHelpBack: 返回当前列表。
        plainHelpMenu: 列出此处可做的事，并附编号。
        plainHelpWhere: 显示账户、设备、国家/地区、语言和付款结果。
        plainHelpHelp: 列出所有命令，或说明其中一个。
        plainHelpManual: 列出手册的主题，阅读其中一篇，或搜索：manual search refund。
        plainHelpQuit: 离开商店。未完成的购买会在下次启动时继续。

        # The texts of disputes and of what is given by hand.
        disputeOrder: 订单 {1}
        disputeWhat: 产品
        disputeAccount: 账户
        disputeOrdered: 下单时间
        disputeStoreOrder: 商店订单
        disputeTransaction: 交易
        disputeIntent: 购买 ID
        disputeVerdict: 结论
        disputeStopped: 停在：{1}。
        disputeHappened: 历史
        disputeOthers: {1} 的其他订单
        disputeOrders: {1} 的订单
        disputePlayer: 给客户的答复
        disputeAdvice: 您可以做什么
        disputeMore: …另有 {1} 条
        disputeThisOrder: 本订单
        disputeUTC: {1} UTC
        verdictNeverArrived: 未扣款：订单未到达商店
        verdictCancelled: 未扣款：已取消
        verdictDeclined: 未扣款：被拒绝
        verdictPending: 尚未扣款：等待批准
        verdictFree: 未扣款：已付过款
        verdictShared: 未扣款：由家人共享
        verdictWithdrawn: 已扣款：已撤销，未退款
        verdictUnshared: 未扣款：家人已不再共享
        verdictOwed: 已扣款，未交付：待补发
        verdictRefused: 已扣款，被商家驳回
        verdictDelivered: 已扣款并已交付，仍在账户中
        verdictSpent: 已扣款并已交付，之后已全部或部分使用
        verdictRefunded: 已扣款，已退款
        verdictCompensated: 已扣款，已人工补发
        verdictUndecided: 尚不清楚：商店没有应答
        replyOrder: 您的订单 {1}（{2}，{3}）：
        replyOrderUnpriced: 您的订单 {1}（{2}）：
        replyNeverArrived: 订单没有到达商店，您没有被扣款。
        replyMayArrive: 如果应用下次启动时再次发送，只会扣款一次、交付一次。
        replyClosed: 该订单不会再扣款，您可以重新购买。
        replyCancelled: 您在商店中取消了购买，没有被扣款。
        replyDeclined: 商店拒绝了这笔订单。
        replyPending: 订单正在等待批准，在那之前不会扣款。
        replyFree: 它是免费的，因为您已经付过款（交易 {1}）。
        replyShared: 它是免费的：由您的家人购买并与您共享。
        replyWithdrawn: 这笔购买已于 {1} 撤销，未退款。
        replyUnshared: 它是免费的，您的家人已不再与您共享。
        replyCharged: 您于 {1} 被扣款。
        replyOwed: 商品尚未到达您的账户。请在 {1} 上联网打开应用，商品会自动到账，不会再次扣款。
        replyOwedLost: 商品没有到达您的账户，也无法再自动交付。我们将为您人工补发。
        replyPostponed: 我们暂时无法交付。您的应用会自动重试，不会再次扣款。
        replyRefused: 我们无法接受这笔购买，未交付任何商品。我们将补发商品或退款。
        replyDelivered: {1} 已于 {2} 到账，并且全部仍在您的账户中。
        replyOwned: 自 {1} 起已归您所有。在其他设备上请使用“恢复购买”。
        replyNotShown: 您的设备尚未显示：请在 {1} 上联网打开应用。
        replySpent: {1} 已于 {2} 到账。此后已使用其中的 {3}，剩余 {4}。
        replySpendings: 使用记录：{1}。
        replySpending: {2} 使用 {1}
        replySpendingFor: {2} 使用 {1}，用于“{3}”
        replyPaidOff: 其中 {1} 用于抵扣您此前退款后的欠额。
        replyRefunded: 款项已于 {1} 退回。
        replyPartRefunded: 部分款项已于 {1} 退回。
        replyTakenBack: 已收回 {1}。
        replyDebt: {1} 此前已被使用，记为欠额：下次购买会先抵扣。
        replyCompensated: 我们已于 {2} 为您人工补发 {1}：{3}
        replyAlsoCompensated: 另外，我们已于 {1} 人工补发 {2}：{3}
        replyUndecided: 我们尚不知道您是否被扣款，请稍后再问。
        adviseOwed: 设备会在下次启动时把它发送给商家；若三天内未发送，商店会自动退款。若要现在补发：{1}
        adviseOwedLost: 交易在商店已完成，因此任何设备都不会再交付它。请人工补发：{1}
        advisePostponed: 商家推迟了处理：{1} 原因排除后设备会重试；也可以人工补发：{2}
        adviseRefused: 商家驳回了它：{1} 退款：{2} 或人工补发：{3}
        advisePending: 订单正在等待批准：{1}（或 decline）
        adviseFree: 查看已付款的那笔订单：{1}
        adviseSpent: 若要出于善意另外补发物品：{1}
        adviseUndecided: 请在商店恢复应答后重试。
        disputeNone: 商家和商店都没有编号包含“{1}”的订单，没有因此扣款。
        disputeNoAccount: 商家没有账户“{1}”。
        disputeSeveral: “{1}”符合 {2} 笔订单：
        disputeSeveralEnd: 请输入更完整的编号。没有任何改动。
        suggestOtherYear: 您要找的是 {1} 吗？订单号跨年连续。
        suggestNotIssued: 最后发出的订单号是 {1}。
        suggestAccount: 有同名账户：{1}
        suggestIntent: 它像是设备的购买 ID，但这笔购买从未到达本商家。
        suggestTransaction: 它像是交易编号，但不是本商店发出的。它可能属于其他配置或商店。
        disputeLog: 设备日志
        disputeLogNote: 由设备上报，以商家最先收到的副本为准
        disputeLogFits: 日志此后没有被改动。
        logSince: {1}（自 {2} 起的日志）
        logDefectRewritten: {1}：事件 {2} 再次收到时内容不同，日志已被重写；保留最先的副本。
        logDefectBrokenLink: {1}：事件 {2} 没有紧接前一事件。
        logDefectWrongHash: {1}：事件 {2} 与其哈希不符。
        logDefectGap: {1}：事件 {2} 之前的事件从未收到。
        logDefectNewChain: {1}：设备已有日志，却开始了新的日志。
        grantGave: 已为订单 {3} 向 {2} 补发 {1}。原因：{4}
        grantRepeated: 没有任何改动：订单 {3} 已于 {4} 向 {2} 补发 {1}。原因：{5}
        grantSettles: 订单就此完成：之后的核验不会再发放，退款会将其收回。
        grantBesides: 这是在订单之外另行补发的；退款会一并收回。
        grantBalance: {1}：现有 {2}

        # The texts of times, periods, offers and counts.
        ageNow: 刚刚
        ageMilliseconds: {1} ms
        ageSeconds: {1} 秒
        ageMinutes: {1} 分钟
        ageHours: {1} 小时
        ageDays: {1} 天
        ageYears: {1} 年
        todayAt: 今天 {1}
        yesterdayAt: 昨天 {1}
        tomorrowAt: 明天 {1}
        lengthDays: {1} 天
        lengthWeeks: {1} 周
        lengthMonths: {1} 个月
        lengthYears: {1} 年
        eachDay: 每天
        eachWeek: 每周
        eachMonth: 每月
        eachYear: 每年
        everyLength: 每 {1}
        perPeriod: {2} {1}
        offerFree: 免费 {1}
        offerEach: {2}内{1}
        offerUpFront: 前 {2} 共 {1}
        offerThen: {1}，之后{2}
        offerIntroductory: 推介优惠
        offerPromotional: 促销优惠
        offerCode: 优惠代码
        offerWinBack: 回头客优惠
        countOfGood: {1} {2}

        # The texts of a shop that does not answer.
        offline: 离线
        offlineAsOf: 商店离线；这是 {1}的内容。
        offlineShort: 离线，{1}的内容
        offlineAgain: kiosk 会自动重试。
        offlineNothing: 商店离线，也没有已保存的目录。
        redelivering: 正在接收未完成的交易：已收到 {1} 笔。
        offlineStill: 商店仍然离线。没有任何更改。
        toastOnline: 商店已恢复在线。
        agoNow: 刚才
        agoMinutes: {1} 分钟前
        agoHours: {1} 小时前
        agoDays: {1} 天前
        agoYears: {1} 年前

        # The texts of subscriptions: their states, and what is agreed to.
        subscriptionActive: 有效
        subscriptionExpired: 已过期
        subscriptionRetried: 未付款：商店重试扣款期间无法使用
        subscriptionGrace: 宽限期：付款失败，但仍可使用
        subscriptionRevoked: 已撤销
        renewsAt: {1} 以 {2} 续订
        renewsTo: {1} 改为{2}（{3}）
        endsAt: {1} 结束
        endedAt: 已于 {1} 结束
        graceUntil: 未付款；可使用至 {1}
        retriedSince: 自 {1} 起未付款
        termsNow: {1}；现在开始，{2}未使用的时间将退款
        termsReplaced: {1}；现在开始，代替未能支付的{2}续订
        termsLater: 今天不扣款。自 {1} 起：{2}
        termsResumed: 今天不扣款。将于 {1} 续订
        termsRecovered: 现在扣款 {1}，用于未能支付的续订
        termsHad: 您已订阅；将于 {1} 续订
        noSubscriptions: 没有订阅。

        # The texts of subscriptions on the screens: offers, plans, the line through time.
        labelLevel: 级别
        levelValue: 第 {1} 级，共 {2} 级
        labelSiblings: 其他方案
        introductionHad: 已使用过
        chargedToday: 今天扣款 {1}。
        chargedNothing: 今天不扣款。
        renewsFrom: 自 {1} 起：{2}，直至取消。
        buttonAgree: 确认
        untilCancelled: 续订直至取消。
        subscriptionsTitle: 订阅
        subscriptionCancelled: 已取消
        priceWaits: 同意新价格则从下次续订起为 {1}，否则订阅结束
        priceAgreed: 从下次续订起为 {1}
        toastRenewalOff: {1}不再续订：{2}。
        toastRenewalOn: {1}恢复续订：{2}。
        toastPriceAgreed: 已同意{1}的新价格。
        subscriptionChoose: 请先选择一个订阅。
        subscriptionNotNow: {1}目前的状态不允许此操作。
        plansTitle: 更改方案
        planHad: 当前方案
        planNow: 现在
        planLater: 续订时
        linePaid: 已付款
        lineAhead: 已预付
        lineOffer: 优惠
        lineGrace: 宽限期
        lineRetry: 未付款
        lineRefunded: 已退款
        lineToday: 今天
        lineEarlier: 未显示更早的 {1} 期
        eventBegan: 开始
        eventBeganAgain: 重新订阅
        eventChanged: 更改方案
        eventRecovered: 付款已恢复
        eventOffer: {1}（优惠）
        periodSpan: {1}至 {2}

        # The texts of the store’s clock, and of what a test store does to subscriptions.
        sandboxClock: 商店时钟
        clockTime: 时间
        clockSpeed: 速度
        clockForward: 前进
        clockFrozen: 已暂停
        clockReal: 实时
        clockPerSecond: 每秒 {1}
        clockTimes: {1} 倍速
        clockNext: 到下一事件
        sandboxTimeHelp: 在商店的每台设备上，订阅都按此时钟续订和过期。按 Enter 暂停或继续，下一行设置速度。时钟无法拨回。
        sandboxSpeedHelp: 商店时钟的速度。每秒一个月时，两年只需半分钟。
        sandboxForwardHelp: 按左右键选择幅度，按 Enter 前进。到期的续订、过期和重试都会发生。
        clockForwardTitle: 将商店时钟拨快
        clockForwardNote: 到那时到期的一切会立即发生：订阅续订或过期，等待中的付款完成或失效。时钟无法拨回。
        clockForwardDue: 此账户有 {1} 个有效订阅和 {2} 笔未完成的购买。
        buttonForward: 拨快
        toastClock: 商店时钟：{1}
        toastClockProgress: 正在处理到期事项：{1} / {2}
        sandboxSubscriptions: 订阅
        sandboxFails: 续订会失败
        labelRenewals: 续订
        renewalsPaid: 会成功
        renewalsFail: 会失败
        renewalsOff: 已取消
        labelUntil: 已付至
        sandboxSubscriptionHelp: 按 F 让续订失败或恢复成功，按 e 立即结束，按 i 通知新价格，按 + 增加免费天数。
        entryPrice: 新价格
        entryDays: 免费天数
        sandboxPriceHelp: 下次续订起的价格，例如 5.99。涨价需要客户同意。
        sandboxDaysHelp: 要增加的免费天数，最多 90 天。
        entryNoPrice: 请输入价格，例如 5.99。
        entryNoDays: 请输入 1 到 90 的数字。
        hintCancelRenewal: 取消续订
        hintResume: 恢复续订
        hintAgree: 同意新价格
        hintPlan: 更改方案
        hintClockFreeze: 暂停或运行时钟
        hintClockNext: 到下一事件
        hintClockDay: 前进一天
        hintClockMonth: 前进一个月
        hintClockYear: 前进一年
        hintClockFaster: 时钟加快
        hintClockSlower: 时钟减慢
        hintFailRenewals: 切换续订失败
        hintExpire: 立即结束
        hintPrice: 新价格
        hintExtend: 增加天数
        plainHelpClock: 显示商店时钟。加上 freeze、run、next、day、month、year、faster 或 slower 可更改它。
        plainHelpCancel: 取消订阅的续订；订阅在已付期间后结束。
        plainHelpResume: 恢复已取消订阅的续订。
        plainHelpAgree: 同意已通知的价格。

        # The texts of how payments go.
        outcomeSlowApprove: 延迟批准
        outcomeSlowDecline: 延迟拒绝
        outcomeInterrupted: 被打断
        outcomeAnswerLost: 应答丢失
        outcomeStuck: 卡在商店
        outcomeFunds: 拒绝：余额不足
        outcomeNotAllowed: 拒绝：此处不允许
        outcomeTerms: 拒绝：价格已变
        outcomeUnavailable: 拒绝：不在售
        outcomeIneligible: 拒绝：不符合条件
        outcomeRefused: 拒绝：未说明原因
        outcomeNoteSlowApprove: 订单等待，并在商店时钟三分钟后扣款。
        outcomeNoteSlowDecline: 订单等待，并在商店时钟三分钟后被拒绝。
        outcomeNoteInterrupted: 购买失败，不会扣款。执行 kiosk sandbox resolve 后，会作为新的购买自动扣款并交付。
        outcomeNoteAnswerLost: 商店扣款，但应答丢失：kiosk 会重试，您只被扣款一次。
        outcomeNoteStuck: 商店扣款，但报告该产品已购买，且不列出交易，直到执行 kiosk sandbox unstick。
        declinedFunds: 账户余额不足，您没有被扣款。请充值，或选择其他付款方式。
        declinedNotAllowed: 此设备不允许购买，您没有被扣款。请联系设备的管理者。
        declinedInterrupted: 商店要求先完成一项操作，例如更新付款信息。您没有被扣款。操作完成后，购买会自动扣款并交付：请不要再次购买。
        declinedInterruptedPast: 商店曾要求先完成一项操作。这笔订单没有扣款；此后同一产品的另一笔购买已交付。
        declinedInterruptedOver: 商店曾要求先完成一项操作。您没有被扣款。订单已放弃，不会交付任何商品。
        declinedLapsed: 购买请求在一天内没有答复，您没有被扣款。可以再次发送。
        stepLeftWaiting: 计划的更改失败
        stepHandedOut: 交易已放行
        orderInterrupted: 被打断
        orderStuck: 卡在商店
        sandboxInterruptedHelp: 按 a 解决中断；随后会扣款并交付。
        sandboxStuckHelp: 按 a 放行。在此之前，商店报告该产品已购买，且不列出交易。

        # The texts of planned faults.
        plainHelpFault: 计划故障：调用、故障、时机。不带词则列出计划的故障；用 clear 移除。
        plainNoFaults: 没有计划的故障。
        sandboxFaults: 计划的故障
        sandboxNoFaults: 没有计划的故障。按 f 添加。
        entryFault: 计划故障
        hintPlanFault: 添加故障
        hintClearFault: 清除故障
        hintBuyOutside: 在应用外购买
        toastBoughtOutside: {1}：已在应用外购买，会自动交付。
        labelStruck: 已触发
        sandboxFaultHelp: 调用、故障、时机：purchase drop-after、verify 503 every、products latency=3s
            chance=50%、finish duplicate nth=2 account=ann。全部词语见 kiosk sandbox fault add --help。
        faultOfCatalog: 来自目录文件
        faultOfCatalogHelp: 此故障来自目录文件，只要在文件中就会生效。
        faultChoose: 请先选择一个故障。
        sandboxPlannedHelp: 按 c 清除。它适用于使用此商店的每个 kiosk。

        # The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
        plainHelpEdit: 更改产品。不带词则列出可以更改和已更改的内容。
        plainHelpCrash: 在下次购买的指定位置终止本程序。不带词则列出各个位置；用 none 取消。
        plainAsInCatalog: 恢复为目录的内容
        plainCrashPlanned: 本程序将在 {1} 终止自己一次。之后请重新启动：它会完成未结束的购买并报告结果。输入 crash none 可取消。
        changedByHand: 已在沙盒中手动更改；kiosk sandbox product ID --reset 可撤销。
        newBadge: 新品
        sandboxProducts: 产品
        entryProduct: 更改产品
        sandboxProductHelp: 一项更改：availability removed（或 draft、in-review、cleared）、price
            1.99、sale 0.49 +PT1H、not-in JPN,DEU、only-in USA、title 文字、description 文字，或
            reset。使用此商店的每个 kiosk 立即生效。
        sandboxProductLineHelp: 按左右键更改供应状态，按 Enter 更改其他内容。在您输入 reset 之前，此处的更改优先于目录文件。
        availabilityCleared: 在售
        availabilityDraft: 草稿
        availabilityInReview: 审核中
        availabilityRemoved: 已下架
        labelChanged: 已更改
        notInCatalog: 已不在目录中
        lowBalanceOffer: 剩余 {1}。{3} 购买{2}？
        lowBalanceKeys: {1} 购买，Esc 隐藏
        hintTakeOffer: 购买推荐
        crashLabel: 崩溃
        crashNever: 从不
        sandboxCrashHelp: 下次购买终止本程序的位置，只发生一次。按左右键选择，或按 Enter 输入任意位置或 now。下次启动会完成这笔购买并报告结果。
        entryCrash: 崩溃位置
        crashNoPoint: “{1}”不是有效的崩溃位置。
        sandboxCrashEntryHelp: 输入 before 或 after 加一个调用，或一个崩溃位置：{1}；也可输入 never 或 now。程序在那里终止自己，下次启动会继续这笔购买。
        crashedAt: kiosk 已按计划在 {1} 终止自己。请重新启动：它会完成未结束的购买并报告结果。
        crashedNow: kiosk 已按要求终止自己。请重新启动：它会完成未结束的购买并报告结果。
        completedAtLaunch: 上次退出时未完成，现已完成：{1}

        # What an event of the log says, by its family and name.
        state/intent-recorded: 已保存购买
        state/order-numbered: 已取得订单号
        state/number-deferred: 还没有订单号
        state/submitted: 购买已发给商店
        state/payment-deferred: 无应答：结果未知
        state/payment-pending: 等待批准
        state/payment-cancelled: 已取消，未扣款
        state/payment-failed: 未扣款
        state/payment-completed: 已取得交易 ID
        state/order-acknowledged: 已向商店确认结果
        state/acknowledge-deferred: 尚未向商店确认结果
        state/transaction-received: 已保存签名的交易
        state/verification-deferred: 尚无商家核验结果
        state/verified: 已保存商家核验结果
        state/delivered: 已交付
        state/quarantined: 已驳回，未交付
        state/revoked: 已退款并收回
        state/revocation-settled: 退款已结清
        state/finish-deferred: 尚未在商店完成
        state/finished: 已完成
        state/statement-received: 已保存商家的对账单
        state/spend-recorded: 已保存使用
        state/spend-confirmed: 商家已确认使用
        state/spend-refused: 使用被拒绝，没有扣除
        state/spend-deferred: 使用尚无应答
        state/cursor-moved: 已接收商店的变更
        state/list-deferred: 未收到商店的列表
        state/list-taken: 已收到商店的列表
        state/payment-retry-reset: 立即重试订单
        state/delivery-retry-reset: 立即重试交付
        state/retries-reset: 立即重试等待中的事项
        screen/shop: 显示商店
        screen/activity: 显示动态
        screen/library: 显示资料库
        screen/receipt: 显示收据
        screen/sandbox: 显示沙盒
        screen/log: 显示日志
        act/buy: 打开了购买对话框
        act/buy-confirmed: 确认了购买
        act/cancel: 取消了对话框
        act/close: 关闭了对话框
        act/spend: 打开了使用对话框
        act/spend-confirmed: 确认了使用
        act/restore: 开始恢复购买
        act/finish: 完成了购买
        act/details: 打开了详情
        act/back: 返回
        act/filter: 打开了筛选
        act/copy: 复制了编号
        act/refresh: 刷新
        act/help: 打开了帮助
        act/manual: 打开了手册
        act/theme: 打开了主题
        act/mouse: 开关了鼠标
        act/redraw: 重绘了屏幕
        act/suspend: 挂起了程序
        act/quit: 离开了商店
        act/sort: 排序产品
        act/save: 保存文件
        act/approve: 批准购买
        act/decline: 拒绝购买
        act/refund: 对购买退款
        act/request-refund: 申请退款
        act/decline-refund: 拒绝退款
        act/reverse-refund: 撤销退款
        act/revoke: 撤销了购买
        act/delete-transaction: 删除交易
        act/follow: 切换日志跟随
        act/undo: 撤销了显示更改
        act/redo: 重做了显示更改
        act/language: 更换语言
        act/messages: 打开了消息记录
        act/palette: 打开命令面板
        act/cancel-renewal: 取消了续订
        act/resume: 恢复了续订
        act/agree-to-price: 同意了价格
        act/change-plan: 打开了方案
        act/clock-freeze: 暂停或运行商店时钟
        act/clock-next: 时钟前进到下一事件
        act/clock-day: 时钟前进了一天
        act/clock-month: 时钟前进了一个月
        act/clock-year: 时钟前进了一年
        act/clock-faster: 时钟加快了
        act/clock-slower: 时钟减慢了
        act/fail-renewals: 切换了续订的失败与成功
        act/buy-outside: 在应用外购买了
        act/plan-fault: 安排了故障
        act/clear-fault: 清除了故障
        act/take-offer: 购买了推荐
        act/expire: 结束了订阅
        act/new-price: 打开了价格对话框
        act/extend: 打开了免费天数对话框
        """#)
}
