extension SpanishMessages {
    /// The texts of SandboxScreen.
    static let sandboxScreen: [Message: String] = [
        .sandboxPlace: "cómo salen los pagos, y dónde",
        .sandboxWaiting: "esperan en la tienda",
        .sandboxPaid: "pagados",
        .sandboxNoneWaits: "Ninguna. Use «{1}».",
        .sandboxNonePaid: "No se pagó nada.",
        .sandboxUnfinished: "cobrado, no finalizado",
        .sandboxWaitingHelp: "a lo aprueba: se cobra ya. d lo rechaza: no se cobra nunca.",
        .sandboxPaidHelp:
            "x reembolsa todo o la mitad, anula un reembolso, retira o borra; todos los dispositivos lo saben. Intro lleva allí.",
        .sandboxOutcomeHelp: "Cómo salen los próximos pagos, salvo que el diálogo diga otra cosa.",
        .sandboxAccountHelp: """
        Quién paga: letras, cifras, puntos, - y _. Un nombre nuevo es un cliente nuevo.
        """,
        .sandboxDeviceHelp: """
        Qué teléfono es: letras, cifras, puntos, - y _. Un nombre nuevo es un teléfono nuevo.
        """,
        .sandboxDeviceReset:
            "kiosk sandbox device reset, con el nombre de un teléfono, lo deja como nuevo, mientras ningún kiosk funcione en él.",
        .sandboxStorefrontHelp: """
        El país de la cuenta en tres letras, como USA o CHN; decide los precios y la moneda.
        """,
        .sandboxLanguageHelp: "El idioma de kiosk y de los textos de los productos.",
        .sandboxOpenStays: """
        Aquí hay {1} {1|compra abierta|compras abiertas}: {1|continúa|continúan} cuando vuelva.
        """,
        .sandboxOtherDevice: "Se compró en otro dispositivo o con otra cuenta.",
        .sandboxNotWaiting: "Solo lo que espera aprobación se puede aprobar o rechazar.",
        .sandboxNothingCharged: "Por este pedido no se cobró nada: no hay nada que reembolsar.",
        .sandboxBackOf: "devueltos {1} de {2}",
        .sandboxNotPaid: "Solo lo que se cobró se puede reembolsar.",
        .selectionGone: "Lo seleccionado ya no está y hay otra cosa en su lugar: mire primero.",
    ]
}
