extension JapaneseMessages {
    /// The texts of SandboxScreen.
    static let sandboxScreen: [Message: String] = [
        .sandboxPlace: "支払いの結果と場所",
        .sandboxWaiting: "ストアで待機中",
        .sandboxPaid: "支払い済み",
        .sandboxNoneWaits: "なし（「{1}」で発生）。",
        .sandboxNonePaid: "支払われたものはありません。",
        .sandboxUnfinished: "請求済み、未完了",
        .sandboxWaitingHelp: "a で承認：すぐに請求されます。d で拒否：請求されることはありません。",
        .sandboxPaidHelp:
            "x で全額または半額の返金、返金の取り消し、購入の取り消し、削除ができます。すべてのデバイスに伝わります。Enter で移動します。",
        .sandboxOutcomeHelp: "次回以降の支払いの結果です。購入画面で別の指定もできます。",
        .sandboxAccountHelp: "支払う人：英数字、ピリオド、-、_。新しい名前は新しいお客様です。",
        .sandboxDeviceHelp: "どのスマートフォンか：英数字、ピリオド、-、_。新しい名前は新しいスマートフォンです。",
        .sandboxDeviceReset:
            "kiosk sandbox device reset にスマートフォンの名前を付けると、そこで kiosk が動いていない間に、新品の状態に戻せます。",
        .sandboxStorefrontHelp: "アカウントの国/地域を 3 文字で（USA や CHN など）。価格と通貨が決まります。",
        .sandboxLanguageHelp: "kiosk と製品の文章の言語です。",
        .sandboxOpenStays: "ここで {1} 件の購入が進行中です。戻ると続きます。",
        .sandboxOtherDevice: "別のデバイスまたは別のアカウントで購入されました。",
        .sandboxNotWaiting: "承認または拒否できるのは、承認待ちのものだけです。",
        .sandboxNothingCharged: "この注文に請求はないため、返金するものはありません。",
        .sandboxBackOf: "{2} のうち {1} を返金",
        .sandboxNotPaid: "返金できるのは、請求済みのものだけです。",
        .selectionGone: "選んでいたものはなくなり、別のものに変わりました。まず確認してください。",
    ]
}
