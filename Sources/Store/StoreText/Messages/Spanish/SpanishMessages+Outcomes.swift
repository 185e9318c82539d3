extension SpanishMessages {
    /// The texts of how payments go.
    static let outcomes: [Message: String] = [
        .outcomeSlowApprove: "aprobar despacio",
        .outcomeSlowDecline: "rechazar despacio",
        .outcomeInterrupted: "interrumpido",
        .outcomeAnswerLost: "respuesta perdida",
        .outcomeStuck: "atascado",
        .outcomeFunds: "rechazar: falta saldo",
        .outcomeNotAllowed: "rechazar: no permitido aquí",
        .outcomeTerms: "rechazar: cambió el precio",
        .outcomeUnavailable: "rechazar: no está a la venta",
        .outcomeIneligible: "rechazar: oferta no válida",
        .outcomeRefused: "rechazar: sin motivo",
        .outcomeNoteSlowApprove: """
        Se cobra a los tres minutos del reloj de la tienda; hasta entonces espera.
        """,
        .outcomeNoteSlowDecline: """
        Se rechaza a los tres minutos del reloj de la tienda; hasta entonces espera.
        """,
        .outcomeNoteInterrupted: """
        Falla y no se cobra nada. Tras kiosk sandbox resolve llega sola una compra nueva.
        """,
        .outcomeNoteAnswerLost: """
        La tienda cobra y su respuesta no llega nunca: kiosk pregunta otra vez y usted paga \
        una vez.
        """,
        .outcomeNoteStuck: """
        La tienda cobra, dice que ya se compró y no muestra nada: hasta kiosk sandbox unstick.
        """,
        .declinedFunds: """
        No hay saldo suficiente en la cuenta. No se le ha cobrado. Añada saldo o elija otra \
        forma de pago.
        """,
        .declinedNotAllowed: """
        En este dispositivo no se permiten compras. No se le ha cobrado. Pregunte a quien lo \
        administra.
        """,
        .declinedInterrupted: """
        La tienda necesita antes algo de usted, como nuevos datos de pago. No se le ha \
        cobrado. Cuando esté resuelto, la compra llega sola: no compre otra vez.
        """,
        .declinedInterruptedPast:
            "La tienda necesitaba antes algo de usted. No se le ha cobrado este pedido; desde entonces ha llegado sola una compra del mismo producto.",
        .declinedInterruptedOver:
            "La tienda necesitaba antes algo de usted. No se le ha cobrado. El pedido se abandonó: ya no llega nada.",
        .declinedLapsed: """
        Nadie respondió a la solicitud de compra en un día. No se le ha cobrado. Puede pedirlo \
        de nuevo.
        """,
        .stepLeftWaiting: "no se pudo resolver solo",
        .stepHandedOut: "entregado al fin",
        .orderInterrupted: "interrumpido",
        .orderStuck: "atascado en la tienda",
        .sandboxInterruptedHelp: "a resuelve lo que lo impedía: entonces se cobra y llega solo.",
        .sandboxStuckHelp: """
        a lo entrega. Hasta entonces la tienda dice que ya se compró y no muestra nada.
        """,
    ]
}
