extension JapaneseMessages {
    /// The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
    static let workbench: [Message: String] = [
        .plainHelpEdit: "販売内容を変更します。edit だけで、変更できることと変更済みのことをお知らせします。",
        .plainHelpCrash: "次の購入のその時点でこのプログラムを強制終了します。crash だけで時点の一覧、none で取り消します。",
        .plainAsInCatalog: "カタログのとおりに戻す",
        .plainCrashPlanned:
            "このプログラムは {1} の時点で、一度だけ本当に強制終了します。もう一度起動すると続きから再開し、処理した内容をお知らせします。crash none で取り消します。",
        .changedByHand: "サンドボックスで手動変更済み。kiosk sandbox product ID --reset で元に戻ります。",
        .newBadge: "新着",
        .sandboxProducts: "販売中のもの",
        .entryProduct: "製品を変更",
        .sandboxProductHelp:
            "変更を一つ：availability removed（または draft、in-review、cleared）、price 1.99、sale 0.49 +PT1H、not-in JPN,DEU、only-in USA、title 文字、description 文字、reset。このストアのすべての kiosk にすぐ反映されます。",
        .sandboxProductLineHelp:
            "左右で販売状態、Enter でその他を変更します。ここでの変更は、カタログのファイルにかかわらず reset を入力するまで残ります。",
        .availabilityCleared: "販売中",
        .availabilityDraft: "下書き",
        .availabilityInReview: "審査中",
        .availabilityRemoved: "削除済み",
        .labelChanged: "変更",
        .notInCatalog: "カタログにはもうありません",
        .lowBalanceOffer: "残り{1}。{2}を{3}で？",
        .lowBalanceKeys: "{1} で購入、Esc で隠す",
        .hintTakeOffer: "おすすめを買う",
        .crashLabel: "クラッシュ",
        .crashNever: "しない",
        .sandboxCrashHelp:
            "次の購入のどこで、このプログラムが本当に一度だけ強制終了するか。左右で選択、Enter で任意の地点か now。次の起動時に、処理した内容を表示します。",
        .entryCrash: "クラッシュの地点",
        .crashNoPoint: "「{1}」という地点はありません。",
        .sandboxCrashEntryHelp: "before か after と呼び出し：{1}。never または now も使えます。そこで強制終了し、次の起動で続きます。",
        .crashedAt: "予定どおり kiosk は {1} で強制終了しました。もう一度起動すると、記録から続け、処理した内容を表示します。",
        .crashedNow: "指示どおり kiosk は強制終了しました。もう一度起動すると、記録から続け、処理した内容を表示します。",
        .settledAtStart: "前回の kiosk が残した処理が完了：{1}",
    ]
}
