extension TraditionalChineseMessages {
    /// The texts of planned faults.
    static let faults: [Message: String] = [
        .plainHelpFault: "安排故障：呼叫、故障、時機；單獨輸入列出計畫，clear 清除。",
        .plainNoFaults: "沒有安排故障。",
        .sandboxFaults: "故障計畫",
        .sandboxNoFaults: "沒有計畫。按 f 新增。",
        .entryFault: "故障",
        .hintPlanFault: "新增故障",
        .hintClearFault: "清除故障",
        .hintBuyOutside: "在 App 外購買",
        .toastBoughtOutside: "{1}：已在 App 外購買；會自行送達。",
        .labelStruck: "已觸發",
        .sandboxFaultHelp:
            "呼叫、故障、時機：purchase drop-after、verify 503 every、products latency=3s chance=50%、finish duplicate nth=2 account=ann。全部詞語見 kiosk sandbox fault add --help。",
        .faultOfCatalog: "來自型錄檔案",
        .faultOfCatalogHelp: "它來自型錄檔案，只要寫在那裡就會觸發。",
        .faultChoose: "請先選擇一個故障。",
        .sandboxPlannedHelp: "c 取消它。它會影響使用此商店的每個 kiosk。",
    ]
}
