extension SpanishMessages {
    /// The texts of a shop that does not answer.
    static let offline: [Message: String] = [
        .offline: "sin conexión",
        .offlineAsOf: "La tienda no tiene conexión; esto es de {1}.",
        .offlineShort: "sin conexión, de {1}",
        .offlineAgain: "Se reintenta automáticamente.",
        .offlineNothing: "La tienda no tiene conexión y aquí no se sabe qué vendía la última vez.",
        .offlineStill: "La tienda aún no responde. No se cambió nada.",
        .toastOnline: "La tienda vuelve a responder.",
        .agoNow: "hace un momento",
        .agoMinutes: "hace {1} {1|minuto|minutos}",
        .agoHours: "hace {1} {1|hora|horas}",
        .agoDays: "hace {1} {1|día|días}",
        .agoYears: "hace {1} {1|año|años}",
    ]
}
