extension JapaneseMessages {
    /// What each word of the dialogue in lines does.
    static let plainHelp: [Message: String] = [
        .plainHelpNumbers: "番号で直前の一覧から選べます。入力の例：",
        .plainHelpList: "製品の一覧。",
        .plainHelpShow: "製品や取引の詳細。番号でも指定できます。",
        .plainHelpFind: """
        これらの語を含むものだけ。項目：type、owned、price、sale、available、grants。取引では state、ログでは kind と order。単独では全部\
        に戻ります。
        """,
        .plainHelpSort: "並び順：type、name、price、price-down。",
        .plainHelpBuy: "確認のうえ、yes で購入します。最後の語は数量にできます。",
        .plainHelpRestore: "アカウントの購入を復元します。",
        .plainHelpTransactions: "すべての購入、またはその一部：all、open、failed、refunded。",
        .plainHelpFinish: "届いた購入を手動で完了します。",
        .plainHelpReceipt: "署名付き取引を項目ごとに説明します。単独では最新のもの。",
        .plainHelpSave: "レシートを、kiosk を起動したフォルダの新しいファイルに保存します。",
        .plainHelpLibrary: "ウォレットと所有しているもの。",
        .plainHelpSpend: "確認のうえ、yes でウォレットから使います。",
        .plainHelpSandbox: "支払いの結果、アカウントと場所、承認待ちと支払い済みの注文。",
        .plainHelpOutcome: "次の支払いの結果。outcome だけで一覧を表示します。",
        .plainHelpApprove: "承認待ちを承認し、請求します。1 件だけなら単独で使えます。",
        .plainHelpDecline: "承認待ちを拒否します。請求されません。",
        .plainHelpRefund: """
        確認のうえ、yes で全額を返金します。後ろに half、ask、decline、reverse、revoke、delete \
        を付けるとその操作をします。
        """,
        .plainHelpAccount: "別のお客様。新しい名前は新しいお客様です。",
        .plainHelpDevice: "別のスマートフォン。新しい名前は新しいスマートフォンです。",
        .plainHelpStorefront: "別の国/地域（3 文字）。価格が決まります。",
        .plainHelpLanguage: "別の言語。単独では一覧。",
        .plainHelpLog: "最新のイベントを新しい順に。",
        .plainHelpFollow: "購入の動きをログに入るたびに読み上げます。on か off。",
        .plainHelpExport: "ログを新しいファイルに保存します。find の範囲に従います。",
        .plainHelpUndo: "絞り込み、並び順、支払いの結果、言語の変更を取り消します。",
        .plainHelpRedo: "取り消した変更をやり直します。",
        .plainHelpRefresh: "製品をストアに問い合わせ直します。",
        .plainHelpMore: "長い一覧の続き。",
        .plainHelpRepeat: "直前の行のあとにお伝えした内容をもう一度。",
        .plainHelpBack: "今いる場所の一覧。",
        .plainHelpMenu: "ここでできること。番号で選べます。",
        .plainHelpWhere: "アカウント、デバイス、国/地域、言語、支払い。",
        .plainHelpHelp: "使える言葉の一覧、またはその一つ。",
        .plainHelpQuit: "ショップを出ます。途中のものは次回の起動時に続きます。",
    ]
}
