extension SpanishMessages {
    /// The texts for states and stages.
    static let states: [Message: String] = [
        .statePurchasing: "comprando",
        .stateDeferred: "pendiente",
        .statePurchased: "comprado",
        .stateFailed: "fallido",
        .stateRestored: "restaurado",
        .stateFinished: "finalizado",
        .stageJournalled: "anotado",
        .stageSubmitting: "consultando a la tienda",
        .stageRetrying: "sin respuesta, se reintenta",
        .stageAwaitingApproval: "espera aprobación",
        .stageReceived: "recibido",
        .stageVerified: "verificado",
        .stageDelivered: "entregado",
        .stageFinished: "finalizado",
        .stageDeclined: "rechazado",
        .stageCancelled: "cancelado",
        .stageQuarantined: "apartado",
        .stageRefunded: "reembolsado",
        .mapWritten: "anotado",
        .mapAsking: "consultando",
        .mapNoAnswer: "sin respuesta",
        .mapApproval: "aprobación",
        .chargedYes: "cobrado",
        .chargedNo: "no cobrado",
        .chargedBack: "reembolsado",
        .chargedPartBack: "reembolsado en parte",
        .chargedUnknown: "no se sabe si se cobró",
        .explainPurchasing: "El pedido va de camino a la tienda.",
        .explainUnsent: "El pedido aún no se ha enviado. Antes de eso no se le cobra.",
        .explainUnknown: """
        Aún no sabemos si se le cobró. Se consulta de nuevo el mismo pedido; no se puede cobrar \
        dos veces.
        """,
        .explainDeferred: """
        Alguien tiene que aprobarlo (aquí: en la pantalla 5). Antes de eso no se le cobra.
        """,
        .explainPurchased: "Se le ha cobrado. La compra se está comprobando y entregando.",
        .explainReceivedFree:
            "La compra se está comprobando y entregando. No se le ha cobrado por ella.",
        .explainUnfinished: "Ya es suyo. Falta comunicarlo a la tienda.",
        .explainFinished: "Pagado, entregado y saldado.",
        .explainFinishedFree: "Entregado y saldado. No se le ha cobrado.",
        .explainFailed: "No se le ha cobrado.",
        .explainCancelled: "Usted lo canceló. No se le ha cobrado.",
        .explainRestored: "Viene de una compra anterior. No se le ha cobrado.",
        .explainQuarantined: """
        El comercio lo rechazó y no se entregó nada. Si se le cobró, muestre el número de pedido \
        al comercio.
        """,
        .explainSharingEnded: "La familia ya no lo comparte.",
        .explainWithdrawn: "La tienda lo retiró. No se devolvió dinero.",
        .explainDeleted:
            "Se borró en la tienda de pruebas. Lo pagado y lo entregado quedan como están.",
        .explainRefunded: "El dinero se devolvió y lo comprado se retiró.",
        .explainPartRefunded:
            "Se devolvió una parte del dinero. Lo que se poseía se retiró; de los bienes, la misma parte.",
        .explainStuck: """
        La tienda dice que ya se compró y no tiene nada pendiente. No lo compre otra vez: se \
        consulta el mismo pedido hasta que la tienda lo entregue (aquí: en la pantalla 5 o con \
        kiosk sandbox unstick).
        """,
    ]
}
