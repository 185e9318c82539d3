extension SpanishMessages {
    /// The texts of toasts and empty screens.
    static let toasts: [Message: String] = [
        .toastBought: "Compra realizada: {1}.",
        .toastGranted: "Ha recibido {1}.",
        .toastPaidOff: "{1} saldaron la deuda.",
        .toastPending: "{1}: espera aprobación. Antes de eso no se le cobra.",
        .toastSamePurchase: """
        {1} ya estaba en camino: es la misma compra. No se le ha cobrado otra vez.
        """,
        .toastCancelled: "Cancelado. No se le ha cobrado.",
        .toastFailed: "{1}: {2}",
        .toastRestoring: "Restaurando …",
        .toastRestored: "{1} {1|producto restaurado|productos restaurados}.",
        .toastRestoredNothing: "No hay nada que restaurar para esta cuenta.",
        .toastRestoredPart: """
        {1} {1|restaurado|restaurados}. El comercio no ha respondido por {2} más: continúa por \
        sí solo, también en el próximo inicio.
        """,
        .restoredSubscriptions:
            "{1} {1|suscripción|suscripciones} entre ellos: las suscripciones llegan solas a cada dispositivo.",
        .toastRestoreFailed: """
        No se pudo restaurar. No cambió nada y no se cobró nada. Inténtelo de nuevo.
        """,
        .newsApproved: "{1}: aprobada, cobrada y entregada.",
        .newsDeclined: "{1}: rechazada, no se ha cobrado.",
        .newsArrived: "{1}: ha llegado, cobrada y entregada.",
        .toastSpendUnknown:
            "Aún sin respuesta. El gasto {2} de {1} está en camino: continúa por sí solo y se descuenta una vez.",
        .toastSpentLate: "Al final ha gastado {1}: {2}.",
        .toastSpendRefusedLate: "El gasto {2} de {1} se rechazó. No se descontó nada.",
        .toastSpent: "Ha gastado {1}.",
        .toastNotEnough: "Tiene {1}. Con {2} bastaría.",
        .toastNotEnoughPlain: "Solo tiene {1}.",
        .toastFinished: "Finalizado.",
        .toastRefunded: "Reembolso realizado: {1}.",
        .toastApproved: "Aprobado.",
        .toastDeclined: "Rechazado.",
        .toastCopied: "Copiado: {1}.",
        .toastNotCopied: "Este terminal no permite copiar. Seleccione el texto con el ratón.",
        .toastTheme: "Tema: {1}",
        .toastThemeKept: "El tema queda como estaba: {1}",
        .toastLanguage: "Idioma: {1}",
        .toastOutcome: "Pagos desde ahora: {1}",
        .toastCatalogChanged: "El catálogo cambió.",
        .toastGone: "Ya no está a la venta: {1}.",
        .toastMouseOn: "Ratón activado. Mayús y arrastrar selecciona texto; {1} libera el ratón.",
        .toastMouseOff: "Ratón liberado: ahora selecciona texto. {1} lo recupera.",
        .toastUnknownOutcome: """
        Aún sin respuesta para {1}. Se consulta de nuevo el mismo pedido; no se puede cobrar \
        dos veces.
        """,
        .toastUnavailable: "El producto ya no está a la venta. No se le ha cobrado.",
        .toastNothingHere: "Aquí no hay nada con lo que hacer eso.",
        .toastNowDriving: "Esta ventana controla ahora el dispositivo.",
        .toastCatalogBroken: "{1}. La tienda sigue vendiendo lo que decía antes el catálogo.",
        .toastConfigBroken: "{1} Todo queda como estaba.",
        .toastConfigUsed: "Se leyó de nuevo el archivo de configuración. Ahora se aplica: {1}.",
        .toastConfigLater: "Desde el próximo inicio: {1}.",
        .toastPickOverLine: "{1} se mantiene, en lugar de {2} ({3}), hasta que cambie esa línea.",
        .toastPickUnderVariable: "{1} por ahora: en el próximo inicio vale {3}, según {2}.",
        .notCharged: "No se le ha cobrado.",
        .emptyShop: "El catálogo no tiene productos. Abra otro: kiosk --catalog ARCHIVO",
        .emptyFilter: "Nada coincide. Esc borra el filtro.",
        .emptyActivity: "Aún no hay compras.",
        .emptyWallet: "El monedero está vacío.",
        .emptyOwned: "Aún no posee nada.",
        .emptyLog: "Aún no ha ocurrido nada.",
        .howToRestore: "{1} restaura compras.",
        .howToBuy: "{1} abre la Tienda, {2} compra allí.",
        .loading: "Cargando …",
        .tooSmall: "La ventana es demasiado pequeña.",
        .catalogFailed: "La tienda no envió sus productos.",
        .catalogAgain: "No se cobró nada. Pulse r para reintentar.",
        .toastSorted: "Orden: {1}.",
        .toastNothingToUndo: "Nada que deshacer. Lo comprado se devuelve con un reembolso.",
        .toastNothingToRedo: "Nada que rehacer.",
        .toastRecordingStopped: "La grabación se detuvo: {1}. {2} termina aquí.",
        .toastRecorded: "La grabación está en {1}.",
        .toastTerminal: "Este sistema no conoce el tipo de terminal {1}; se toma por {2}.",
    ]
}
