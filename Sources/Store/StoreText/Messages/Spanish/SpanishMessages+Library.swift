extension SpanishMessages {
    /// The texts of Library.
    static let library: [Message: String] = [
        .walletOf: "MONEDERO de {1}",
        .walletNote: "Extracto del comercio, versión {1}, de hace {2}.",
        .walletFailed: "No se pudo cargar la cartera: {1}",
        .subscriptionsFailed: "No se pudieron cargar las suscripciones: {1}",
        .walletProvisional: "con lo que este dispositivo aún no ha visto confirmado",
        .walletDebt: "debe {1}",
        .ownedTitle: "EN PROPIEDAD",
        .ownedSince: "desde {1}",
        .ownedUntil: "hasta {1}",
        .boughtOn: "comprado en {1}",
        .ownedRestored: "restaurado",
        .ownedShared: "compartido por la familia",
        .sharedUntil: "compartido por la familia, pagado hasta el {1}",
        .renewsFor: "renovación {1}",
        .timeLeft: "quedan {1}",
        .spentOn: "gastado en {1}",
        .spent: "gastado",
        .givenFor: "abonado a mano: {1}",
        .givenBack: "devuelto: reembolso anulado",
        .takenBack: "retirado tras un reembolso",
        .walletHistory: "HISTORIAL",
    ]
}
