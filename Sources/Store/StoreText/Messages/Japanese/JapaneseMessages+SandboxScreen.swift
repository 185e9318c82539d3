extension JapaneseMessages {
    /// The texts of SandboxScreen.
    static let sandboxScreen: [Message: String] = [
        .sandboxPlace: "支払い方法と場所",
        .sandboxWaiting: "承認待ち",
        .sandboxPaid: "支払い済み",
        .sandboxNoneWaits: "なし。支払い「{1}」で待ちになります。",
        .sandboxNonePaid: "支払われたものはありません。",
        .sandboxUnfinished: "請求済み、未完了",
        .sandboxWaitingHelp: "a で承認：すぐに請求されます。d で拒否：請求されることはありません。",
        .sandboxPaidHelp: "x で全額を返金し、商品と所有権をすべてのデバイスで取り消します。Enter で移動します。",
        .sandboxOutcomeHelp: "次回からの支払いの結果です。購入画面で別の指定もできます。",
        .sandboxAccountHelp: "支払う人：英数字、ドット、-、_。新しい名前は新しいお客様です。",
        .sandboxDeviceHelp: "どの電話か：英数字、ドット、-、_。新しい名前は新しい電話です。",
        .sandboxStorefrontHelp: "アカウントの国を 3 文字で（USA や CHN など）。価格と通貨が決まります。",
        .sandboxLanguageHelp: "kiosk と製品の文章の言語です。",
        .sandboxOpenStays: "ここで {1} 件の購入が進行中です。戻ると続きます。",
        .sandboxOtherDevice: "別のデバイスまたは別のアカウントで購入されました。",
        .sandboxNotWaiting: "承認または拒否できるのは、承認待ちのものだけです。",
        .sandboxNotPaid: "返金できるのは、請求済みのものだけです。",
    ]
}
