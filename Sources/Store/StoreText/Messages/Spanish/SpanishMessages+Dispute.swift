extension SpanishMessages {
    /// The texts of disputes and of what is given by hand.
    static let dispute: [Message: String] = [
        .disputeOrder: "PEDIDO {1}",
        .disputeWhat: "compra",
        .disputeAccount: "cuenta",
        .disputeOrdered: "pedido el",
        .disputeStoreOrder: "pedido en la tienda",
        .disputeTransaction: "transacción",
        .disputeIntent: "ID de compra",
        .disputeVerdict: "CONCLUSIÓN",
        .disputeStopped: "Se detuvo en: {1}.",
        .disputeHappened: "QUÉ OCURRIÓ",
        .disputeOthers: "OTROS PEDIDOS de {1}",
        .disputeOrders: "PEDIDOS de {1}",
        .disputePlayer: "PARA EL JUGADOR",
        .disputeAdvice: "QUÉ PUEDE HACER USTED",
        .disputeMore: "… y {1} más",
        .disputeThisOrder: "este pedido",
        .disputeUTC: "{1} UTC",
        .verdictNeverArrived: "no cobrado: el pedido nunca llegó a la tienda",
        .verdictCancelled: "no cobrado: cancelado",
        .verdictDeclined: "no cobrado: rechazado",
        .verdictPending: "aún no cobrado: espera aprobación",
        .verdictFree: "no cobrado: pagado antes",
        .verdictShared: "no cobrado: compartido por la familia",
        .verdictWithdrawn: "cobrado: retirado sin reembolso",
        .verdictUnshared: "no cobrado: la familia ya no lo comparte",
        .verdictOwed: "cobrado, no entregado: se debe",
        .verdictRefused: "cobrado y rechazado por el comercio",
        .verdictDelivered: "cobrado y entregado, sigue ahí",
        .verdictSpent: "cobrado, entregado y gastado después",
        .verdictRefunded: "cobrado y reembolsado",
        .verdictCompensated: "cobrado y abonado a mano",
        .verdictUndecided: "desconocido: la tienda no responde",
        .tellOrder: "Su pedido {1}, {2}, {3}:",
        .tellOrderUnpriced: "Su pedido {1}, {2}:",
        .tellNeverArrived: "no ha llegado a la tienda. No se le ha cobrado.",
        .tellMayArrive: """
        Si la aplicación aún lo envía en su próximo inicio, se cobra una vez y se entrega una \
        vez.
        """,
        .tellClosed: "Ya no se puede cobrar. Puede comprarlo de nuevo.",
        .tellCancelled: "lo canceló usted en la tienda. No se le ha cobrado.",
        .tellDeclined: "la tienda no lo aceptó.",
        .tellPending: "espera aprobación. Antes de eso no se le cobra.",
        .tellFree: "no costó nada, pues ya lo había pagado (transacción {1}).",
        .tellShared: "no costó nada: alguien de su familia lo compró y lo comparte.",
        .tellWithdrawn: "Se retiró el {1}. No se devolvió dinero.",
        .tellUnshared: "no costó nada, y su familia ya no lo comparte.",
        .tellCharged: "se le cobró el {1}.",
        .tellOwed: """
        La compra aún no ha llegado a su cuenta. Abra la aplicación en {1} con conexión: llega \
        por sí sola y no se le cobra de nuevo.
        """,
        .tellOwedLost: """
        La compra no ha llegado a su cuenta y ya no llega por sí sola. La abonamos a mano.
        """,
        .tellPostponed: """
        Aún no hemos podido entregar. Su aplicación vuelve a consultar por sí sola y no se le \
        cobra de nuevo.
        """,
        .tellRefused: """
        No hemos podido aceptar la compra y no se entregó nada. Le daremos lo comprado o le \
        devolveremos el dinero.
        """,
        .tellDelivered: "Abono en su cuenta el {2}: {1}. Sigue ahí por completo.",
        .tellOwned: "Es suyo desde el {1}. En otro dispositivo, restaure sus compras.",
        .tellNotShown: """
        Su dispositivo aún no lo ha mostrado: abra la aplicación en {1} con conexión.
        """,
        .tellSpent: """
        Abono en su cuenta el {2}: {1}. Desde entonces se {3|gastó|gastaron} {3} y \
        {4|queda|quedan} {4}.
        """,
        .tellSpendings: "Gastado: {1}.",
        .tellSpending: "{1} el {2}",
        .tellSpendingFor: "{1} el {2} en «{3}»",
        .tellPaidOff: "Con {1} se saldó lo que debía tras un reembolso anterior.",
        .tellRefunded: "El dinero se devolvió el {1}.",
        .tellPartRefunded: "Una parte del dinero se devolvió el {1}.",
        .tellTakenBack: "Hemos retirado {1}.",
        .tellDebt: "Ya había gastado {1}, así que lo debe: la próxima compra lo salda primero.",
        .tellCompensated: "Le abonamos {1} a mano el {2}: {3}",
        .tellBesides: "El {1} le abonamos además {2} a mano: {3}",
        .tellUndecided: "aún no podemos ver si se le cobró. Vuelva a preguntar un poco más tarde.",
        .adviseOwed: """
        El dispositivo lo presenta al comercio en su próximo inicio; si no lo hace en tres \
        días, la tienda devuelve el dinero por sí sola. Para abonarlo ya: {1}
        """,
        .adviseOwedLost: """
        Para la tienda está finalizado, así que ningún dispositivo lo recupera. Abónelo a mano: \
        {1}
        """,
        .advisePostponed: """
        El comercio lo aplazó: {1} Una vez resuelto, el dispositivo vuelve a consultar; o \
        abónelo a mano: {2}
        """,
        .adviseRefused: "El comercio lo rechazó: {1} Reembolso: {2} O abónelo a mano: {3}",
        .advisePending: "Alguien decide: {1} (o decline)",
        .adviseFree: "La compra que se pagó: {1}",
        .adviseSpent: "Para abonar algo más, por cortesía: {1}",
        .adviseUndecided: "Pregunte de nuevo cuando la tienda responda.",
        .disputeNone: """
        Ningún pedido tiene «{1}» en sus números, ni en el comercio ni en la tienda: no se \
        cobró a nadie con él.
        """,
        .disputeNoAccount: "El comercio no tiene ninguna cuenta «{1}».",
        .disputeSeveral: "«{1}» puede ser {2} pedidos:",
        .disputeSeveralEnd: "Indique más caracteres del número. No se ha cambiado nada.",
        .suggestOtherYear: "Existe {1}: la numeración continúa de un año a otro.",
        .suggestNotIssued: "El último número emitido es {1}.",
        .suggestAccount: "Hay una cuenta con ese nombre: {1}",
        .suggestIntent: """
        Parece el ID de compra de un dispositivo, pero ese dispositivo nunca llegó con él a este \
        comercio.
        """,
        .suggestTransaction: """
        Parece una transacción, pero esta tienda no la emitió: quizá lo hizo otro perfil u otra \
        tienda.
        """,
        .disputeLog: "EL REGISTRO DEL DISPOSITIVO",
        .disputeLogNote: """
        la versión del propio dispositivo, en la primera copia que recibió el comercio
        """,
        .disputeLogFits: "No se ha cambiado nada en él después.",
        .logSince: "registro de {1} desde el {2}",
        .oddRewritten: """
        {1}: el evento {2} llegó de nuevo con otro contenido, así que el registro se rehízo; \
        vale la primera copia.
        """,
        .oddUnjoined: "{1}: el evento {2} no continúa el anterior.",
        .oddUnfit: "{1}: el evento {2} no corresponde a su sello.",
        .oddGap: "{1}: los eventos anteriores a {2} nunca llegaron.",
        .oddNewChain: "{1}: un registro nuevo, aunque el dispositivo ya tenía uno.",
        .grantGave: "Se abonó {1} a {2} por el pedido {3}: {4}",
        .grantRepeated: "No se ha cambiado nada: {2} recibió {1} por el pedido {3} el {4}: {5}",
        .grantSettles: """
        El pedido queda saldado: una verificación posterior no da nada más y un reembolso lo \
        retira.
        """,
        .grantBesides: "Se abonó además de lo que dio el pedido; un reembolso retira ambas cosas.",
        .grantBalance: "{1}: {2} ahora",
    ]
}
