extension SpanishMessages {
    /// The texts of the line mode.
    static let plain: [Message: String] = [
        .plainWelcome: "kiosk, una tienda de prueba: sin dinero real. {1} en {2}, {3}.",
        .plainCommands: """
        Comandos: list, show N, buy N [CANTIDAD], restore, transactions, library, spend BIEN \
        CANTIDAD, outcome [NOMBRE], help, quit. N es un número de la lista o parte de un id.
        """,
        .plainPrompt: "kiosk> ",
        .plainUnknown: "No se reconoce «{1}». Escriba help.",
        .plainNoProduct: "No hay ningún producto {1}. Escriba list.",
        .plainBuyQuestion: "¿Comprar {1} × {2} por {3}? Sin dinero real. Escriba yes si compra: ",
        .plainNotBought: "No comprado. No se le ha cobrado.",
        .plainGoodbye: "Hasta pronto.",
    ]
}
