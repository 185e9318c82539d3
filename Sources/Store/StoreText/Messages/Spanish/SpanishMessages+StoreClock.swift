extension SpanishMessages {
    /// The texts of the store’s clock, and of what a test store does to subscriptions.
    static let storeClock: [Message: String] = [
        .sandboxClock: "el reloj de la tienda",
        .clockTime: "Hora",
        .clockSpeed: "Velocidad",
        .clockForward: "Avanzar",
        .clockFrozen: "parado",
        .clockReal: "tiempo real",
        .clockPerSecond: "{1} por segundo",
        .clockTimes: "{1} veces más rápido",
        .clockNext: "al próximo evento",
        .sandboxTimeHelp:
            "Con este reloj se renuevan y terminan las suscripciones, en todos los dispositivos de la tienda. Enter lo para o lo pone en marcha; la línea de abajo dice a qué velocidad. Nada lo atrasa.",
        .sandboxSpeedHelp:
            "A qué velocidad va el reloj de la tienda. A un mes por segundo, dos años pasan en medio minuto.",
        .sandboxForwardHelp:
            "Izquierda y derecha eligen cuánto, Enter avanza. Todo lo que venza por el camino ocurre: renovaciones, finales, nuevos intentos.",
        .clockForwardTitle: "Adelantar el reloj de la tienda",
        .clockForwardNote:
            "Lo que venza hasta entonces ocurre al momento: las suscripciones se renuevan o terminan, los pagos en espera se hacen o caducan. Nada atrasa el reloj.",
        .clockForwardDue:
            "Esta cuenta tiene {1} {1|suscripción activa|suscripciones activas} y {2} {2|compra abierta|compras abiertas}.",
        .buttonForward: "Adelantar",
        .toastClock: "El reloj de la tienda: {1}",
        .sandboxSubscriptions: "suscripciones",
        .sandboxFails: "las renovaciones fallan",
        .labelRenewals: "Renovación",
        .renewalsPaid: "se pagan",
        .renewalsFail: "fallan",
        .renewalsOff: "canceladas",
        .labelUntil: "Pagado hasta",
        .sandboxSubscriptionHelp:
            "F hace que las renovaciones fallen o se paguen, e la termina ya, i anuncia otro precio, + regala días.",
        .entryPrice: "Precio nuevo",
        .entryDays: "Más días",
        .sandboxPriceHelp:
            "El precio desde la próxima renovación, como 5.99. Si sube, hay que aceptarlo.",
        .sandboxDaysHelp: "Cuántos días se regalan, 90 como mucho.",
        .entryNoPrice: "Eso no es un precio como 5.99.",
        .entryNoDays: "Eso no es un número del 1 al 90.",
        .hintCancelRenewal: "dejar de renovar",
        .hintResume: "volver a renovar",
        .hintAgree: "aceptar precio",
        .hintPlan: "cambiar plan",
        .hintClockFreeze: "parar el reloj",
        .hintClockNext: "al próximo evento",
        .hintClockDay: "un día adelante",
        .hintClockMonth: "un mes adelante",
        .hintClockYear: "un año adelante",
        .hintClockFaster: "reloj más rápido",
        .hintClockSlower: "reloj más lento",
        .hintFailRenewals: "fallar al cobrar",
        .hintExpire: "terminar ya",
        .hintPrice: "precio nuevo",
        .hintExtend: "más días",
        .plainSubscriptionActs: "Lo que se puede hacer con ella:",
        .plainHelpClock:
            "el reloj de la tienda; freeze, run, next, day, month, year, faster o slower lo cambian.",
        .plainHelpCancel: "deja que una suscripción termine con lo pagado.",
        .plainHelpResume: "hace que una suscripción cancelada se renueve.",
        .plainHelpAgree: "acepta un precio anunciado.",
    ]
}
