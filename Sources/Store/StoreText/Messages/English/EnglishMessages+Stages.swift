extension EnglishMessages {
    /// The texts of the demo of designs.
    static let stages: [Message: String] = [
        .stagesTitle: "Five designs, killed at the same points",
        .designFinishFirst: "finish first",
        .designWaiting: "await verdict",
        .designOrderOnDevice: "order on disk",
        .designLogged: "and a log",
        .designFinishFirstNote: """
        This design finishes a transaction as soon as it comes, and has the merchant \
        verify it afterwards.
        """,
        .designWaitingNote: """
        This design finishes after the merchant’s verdict, and has the number of the \
        order in memory only.
        """,
        .designOrderOnDeviceNote: """
        This design is the one before it, but the number of the order is in a file of \
        the device until it is settled.
        """,
        .designLoggedNote: """
        This design is the one before it, and tells the merchant’s log of each step \
        first.
        """,
        .designKioskNote: """
        kiosk makes a number of its own and writes it down first; the store signs it, \
        the merchant knows it.
        """,
        .pointBeforePurchase: "before it is sent",
        .pointAfterPurchase: "charged, no answer",
        .pointReceived: "transaction received",
        .pointBeforeVerify: "before verification",
        .pointAfterVerify: "granted, no answer",
        .pointBeforeFinish: "before finishing",
        .pointAfterFinish: "finished, no answer",
        .pointAppDeleted: "the app is deleted",
        .pointDeviceLost: "the device is lost",
        .fateNotCharged: "not charged",
        .fateSettled: "settled",
        .fateStuck: "stuck",
        .fateLost: "lost",
        .fateLostWithApp: "lost with the app",
        .fateLostWithAppShort: "lost with it",
        .fateExplained: "explained",
        .fateNoteNotCharged: "Nothing was charged, and nothing is owed.",
        .fateNoteSettled: "{1} was charged, and the goods are there.",
        .fateNoteStuck: "{1} was charged, no goods came, and the product cannot be bought again.",
        .fateNoteStuckGranted: """
        {1} was charged, the goods are there, but the product cannot be bought again.
        """,
        .fateNoteLost: "{1} was charged, and no goods came. Nothing says which order it was.",
        .fateNoteLostWithApp: """
        {1} was charged, and no goods came. What said which order it was has gone with the \
        app.
        """,
        .fateNoteExplained: """
        {1} was charged, and no goods came. Support can see it, and make it good.
        """,
        .stagesFindsNothing: "Support finds no order that belongs to the payment.",
        .stagesFindsOrder: "Support finds order {1}.",
        .stagesFindsLog: "Support finds order {1}, and {2} {2|event|events} of the device’s log.",
        .differsFinishFirst: "kiosk finishes only what is delivered, so it comes again until then.",
        .differsWaiting: """
        kiosk has whatever comes verified: the signed transaction itself names the purchase.
        """,
        .differsOrderOnDevice: """
        kiosk needs no file for it: the signed transaction itself names the purchase.
        """,
        .stagesKilled: "killed here",
        .stagesDeleted: "app deleted, installed anew",
        .stagesLost: "device lost, signed in on a new one",
        .stagesStarted: "app started again",
        .hintStory: "what happened",
        .hintCellNext: "next cell",
        .hintDesign: "design",
        .hintPoint: "point",
    ]
}
