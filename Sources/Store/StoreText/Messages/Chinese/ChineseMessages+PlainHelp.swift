extension ChineseMessages {
    /// What each word of the dialogue in lines does.
    static let plainHelp: [Message: String] = [
        .plainHelpNumbers: "编号从刚读出的列表中选择。可以输入的例子：",
        .plainHelpList: "产品列表。",
        .plainHelpShow: "某个产品或交易的全部信息；用编号也可以。",
        .plainHelpFind: """
        只列出含有这些词的内容。字段：type、owned、price、sale、available、grants；交易用 state；日志用 kind 和 \
        order。不带词则恢复全部。
        """,
        .plainHelpSort: "换一种顺序：type、name、price 或 price-down。",
        .plainHelpBuy: "先询问，输入 yes 才购买。最后一个词可以是数量。",
        .plainHelpRestore: "恢复账户拥有的产品。",
        .plainHelpTransactions: "所有购买，或其中一部分：all、open、failed、refunded。",
        .plainHelpFinish: "手动完成已交付的购买。",
        .plainHelpReceipt: "已签名的交易，逐项说明；不带词则为最新一笔。",
        .plainHelpSave: "把收据存入新文件，位于启动 kiosk 的文件夹。",
        .plainHelpLibrary: "钱包和拥有的产品。",
        .plainHelpSpend: "先询问，输入 yes 才从钱包中扣除。",
        .plainHelpSandbox: "付款结果、身份与位置、等待批准和已付款的订单。",
        .plainHelpOutcome: "之后的付款结果；单独输入 outcome 列出全部。",
        .plainHelpApprove: "批准等待中的购买，随即扣款。只有一项等待时可不带词。",
        .plainHelpDecline: "拒绝等待中的购买，永不扣款。",
        .plainHelpRefund: """
        先询问，输入 yes 才全额退款；后面加 half、ask、decline、reverse、revoke 或 delete \
        则改做相应操作。
        """,
        .plainHelpAccount: "换一个客户；新名字即新客户。",
        .plainHelpDevice: "换一部手机；新名字即新手机。",
        .plainHelpStorefront: "换一个国家/地区（三个字母），决定价格。",
        .plainHelpLanguage: "换一种语言；不带词则列出语言。",
        .plainHelpLog: "最新的事件，最新的在前。",
        .plainHelpFollow: "购买每有进展便读出，on 或 off。",
        .plainHelpExport: "把日志存入新文件，按 find 的范围。",
        .plainHelpUndo: "撤销筛选、顺序、付款结果或语言的更改。",
        .plainHelpRedo: "重做被撤销的更改。",
        .plainHelpRefresh: "再次向商店询问产品。",
        .plainHelpMore: "长列表的后续内容。",
        .plainHelpRepeat: "再读一遍上一行之后说过的内容。",
        .plainHelpBack: "当前位置的列表。",
        .plainHelpMenu: "此处可做的事，用编号选择。",
        .plainHelpWhere: "账户、设备、国家/地区、语言和付款结果。",
        .plainHelpHelp: "所有可用的词，或其中一个。",
        .plainHelpQuit: "离开商店；未完成的下次启动时继续。",
    ]
}
