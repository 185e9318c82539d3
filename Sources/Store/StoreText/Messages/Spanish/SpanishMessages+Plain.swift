extension SpanishMessages {
    /// The texts of the dialogue in lines.
    static let plain: [Message: String] = [
        .plainWelcome: "kiosk, una tienda de pruebas: sin dinero real. {1} en {2}, {3}.",
        .plainHint: """
        Escriba un número para elegir, menu para oír qué se puede hacer aquí o help para oír \
        todas las palabras.
        """,
        .plainComma: ", ",
        .plainFact: "{1}: {2}",
        .plainNews: "{1}: {2}. {3}",
        .plainPrompt: "kiosk> ",
        .plainUnknown: "No se reconoce «{1}». Escriba help.",
        .plainNoProduct: "No hay ningún producto {1}. Escriba list.",
        .plainNoTransaction: "No hay ninguna transacción {1}. Escriba transactions.",
        .plainNoGood: "En el monedero no hay {1}. Escriba library.",
        .plainNoNumber: "La última lista no tiene el número {1}.",
        .plainNoReceipt: "Escriba primero receipt; después se puede guardar.",
        .plainNoCatalog: "La tienda no envió sus productos. No se cobró nada. Escriba refresh.",
        .plainUnscreened: """
        Eso es propio de la pantalla completa: este diálogo no tiene temas, teclas ni ratón.
        """,
        .plainSlow: "Tarda más de lo normal y continúa por sí solo. Se le avisará.",
        .plainNoAnswer: "No hubo respuesta. Nada ha cambiado. Inténtelo de nuevo.",
        .plainAgain: "volver a {1}",
        .plainMore: "Van {1} de {2}. Escriba more para oír los siguientes.",
        .plainNoMore: "Eso era todo.",
        .plainProducts: "{1} {1|producto|productos}.",
        .plainTransactions: "{1} {1|transacción|transacciones}.",
        .plainEvents: "{1} {1|evento|eventos} en el registro.",
        .plainFound: "{1} de {2} {1|coincide|coinciden} con «{3}».",
        .plainNothingFound: "Nada coincide con «{1}». Escriba solo find para recuperarlo todo.",
        .plainSeveral: "«{1}» puede ser {2}:",
        .plainNothingOwned: "Todavía no posee nada. Escriba restore para restaurar sus compras.",
        .plainLibrary: "Lo que tiene {1}:",
        .plainDeferred: """
        Alguien debe aprobarlo: escriba approve o decline. Antes de eso no se le cobra.
        """,
        .plainAfter: "{1} después",
        .plainBuyQuestion: """
        ¿Comprar {1} × {2} por {3}? No se cobra dinero real. Escriba yes para comprar: 
        """,
        .plainQuantityHint: "Un número de {1} a {2} cambia la cantidad.",
        .plainNotBought: "No comprado. No se le ha cobrado.",
        .plainSpendQuestion: "¿Gastar {1}? Escriba yes para gastar: ",
        .plainNotSpent: "No se gastó nada.",
        .plainRefundQuestion: "¿Devolver {2} por {1}? Escriba yes para reembolsar: ",
        .plainNotRefunded: "No se reembolsó nada.",
        .plainUnchanged: "No se cambió nada.",
        .plainFollowing: """
        Se sigue el registro: lo que ocurre con las compras se dice en cuanto se anota.
        """,
        .plainNotFollowing: "Ya no se sigue el registro.",
        .plainNewPrice: "{1}: ahora {2}, antes {3}.",
        .plainNewText: "{1}: texto nuevo.",
        .plainNewProduct: "Nuevo: {1}, {2}.",
        .plainSoldAgain: "Ya a la venta: {1}, {2}.",
        .plainGone: "{1}: ya no está a la venta.",
        .plainNotOwned: "{1}: ya no es suyo.",
        .plainMoreChanges: "Y {1} {1|cambio|cambios} más.",
        .plainGoodbye: "Hasta pronto.",
        .plainDeedQuestion: "{1}: ¿{2}? Escriba yes para hacerlo: ",
    ]
}
