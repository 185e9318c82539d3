extension SpanishMessages {
    /// What each word of the dialogue in lines does.
    static let plainHelp: [Message: String] = [
        .plainHelpNumbers: "Un número elige de la última lista. Ejemplos de lo que se escribe:",
        .plainHelpList: "los productos.",
        .plainHelpShow: "todo sobre un producto o una transacción; también por número.",
        .plainHelpFind: """
        solo lo que tiene estas palabras. Campos: type, owned, price, sale, available, \
        grants; state en las transacciones; kind y order en el registro. Solo: todo de nuevo.
        """,
        .plainHelpSort: "otro orden: type, name, price o price-down.",
        .plainHelpBuy: "pregunta, y compra con yes. La última palabra puede ser la cantidad.",
        .plainHelpRestore: "recupera lo que la cuenta posee.",
        .plainHelpTransactions: "todas las compras, o parte: all, open, failed, refunded.",
        .plainHelpFinish: "finaliza a mano lo entregado.",
        .plainHelpReceipt: """
        la transacción firmada, explicada campo a campo; sola, la más reciente.
        """,
        .plainHelpSave: """
        guarda el recibo en un archivo nuevo, en la carpeta donde se inició kiosk.
        """,
        .plainHelpLibrary: "el monedero y lo que posee.",
        .plainHelpSpend: "pregunta, y lo toma del monedero con yes.",
        .plainHelpSandbox: "cómo salen los pagos, quién y dónde se está, qué espera y qué se pagó.",
        .plainHelpOutcome: "cómo salen los próximos pagos; outcome sola dice todas las formas.",
        .plainHelpApprove: "aprueba lo que espera; entonces se cobra. Sola si espera una cosa.",
        .plainHelpDecline: "rechaza lo que espera; no se cobra nunca.",
        .plainHelpRefund: """
        pregunta, y devuelve todo el precio con yes; con half, ask, decline, reverse, revoke o \
        delete detrás hace eso otro.
        """,
        .plainHelpAccount: "otro cliente; un nombre nuevo es uno nuevo.",
        .plainHelpDevice: "otro teléfono; un nombre nuevo es uno nuevo.",
        .plainHelpStorefront: "otro país, en tres letras; decide los precios.",
        .plainHelpLanguage: "otro idioma; sola, la lista.",
        .plainHelpLog: "los eventos más recientes, el último primero.",
        .plainHelpFollow: """
        dice lo que ocurre con las compras en cuanto llega al registro, on u off.
        """,
        .plainHelpExport: "guarda el registro en un archivo nuevo, según find.",
        .plainHelpUndo: "deshace un filtro, un orden, un resultado de pago o un idioma.",
        .plainHelpRedo: "rehace lo deshecho.",
        .plainHelpRefresh: "pide de nuevo los productos a la tienda.",
        .plainHelpMore: "las líneas siguientes de una lista larga.",
        .plainHelpRepeat: "repite lo dicho desde la línea anterior.",
        .plainHelpBack: "la lista del lugar donde está.",
        .plainHelpMenu: "qué se puede hacer aquí, por números.",
        .plainHelpWhere: "cuenta, dispositivo, país, idioma y pago.",
        .plainHelpHelp: "todas las palabras, o una de ellas.",
        .plainHelpQuit: "sale de la tienda; lo abierto continúa en el próximo inicio.",
    ]
}
