extension LanguageTexts {
    /// The texts of the interface in Spanish.
    static let spanish = LanguageTexts(
        #"""
        # The texts around every screen.
        tabShop: Tienda
        tabActivity: Actividad
        tabLibrary: Biblioteca
        tabReceipt: Recibo
        tabSandbox: Sandbox
        tabLog: Registro
        sandbox: SANDBOX
        noRealMoney: sin dinero real
        embedded: integrado
        outcomeIs: pago: {1}
        noDialogs: sin preguntar
        openCount: {1} {1|abierta|abiertas}
        hintMove: mover
        hintDetails: detalles
        hintBuy: comprar
        hintRestore: restaurar
        hintFilter: filtrar
        hintSearch: buscar
        hintPalette: comandos
        hintHelp: ayuda
        hintManual: manual
        hintLink: enlace siguiente
        hintMessages: mensajes
        hintTheme: tema
        hintLanguage: idioma
        hintQuit: salir
        hintBack: volver
        hintClose: cerrar
        hintChoose: elegir
        hintPress: pulsar
        hintCancel: cancelar
        hintSpend: gastar
        hintReceipt: recibo
        hintFinish: finalizar
        hintCopy: copiar
        hintRefund: reembolsar
        hintApprove: aprobar
        hintDecline: rechazar
        hintDismiss: descartar
        hintMouse: ratón sí/no
        hintScreen: pantalla siguiente
        hintScreenBack: pantalla anterior
        hintSuspend: suspender
        hintPrevious: última pantalla
        hintRefresh: actualizar
        hintRedraw: redibujar
        hintPage: página arr./ab.
        hintEnds: primero/último
        messagesTitle: Mensajes
        messagesNone: Aún no hay mensajes.
        helpTitle: Ayuda
        helpEverywhere: En todas partes
        helpHere: En esta pantalla
        helpSearch: escriba para buscar
        helpNothing: Ninguna tecla coincide.
        manualTitle: Manual
        manualNothing: Ninguna línea del manual contiene esto.
        helpContext: Sesión
        contextMoney: Dinero
        contextAccount: Cuenta
        contextDevice: Dispositivo
        contextStorefront: País
        contextLanguage: Idioma
        contextBackend: Servidor
        helpSigns: Símbolos
        sponsored: publicidad: {1}
        sponsorText: Goblin e Hijos, los mejores picos desde 1203
        sponsorHide: (compre {1} para ocultar esto)
        hintSort: ordenar
        hintPartAfter: filtro siguiente
        hintPartBefore: filtro anterior
        hintSave: guardar
        hintAfter: recibo siguiente
        hintBefore: recibo anterior
        hintChange: cambiar
        hintFollow: seguir
        hintUndo: deshacer
        hintRedo: rehacer
        hintGoThere: ir

        # The texts of the Shop.
        typeConsumable: consumible
        typeNonConsumable: no consumible
        typeNonRenewable: suscripción sin renovación
        typeAutoRenewable: suscripción
        promiseConsumable: se puede comprar otra vez
        promiseNonConsumable: se compra una vez
        promiseNonRenewable: no se renueva
        promiseAutoRenewable: se renueva automáticamente
        have: tiene {1}
        owned: comprado
        inReview: en revisión
        notOnSale: sin venta
        sale: oferta
        wasPrice: antes {1}
        free: gratis
        noPrice: sin precio
        filter: filtro
        shownOf: {1} de {2}
        byType: por tipo
        labelYouHave: Tiene
        labelLastBought: Última compra
        labelGrants: Incluye
        labelRestores: Se restaura
        labelPeriod: Periodo
        labelOffers: Ofertas
        labelBilling: Pago
        billingMonthly: {1} al mes con permanencia: {2} en total
        billingUpFront: {1} por adelantado
        labelID: ID de producto
        labelPrice: Precio
        labelSale: Oferta
        labelGroup: Grupo
        labelLasts: Duración
        labelFamily: Familia
        labelState: Estado
        labelNow: ahora
        grantsValue: {1} × cantidad ({2})
        chargeEach: se cobra cada vez
        chargeOnce: se cobra una vez, luego gratis
        restoresYes: sí
        restoresNoConsumable: no: lo consumible no se puede restaurar
        restoresNoNonRenewable: no: la tienda no la restaura
        familyShared: se puede compartir con la familia
        familyNotShared: no se puede compartir
        nothingYet: aún nada
        byTitle: por nombre
        byPrice: de menor a mayor precio
        byPriceDown: de mayor a menor precio
        filterUnknown: campo desconocido: {1}

        # The texts that say why not.
        buyBlockedReading: Aquí no se pueden hacer compras: {1}
        buyBlockedStarting: La tienda aún se está abriendo.
        buyBlockedOther: otro kiosk controla este dispositivo
        buyBlockedOffline: La tienda no tiene conexión. Podrá comprar cuando la recupere.
        offerBuy: comprar por {1}, sin dinero real
        offerFreeAgain: obtener de nuevo gratis
        blockedBuy: No se puede comprar. {1}
        unknownID: La tienda no tiene ningún producto {1}. Revise la ortografía.
        unknownNearest: La tienda no tiene ningún producto {1}. ¿Quiso decir {2}?
        reasonDraft: Es un borrador que aún no se ha enviado a la tienda.
        reasonInReview: Está pendiente de la revisión de la tienda.
        reasonRemoved: Se retiró de la venta.
        reasonNotInStorefront: No tiene precio en este país ({1}).
        reasonNoPrice: El catálogo no tiene un precio válido para él.
        reasonNoPeriod: El catálogo no indica el periodo de esta suscripción.
        declinedPayment: El pago fue rechazado. No se le ha cobrado. Inténtelo de nuevo o elija otra
            forma de pago.
        declinedApproval: La solicitud de compra fue rechazada. No se le ha cobrado.
        declinedSubscribed: Ya tiene esta suscripción y se renueva automáticamente. No se le ha
            cobrado.
        declinedOffer: Esta cuenta no cumple los requisitos de esta oferta. No se le ha cobrado.
            Compre el producto al precio normal.
        declinedOfferName: Este producto no tiene esta oferta. No se le ha cobrado. Consulte las
            ofertas del producto.
        declinedOfferSignature: La firma del comercio para esta oferta no es válida para este
            pedido. No se le ha cobrado. Vuelva a solicitar la oferta.
        declinedOfferProof: Esta oferta requiere la firma del comercio o un código de oferta. No se
            le ha cobrado.
        declinedCode: La tienda no tiene este código de oferta. No se le ha cobrado. Revise la
            ortografía.
        declinedCodeUsed: Este código de oferta ya se ha canjeado. No se le ha cobrado.
        declinedCodeOver: Este código de oferta ha caducado. No se le ha cobrado.
        declinedTerms: El precio o el producto cambió antes de que el pedido llegara a la tienda. No
            se le ha cobrado. Abra de nuevo el producto para ver el precio actual.
        declinedExpired: El pedido caducó antes de que se pudiera enviar. No se le ha cobrado.
            Compre de nuevo el producto si aún lo desea.
        declinedUnavailable: El producto no está disponible para usted. No se le ha cobrado.
        declinedQuantity: Esta cantidad no se puede adquirir en una sola compra. No se le ha
            cobrado. Elija otra cantidad.
        declinedRefused: La tienda rechazó la compra. No se le ha cobrado. Consulte el motivo en el
            historial.

        # The texts of the dialogs.
        dialogBuyTitle: Comprar
        dialogFor: para {1} en {2}, de {3}
        dialogNoMoney: Este es el entorno de pruebas (sandbox): no se cobra dinero real.
        dialogBackend: el sandbox integrado
        dialogQuantity: Cantidad
        dialogQuantities: de {1} a {2}
        dialogOutcome: Pago
        dialogShared: Su familia comparte esto con usted. Si lo compra, se le cobrará y lo
            conservará si deja la familia.
        dialogOwned: Esto ya es suyo. Obtenerlo de nuevo es gratis y no se abona nada más.
        dialogChanged: El catálogo cambió mientras este diálogo estaba abierto. Revise el producto
            antes de comprar.
        dialogSending: Enviado a la tienda. Esc cierra este diálogo; Actividad (2) muestra el
            pedido.
        buttonCancel: Cancelar
        buttonBuy: Comprar: {1}
        buttonGetFree: Obtener gratis
        buttonRestore: Restaurar
        buttonSpend: Gastar {1}
        outcomeApprove: aprobar
        outcomeDecline: rechazar
        outcomeAskToBuy: pedir permiso para comprar
        outcomeCancel: cancelar
        outcomeNoteApprove: La tienda cobra y se entrega la compra.
        outcomeNoteDecline: El pago se rechaza: no se cobra nada.
        outcomeNoteAskToBuy: La compra espera hasta que se apruebe: kiosk sandbox approve
        outcomeNoteCancel: El cliente cancela en la tienda: no se cobra nada.
        dialogSpendTitle: Gastar
        spendHave: Saldo: {1}.
        spendAmount: Cantidad
        spendNote: Motivo
        spendChoose: Elija primero un saldo.
        quitOpen: {1} {1|compra sigue abierta|compras siguen abiertas}. No se pierde nada:
            {1|continúa|continúan} en el próximo inicio.
        themeTitle: Tema
        themeDark: oscuro
        themeLight: claro
        languageTitle: Idioma
        refundTitle: Reembolso
        refundOf: comprado por {1} en {2}
        refundNote: Se reembolsa el precio completo. Los bienes y la propiedad se retiran de todos
            los dispositivos; los bienes ya gastados pasan a ser deuda.
        buttonRefund: Reembolsar {1}
        refundOperationChoice: {1} ({2} de {3})
        refundOperationOthers: acciones
        refundOperationHalf: Reembolsar la mitad
        refundOperationRequest: Solicitar reembolso
        refundOperationDecline: Denegar la solicitud
        refundOperationReverse: Anular el reembolso
        refundOperationRevoke: Revocar
        refundOperationDelete: Borrar
        noteHalf: Se reembolsa la mitad del precio y se retira la mitad de los bienes. La propiedad
            termina.
        noteAsk: El cliente solicita un reembolso. Se pregunta a su servidor cuánto se consumió; aún
            no se reembolsa nada.
        noteDecline: La solicitud de reembolso del cliente se deniega y se notifica a su servidor.
            No se reembolsa nada.
        noteReverse: Se cobra de nuevo al cliente, que recupera la compra y sus bienes.
        noteRevoke: La compra se retira de todos los dispositivos. No se reembolsa nada.
        noteDelete: La transacción se borra en la tienda y el producto se puede comprar de nuevo. El
            pago y los bienes abonados se conservan. No se puede deshacer.

        # The texts for states and stages.
        statePurchasing: comprando
        stateDeferred: pendiente
        statePurchased: comprado
        stateFailed: fallido
        stateRestored: restaurado
        stateFinished: finalizado
        stageJournalled: guardado
        stageSubmitting: enviando a la tienda
        stageRetrying: sin respuesta, se reintenta
        stageAwaitingApproval: espera aprobación
        stageReceived: recibido
        stageVerified: verificado
        stageDelivered: entregado
        stageFinished: finalizado
        stageDeclined: rechazado
        stageCancelled: cancelado
        stageQuarantined: rechazado
        stageRefunded: reembolsado
        diagramSaved: guardado
        diagramSending: enviando
        diagramNoAnswer: sin respuesta
        diagramApproval: aprobación
        chargedYes: cobrado
        chargedNo: no cobrado
        chargedBack: reembolsado
        chargedPartBack: reembolsado en parte
        chargedUnknown: cobro aún desconocido
        explainPurchasing: El pedido va de camino a la tienda.
        explainUnsent: El pedido aún no se ha enviado. Antes de eso no se le cobra.
        explainUnknown: Aún no se sabe si se le cobró. kiosk envía de nuevo el mismo pedido; no se
            puede cobrar dos veces.
        explainDeferred: La compra necesita aprobación (aquí: en la pantalla 5). Antes de eso no se
            le cobra.
        explainPurchased: Se le ha cobrado. La compra se está verificando y entregando.
        explainReceivedFree: La compra se está verificando y entregando. No se le ha cobrado por
            ella.
        explainUnfinished: Los bienes son suyos. Falta finalizar la transacción en la tienda.
        explainFinished: Se le ha cobrado y la compra se ha entregado.
        explainFinishedFree: La compra se ha entregado. No se le ha cobrado.
        explainFailed: No se le ha cobrado.
        explainCancelled: Usted canceló la compra. No se le ha cobrado.
        explainRestored: Restaurado de una compra anterior. No se le ha cobrado.
        explainQuarantined: El comercio rechazó la compra y no se entregó nada. Si se le cobró,
            muestre el número de pedido al comercio.
        explainSharingEnded: Su familia ya no lo comparte con usted.
        explainWithdrawn: La tienda revocó la compra. No se reembolsó nada.
        explainDeleted: La transacción se borró en la tienda de pruebas. El pago y los bienes
            abonados quedan como están.
        explainRefunded: El dinero se reembolsó y la compra se retiró.
        explainPartRefunded: Se reembolsó una parte del dinero. La propiedad ha terminado; de los
            bienes se retiró la misma parte.
        explainStuck: La tienda indica que el producto ya se compró, pero no muestra ninguna
            transacción pendiente. No lo compre otra vez: kiosk envía de nuevo el mismo pedido hasta
            que la tienda libere la transacción (aquí: en la pantalla 5 o con kiosk sandbox
            unstick).

        # The texts of Activity.
        activityAll: todas {1}
        activityOpen: abiertas {1}
        activityFailed: fallidas {1}
        activityRefunded: reembolsadas {1}
        orderNumber: pedido {1}
        transactionNumber: transacción {1}
        nextTry: reintento en {1}
        late: con retraso: abierta hace más de una hora
        attempt: intento {1}
        timeline: Cronología
        laneDevice: dispositivo
        laneStore: tienda
        laneMerchant: comercio
        historyFailed: No se pudo leer parte del historial: {1}
        noSteps: Aquí no hay historial guardado de esta compra.
        stepTook: +{1}
        finishNotDelivered: Solo se pueden finalizar las compras entregadas.
        finishesByItself: Aquí las compras se finalizan automáticamente.
        stepIntentJournalled: intención guardada
        stepNumbered: número de pedido recibido
        stepSubmitted: pedido enviado
        stepUnanswered: sin respuesta: resultado desconocido
        stepDeferred: esperando aprobación
        stepCancelled: cancelado
        stepFailed: no cobrado
        stepCompleted: ID de transacción recibido
        stepReceived: transacción firmada guardada
        stepVerified: decisión del comercio guardada
        stepVerifyUnanswered: aún sin decisión
        stepDelivered: entregado
        stepFinishUnanswered: finalización sin respuesta
        stepFinished: finalizado
        stepQuarantined: rechazado, nada entregado
        stepRevoked: retirado
        stepRevocationSettled: reembolso saldado
        stepOrdered: pedido recibido
        stepCharged: cobrado
        stepIssuedFree: emitido gratis
        stepDeclined: pago rechazado
        stepAwaitingApproval: aprobación solicitada
        stepApproved: aprobado
        stepStoreFinished: marcado como finalizado
        stepRefunded: reembolsado
        stepRestored: restaurado
        stepNumberIssued: número de pedido emitido
        stepGranted: abonado
        stepAlreadyGranted: ya abonado
        stepPostponed: aplazado a otro intento
        stepCompensated: abonado manualmente
        stepRejected: rechazado
        stepDebited: retirado del saldo
        stepRenewed: renovado
        stepRenewalSwitched: renovación cambiada
        stepPlanChosen: plan elegido
        stepRenewalFailed: renovación fallida
        stepGraceEnded: fin del periodo de gracia
        stepSubscriptionEnded: suscripción terminada
        stepPriceAnnounced: nuevo precio anunciado
        stepPriceAgreed: nuevo precio aceptado
        stepExtended: prorrogado
        stepOfferRefused: oferta no aceptada
        stepShared: compartido por la familia
        stepSharingEnded: ya no se comparte
        stepServerFinished: finalizado por un servidor
        stepConsumptionReported: consumo comunicado
        stepAccountTokenSet: token de cuenta asignado
        stepReinstated: restablecido
        stepRefundRequested: reembolso solicitado
        stepRefundDeclined: reembolso denegado
        stepRefundReversed: reembolso anulado, cobrado otra vez
        stepWithdrawn: revocado sin reembolso
        stepDeleted: borrado en la tienda
        stepGivenBack: abonado de nuevo

        # The texts of Library.
        walletOf: Monedero de {1}
        walletFailed: No se pudo cargar el monedero: {1}
        subscriptionsFailed: No se pudieron cargar las suscripciones: {1}
        walletProvisional: incluye cambios aún sin confirmar
        walletDebt: debe {1}
        ownedTitle: En propiedad
        ownedSince: desde {1}
        ownedUntil: hasta {1}
        boughtOn: comprado en {1}
        ownedRestored: restaurado
        ownedShared: compartido por la familia
        sharedUntil: compartido por la familia, pagado hasta el {1}
        timeLeft: quedan {1}
        spentOn: gastado en {1}
        spent: gastado
        givenFor: abonado manualmente: {1}
        givenBack: abonado de nuevo: reembolso anulado
        takenBack: retirado tras un reembolso
        walletHistory: Historial

        # The texts of Receipt.
        receiptNone: Aún no hay recibos. Cada compra tiene uno.
        receiptPayload: Contenido
        receiptChain: Certificados
        receiptVerdict: Decisión
        verdictAccepted: abonado
        verdictAlreadyGranted: ya abonado: no hay nada más que abonar
        verdictRejected: rechazado
        verdictRevoked: revocado
        verdictRetry: aún sin decidir
        receiptOf: Recibo de {1}
        receiptGenuine: válido: firmado por un certificado de la raíz de confianza
        receiptRefused: no válido: {1}
        receiptSigned: firmado con {1}
        receiptUnread: No se pudo leer el recibo: {1}
        receiptMissing: Este dispositivo no tiene la transacción firmada de esta compra.
        receiptNoVerdict: El comercio aún no ha respondido.
        receiptVerdictGenuine: firmado por el comercio; la firma es válida
        receiptVerdictForged: la firma no es válida
        receiptVerdictUnsigned: sin firma, recibido por una conexión de confianza
        receiptRoot: raíz de confianza
        receiptIntermediate: intermedio
        receiptLeaf: certificado de firma
        validUntil: válido hasta {1}
        fileSaved: Guardado como {1}.
        fileNotSaved: No guardado: {1}
        fieldTransactionID: ID de esta transacción en la tienda
        fieldOriginalID: primera transacción de esta compra
        fieldOrderID: número de pedido en la factura del cliente
        fieldProductID: el producto comprado
        fieldType: el tipo de producto
        fieldQuantity: la cantidad, de 1 a 10
        fieldPrice: el precio total, en milésimas
        fieldUnitPrice: el precio por unidad, en milésimas
        fieldCurrency: la moneda del precio
        fieldStorefront: país o región del cliente
        fieldStorefrontID: ID de Apple para el país
        fieldPurchaseDate: cuándo se cobró la compra
        fieldOriginalDate: cuándo se cobró la primera compra
        fieldExpiresDate: cuándo caduca
        fieldRevocationDate: cuándo se reembolsó o revocó
        fieldRevocationReason: 0: otro motivo, 1: problema con la app
        fieldOwnership: comprado o compartido por la familia
        fieldReason: comprado por el cliente o renovado
        fieldAppAccountToken: la cuenta en el comercio
        fieldIntentID: ID propio de kiosk para la compra
        fieldBundleID: la aplicación que lo vendió
        fieldEnvironment: Sandbox: sin dinero real
        fieldSignedDate: cuándo lo firmó la tienda

        # The texts of LogScreen.
        logFollowing: siguiendo
        logStill: sin seguir
        logKind: Clase
        logOrder: Pedido
        logTransaction: Transacción
        logPurchase: Compra
        logDetail: Detalle
        logTime: Hora
        logClock: Monótono
        logNumber: Número
        logID: ID de evento
        logBefore: Hash anterior
        logHash: Hash
        logSent: El comercio lo ha recibido.
        logUnsent: Aún no enviado al comercio.

        # The texts of SandboxScreen.
        sandboxContext: Pago y cuenta
        sandboxWaiting: En espera en la tienda
        sandboxPaid: Pagados
        sandboxNoneWaits: Ninguno. Use «{1}».
        sandboxNonePaid: No hay pedidos pagados.
        sandboxUnfinished: cobrado, no finalizado
        sandboxWaitingHelp: Pulse a para aprobarlo: entonces se cobra. Pulse d para rechazarlo: no
            se cobra nunca.
        sandboxPaidHelp: Pulse x para reembolsar todo o la mitad, anular un reembolso, revocarlo o
            borrarlo; se notifica a todos los dispositivos. Pulse Enter para ver los detalles.
        sandboxOutcomeHelp: El resultado de los próximos pagos, salvo que elija otro en el diálogo
            de compra.
        sandboxAccountHelp: La cuenta del cliente: letras, cifras, puntos, - y _. Un nombre nuevo
            crea una cuenta nueva.
        sandboxDeviceHelp: El dispositivo: letras, cifras, puntos, - y _. Un nombre nuevo crea un
            dispositivo nuevo.
        sandboxDeviceReset: Para borrar un dispositivo, ejecute kiosk sandbox device reset con su
            nombre mientras ningún kiosk funcione en él.
        sandboxStorefrontHelp: El país o región de la cuenta en tres letras, como USA o CHN.
            Determina los precios y la moneda.
        sandboxLanguageHelp: El idioma de kiosk y de los textos de los productos.
        sandboxOpenStays: {1} {1|compra|compras} de esta cuenta y dispositivo
            {1|está abierta|están abiertas}. {1|Continúa|Continúan} cuando vuelva a cambiar.
        sandboxOtherDevice: Esta compra pertenece a otro dispositivo o a otra cuenta. Cambie a ese
            dispositivo y a esa cuenta para verla.
        sandboxNotWaiting: Solo se pueden aprobar o rechazar los pedidos que esperan aprobación.
        sandboxNothingCharged: Por este pedido no se cobró nada: no hay nada que reembolsar.
        sandboxBackOf: reembolsado {1} de {2}
        sandboxNotPaid: Solo se pueden reembolsar los pedidos cobrados.
        selectionGone: El elemento seleccionado ya no está y ahora hay otro seleccionado. Revíselo
            primero.

        # The texts of Palette.
        paletteTitle: Comandos
        palettePrompt: escriba acción, producto, número, tema o ajuste
        paletteSetting: ajuste
        settingMotion: menos movimiento
        settingSponsor: línea del patrocinador
        settingOn: sí
        settingOff: no
        paletteAction: acción
        paletteProduct: producto
        paletteTransaction: pedido
        paletteTheme: tema
        paletteLanguage: idioma
        paletteSaveDisplay: guardar la pantalla como texto
        paletteResolve: resolver la interrupción
        paletteUnstick: liberar compra atascada
        paletteCrashNow: caída ahora mismo

        # The texts of the demo of product types.
        hintStepNext: paso siguiente
        hintStepBack: paso anterior
        hintPlay: reproducir
        hintPause: pausar
        hintFaster: más rápido
        hintSlower: más lento
        hintAgain: reiniciar
        hintOther: otra columna
        demoBeingPlayed: La demostración se ejecuta en mundos temporales, cada uno con una tienda,
            un comercio y dispositivos. Se abrirá enseguida.
        demoTitle: Consumible y no consumible, lado a lado
        demoBuy: comprar
        demoBuyAgain: comprar de nuevo
        demoSpend: gastar
        demoSecondDevice: otro dispositivo
        demoRestore: restaurar
        demoRefund: reembolsar
        demoNothing: nada
        demoOff: aún no se usa
        demoPhone: móvil
        demoTablet: tableta
        demoReceipts: Recibos de la tienda
        demoRefersTo: remite a {1}
        demoBoughtToUse: Cobrado una vez. El comercio abonó los bienes, que se pueden gastar.
        demoBoughtForGood: Cobrado una vez. Desde ahora es de la cuenta y no se gasta.
        demoChargedAgain: Lo consumible se puede comprar otra vez: otro cobro, otro recibo y los
            bienes una vez más.
        demoFreeAgain: Ya es de la cuenta: la tienda no cobra nada y el nuevo recibo remite al
            primero.
        demoSpentAtMerchant: El gasto solo afecta a la app y al comercio: no se pregunta a la tienda
            y ningún recibo cambia.
        demoNothingToSpend: Lo no consumible no se gasta: no hay nada que gastar.
        demoWalletFollows: El segundo dispositivo no recibe ningún recibo. Tiene los bienes porque
            el comercio lleva el monedero.
        demoWaitsForRestore: Nada se entrega automáticamente: el segundo dispositivo lo tiene solo
            tras restaurar.
        demoNothingToRestore: La tienda no tiene nada que restaurar: lo consumible no se puede
            restaurar. El comercio lleva el saldo.
        demoRestored: La tienda emite para este dispositivo un recibo que remite al primero, y no cobra
            nada.
        demoRefundedGoods: El dinero se reembolsó y el comercio retiró los bienes.
        demoRefundedSpent: El dinero se reembolsó. Los bienes ya gastados no se pueden retirar y
            pasan a ser deuda.
        demoRefundedOwnership: El dinero se reembolsó. Los recibos están revocados y ningún
            dispositivo lo posee ya.

        # The texts of the demo of designs.
        stagesTitle: Cinco diseños, interrumpidos en los mismos puntos
        designFinishFirst: finaliza ya
        designWaiting: espera
        designOrderOnDevice: en el aparato
        designLogged: con registro
        designFinishFirstNote: Este diseño finaliza la transacción en cuanto la recibe y después
            hace que el comercio la verifique.
        designWaitingNote: Este diseño finaliza tras la decisión del comercio y guarda el número de
            pedido solo en memoria.
        designOrderOnDeviceNote: Como el diseño anterior, pero el número de pedido se guarda en un
            archivo del dispositivo hasta que se salda.
        designLoggedNote: Como el diseño anterior, pero cada paso se comunica antes al registro del
            comercio.
        designKioskNote: kiosk crea su propio ID de compra y lo guarda primero; la tienda lo firma y
            el comercio lo conoce.
        pointBeforePurchase: antes de enviar
        pointAfterPurchase: cobrada, sin respuesta
        pointReceived: transacción recibida
        pointBeforeVerify: antes de verificar
        pointAfterVerify: abonada, sin respuesta
        pointBeforeFinish: antes de finalizar
        pointAfterFinish: final., sin respuesta
        pointAppDeleted: app borrada
        pointDeviceLost: dispositivo perdido
        stageOutcomeNotCharged: no cobrada
        stageOutcomeSettled: saldada
        stageOutcomeStuck: atascada
        stageOutcomeLost: perdida
        stageOutcomeLostWithApp: perdida con la app
        stageOutcomeLostWithAppShort: con la app
        stageOutcomeExplained: localizable
        stageOutcomeNoteNotCharged: No se cobró nada, y nada se debe.
        stageOutcomeNoteSettled: Se cobró {1} y los bienes se entregaron.
        stageOutcomeNoteStuck: Se cobró {1}, no se entregó nada y el producto no se puede comprar de nuevo.
        stageOutcomeNoteStuckGranted: Se cobró {1} y los bienes se entregaron, pero el producto no se puede
            comprar de nuevo.
        stageOutcomeNoteLost: Se cobró {1} y no se entregó nada. Nada identifica el pedido.
        stageOutcomeNoteLostWithApp: Se cobró {1} y no se entregó nada. Los datos que identificaban el
            pedido se perdieron con la app.
        stageOutcomeNoteExplained: Se cobró {1} y no se entregó nada. Atención al cliente puede encontrar el
            pedido y compensar al cliente.
        stagesFindsNothing: Atención al cliente no encuentra ningún pedido para el pago.
        stagesFindsOrder: Atención al cliente encuentra el pedido {1}.
        stagesFindsLog: Atención al cliente encuentra el pedido {1} y {2} {2|evento|eventos} del
            registro del dispositivo.
        differsFinishFirst: kiosk finaliza solo las transacciones entregadas; hasta entonces la
            tienda vuelve a enviarla.
        differsWaiting: kiosk verifica cada transacción que recibe: la propia transacción firmada
            identifica la compra.
        differsOrderOnDevice: kiosk no necesita un archivo para esto: la propia transacción firmada
            identifica la compra.
        stagesKilled: interrumpida aquí
        stagesDeleted: app borrada y reinstalada
        stagesLost: dispositivo perdido, sesión en otro
        stagesStarted: app reiniciada
        hintStory: historial
        hintCellNext: casilla siguiente
        hintDesign: diseño
        hintPoint: punto

        # The texts of toasts and empty screens.
        toastBought: Compra realizada: {1}.
        toastGranted: Ha recibido {1}.
        toastPaidOff: {1} saldaron su deuda.
        toastPending: {1}: esperando aprobación. Antes de eso no se le cobra.
        toastSamePurchase: {1} ya estaba en curso: es la misma compra. No se le ha cobrado otra vez.
        toastCancelled: Cancelado. No se le ha cobrado.
        toastFailed: {1}: {2}
        toastRestoring: Restaurando …
        toastRestored: {1} {1|producto restaurado|productos restaurados}.
        toastRestoredNothing: No hay nada que restaurar para esta cuenta.
        toastRestoredPart: {1} {1|restaurado|restaurados}. El comercio no ha respondido sobre {2}
            más; la restauración continúa automáticamente, también en el próximo inicio.
        restoredSubscriptions: De ellos, {1} {1|es una suscripción|son suscripciones}; las
            suscripciones se entregan en todos los dispositivos sin restaurar.
        toastRestoreFailed: La restauración falló. No cambió nada y no se cobró nada. Inténtelo de
            nuevo.
        newsApproved: {1}: aprobada, cobrada y entregada.
        newsDeclined: {1}: rechazada, no se ha cobrado.
        newsArrived: {1}: ha llegado, cobrada y entregada.
        toastSpendUnknown: Aún sin respuesta. El gasto de {1} ({2}) continúa automáticamente y se
            descuenta una sola vez.
        toastSpentLate: El gasto de {1} ({2}) se realizó.
        toastSpendRefusedLate: El gasto de {1} ({2}) se rechazó. No se descontó nada.
        toastSpent: Ha gastado {1}.
        toastNotEnoughPlain: Solo tiene {1}.
        toastFinished: Finalizado.
        toastRefunded: Reembolso realizado: {1}.
        toastApproved: Aprobado.
        toastDeclined: Rechazado.
        toastCopied: Copiado: {1}.
        toastNotCopied: Este terminal no permite copiar. Seleccione el texto con el ratón.
        toastTheme: Tema: {1}
        toastThemeKept: El tema no se cambió: {1}
        toastLanguage: Idioma: {1}
        toastOutcome: Resultado de los próximos pagos: {1}
        toastCatalogChanged: El catálogo cambió.
        toastGone: Ya no está a la venta: {1}.
        toastMouseOn: Ratón activado. Mayús y arrastrar selecciona texto; {1} desactiva el ratón.
        toastMouseOff: Ratón desactivado: arrastrar selecciona texto. {1} activa el ratón.
        toastUnknownOutcome: Aún sin respuesta para {1}. kiosk envía de nuevo el mismo pedido; no se
            puede cobrar dos veces.
        toastUnavailable: El producto ya no está a la venta. No se le ha cobrado.
        toastNothingHere: Nada seleccionado.
        toastNowDriving: Esta ventana controla ahora el dispositivo.
        toastCatalogBroken: {1}. La tienda sigue con el catálogo anterior.
        toastConfigBroken: {1} Se siguen usando los ajustes anteriores.
        toastConfigUsed: Se recargó el archivo de configuración. Ahora se usa: {1}.
        toastConfigLater: Se usa desde el próximo inicio: {1}.
        toastPickOverLine: {1} tiene prioridad sobre «{3}» en {2} hasta que cambie esa línea.
        toastPickUnderVariable: Por ahora se usa {1}; desde el próximo inicio, {2} establece {3}.
        notCharged: No se le ha cobrado.
        emptyShop: El catálogo no tiene productos. Abra otro: kiosk --catalog ARCHIVO
        emptyFilter: No hay coincidencias. Esc borra el filtro.
        emptyActivity: Aún no hay compras.
        emptyWallet: El monedero está vacío.
        emptyOwned: Aún no posee nada.
        emptyLog: Aún no hay eventos.
        howToRestore: {1} restaura compras.
        howToBuy: {1} abre la Tienda, {2} compra.
        loading: Cargando …
        catalogFailed: No se pudieron cargar los productos de la tienda.
        catalogAgain: No se cobró nada. Pulse r para reintentar.
        toastSorted: Orden: {1}.
        toastNothingToUndo: Nada que deshacer. Una compra solo se puede reembolsar.
        toastNothingToRedo: Nada que rehacer.
        toastRecordingStopped: La grabación se detuvo: {1}. El archivo {2} termina aquí.
        toastRecorded: La grabación se guardó como {1}.
        toastTerminal: El tipo de terminal {1} es desconocido en este sistema; se usa {2} en su
            lugar.

        # The texts of the dialogue in lines.
        plainWelcome: Bienvenido a kiosk, una tienda de pruebas sin dinero real. Cuenta {1},
            dispositivo {2}, país {3}.
        plainHint: Escriba un número para elegir un elemento, menu para ver qué se puede hacer aquí,
            o help.
        plainComma: ", "
        plainFact: {1}: {2}
        plainNews: {1}: {2}. {3}
        plainPrompt: "kiosk> "
        plainUnknown: «{1}» no es un comando ni un valor válido. Escriba help.
        plainNoProduct: No hay ningún producto «{1}». Escriba list para ver todos los productos.
        plainNoTransaction: No hay ninguna transacción «{1}». Escriba transactions para ver todas
            las transacciones.
        plainNoGood: En el monedero no hay «{1}». Escriba library para ver su contenido.
        plainNoNumber: La última lista no tiene el número {1}.
        plainNoReceipt: Escriba primero receipt; después podrá guardarlo.
        plainNoCatalog: No se pudieron cargar los productos de la tienda. No se cobró nada. Escriba
            refresh para reintentar.
        plainUnscreened: Este comando necesita la pantalla completa. El modo de líneas no tiene
            temas, teclas ni ratón.
        plainSlow: Esto tarda más de lo habitual y continúa automáticamente. Se anunciará el
            resultado.
        plainNoAnswer: No hubo respuesta. No se cambió nada. Inténtelo de nuevo.
        plainAgain: volver a {1}
        plainMore: Se han listado {1} de {2}. Escriba more para continuar.
        plainNoMore: No hay más elementos.
        plainOlder: Hay transacciones más antiguas. Escriba more para cargarlas.
        plainProducts: {1} {1|producto|productos}.
        plainTransactions: {1} {1|transacción|transacciones}.
        plainEvents: {1} {1|evento|eventos} en el registro.
        plainFound: {1} de {2} {1|coincide|coinciden} con «{3}».
        plainNothingFound: Nada coincide con «{1}». Escriba find sin más palabras para volver a
            listarlo todo.
        plainSeveral: «{1}» coincide con {2} elementos:
        plainNothingOwned: Aún no posee nada. Escriba restore para restaurar compras anteriores.
        plainLibrary: Biblioteca de {1}:
        plainDeferred: La compra necesita aprobación: escriba approve o decline. Antes de eso no se
            le cobra.
        plainAfter: {1} después
        plainBuyPrompt: "¿Comprar {1} × {2} por {3}? No se cobra dinero real. Escriba yes para
            comprar: "
        plainQuantityHint: Para otra cantidad, escriba un número de {1} a {2}.
        plainNotBought: No comprado. No se le ha cobrado.
        plainSpendPrompt: "¿Gastar {1}? Escriba yes para gastar: "
        plainNotSpent: No se gastó nada.
        plainRefundPrompt: "¿Reembolsar {2} por {1}? Escriba yes para reembolsar: "
        plainNotRefunded: No se reembolsó nada.
        plainUnchanged: No se cambió nada.
        plainFollowing: Ahora se sigue el registro: cada evento de compra se muestra cuando se
            guarda.
        plainNotFollowing: Ya no se sigue el registro.
        plainNewPrice: {1} cuesta ahora {2}; antes costaba {3}.
        plainNewText: {1} tiene un título o una descripción nuevos.
        plainNewProduct: Producto nuevo: {1}, {2}.
        plainSoldAgain: {1} está ahora a la venta por {2}.
        plainGone: {1} ya no está a la venta.
        plainNotOwned: {1} ya no está en propiedad.
        plainMoreChanges: Hay {1} {1|cambio|cambios} más.
        plainGoodbye: Hasta pronto.
        plainRefundOperationPrompt: "{1}: ¿{2}? Escriba yes para hacerlo: "

        # What each word of the dialogue in lines does.
        plainHelpNumbers: Escriba un número para elegir de la última lista. Ejemplos de comandos:
        plainHelpList: Lista los productos.
        plainHelpShow: Muestra los detalles de un producto o de una transacción. Escribir su número
            hace lo mismo.
        plainHelpFind: Lista solo lo que coincide. Campos: type, owned, price, sale, available,
            grants; también state en las transacciones, y kind y order en el registro. Sin más
            palabras, vuelve a listarlo todo.
        plainHelpSort: Ordena los productos por type, name, price o price-down.
        plainHelpBuy: Compra un producto tras confirmar con yes. La última palabra puede ser la
            cantidad.
        plainHelpRestore: Restaura lo que posee la cuenta.
        plainHelpTransactions: Lista todas las compras o solo algunas: all, open, failed, refunded.
        plainHelpFinish: Finaliza una compra entregada cuando no es automático.
        plainHelpReceipt: Explica los campos de una transacción firmada. Sin número, explica la más
            reciente.
        plainHelpSave: Guarda el recibo en un archivo nuevo en la carpeta donde se inició kiosk.
        plainHelpLibrary: Lista el monedero y lo que posee.
        plainHelpSpend: Gasta bienes del monedero tras confirmar con yes.
        plainHelpSandbox: Lista el resultado de los pagos, la cuenta, el dispositivo y los pedidos
            pendientes y pagados.
        plainHelpOutcome: Establece el resultado de los próximos pagos. Sin más palabras, lista
            todos los resultados.
        plainHelpApprove: Aprueba un pedido pendiente; entonces se cobra. Sin número, aprueba el
            único pedido pendiente.
        plainHelpDecline: Rechaza un pedido pendiente; no se cobra nunca.
        plainHelpRefund: Reembolsa todo el precio tras confirmar con yes. Añada half, ask, decline,
            reverse, revoke o delete para hacer eso en su lugar.
        plainHelpAccount: Cambia a otra cuenta. Un nombre nuevo crea una cuenta nueva.
        plainHelpDevice: Cambia a otro dispositivo. Un nombre nuevo crea un dispositivo nuevo.
        plainHelpStorefront: Cambia a otro país o región, en tres letras. Determina los precios.
        plainHelpLanguage: Cambia a otro idioma. Sin más palabras, lista los idiomas.
        plainHelpLog: Lista los eventos más recientes, el último primero.
        plainHelpFollow: Muestra cada evento de compra cuando se guarda. Escriba on u off.
        plainHelpExport: Guarda el registro en un archivo nuevo, filtrado con find.
        plainHelpUndo: Deshace un filtro, un orden, un resultado de pago o un idioma.
        plainHelpRedo: Rehace lo que se deshizo.
        plainHelpRefresh: Carga de nuevo los productos de la tienda.
        plainHelpMore: Lista las líneas siguientes de una lista larga.
        plainHelpRepeat: Repite lo que se mostró desde el comando anterior.
        plainHelpBack: Vuelve a la lista actual.
        plainHelpMenu: Lista con números lo que se puede hacer aquí.
        plainHelpWhere: Muestra la cuenta, el dispositivo, el país, el idioma y el resultado de los
            pagos.
        plainHelpHelp: Lista todos los comandos o explica uno.
        plainHelpManual: Lista los temas del manual, muestra uno o busca en él: manual search
            refund.
        plainHelpQuit: Sale de la tienda. Las compras abiertas continúan en el próximo inicio.

        # The texts of disputes and of what is given by hand.
        disputeOrder: Pedido {1}
        disputeWhat: Producto
        disputeAccount: Cuenta
        disputeOrdered: Fecha
        disputeStoreOrder: Pedido en la tienda
        disputeTransaction: Transacción
        disputeIntent: ID de compra
        disputeVerdict: Conclusión
        disputeStopped: Se detuvo en: {1}.
        disputeHappened: Historial
        disputeOthers: Otros pedidos de {1}
        disputeOrders: Pedidos de {1}
        disputePlayer: Respuesta al cliente
        disputeAdvice: Qué puede hacer usted
        disputeMore: … y {1} más
        disputeThisOrder: este pedido
        disputeUTC: {1} UTC
        verdictNeverArrived: no cobrado: el pedido nunca llegó a la tienda
        verdictCancelled: no cobrado: cancelado
        verdictDeclined: no cobrado: rechazado
        verdictPending: aún no cobrado: espera aprobación
        verdictFree: no cobrado: ya estaba pagado
        verdictShared: no cobrado: compartido por la familia
        verdictWithdrawn: cobrado: revocado sin reembolso
        verdictUnshared: no cobrado: la familia ya no lo comparte
        verdictOwed: cobrado, no entregado: se deben los bienes
        verdictRefused: cobrado y rechazado por el comercio
        verdictDelivered: cobrado y entregado; el cliente aún lo tiene todo
        verdictSpent: cobrado y entregado; gastado después, en todo o en parte
        verdictRefunded: cobrado y reembolsado
        verdictCompensated: cobrado y abonado manualmente
        verdictUndecided: desconocido: la tienda no responde
        replyOrder: Su pedido {1}, {2}, {3}:
        replyOrderUnpriced: Su pedido {1}, {2}:
        replyNeverArrived: no ha llegado a la tienda. No se le ha cobrado.
        replyMayArrive: Si la aplicación lo envía en su próximo inicio, se cobra una vez y se entrega
            una vez.
        replyClosed: Ya no se puede cobrar. Puede comprarlo de nuevo.
        replyCancelled: lo canceló usted en la tienda. No se le ha cobrado.
        replyDeclined: la tienda lo rechazó.
        replyPending: está esperando aprobación. Antes de eso no se le cobra.
        replyFree: fue gratis porque ya lo había pagado (transacción {1}).
        replyShared: fue gratis: un miembro de su familia lo compró y lo comparte con usted.
        replyWithdrawn: Se revocó el {1}. No se reembolsó nada.
        replyUnshared: fue gratis, y su familia ya no lo comparte con usted.
        replyCharged: se le cobró el {1}.
        replyOwed: Los bienes aún no han llegado a su cuenta. Abra la aplicación en {1} con conexión:
            se entregan automáticamente y no se le cobra de nuevo.
        replyOwedLost: Los bienes no han llegado a su cuenta y ya no se pueden entregar
            automáticamente. Los abonaremos manualmente.
        replyPostponed: Aún no hemos podido entregar. Su aplicación lo reintenta automáticamente y no
            se le cobra de nuevo.
        replyRefused: No hemos podido aceptar la compra y no se entregó nada. Abonaremos los bienes o
            reembolsaremos el dinero.
        replyDelivered: Abono en su cuenta el {2}: {1}. Aún lo conserva todo.
        replyOwned: Es suyo desde el {1}. En otro dispositivo, restaure sus compras.
        replyNotShown: Su dispositivo aún no lo ha mostrado: abra la aplicación en {1} con conexión.
        replySpent: Abono en su cuenta el {2}: {1}. Desde entonces se {3|gastó|gastaron} {3} y
            {4|queda|quedan} {4}.
        replySpendings: Gastado: {1}.
        replySpending: {1} el {2}
        replySpendingFor: {1} el {2} en «{3}»
        replyPaidOff: Con {1} se saldó lo que debía tras un reembolso anterior.
        replyRefunded: El dinero se reembolsó el {1}.
        replyPartRefunded: Una parte del dinero se reembolsó el {1}.
        replyTakenBack: Hemos retirado {1}.
        replyDebt: Ya había gastado {1}, así que debe esa cantidad: su próxima compra la salda
            primero.
        replyCompensated: Le abonamos {1} manualmente el {2}: {3}
        replyAlsoCompensated: El {1} también le abonamos {2} manualmente: {3}
        replyUndecided: aún no sabemos si se le cobró. Vuelva a preguntar un poco más tarde.
        adviseOwed: El dispositivo lo envía al comercio en su próximo inicio; si no lo hace en tres
            días, la tienda reembolsa el dinero automáticamente. Para abonarlo ya: {1}
        adviseOwedLost: La transacción está finalizada en la tienda, así que ningún dispositivo la
            entrega de nuevo. Abónela manualmente: {1}
        advisePostponed: El comercio lo aplazó: {1} Una vez corregida la causa, el dispositivo lo
            reintenta; o abónelo manualmente: {2}
        adviseRefused: El comercio lo rechazó: {1} Reembolso: {2} O abónelo manualmente: {3}
        advisePending: El pedido espera aprobación: {1} (o decline)
        adviseFree: Para ver el pedido que se cobró: {1}
        adviseSpent: Para abonar bienes adicionales por cortesía: {1}
        adviseUndecided: Inténtelo de nuevo cuando la tienda responda.
        disputeNone: Ningún pedido del comercio ni de la tienda tiene un número que contenga «{1}»,
            así que no se cobró nada por él.
        disputeNoAccount: El comercio no tiene ninguna cuenta «{1}».
        disputeSeveral: «{1}» coincide con {2} pedidos:
        disputeSeveralEnd: Escriba más caracteres del número. No se ha cambiado nada.
        suggestOtherYear: ¿Quiso decir {1}? Los números de pedido continúan de un año a otro.
        suggestNotIssued: El último número de pedido emitido es {1}.
        suggestAccount: Hay una cuenta con este nombre: {1}
        suggestIntent: Parece un ID de compra de un dispositivo, pero esa compra nunca llegó a este
            comercio.
        suggestTransaction: Parece una transacción, pero esta tienda no la emitió. Puede ser de otro
            perfil o de otra tienda.
        disputeLog: Registro del dispositivo
        disputeLogNote: según lo comunicó el dispositivo, en la primera copia que recibió el
            comercio
        disputeLogFits: El registro no se cambió después.
        logSince: registro de {1} desde el {2}
        logDefectRewritten: {1}: el evento {2} se recibió de nuevo con otro contenido, así que el registro
            se reescribió; se conserva la primera copia.
        logDefectBrokenLink: {1}: el evento {2} no sigue al evento anterior.
        logDefectWrongHash: {1}: el evento {2} no corresponde a su hash.
        logDefectGap: {1}: los eventos anteriores a {2} nunca se recibieron.
        logDefectNewChain: {1}: el dispositivo empezó un registro nuevo aunque ya tenía uno.
        grantGave: Se abonó {1} a {2} por el pedido {3}. Motivo: {4}
        grantRepeated: No se ha cambiado nada: {2} ya recibió {1} por el pedido {3} el {4}. Motivo:
            {5}
        grantSettles: Esto completa el pedido: una verificación posterior no abona nada más y un
            reembolso retira los bienes.
        grantBesides: Esto se abonó además de lo que dio el pedido; un reembolso retira ambas cosas.
        grantBalance: {1}: {2} ahora

        # The texts of times, periods, offers and counts.
        ageNow: ahora
        ageMilliseconds: {1} ms
        ageSeconds: {1} s
        ageMinutes: {1} min
        ageHours: {1} h
        ageDays: {1} d
        ageYears: {1} a
        todayAt: hoy {1}
        yesterdayAt: ayer {1}
        tomorrowAt: mañana {1}
        lengthDays: {1} {1|día|días}
        lengthWeeks: {1} {1|semana|semanas}
        lengthMonths: {1} {1|mes|meses}
        lengthYears: {1} {1|año|años}
        eachDay: al día
        eachWeek: a la semana
        eachMonth: al mes
        eachYear: al año
        everyLength: cada {1}
        perPeriod: {1} {2}
        offerFree: {1} gratis
        offerEach: {1} durante {2}
        offerUpFront: {1} en un pago por {2}
        offerThen: {1}, luego {2}
        offerIntroductory: de lanzamiento
        offerPromotional: promocional
        offerCode: con código
        offerWinBack: de regreso
        countOfGood: {1} {2}

        # The texts of a shop that does not answer.
        offline: sin conexión
        offlineAsOf: La tienda no tiene conexión; esto es de {1}.
        offlineShort: sin conexión, de {1}
        offlineAgain: kiosk reintenta automáticamente.
        offlineNothing: La tienda no tiene conexión y no hay ningún catálogo guardado.
        redelivering: Recibiendo transacciones sin terminar: {1} hasta ahora.
        offlineStill: La tienda sigue sin conexión. No se cambió nada.
        toastOnline: La tienda vuelve a tener conexión.
        agoNow: hace un momento
        agoMinutes: hace {1} {1|minuto|minutos}
        agoHours: hace {1} {1|hora|horas}
        agoDays: hace {1} {1|día|días}
        agoYears: hace {1} {1|año|años}

        # The texts of subscriptions: their states, and what is agreed to.
        subscriptionActive: activa
        subscriptionExpired: caducada
        subscriptionRetried: sin pagar: sin acceso mientras la tienda reintenta el cobro
        subscriptionGrace: periodo de gracia: con acceso aunque el pago falló
        subscriptionRevoked: revocada
        renewsAt: se renueva el {1} por {2}
        renewsTo: cambia el {1} a {2} por {3}
        endsAt: termina el {1}
        endedAt: terminó el {1}
        graceUntil: sin pagar; acceso hasta el {1}
        retriedSince: sin pagar desde el {1}
        termsNow: {1}; empieza ahora y se reembolsa el tiempo no usado de {2}
        termsReplaced: {1}; empieza ahora, en lugar de la renovación de {2} que no se pudo pagar
        termsLater: Hoy no se cobra nada. Desde el {1}: {2}
        termsResumed: Hoy no se cobra nada. Se renueva el {1}
        termsRecovered: Se cobra {1} ahora por la renovación que no se pudo pagar
        termsHad: Ya está suscrito; se renueva el {1}
        noSubscriptions: No hay suscripciones.

        # The texts of subscriptions on the screens: offers, plans, the line through time.
        labelLevel: Nivel
        levelValue: {1} de {2}
        labelSiblings: Otro plan
        introductionHad: ya utilizada
        chargedToday: Hoy se cobra {1}.
        chargedNothing: Hoy no se cobra nada.
        renewsFrom: Desde el {1}: {2}, hasta que cancele.
        buttonAgree: Confirmar
        untilCancelled: Se renueva hasta que cancele.
        subscriptionsTitle: Suscripciones
        subscriptionCancelled: cancelada
        priceWaits: costará {1} desde la próxima renovación si acepta el nuevo precio; si no, la
            suscripción termina
        priceAgreed: costará {1} desde la próxima renovación
        toastRenewalOff: {1} ya no se renueva: {2}.
        toastRenewalOn: {1} se renueva de nuevo: {2}.
        toastPriceAgreed: Ha aceptado el nuevo precio de {1}.
        subscriptionChoose: Elija primero una suscripción.
        subscriptionNotNow: El estado de {1} no permite esta acción.
        plansTitle: Cambiar de plan
        planHad: plan actual
        planNow: ahora
        planLater: al renovarse
        linePaid: pagado
        lineAhead: pagado por adelantado
        lineOffer: oferta
        lineGrace: en gracia
        lineRetry: sin pagar
        lineRefunded: reembolsado
        lineToday: hoy
        lineEarlier: {1} {1|periodo anterior|periodos anteriores} sin mostrar
        eventBegan: empezó
        eventBeganAgain: suscripción renovada
        eventChanged: cambió de plan
        eventRecovered: pago recuperado
        eventOffer: {1} con oferta
        periodSpan: {1} a {2}

        # The texts of the store’s clock, and of what a test store does to subscriptions.
        sandboxClock: Reloj de la tienda
        clockTime: Hora
        clockSpeed: Velocidad
        clockForward: Adelantar
        clockFrozen: parado
        clockReal: tiempo real
        clockPerSecond: {1} por segundo
        clockTimes: {1} veces más rápido
        clockNext: al próximo evento
        sandboxTimeHelp: Las suscripciones se renuevan y caducan con este reloj en todos los
            dispositivos de la tienda. Pulse Enter para pararlo o ponerlo en marcha; la línea de
            abajo fija la velocidad. El reloj no se puede atrasar.
        sandboxSpeedHelp: La velocidad del reloj de la tienda. A un mes por segundo, dos años pasan
            en medio minuto.
        sandboxForwardHelp: Pulse Izquierda o Derecha para elegir cuánto, y Enter para adelantar.
            Ocurre todo lo que vence: renovaciones, vencimientos y reintentos.
        clockForwardTitle: Adelantar el reloj de la tienda
        clockForwardNote: Todo lo que vence hasta entonces ocurre a la vez: las suscripciones se
            renuevan o caducan, y los pagos pendientes se hacen o vencen. El reloj no se puede
            atrasar.
        clockForwardDue: Esta cuenta tiene {1} {1|suscripción activa|suscripciones activas} y {2}
            {2|compra abierta|compras abiertas}.
        buttonForward: Adelantar
        toastClock: Reloj de la tienda: {1}
        toastClockProgress: Se procesa lo vencido: {1} de {2}
        sandboxSubscriptions: Suscripciones
        sandboxFails: las renovaciones fallan
        labelRenewals: Renovaciones
        renewalsPaid: funcionan
        renewalsFail: fallan
        renewalsOff: canceladas
        labelUntil: Pagado hasta
        sandboxSubscriptionHelp: Pulse F para que las renovaciones fallen o funcionen, e para
            terminarla ya, i para anunciar un precio nuevo, + para añadir días gratis.
        entryPrice: Precio nuevo
        entryDays: Días gratis
        sandboxPriceHelp: El precio desde la próxima renovación, por ejemplo 5.99. El cliente tiene
            que aceptar un precio más alto.
        sandboxDaysHelp: El número de días gratis que se añaden, 90 como máximo.
        entryNoPrice: Escriba un precio, por ejemplo 5.99.
        entryNoDays: Escriba un número del 1 al 90.
        hintCancelRenewal: dejar de renovar
        hintResume: reanudar
        hintAgree: aceptar precio
        hintPlan: cambiar plan
        hintClockFreeze: parar/seguir reloj
        hintClockNext: al próximo evento
        hintClockDay: adelantar un día
        hintClockMonth: adelantar un mes
        hintClockYear: adelantar un año
        hintClockFaster: reloj más rápido
        hintClockSlower: reloj más lento
        hintFailRenewals: fallar/cobrar
        hintExpire: terminar ya
        hintPrice: precio nuevo
        hintExtend: añadir días
        plainHelpClock: Muestra el reloj de la tienda. Añada freeze, run, next, day, month, year,
            faster o slower para cambiarlo.
        plainHelpCancel: Cancela la renovación de una suscripción; termina tras el periodo pagado.
        plainHelpResume: Reanuda la renovación de una suscripción cancelada.
        plainHelpAgree: Acepta un precio anunciado.

        # The texts of how payments go.
        outcomeSlowApprove: aprobar despacio
        outcomeSlowDecline: rechazar despacio
        outcomeInterrupted: interrumpido
        outcomeAnswerLost: respuesta perdida
        outcomeStuck: atascado
        outcomeFunds: rechazar: falta saldo
        outcomeNotAllowed: rechazar: no permitido aquí
        outcomeTerms: rechazar: cambió el precio
        outcomeUnavailable: rechazar: no está a la venta
        outcomeIneligible: rechazar: sin derecho
        outcomeRefused: rechazar: sin motivo
        outcomeNoteSlowApprove: El pedido espera y se cobra a los tres minutos del reloj de la
            tienda.
        outcomeNoteSlowDecline: El pedido espera y se rechaza a los tres minutos del reloj de la
            tienda.
        outcomeNoteInterrupted: La compra falla y no se cobra nada. Tras kiosk sandbox resolve, se
            cobra como una compra nueva y se entrega automáticamente.
        outcomeNoteAnswerLost: La tienda cobra, pero su respuesta se pierde: kiosk lo reintenta y se
            cobra una sola vez.
        outcomeNoteStuck: La tienda cobra, pero indica que el producto ya se compró y no muestra
            ninguna transacción hasta kiosk sandbox unstick.
        declinedFunds: La cuenta no tiene saldo suficiente. No se le ha cobrado. Añada saldo o elija
            otra forma de pago.
        declinedNotAllowed: En este dispositivo no se permiten compras. No se le ha cobrado.
            Pregunte a la persona que lo administra.
        declinedInterrupted: La tienda requiere antes una acción, como nuevos datos de pago. No se
            le ha cobrado. Cuando se complete la acción, la compra se cobra y se entrega
            automáticamente: no compre otra vez.
        declinedInterruptedPast: La tienda requería antes una acción. No se le ha cobrado este
            pedido; desde entonces se ha entregado otra compra del mismo producto.
        declinedInterruptedOver: La tienda requería antes una acción. No se le ha cobrado. El pedido
            se abandonó: no se entregará nada.
        declinedLapsed: La solicitud de compra no se respondió en un día. No se le ha cobrado. Puede
            enviarla de nuevo.
        stepLeftWaiting: el cambio programado falló
        stepHandedOut: transacción liberada
        orderInterrupted: interrumpido
        orderStuck: atascado en la tienda
        sandboxInterruptedHelp: Pulse a para resolver la interrupción; entonces la compra se cobra y
            se entrega.
        sandboxStuckHelp: Pulse a para liberarla. Hasta entonces, la tienda indica que el producto
            ya se compró y no muestra ninguna transacción.

        # The texts of planned faults.
        plainHelpFault: Planifica un fallo: llamada, fallo y cuándo. Sin más palabras, lista los
            fallos previstos; con clear, los quita.
        plainNoFaults: No hay ningún fallo previsto.
        sandboxFaults: Fallos previstos
        sandboxNoFaults: Ningún fallo previsto. Pulse f.
        entryFault: Prever un fallo
        hintPlanFault: prever un fallo
        hintClearFault: quitar el fallo
        hintBuyOutside: comprar fuera
        toastBoughtOutside: {1} se compró fuera de la aplicación. Se entrega automáticamente.
        labelStruck: Aplicado
        sandboxFaultHelp: Una llamada, un fallo y cuándo: purchase drop-after, verify 503 every,
            products latency=3s chance=50%, finish duplicate nth=2 account=ann. kiosk sandbox fault
            add --help lista todas las palabras.
        faultOfCatalog: del archivo del catálogo
        faultOfCatalogHelp: Este fallo viene del archivo del catálogo y se aplica mientras figure en
            él.
        faultChoose: Elija primero un fallo.
        sandboxPlannedHelp: Pulse c para quitarlo. Se aplica a todos los kiosk de esta tienda.

        # The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
        plainHelpEdit: Cambia un producto. Sin más palabras, lista qué se puede cambiar y qué se
            cambió.
        plainHelpCrash: Cierra este programa a la fuerza en un punto de la próxima compra. Sin más
            palabras, lista los puntos; con none, lo anula.
        plainAsInCatalog: restablecer según el catálogo
        plainCrashPlanned: Este programa se cerrará a la fuerza una vez: {1}. Ábralo de nuevo
            después: completa las compras abiertas e informa de ellas. crash none lo anula.
        changedByHand: Cambiado manualmente en el sandbox; kiosk sandbox product ID --reset lo
            deshace.
        newBadge: nuevo
        sandboxProducts: Productos
        entryProduct: Cambiar un producto
        sandboxProductHelp: Un cambio: availability removed (o draft, in-review, cleared), price
            1.99, sale 0.49 +PT1H, not-in JPN,DEU, only-in USA, title TEXTO, description TEXTO, o
            reset. Se aplica enseguida a todos los kiosk de esta tienda.
        sandboxProductLineHelp: Pulse Izquierda o Derecha para cambiar la disponibilidad, Enter para
            todo lo demás. Los cambios hechos aquí prevalecen sobre el archivo del catálogo hasta
            que escriba reset.
        availabilityCleared: a la venta
        availabilityDraft: borrador
        availabilityInReview: en revisión
        availabilityRemoved: retirado
        labelChanged: Cambiado
        notInCatalog: ya no está en el catálogo
        lowBalanceOffer: Quedan {1}. ¿Comprar {2} por {3}?
        lowBalanceKeys: {1} lo compra, Esc lo oculta
        hintTakeOffer: comprar la oferta
        crashLabel: Caída
        crashNever: nunca
        sandboxCrashHelp: El punto en el que la próxima compra cierra este programa a la fuerza, una
            vez. Pulse Izquierda o Derecha para elegir, o Enter para escribir un punto o now. El
            próximo inicio completa la compra e informa de ella.
        entryCrash: Punto de caída
        crashNoPoint: «{1}» no es un punto válido.
        sandboxCrashEntryHelp: Escriba before o after con una llamada, o un punto de caída: {1}; o
            never, o now. El programa se cierra a la fuerza ahí, y el próximo inicio continúa la
            compra.
        crashedAt: kiosk se cerró a la fuerza {1}, como estaba previsto. Ábralo de nuevo: completa
            las compras abiertas e informa de ellas.
        crashedNow: kiosk se cerró a la fuerza, como se pidió. Ábralo de nuevo: completa las compras
            abiertas e informa de ellas.
        completedAtLaunch: Abierto en la última salida, completado ahora: {1}

        # What an event of the log says, by its family and name.
        state/intent-recorded: compra guardada
        state/order-numbered: número de pedido recibido
        state/number-deferred: aún sin número de pedido
        state/submitted: compra enviada a la tienda
        state/payment-deferred: sin respuesta: resultado desconocido
        state/payment-pending: esperando aprobación
        state/payment-cancelled: cancelada, no cobrada
        state/payment-failed: no cobrada
        state/payment-completed: ID de transacción recibido
        state/order-acknowledged: resultado confirmado a la tienda
        state/acknowledge-deferred: resultado aún sin confirmar
        state/transaction-received: transacción firmada guardada
        state/verification-deferred: aún sin decisión del comercio
        state/verified: decisión del comercio guardada
        state/delivered: entregada
        state/quarantined: rechazada, no entregada
        state/revoked: reembolsada y retirada
        state/revocation-settled: reembolso saldado
        state/finish-deferred: aún sin finalizar en la tienda
        state/finished: finalizada
        state/statement-received: extracto del comercio guardado
        state/spend-recorded: gasto guardado
        state/spend-confirmed: gasto confirmado por el comercio
        state/spend-refused: gasto rechazado, nada descontado
        state/spend-deferred: aún sin respuesta al gasto
        state/cursor-moved: cambios de la tienda recibidos
        state/list-deferred: lista de la tienda no recibida
        state/list-taken: lista de la tienda recibida
        state/payment-retry-reset: pedido reintentado al momento
        state/delivery-retry-reset: entrega reintentada al momento
        state/retries-reset: todo lo pendiente reintentado
        screen/shop: se muestra Tienda
        screen/activity: se muestra Actividad
        screen/library: se muestra Biblioteca
        screen/receipt: se muestra Recibo
        screen/sandbox: se muestra Sandbox
        screen/log: se muestra Registro
        act/buy: abrió el diálogo de compra
        act/buy-confirmed: confirmó la compra
        act/cancel: canceló el diálogo
        act/close: cerró el diálogo
        act/spend: abrió el diálogo de gasto
        act/spend-confirmed: confirmó el gasto
        act/restore: inició una restauración
        act/finish: finalizó una compra
        act/details: abrió los detalles
        act/back: volvió atrás
        act/filter: abrió el filtro
        act/copy: copió un número
        act/refresh: actualizó
        act/help: abrió la ayuda
        act/manual: abrió el manual
        act/theme: abrió los temas
        act/mouse: activó o desactivó el ratón
        act/redraw: redibujó la pantalla
        act/suspend: suspendió el programa
        act/quit: salió de la tienda
        act/sort: ordenó los productos
        act/save: guardó un archivo
        act/approve: aprobó una compra
        act/decline: rechazó una compra
        act/refund: reembolsó una compra
        act/request-refund: solicitó un reembolso
        act/decline-refund: denegó un reembolso
        act/reverse-refund: anuló un reembolso
        act/revoke: revocó una compra
        act/delete-transaction: borró una transacción
        act/follow: activó o desactivó seguir el registro
        act/undo: deshizo un cambio de la vista
        act/redo: rehízo un cambio de la vista
        act/language: cambió el idioma
        act/messages: abrió los mensajes
        act/palette: abrió los comandos
        act/cancel-renewal: canceló una renovación
        act/resume: reanudó una renovación
        act/agree-to-price: aceptó un precio
        act/change-plan: abrió los planes
        act/clock-freeze: paró o siguió el reloj de la tienda
        act/clock-next: adelantó el reloj al próximo evento
        act/clock-day: adelantó el reloj un día
        act/clock-month: adelantó el reloj un mes
        act/clock-year: adelantó el reloj un año
        act/clock-faster: aceleró el reloj
        act/clock-slower: frenó el reloj
        act/fail-renewals: activó o quitó fallos de renovación
        act/buy-outside: compró fuera de la aplicación
        act/plan-fault: previó un fallo
        act/clear-fault: quitó un fallo
        act/take-offer: compró la oferta
        act/expire: terminó una suscripción
        act/new-price: abrió el diálogo de precio
        act/extend: abrió el diálogo de días gratis
        """#)
}
