extension JapaneseMessages {
    /// The texts for states and stages.
    static let states: [Message: String] = [
        .statePurchasing: "購入中",
        .stateDeferred: "保留中",
        .statePurchased: "購入済み",
        .stateFailed: "失敗",
        .stateRestored: "復元済み",
        .stateFinished: "完了",
        .stageJournalled: "記録済み",
        .stageSubmitting: "ストアに問い合わせ中",
        .stageRetrying: "応答なし、再問い合わせ中",
        .stageAwaitingApproval: "承認待ち",
        .stageReceived: "受領済み",
        .stageVerified: "検証済み",
        .stageDelivered: "お届け済み",
        .stageFinished: "完了",
        .stageDeclined: "拒否",
        .stageCancelled: "キャンセル済み",
        .stageQuarantined: "隔離済み",
        .stageRefunded: "返金済み",
        .mapWritten: "記録",
        .mapAsking: "問い合わせ",
        .mapNoAnswer: "応答なし",
        .mapApproval: "承認待ち",
        .chargedYes: "請求済み",
        .chargedNo: "請求なし",
        .chargedBack: "返金済み",
        .chargedPartBack: "一部返金済み",
        .chargedUnknown: "請求の有無は不明",
        .explainPurchasing: "注文をストアに送信しています。",
        .explainUnknown: "請求されたかどうかはまだわかりません。同じ注文を再度問い合わせるため、二重に請求されることはありません。",
        .explainDeferred: "承認が必要です（ここでは画面 5）。それまで請求は発生しません。",
        .explainPurchased: "請求されました。商品を確認してお届けしています。",
        .explainUnfinished: "商品はお手元にあります。あとはストアへの通知だけです。",
        .explainFinished: "支払い、お届け、精算が済みました。",
        .explainFailed: "請求は発生していません。",
        .explainCancelled: "キャンセルされました。請求は発生していません。",
        .explainRestored: "以前の購入から復元されました。請求は発生していません。",
        .explainQuarantined: "販売元が購入を拒否し、何もお届けしていません。請求された場合は、販売元に注文番号をお伝えください。",
        .explainSharingEnded: "家族の共有が終了しました。",
        .explainWithdrawn: "ストアが取り消しました。返金はありません。",
        .explainDeleted: "テストストアで削除されました。支払いと付与されたものはそのままです。",
        .explainRefunded: "返金され、購入したものは取り消されました。",
        .explainPartRefunded:
            "一部が返金されました。所有していたものは取り消され、アイテムも同じ割合で取り消されました。",
        .explainStuck: """
        ストアは購入済みと答えますが、未完了の一覧には何もありません。もう一度購入する必要はありません。\
        ストアが引き渡すまで同じ注文を問い合わせます（ここでは画面 5、または \
        kiosk sandbox unstick）。
        """,
    ]
}
