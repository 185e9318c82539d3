extension SpanishMessages {
    /// The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
    static let workbench: [Message: String] = [
        .plainHelpEdit: """
        cambia lo que se vende; edit sola dice qué se puede cambiar y qué se cambió.
        """,
        .plainHelpCrash: """
        mata este programa ahí, en la próxima compra; sola dice los puntos, none lo quita.
        """,
        .plainAsInCatalog: "de nuevo como en el catálogo",
        .plainCrashPlanned: """
        Este programa se matará {1}, de verdad y una vez. Ábralo de nuevo entonces: sigue donde \
        estaba y dice qué resolvió. crash none lo quita.
        """,
        .changedByHand: """
        Cambiado a mano en el sandbox; kiosk sandbox product ID --reset lo deshace.
        """,
        .newBadge: "nuevo",
        .sandboxProducts: "lo que se vende",
        .entryProduct: "cambiar un producto",
        .sandboxProductHelp: """
        Un cambio: availability removed (o draft, in-review, cleared), price 1.99, sale 0.49 \
        +PT1H, not-in JPN,DEU, only-in USA, title TEXTO, description TEXTO, o reset. Todos los \
        kiosk de esta tienda lo venden así enseguida.
        """,
        .sandboxProductLineHelp: """
        Izquierda y derecha cambian si se vende, Enter todo lo demás. Lo que se cambia aquí \
        queda, diga lo que diga el archivo del catálogo, hasta que se escriba reset.
        """,
        .availabilityCleared: "a la venta",
        .availabilityDraft: "borrador",
        .availabilityInReview: "en revisión",
        .availabilityRemoved: "retirado",
        .labelChanged: "cambiado",
        .notInCatalog: "ya no está en el catálogo",
        .lowBalanceOffer: "Quedan {1}. ¿{2} por {3}?",
        .lowBalanceKeys: "{1} lo compra, Esc lo oculta",
        .hintTakeOffer: "comprar la oferta",
        .crashLabel: "Caída",
        .crashNever: "nunca",
        .sandboxCrashHelp: """
        En qué punto de su camino la próxima compra mata este programa, de verdad y una vez. \
        Izquierda y derecha eligen, Enter admite cualquier punto, o now. El próximo arranque \
        dice qué resolvió.
        """,
        .entryCrash: "dónde caer",
        .crashNoPoint: "«{1}» no es ningún punto.",
        .sandboxCrashEntryHelp: """
        before o after y una llamada: {1}; never; o now. El programa se mata ahí, y el próximo \
        arranque sigue.
        """,
        .crashedAt: """
        kiosk se ha matado {1}, como estaba previsto. Ábrelo de nuevo: sigue desde su diario y \
        dice qué resolvió.
        """,
        .crashedNow: """
        kiosk se ha matado, como se pidió. Ábrelo de nuevo: sigue desde su diario y dice qué \
        resolvió.
        """,
        .settledAtStart: "Lo que el último kiosk dejó abierto, ya resuelto: {1}",
    ]
}
