extension JapaneseMessages {
    /// The texts that say why not.
    static let reasons: [Message: String] = [
        .buyBlockedReading: "ここでは購入できません：{1}",
        .buyBlockedBusy: "この製品の購入が進行中です。",
        .buyBlockedStarting: "ショップを開いています。",
        .buyBlockedOther: "別の kiosk がこのデバイスを操作しています",
        .buyBlockedOffline: "ショップはオフラインです。応答が戻れば購入できます。",
        .offerBuy: "{1} で購入（実際のお金は不要）",
        .offerFreeAgain: "もう一度入手（無料）",
        .blockedBuy: "購入できません。{1}",
        .unknownID: "ストアに {1} はありません。つづりをご確認ください。",
        .unknownNearest: "ストアに {1} はありません。{2} のことですか？",
        .reasonDraft: "下書きです。まだストアに提出されていません。",
        .reasonInReview: "ストアの審査待ちです。",
        .reasonRemoved: "販売が終了しました。",
        .reasonNotInStorefront: "この国/地域（{1}）での価格がありません。",
        .reasonNoPrice: "カタログに読み取れる価格がありません。",
        .reasonTypeNotSold: "このストアでは「{1}」をまだ販売していません。",
        .declinedPayment: "支払いが拒否されました。請求は発生していません。もう一度試すか、別の支払い方法を選んでください。",
        .declinedApproval: "購入のリクエストが拒否されました。請求は発生していません。",
        .declinedTerms: "注文が届く前に価格か製品が変わりました。請求は発生していません。製品を開き直して現在の価格をご確認ください。",
        .declinedExpired: "送信できた時点で注文が古すぎました。請求は発生していません。必要であればもう一度購入してください。",
        .declinedUnavailable: "この製品は現在ご購入いただけません。請求は発生していません。",
        .declinedQuantity: "この数量は一度に購入できません。請求は発生していません。別の数量を選んでください。",
        .declinedRefused: "ストアが購入を拒否しました。請求は発生していません。理由は履歴にあります。",
    ]
}
