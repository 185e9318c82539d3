extension JapaneseMessages {
    /// The texts of how payments go.
    static let outcomes: [Message: String] = [
        .outcomeSlowApprove: "遅れて承認",
        .outcomeSlowDecline: "遅れて拒否",
        .outcomeInterrupted: "中断",
        .outcomeAnswerLost: "応答が届かない",
        .outcomeStuck: "ストアで停止",
        .outcomeFunds: "拒否：残高不足",
        .outcomeNotAllowed: "拒否：許可されていない",
        .outcomeTerms: "拒否：価格が変更",
        .outcomeUnavailable: "拒否：販売対象外",
        .outcomeIneligible: "拒否：特典の対象外",
        .outcomeRefused: "拒否：理由なし",
        .outcomeNoteSlowApprove: "ストアの時計で 3 分後に請求されます。それまでは待機します。",
        .outcomeNoteSlowDecline: "ストアの時計で 3 分後に拒否されます。それまでは待機します。",
        .outcomeNoteInterrupted: "失敗し、請求は発生しません。kiosk sandbox resolve の後、新しい購入が自動で届きます。",
        .outcomeNoteAnswerLost: "ストアは請求しますが、応答は届きません。kiosk が問い合わせ直し、支払いは 1 回だけです。",
        .outcomeNoteStuck: "ストアは請求しますが、購入済みと答え、何も一覧に出しません。kiosk sandbox unstick まで続きます。",
        .declinedFunds: "残高が足りません。請求は発生していません。残高を追加するか、別の支払い方法を選んでください。",
        .declinedNotAllowed: "このデバイスでは購入が許可されていません。請求は発生していません。管理者にご確認ください。",
        .declinedInterrupted: """
        先にストアでの手続き（支払い情報の更新など）が必要です。請求は発生していません。手続きが済むと購入は自動で届きます。もう一度購入しないでください。
        """,
        .declinedInterruptedPast: "先にストアでの手続きが必要でした。この注文の請求は発生していません。その後、同じ製品の購入が自動で届いています。",
        .declinedInterruptedOver: "先にストアでの手続きが必要でした。請求は発生していません。注文は取りやめられ、何も届きません。",
        .declinedLapsed: "購入のリクエストに 1 日間回答がありませんでした。請求は発生していません。もう一度リクエストできます。",
        .stepLeftWaiting: "自動で処理できず",
        .stepHandedOut: "ようやく引き渡し",
        .orderInterrupted: "中断",
        .orderStuck: "ストアで停止中",
        .sandboxInterruptedHelp: "a で問題を解決します。その時点で請求され、購入は自動で届きます。",
        .sandboxStuckHelp: "a で引き渡します。それまでストアは購入済みと答え、何も一覧に出しません。",
    ]
}
