extension SpanishMessages {
    /// The texts of the demo of product types.
    static let demo: [Message: String] = [
        .hintStepNext: "paso siguiente",
        .hintStepBack: "paso anterior",
        .hintPlay: "reproducir",
        .hintPause: "pausar",
        .hintFaster: "más rápido",
        .hintSlower: "más lento",
        .hintAgain: "desde el principio",
        .hintOther: "otra columna",
        .demoBeingPlayed: """
        Se está jugando ahora mismo, en mundos propios: con una tienda, un comercio y \
        dispositivos que después desaparecen. Enseguida se verá aquí.
        """,
        .demoTitle: "Consumible y no consumible, lado a lado",
        .demoBuy: "comprar",
        .demoBuyAgain: "comprar de nuevo",
        .demoSpend: "gastar",
        .demoSecondDevice: "otro dispositivo",
        .demoRestore: "restaurar",
        .demoRefund: "reembolsar",
        .demoNothing: "nada",
        .demoOff: "aún no está",
        .demoPhone: "móvil",
        .demoTablet: "tableta",
        .demoReceipts: "Recibos de la tienda",
        .demoRefersTo: "remite a {1}",
        .demoBoughtToUse: "Cobrado una vez: el comercio lo ha abonado, y está para gastarse.",
        .demoBoughtForGood: "Cobrado una vez: desde ahora es de la cuenta y no se gasta.",
        .demoChargedAgain: """
        Lo que se gasta puede comprarse otra vez: un cobro y un recibo propios, y se abona \
        de nuevo.
        """,
        .demoFreeAgain: "Ya es suyo: la tienda no cobra nada, y el recibo remite al primero.",
        .demoSpentAtMerchant: """
        Gastar es cosa de la app y el comercio: no se pregunta a la tienda y ningún recibo \
        cambia.
        """,
        .demoNothingToSpend: "Lo que es suyo para siempre no se gasta: no hay nada que gastar.",
        .demoWalletFollows: """
        Al otro dispositivo no llega ningún recibo; el saldo está porque lo lleva el \
        comercio.
        """,
        .demoWaitsForRestore: """
        Nada llega sin pedirlo: el otro dispositivo lo tiene solo tras restaurar.
        """,
        .demoNothingToRestore: """
        La tienda no tiene nada que restaurar: lo consumible no vuelve. El saldo es del \
        comercio.
        """,
        .demoRestored: """
        La tienda emite para este dispositivo un recibo que remite al primero, y no cobra \
        nada.
        """,
        .demoRefundedGoods: "El dinero volvió y el comercio retiró lo abonado.",
        .demoRefundedSpent: """
        El dinero volvió; lo ya gastado no puede retirarse y queda como deuda.
        """,
        .demoRefundedOwnership: """
        El dinero volvió: los recibos quedan revocados y ningún dispositivo lo tiene ya.
        """,
    ]
}
