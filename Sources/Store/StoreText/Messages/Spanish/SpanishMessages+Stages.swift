extension SpanishMessages {
    /// The texts of the demo of designs.
    static let stages: [Message: String] = [
        .stagesTitle: "Cinco diseños, interrumpidos en los mismos puntos",
        .designFinishFirst: "finaliza ya",
        .designWaiting: "espera",
        .designOrderOnDevice: "en el aparato",
        .designLogged: "y un registro",
        .designFinishFirstNote: """
        Este diseño finaliza la transacción en cuanto llega y después la hace verificar \
        al comercio.
        """,
        .designWaitingNote: """
        Este diseño finaliza tras la decisión del comercio; el número del pedido solo \
        está en memoria.
        """,
        .designOrderOnDeviceNote: """
        Este diseño es el anterior, pero el número del pedido está en un archivo del \
        dispositivo hasta saldarlo.
        """,
        .designLoggedNote: """
        Este diseño es el anterior, y antes de cada paso lo anota en el registro del \
        comercio.
        """,
        .designKioskNote: """
        kiosk crea un número propio y lo anota antes; la tienda lo firma y el comercio \
        lo conoce.
        """,
        .pointBeforePurchase: "antes de enviarla",
        .pointAfterPurchase: "cobrada, sin respuesta",
        .pointReceived: "transacción recibida",
        .pointBeforeVerify: "antes de verificar",
        .pointAfterVerify: "abonada, sin respuesta",
        .pointBeforeFinish: "antes de finalizar",
        .pointAfterFinish: "final., sin respuesta",
        .pointAppDeleted: "app borrada",
        .pointDeviceLost: "dispositivo perdido",
        .fateNotCharged: "no cobrada",
        .fateSettled: "saldada",
        .fateStuck: "atascada",
        .fateLost: "perdida",
        .fateLostWithApp: "perdida con la app",
        .fateLostWithAppShort: "con la app",
        .fateExplained: "explicable",
        .fateNoteNotCharged: "No se cobró nada, y nada se debe.",
        .fateNoteSettled: "Se cobró {1}, y lo comprado está ahí.",
        .fateNoteStuck: "Se cobró {1}, nada llegó, y el producto ya no se puede comprar.",
        .fateNoteStuckGranted: "Se cobró {1} y está ahí, pero el producto ya no se puede comprar.",
        .fateNoteLost: "Se cobró {1} y nada llegó. Nada dice qué pedido era.",
        .fateNoteLostWithApp: """
        Se cobró {1} y nada llegó. Lo que decía qué pedido era se fue con la app.
        """,
        .fateNoteExplained: """
        Se cobró {1} y nada llegó. Atención al cliente puede verlo y repararlo.
        """,
        .stagesFindsNothing: "Atención al cliente no encuentra ningún pedido de ese pago.",
        .stagesFindsOrder: "Atención al cliente encuentra el pedido {1}.",
        .stagesFindsLog: """
        Atención al cliente encuentra el pedido {1} y {2} {2|evento|eventos} del registro \
        del dispositivo.
        """,
        .differsFinishFirst: "kiosk finaliza solo lo entregado; hasta entonces vuelve a llegar.",
        .differsWaiting: """
        kiosk hace verificar todo lo que llega: la transacción firmada nombra la compra.
        """,
        .differsOrderOnDevice: """
        kiosk no necesita ese archivo: la transacción firmada nombra la compra.
        """,
        .stagesKilled: "interrumpida aquí",
        .stagesDeleted: "app borrada y reinstalada",
        .stagesLost: "dispositivo perdido, sesión en otro",
        .stagesStarted: "app iniciada de nuevo",
        .hintStory: "qué ocurrió",
        .hintCellNext: "casilla siguiente",
        .hintDesign: "diseño",
        .hintPoint: "punto",
    ]
}
