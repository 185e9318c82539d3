extension ChineseMessages {
    /// The texts of SandboxScreen.
    static let sandboxScreen: [Message: String] = [
        .sandboxPlace: "付款结果与位置",
        .sandboxWaiting: "在商店等待",
        .sandboxPaid: "已付款",
        .sandboxNoneWaits: "没有。付款选“{1}”即可产生。",
        .sandboxNonePaid: "没有已付款的订单。",
        .sandboxUnfinished: "已扣款，未完成",
        .sandboxWaitingHelp: "a 批准：立即扣款。d 拒绝：不会扣款。",
        .sandboxPaidHelp:
            "x 可全额或半额退款、撤销退款、收回或删除；所有设备都会得知。按 Enter 前往该订单。",
        .sandboxOutcomeHelp: "接下来的付款结果；购买对话框中可另选。",
        .sandboxAccountHelp: "由谁付款：字母、数字、点、- 和 _。新名字即新客户。",
        .sandboxDeviceHelp: "这是哪台手机：字母、数字、点、- 和 _。新名字即新手机。",
        .sandboxDeviceReset: "没有 kiosk 在手机上运行时，kiosk sandbox device reset 加上手机名称，可把它恢复成新手机。",
        .sandboxStorefrontHelp: "账户所在国家/地区的三字母代码，如 USA 或 CHN，决定价格与货币。",
        .sandboxLanguageHelp: "kiosk 与产品文字的语言。",
        .sandboxOpenStays: "这里有 {1} 笔进行中的购买：回来后会继续。",
        .sandboxOtherDevice: "它是在其他设备上或由其他账户购买的。",
        .sandboxNotWaiting: "只有等待批准的订单才能批准或拒绝。",
        .sandboxNothingCharged: "此订单没有扣款，因此没有可退的款项。",
        .sandboxBackOf: "已退 {1}（共 {2}）",
        .sandboxNotPaid: "只有已扣款的订单才能退款。",
        .selectionGone: "刚才选中的已不在，现在是另一项：请先看清。",
    ]
}
