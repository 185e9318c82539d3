extension GermanMessages {
    /// The texts of the demo of product types.
    static let demo: [Message: String] = [
        .hintStepNext: "weiter",
        .hintStepBack: "zurück",
        .hintPlay: "abspielen",
        .hintPause: "anhalten",
        .hintFaster: "schneller",
        .hintSlower: "langsamer",
        .hintAgain: "von vorn",
        .hintOther: "andere Spalte",
        .demoBeingPlayed: """
        Wird gerade gespielt, in eigenen Welten: mit Store, Händler und Geräten, die danach \
        wieder weg sind. Gleich ist es hier zu sehen.
        """,
        .demoTitle: "Verbrauchbar und nicht verbrauchbar nebeneinander",
        .demoBuy: "kaufen",
        .demoBuyAgain: "erneut kaufen",
        .demoSpend: "ausgeben",
        .demoSecondDevice: "zweites Gerät",
        .demoRestore: "wiederherstellen",
        .demoRefund: "erstatten",
        .demoNothing: "nichts",
        .demoOff: "noch nicht da",
        .demoPhone: "Handy",
        .demoTablet: "Tablet",
        .demoReceipts: "Belege des Stores",
        .demoRefersTo: "zu {1}",
        .demoBoughtToUse: """
        Einmal abgebucht: Der Händler hat die Ware gutgeschrieben, sie ist zum Verbrauchen \
        da.
        """,
        .demoBoughtForGood: """
        Einmal abgebucht: Von jetzt an gehört es dem Konto, und es verbraucht sich nicht.
        """,
        .demoChargedAgain: """
        Verbrauchbares kann man wieder kaufen: eine eigene Buchung, ein eigener Beleg und \
        die Ware noch einmal.
        """,
        .demoFreeAgain: """
        Es ist schon gekauft: Der Store bucht nichts ab, und der Beleg verweist auf den \
        ersten.
        """,
        .demoSpentAtMerchant: """
        Ausgeben geht nur App und Händler an: Der Store wird nicht gefragt, kein Beleg \
        ändert sich.
        """,
        .demoNothingToSpend: """
        Was für immer gekauft ist, verbraucht sich nicht: Es gibt nichts auszugeben.
        """,
        .demoWalletFollows: """
        Auf das zweite Gerät kommt kein Beleg; das Guthaben ist da, weil der Händler es \
        führt.
        """,
        .demoWaitsForRestore: """
        Nichts kommt ungefragt: Das zweite Gerät hat es erst nach dem Wiederherstellen.
        """,
        .demoNothingToRestore: """
        Der Store hat nichts wiederherzustellen: Verbrauchbares kommt nicht zurück. Das \
        Guthaben führt der Händler.
        """,
        .demoRestored: """
        Der Store stellt diesem Gerät einen Beleg aus, der auf den ersten verweist, und \
        bucht nichts ab.
        """,
        .demoRefundedGoods: "Das Geld ging zurück, und der Händler nahm die Ware zurück.",
        .demoRefundedSpent: """
        Das Geld ging zurück; was schon ausgegeben ist, bleibt als Schuld stehen.
        """,
        .demoRefundedOwnership: """
        Das Geld ging zurück: Die Belege sind widerrufen, kein Gerät besitzt es mehr.
        """,
    ]
}
