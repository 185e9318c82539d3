extension SpanishMessages {
    /// The texts of LogScreen.
    static let logScreen: [Message: String] = [
        .logFollowing: "siguiendo",
        .logStill: "sin seguir",
        .logKind: "Clase",
        .logOrder: "Pedido",
        .logTransaction: "Transacción",
        .logPurchase: "Compra",
        .logDetail: "Detalle",
        .logTime: "Hora",
        .logClock: "Reloj estable",
        .logNumber: "Número",
        .logID: "Evento",
        .logBefore: "Hash previo",
        .logHash: "Hash",
        .logSent: "El comercio lo tiene.",
        .logUnsent: "Aún no está en el comercio.",
    ]
}
