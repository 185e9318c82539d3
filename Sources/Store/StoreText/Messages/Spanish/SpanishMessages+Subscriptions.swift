extension SpanishMessages {
    /// The texts of subscriptions: their states, and what is agreed to.
    static let subscriptions: [Message: String] = [
        .subscriptionActive: "activa",
        .subscriptionExpired: "terminada",
        .subscriptionRetried: "sin pagar: no se tiene nada, la tienda intenta cobrar",
        .subscriptionGrace: "en periodo de gracia: se tiene aunque no se pagó",
        .subscriptionRevoked: "retirada",
        .renewsAt: "se renueva el {1} por {2}",
        .renewsTo: "desde el {1}, {2} por {3}",
        .endsAt: "termina el {1}",
        .endedAt: "terminó el {1}",
        .graceUntil: "sin pagar; se tiene hasta el {1}",
        .retriedSince: "sin pagar desde el {1}",
        .termsNow: "{1}; empieza ya y se devuelve lo que queda de {2}",
        .termsLater: "Hoy no se cobra nada. Desde el {1}: {2}",
        .termsResumed: "Hoy no se cobra nada. Se renueva el {1}",
        .termsRecovered: "Se cobra {1} ahora: la renovación que no se pudo pagar",
        .termsHad: "Ya la tiene; se renueva el {1}",
        .noSubscriptions: "No hay suscripciones.",
    ]
}
