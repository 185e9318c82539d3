extension ChineseMessages {
    /// The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
    static let workbench: [Message: String] = [
        .plainHelpEdit: "更改在售内容；单独输入 edit 说明可以更改什么、已更改什么。",
        .plainHelpCrash: "下一次购买时在该处终止本程序；单独输入 crash 列出各处，none 撤销。",
        .plainAsInCatalog: "恢复为目录中的样子",
        .plainCrashPlanned: "本程序将在 {1} 真正终止自己一次。之后请重新启动：它会从中断处继续，并说明处理了什么。输入 crash none 可撤销。",
        .changedByHand: "已在沙盒中手动更改；kiosk sandbox product ID --reset 可撤销。",
        .newBadge: "新品",
        .sandboxProducts: "在售内容",
        .entryProduct: "更改产品",
        .sandboxProductHelp:
            "一项更改：availability removed（或 draft、in-review、cleared）、price 1.99、sale 0.49 +PT1H、not-in JPN,DEU、only-in USA、title 文字、description 文字，或 reset。使用此商店的每个 kiosk 立即生效。",
        .sandboxProductLineHelp: "左右键更改是否在售，Enter 更改其他。无论目录文件怎么写，这里的更改都会保留，直到输入 reset。",
        .availabilityCleared: "在售",
        .availabilityDraft: "草稿",
        .availabilityInReview: "审核中",
        .availabilityRemoved: "已下架",
        .labelChanged: "已更改",
        .notInCatalog: "目录中已没有",
        .lowBalanceOffer: "仅剩 {1}。{3} 购买{2}？",
        .lowBalanceKeys: "{1} 购买，Esc 隐藏",
        .hintTakeOffer: "购买推荐",
        .crashLabel: "崩溃",
        .crashNever: "从不",
        .sandboxCrashHelp: "下一次购买在哪一步让本程序真正终止一次。左右键选择，Enter 可输入任意位置或 now。下次启动会说明处理了什么。",
        .entryCrash: "在哪里崩溃",
        .crashNoPoint: "“{1}”不是可用的位置。",
        .sandboxCrashEntryHelp: "before 或 after 加一个调用：{1}；或 never、now。程序在那里终止自己，下次启动继续。",
        .crashedAt: "kiosk 已按计划在 {1} 终止自己。重新启动后会从日志继续，并说明处理了什么。",
        .crashedNow: "kiosk 已按要求终止自己。重新启动后会从日志继续，并说明处理了什么。",
        .settledAtStart: "上一个 kiosk 未完成的，现已处理：{1}",
    ]
}
