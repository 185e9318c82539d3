extension ChineseMessages {
    /// The texts of planned faults.
    static let faults: [Message: String] = [
        .plainHelpFault: "安排故障：调用、故障、时机；单独输入列出计划，clear 清除。",
        .plainNoFaults: "没有安排故障。",
        .sandboxFaults: "故障计划",
        .sandboxNoFaults: "没有计划。按 f 添加。",
        .entryFault: "故障",
        .hintPlanFault: "添加故障",
        .hintClearFault: "清除故障",
        .hintBuyOutside: "在应用外购买",
        .toastBoughtOutside: "{1}：已在应用外购买；它会自行到来。",
        .labelStruck: "已触发",
        .sandboxFaultHelp:
            "调用、故障、时机：purchase drop-after、verify 503 every、products latency=3s chance=50%、finish duplicate nth=2 account=ann。全部词语见 kiosk sandbox fault add --help。",
        .faultOfCatalog: "来自目录文件",
        .faultOfCatalogHelp: "它来自目录文件，只要写在那里就会触发。",
        .faultChoose: "请先选择一个故障。",
        .sandboxPlannedHelp: "c 取消它。它会影响使用此商店的每个 kiosk。",
    ]
}
