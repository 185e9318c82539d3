extension JapaneseMessages {
    /// The texts of planned faults.
    static let faults: [Message: String] = [
        .plainHelpFault: "起こす障害を予定します（呼び出し、障害、時期）。単独で一覧、clear で取り消します。",
        .plainNoFaults: "障害の予定はありません。",
        .sandboxFaults: "起こす障害",
        .sandboxNoFaults: "予定はありません。f で追加します。",
        .entryFault: "障害",
        .hintPlanFault: "障害を追加",
        .hintClearFault: "障害を取り消す",
        .hintBuyOutside: "アプリ外で購入",
        .toastBoughtOutside: "{1}をアプリ外で購入しました。自動的に届きます。",
        .labelStruck: "発生",
        .sandboxFaultHelp:
            "呼び出し、障害、時期の順：purchase drop-after、verify 503 every、products latency=3s chance=50%、finish duplicate nth=2 account=ann。すべての語は kiosk sandbox fault add --help にあります。",
        .faultOfCatalog: "カタログファイルより",
        .faultOfCatalogHelp: "カタログファイルによる障害です。そこに書かれている間は起こります。",
        .faultChoose: "先に障害を選んでください。",
        .sandboxPlannedHelp: "c で取り消します。このストアのすべての kiosk に起こります。",
    ]
}
