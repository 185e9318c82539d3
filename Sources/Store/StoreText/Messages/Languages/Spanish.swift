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
        hintMouse: ratón sí, no
        hintScreen: otra pantalla
        hintScreenBack: una pantalla atrás
        hintSuspend: suspender
        hintPrevious: pantalla anterior
        hintRefresh: actualizar
        hintRedraw: redibujar
        hintPage: página a página
        hintEnds: primero, último
        messagesTitle: Mensajes
        messagesNone: Aún no hay mensajes.
        helpTitle: Ayuda
        helpEverywhere: En todas partes
        helpHere: En esta pantalla
        helpSearch: escriba para buscar
        helpNothing: Ninguna tecla sirve para eso.
        manualTitle: Manual
        manualNothing: Ninguna línea del manual contiene esto.
        helpPlace: Dónde está
        placeMoney: Dinero
        placeAccount: Cuenta
        placeDevice: Dispositivo
        placeStorefront: País
        placeLanguage: Idioma
        placeBackend: Servidor
        helpSigns: Símbolos
        sponsored: publicidad: {1}
        sponsorText: Goblin e Hijos, los mejores picos desde 1203
        sponsorHide: (compre {1} para ocultarme)
        hintSort: ordenar
        hintPartAfter: parte siguiente
        hintPartBefore: parte anterior
        hintSave: guardar
        hintAfter: el siguiente
        hintBefore: el anterior
        hintChange: cambiar
        hintFollow: seguir
        hintUndo: deshacer
        hintRedo: rehacer
        hintGoThere: ir allí

        # The texts of the Shop.
        typeConsumable: consumible
        typeNonConsumable: no consumible
        typeNonRenewable: suscripción sin renovación
        typeAutoRenewable: suscripción
        promiseConsumable: cómprelo cuantas veces quiera
        promiseNonConsumable: suyo para siempre
        promiseNonRenewable: termina por sí sola
        promiseAutoRenewable: se renueva sola
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
        billingMonthly: {1} cada mes, con permanencia todo el periodo: {2} en total
        billingUpFront: {1} de una vez
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
        restoresNoConsumable: no, lo consumido no vuelve
        restoresNoNonRenewable: no, la tienda no lo devuelve
        familyShared: se puede compartir con la familia
        familyNotShared: no se comparte
        nothingYet: aún nada
        byTitle: por nombre
        byPrice: de menor a mayor precio
        byPriceDown: de mayor a menor precio
        filterUnknown: campo desconocido: {1}

        # The texts that say why not.
        buyBlockedReading: Aquí no se puede comprar: {1}
        buyBlockedStarting: La tienda aún se está abriendo.
        buyBlockedOther: otro kiosk controla este dispositivo
        buyBlockedOffline: La tienda no tiene conexión. Podrá comprar en cuanto vuelva a responder.
        offerBuy: comprar por {1}, sin dinero real
        offerFreeAgain: obtener de nuevo, gratis
        blockedBuy: No se puede comprar. {1}
        unknownID: La tienda no conoce {1}. Revise la ortografía.
        unknownNearest: La tienda no conoce {1}. ¿Quiso decir {2}?
        reasonDraft: Es un borrador: aún no se ha enviado a la tienda.
        reasonInReview: Espera la revisión de la tienda.
        reasonRemoved: Se retiró de la venta.
        reasonNotInStorefront: No tiene precio en este país ({1}).
        reasonNoPrice: El catálogo no da un precio legible.
        reasonNoPeriod: El catálogo no dice cuánto dura un periodo de esta suscripción.
        declinedPayment: El pago fue rechazado. No se le ha cobrado. Inténtelo de nuevo o elija otra
            forma de pago.
        declinedApproval: La solicitud de compra fue rechazada. No se le ha cobrado.
        declinedSubscribed: Ya tiene esta suscripción y se renueva sola. No se cobró nada.
        declinedOffer: Esta oferta no es para esta cuenta. No se cobró nada; puede comprarla al precio
            normal.
        declinedOfferName: Este producto no tiene esa oferta. No se le ha cobrado. Vuelva a mirar sus
            ofertas.
        declinedOfferSignature: La firma del comercio no vale para este pedido. No se le ha cobrado.
            Vuelva a solicitar la oferta.
        declinedOfferProof: Esta oferta necesita la firma del comercio o un código. No se le ha cobrado.
        declinedCode: La tienda no conoce este código de oferta. No se le ha cobrado. Revise la
            ortografía.
        declinedCodeUsed: Este código de oferta ya se canjeó. No se le ha cobrado.
        declinedCodeOver: El plazo de este código de oferta ha terminado. No se le ha cobrado.
        declinedTerms: El precio o el producto cambió antes de que llegara el pedido. No se le ha
            cobrado. Abra de nuevo el producto para ver cuánto cuesta ahora.
        declinedExpired: El pedido era demasiado antiguo cuando se pudo enviar. No se le ha cobrado.
            Cómprelo de nuevo si aún lo desea.
        declinedUnavailable: El producto no está a la venta para usted. No se le ha cobrado.
        declinedQuantity: Esa cantidad no se puede comprar de una vez. No se le ha cobrado. Elija otra
            cantidad.
        declinedRefused: La tienda rechazó la compra. No se le ha cobrado. El motivo está en el
            historial.

        # The texts of the dialogs.
        dialogBuyTitle: Comprar
        dialogFor: para {1}, en {2}, de {3}
        dialogNoMoney: Este es el entorno de pruebas (sandbox): no se cobra dinero real.
        dialogBackend: el sandbox integrado
        dialogQuantity: Cantidad
        dialogQuantities: de {1} a {2}
        dialogOutcome: Pago
        dialogShared: Su familia comparte esto: comprarlo se cobra igualmente, y será suyo sin la
            familia.
        dialogOwned: Ya es suyo: volver a comprarlo es gratis y no se abona nada de nuevo.
        dialogChanged: El catálogo cambió mientras esto estaba abierto. Revíselo antes de comprar.
        dialogSending: Enviado a la tienda. Esc cierra esto; se ve en Actividad (2).
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
        outcomeNoteAskToBuy: Espera a que alguien lo apruebe: kiosk sandbox approve
        outcomeNoteCancel: Como si cancelara en la tienda: no se cobra nada.
        dialogSpendTitle: Gastar
        spendHave: Saldo: {1}.
        spendAmount: Cantidad
        spendNote: Para qué
        spendChoose: Elija primero un saldo.
        quitOpen: {1} {1|compra sigue abierta|compras siguen abiertas}. No se pierde nada:
            {1|continúa|continúan} en el próximo inicio.
        themeTitle: Tema
        themeDark: oscuro
        themeLight: claro
        languageTitle: Idioma
        refundTitle: Reembolso
        refundOf: comprado por {1} en {2}
        refundNote: Se devuelve el precio completo. Lo recibido se retira de todos los dispositivos; lo
            ya gastado pasa a ser deuda.
        buttonRefund: Reembolsar {1}
        deedChoice: {1} ({2} de {3})
        deedOthers: otras
        deedHalf: Reembolsar la mitad
        deedAsk: Pedir el reembolso
        deedDecline: Denegar la petición
        deedReverse: Anular el reembolso
        deedRevoke: Retirar
        deedDelete: Borrar
        noteHalf: Se devuelve la mitad del precio y se retira la mitad de lo recibido. Una propiedad
            termina con ello.
        noteAsk: Como lo hace un cliente. Se pregunta a su servidor cuánto se usó; aún no se devuelve
            nada.
        noteDecline: Se deniega lo que pidió el cliente y su servidor lo sabe. No se devuelve nada.
        noteReverse: El dinero se cobra otra vez. Lo comprado vuelve a valer y se devuelve lo retirado.
        noteRevoke: Lo comprado se retira de todos los dispositivos. No se devuelve dinero.
        noteDelete: Desaparece de la tienda y se vende de nuevo. Lo pagado y lo entregado quedan. No se
            puede deshacer.

        # The texts for states and stages.
        statePurchasing: comprando
        stateDeferred: pendiente
        statePurchased: comprado
        stateFailed: fallido
        stateRestored: restaurado
        stateFinished: finalizado
        stageJournalled: anotado
        stageSubmitting: consultando a la tienda
        stageRetrying: sin respuesta, se reintenta
        stageAwaitingApproval: espera aprobación
        stageReceived: recibido
        stageVerified: verificado
        stageDelivered: entregado
        stageFinished: finalizado
        stageDeclined: rechazado
        stageCancelled: cancelado
        stageQuarantined: apartado
        stageRefunded: reembolsado
        mapWritten: anotado
        mapAsking: consultando
        mapNoAnswer: sin respuesta
        mapApproval: aprobación
        chargedYes: cobrado
        chargedNo: no cobrado
        chargedBack: reembolsado
        chargedPartBack: reembolsado en parte
        chargedUnknown: no se sabe si se cobró
        explainPurchasing: El pedido va de camino a la tienda.
        explainUnsent: El pedido aún no se ha enviado. Antes de eso no se le cobra.
        explainUnknown: Aún no sabemos si se le cobró. Se consulta de nuevo el mismo pedido; no se puede
            cobrar dos veces.
        explainDeferred: Alguien tiene que aprobarlo (aquí: en la pantalla 5). Antes de eso no se le
            cobra.
        explainPurchased: Se le ha cobrado. La compra se está comprobando y entregando.
        explainReceivedFree: La compra se está comprobando y entregando. No se le ha cobrado por ella.
        explainUnfinished: Ya es suyo. Falta comunicarlo a la tienda.
        explainFinished: Pagado, entregado y saldado.
        explainFinishedFree: Entregado y saldado. No se le ha cobrado.
        explainFailed: No se le ha cobrado.
        explainCancelled: Usted lo canceló. No se le ha cobrado.
        explainRestored: Viene de una compra anterior. No se le ha cobrado.
        explainQuarantined: El comercio lo rechazó y no se entregó nada. Si se le cobró, muestre el
            número de pedido al comercio.
        explainSharingEnded: La familia ya no lo comparte.
        explainWithdrawn: La tienda lo retiró. No se devolvió dinero.
        explainDeleted: Se borró en la tienda de pruebas. Lo pagado y lo entregado quedan como están.
        explainRefunded: El dinero se devolvió y lo comprado se retiró.
        explainPartRefunded: Se devolvió una parte del dinero. Lo que se poseía se retiró; de los
            bienes, la misma parte.
        explainStuck: La tienda dice que ya se compró y no tiene nada pendiente. No lo compre otra vez:
            se consulta el mismo pedido hasta que la tienda lo entregue (aquí: en la pantalla 5 o con
            kiosk sandbox unstick).

        # The texts of Activity.
        activityAll: todas {1}
        activityOpen: abiertas {1}
        activityFailed: fallidas {1}
        activityRefunded: reembolsadas {1}
        orderNumber: pedido {1}
        transactionNumber: transacción {1}
        nextTry: nueva consulta en {1}
        late: con retraso: abierta hace más de una hora
        attempt: intento {1}
        timeline: Cronología
        laneDevice: dispositivo
        laneStore: tienda
        laneMerchant: comercio
        historyFailed: No se pudo leer una parte del historial: {1}
        noSteps: Aquí no hay nada anotado al respecto.
        stepTook: +{1}
        finishNotDelivered: Solo se puede finalizar lo que está entregado.
        finishesByItself: Aquí se finaliza automáticamente.
        stepIntentJournalled: intención anotada
        stepNumbered: número de pedido recibido
        stepSubmitted: compra enviada
        stepUnanswered: sin respuesta: resultado desconocido
        stepDeferred: espera aprobación
        stepCancelled: cancelado
        stepFailed: no cobrado
        stepCompleted: transacción identificada
        stepReceived: transacción firmada guardada
        stepVerified: decisión del comercio guardada
        stepVerifyUnanswered: aún sin decisión
        stepDelivered: entregado
        stepFinishUnanswered: finalización sin respuesta
        stepFinished: finalizado
        stepQuarantined: apartado, nada entregado
        stepRevoked: retirado
        stepRevocationSettled: reembolso saldado
        stepOrdered: pedido recibido
        stepCharged: cobrado
        stepIssuedFree: emitido gratis
        stepDeclined: pago rechazado
        stepAwaitingApproval: pide aprobación
        stepApproved: aprobado
        stepStoreFinished: marcado como finalizado
        stepRefunded: reembolsado
        stepRestored: restaurado
        stepNumberIssued: número de pedido emitido
        stepGranted: abonado
        stepAlreadyGranted: abonado antes
        stepPostponed: aplazado a otro intento
        stepCompensated: abonado a mano
        stepRejected: rechazado definitivamente
        stepDebited: retirado del saldo
        stepRenewed: renovado
        stepRenewalSwitched: renovación cambiada
        stepPlanChosen: plan elegido
        stepRenewalFailed: renovación sin pagar
        stepGraceEnded: fin del periodo de gracia
        stepSubscriptionEnded: suscripción terminada
        stepPriceAnnounced: nuevo precio anunciado
        stepPriceAgreed: nuevo precio aceptado
        stepExtended: prorrogado
        stepOfferRefused: oferta no aceptada
        stepShared: compartido por la familia
        stepSharingEnded: ya no se comparte
        stepServerFinished: finalizado por un servidor
        stepConsumptionReported: uso de los bienes comunicado
        stepAccountTokenSet: jugador cambiado
        stepReinstated: vuelve a valer
        stepRefundRequested: reembolso solicitado
        stepRefundDeclined: reembolso denegado
        stepRefundReversed: reembolso anulado, cobrado otra vez
        stepWithdrawn: retirado sin reembolso
        stepDeleted: borrado en la tienda de pruebas
        stepGivenBack: devuelto al saldo

        # The texts of Library.
        walletOf: MONEDERO de {1}
        walletFailed: No se pudo cargar la cartera: {1}
        subscriptionsFailed: No se pudieron cargar las suscripciones: {1}
        walletProvisional: con lo que este dispositivo aún no ha visto confirmado
        walletDebt: debe {1}
        ownedTitle: EN PROPIEDAD
        ownedSince: desde {1}
        ownedUntil: hasta {1}
        boughtOn: comprado en {1}
        ownedRestored: restaurado
        ownedShared: compartido por la familia
        sharedUntil: compartido por la familia, pagado hasta el {1}
        timeLeft: quedan {1}
        spentOn: gastado en {1}
        spent: gastado
        givenFor: abonado a mano: {1}
        givenBack: devuelto: reembolso anulado
        takenBack: retirado tras un reembolso
        walletHistory: HISTORIAL

        # The texts of Receipt.
        receiptNone: Aún no hay recibos: cada compra tiene uno.
        receiptPayload: Contenido
        receiptChain: Certificados
        receiptVerdict: Decisión
        verdictAccepted: abonado
        verdictAlreadyGranted: abonado antes: no se debe nada más
        verdictRejected: rechazado definitivamente
        verdictRevoked: retirado
        verdictRetry: aún no se puede decidir
        receiptOf: Recibo de {1}
        receiptGenuine: auténtico: firmado por un certificado de la raíz de confianza
        receiptRefused: no se da por válido: {1}
        receiptSigned: firmado con {1}
        receiptUnread: No se pudo leer el recibo: {1}
        receiptMissing: Este dispositivo no tiene su versión firmada.
        receiptNoVerdict: El comercio aún no ha respondido.
        receiptVerdictGenuine: firmado por el comercio, y la firma es válida
        receiptVerdictForged: su firma no es válida hoy
        receiptVerdictUnsigned: sin firma, por una conexión de confianza
        receiptRoot: raíz de confianza
        receiptIntermediate: intermedio
        receiptLeaf: certificado de firma
        validUntil: válido hasta {1}
        fileSaved: Guardado como {1}.
        fileNotSaved: No guardado: {1}
        fieldTransactionID: número de esta transacción en la tienda
        fieldOriginalID: primera transacción de esta propiedad
        fieldOrderID: número en la factura del cliente
        fieldProductID: lo que se compró
        fieldType: clase de producto
        fieldQuantity: cuántos, de 1 a 10
        fieldPrice: por todas las unidades, en milésimas
        fieldUnitPrice: por unidad, en milésimas
        fieldCurrency: moneda del precio
        fieldStorefront: país del cliente
        fieldStorefrontID: número de Apple para ese país
        fieldPurchaseDate: cuándo se cobró
        fieldOriginalDate: cuándo se cobró el primero
        fieldExpiresDate: cuándo termina
        fieldRevocationDate: cuándo se reembolsó o retiró
        fieldRevocationReason: 0 otro motivo, 1 fallo de la aplicación
        fieldOwnership: comprado o compartido en familia
        fieldReason: el cliente o una renovación
        fieldAppAccountToken: el jugador en el comercio
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
        logClock: Reloj estable
        logNumber: Número
        logID: Evento
        logBefore: Hash previo
        logHash: Hash
        logSent: El comercio lo tiene.
        logUnsent: Aún no está en el comercio.

        # The texts of SandboxScreen.
        sandboxPlace: cómo salen los pagos, y dónde
        sandboxWaiting: esperan en la tienda
        sandboxPaid: pagados
        sandboxNoneWaits: Ninguna. Use «{1}».
        sandboxNonePaid: No se pagó nada.
        sandboxUnfinished: cobrado, no finalizado
        sandboxWaitingHelp: a lo aprueba: se cobra ya. d lo rechaza: no se cobra nunca.
        sandboxPaidHelp: x reembolsa todo o la mitad, anula un reembolso, retira o borra; todos los
            dispositivos lo saben. Intro lleva allí.
        sandboxOutcomeHelp: Cómo salen los próximos pagos, salvo que el diálogo diga otra cosa.
        sandboxAccountHelp: Quién paga: letras, cifras, puntos, - y _. Un nombre nuevo es un cliente
            nuevo.
        sandboxDeviceHelp: Qué teléfono es: letras, cifras, puntos, - y _. Un nombre nuevo es un
            teléfono nuevo.
        sandboxDeviceReset: kiosk sandbox device reset, con el nombre de un teléfono, lo deja como
            nuevo, mientras ningún kiosk funcione en él.
        sandboxStorefrontHelp: El país de la cuenta en tres letras, como USA o CHN; decide los precios y
            la moneda.
        sandboxLanguageHelp: El idioma de kiosk y de los textos de los productos.
        sandboxOpenStays: Aquí hay {1} {1|compra abierta|compras abiertas}: {1|continúa|continúan}
            cuando vuelva.
        sandboxOtherDevice: Se compró en otro dispositivo o con otra cuenta.
        sandboxNotWaiting: Solo lo que espera aprobación se puede aprobar o rechazar.
        sandboxNothingCharged: Por este pedido no se cobró nada: no hay nada que reembolsar.
        sandboxBackOf: devueltos {1} de {2}
        sandboxNotPaid: Solo lo que se cobró se puede reembolsar.
        selectionGone: Lo seleccionado ya no está y hay otra cosa en su lugar: mire primero.

        # The texts of Palette.
        paletteTitle: Comandos
        palettePrompt: escriba: acción, producto, número, tema, ajuste
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
        paletteResolve: resolver lo interrumpido
        paletteUnstick: entregar lo atascado
        paletteCrashNow: caída ahora mismo

        # The texts of the demo of product types.
        hintStepNext: paso siguiente
        hintStepBack: paso anterior
        hintPlay: reproducir
        hintPause: pausar
        hintFaster: más rápido
        hintSlower: más lento
        hintAgain: desde el principio
        hintOther: otra columna
        demoBeingPlayed: Se está jugando ahora mismo, en mundos propios: con una tienda, un comercio y
            dispositivos que después desaparecen. Enseguida se verá aquí.
        demoTitle: Consumible y no consumible, lado a lado
        demoBuy: comprar
        demoBuyAgain: comprar de nuevo
        demoSpend: gastar
        demoSecondDevice: otro dispositivo
        demoRestore: restaurar
        demoRefund: reembolsar
        demoNothing: nada
        demoOff: aún no está
        demoPhone: móvil
        demoTablet: tableta
        demoReceipts: Recibos de la tienda
        demoRefersTo: remite a {1}
        demoBoughtToUse: Cobrado una vez: el comercio lo ha abonado, y está para gastarse.
        demoBoughtForGood: Cobrado una vez: desde ahora es de la cuenta y no se gasta.
        demoChargedAgain: Lo que se gasta puede comprarse otra vez: un cobro y un recibo propios, y se
            abona de nuevo.
        demoFreeAgain: Ya es suyo: la tienda no cobra nada, y el recibo remite al primero.
        demoSpentAtMerchant: Gastar es cosa de la app y el comercio: no se pregunta a la tienda y ningún
            recibo cambia.
        demoNothingToSpend: Lo que es suyo para siempre no se gasta: no hay nada que gastar.
        demoWalletFollows: Al otro dispositivo no llega ningún recibo; el saldo está porque lo lleva el
            comercio.
        demoWaitsForRestore: Nada llega sin pedirlo: el otro dispositivo lo tiene solo tras restaurar.
        demoNothingToRestore: La tienda no tiene nada que restaurar: lo consumible no vuelve. El saldo
            es del comercio.
        demoRestored: La tienda emite para este dispositivo un recibo que remite al primero, y no cobra
            nada.
        demoRefundedGoods: El dinero volvió y el comercio retiró lo abonado.
        demoRefundedSpent: El dinero volvió; lo ya gastado no puede retirarse y queda como deuda.
        demoRefundedOwnership: El dinero volvió: los recibos quedan revocados y ningún dispositivo lo
            tiene ya.

        # The texts of the demo of designs.
        stagesTitle: Cinco diseños, interrumpidos en los mismos puntos
        designFinishFirst: finaliza ya
        designWaiting: espera
        designOrderOnDevice: en el aparato
        designLogged: y un registro
        designFinishFirstNote: Este diseño finaliza la transacción en cuanto llega y después la hace
            verificar al comercio.
        designWaitingNote: Este diseño finaliza tras la decisión del comercio; el número del pedido solo
            está en memoria.
        designOrderOnDeviceNote: Este diseño es el anterior, pero el número del pedido está en un
            archivo del dispositivo hasta saldarlo.
        designLoggedNote: Este diseño es el anterior, y antes de cada paso lo anota en el registro del
            comercio.
        designKioskNote: kiosk crea un número propio y lo anota antes; la tienda lo firma y el comercio
            lo conoce.
        pointBeforePurchase: antes de enviarla
        pointAfterPurchase: cobrada, sin respuesta
        pointReceived: transacción recibida
        pointBeforeVerify: antes de verificar
        pointAfterVerify: abonada, sin respuesta
        pointBeforeFinish: antes de finalizar
        pointAfterFinish: final., sin respuesta
        pointAppDeleted: app borrada
        pointDeviceLost: dispositivo perdido
        fateNotCharged: no cobrada
        fateSettled: saldada
        fateStuck: atascada
        fateLost: perdida
        fateLostWithApp: perdida con la app
        fateLostWithAppShort: con la app
        fateExplained: explicable
        fateNoteNotCharged: No se cobró nada, y nada se debe.
        fateNoteSettled: Se cobró {1}, y lo comprado está ahí.
        fateNoteStuck: Se cobró {1}, nada llegó, y el producto ya no se puede comprar.
        fateNoteStuckGranted: Se cobró {1} y está ahí, pero el producto ya no se puede comprar.
        fateNoteLost: Se cobró {1} y nada llegó. Nada dice qué pedido era.
        fateNoteLostWithApp: Se cobró {1} y nada llegó. Lo que decía qué pedido era se fue con la app.
        fateNoteExplained: Se cobró {1} y nada llegó. Atención al cliente puede verlo y repararlo.
        stagesFindsNothing: Atención al cliente no encuentra ningún pedido de ese pago.
        stagesFindsOrder: Atención al cliente encuentra el pedido {1}.
        stagesFindsLog: Atención al cliente encuentra el pedido {1} y {2} {2|evento|eventos} del
            registro del dispositivo.
        differsFinishFirst: kiosk finaliza solo lo entregado; hasta entonces vuelve a llegar.
        differsWaiting: kiosk hace verificar todo lo que llega: la transacción firmada nombra la compra.
        differsOrderOnDevice: kiosk no necesita ese archivo: la transacción firmada nombra la compra.
        stagesKilled: interrumpida aquí
        stagesDeleted: app borrada y reinstalada
        stagesLost: dispositivo perdido, sesión en otro
        stagesStarted: app iniciada de nuevo
        hintStory: qué ocurrió
        hintCellNext: casilla siguiente
        hintDesign: diseño
        hintPoint: punto

        # The texts of toasts and empty screens.
        toastBought: Compra realizada: {1}.
        toastGranted: Ha recibido {1}.
        toastPaidOff: {1} saldaron la deuda.
        toastPending: {1}: espera aprobación. Antes de eso no se le cobra.
        toastSamePurchase: {1} ya estaba en camino: es la misma compra. No se le ha cobrado otra vez.
        toastCancelled: Cancelado. No se le ha cobrado.
        toastFailed: {1}: {2}
        toastRestoring: Restaurando …
        toastRestored: {1} {1|producto restaurado|productos restaurados}.
        toastRestoredNothing: No hay nada que restaurar para esta cuenta.
        toastRestoredPart: {1} {1|restaurado|restaurados}. El comercio no ha respondido por {2} más:
            continúa por sí solo, también en el próximo inicio.
        restoredSubscriptions: {1} {1|suscripción|suscripciones} entre ellos: las suscripciones llegan
            solas a cada dispositivo.
        toastRestoreFailed: No se pudo restaurar. No cambió nada y no se cobró nada. Inténtelo de nuevo.
        newsApproved: {1}: aprobada, cobrada y entregada.
        newsDeclined: {1}: rechazada, no se ha cobrado.
        newsArrived: {1}: ha llegado, cobrada y entregada.
        toastSpendUnknown: Aún sin respuesta. El gasto {2} de {1} está en camino: continúa por sí solo y
            se descuenta una vez.
        toastSpentLate: Al final ha gastado {1}: {2}.
        toastSpendRefusedLate: El gasto {2} de {1} se rechazó. No se descontó nada.
        toastSpent: Ha gastado {1}.
        toastNotEnoughPlain: Solo tiene {1}.
        toastFinished: Finalizado.
        toastRefunded: Reembolso realizado: {1}.
        toastApproved: Aprobado.
        toastDeclined: Rechazado.
        toastCopied: Copiado: {1}.
        toastNotCopied: Este terminal no permite copiar. Seleccione el texto con el ratón.
        toastTheme: Tema: {1}
        toastThemeKept: El tema queda como estaba: {1}
        toastLanguage: Idioma: {1}
        toastOutcome: Pagos desde ahora: {1}
        toastCatalogChanged: El catálogo cambió.
        toastGone: Ya no está a la venta: {1}.
        toastMouseOn: Ratón activado. Mayús y arrastrar selecciona texto; {1} libera el ratón.
        toastMouseOff: Ratón liberado: ahora selecciona texto. {1} lo recupera.
        toastUnknownOutcome: Aún sin respuesta para {1}. Se consulta de nuevo el mismo pedido; no se
            puede cobrar dos veces.
        toastUnavailable: El producto ya no está a la venta. No se le ha cobrado.
        toastNothingHere: Aquí no hay nada con lo que hacer eso.
        toastNowDriving: Esta ventana controla ahora el dispositivo.
        toastCatalogBroken: {1}. La tienda sigue vendiendo lo que decía antes el catálogo.
        toastConfigBroken: {1} Todo queda como estaba.
        toastConfigUsed: Se leyó de nuevo el archivo de configuración. Ahora se aplica: {1}.
        toastConfigLater: Desde el próximo inicio: {1}.
        toastPickOverLine: {1} se mantiene, en lugar de {2} ({3}), hasta que cambie esa línea.
        toastPickUnderVariable: {1} por ahora: en el próximo inicio vale {3}, según {2}.
        notCharged: No se le ha cobrado.
        emptyShop: El catálogo no tiene productos. Abra otro: kiosk --catalog ARCHIVO
        emptyFilter: Nada coincide. Esc borra el filtro.
        emptyActivity: Aún no hay compras.
        emptyWallet: El monedero está vacío.
        emptyOwned: Aún no posee nada.
        emptyLog: Aún no ha ocurrido nada.
        howToRestore: {1} restaura compras.
        howToBuy: {1} abre la Tienda, {2} compra allí.
        loading: Cargando …
        catalogFailed: La tienda no envió sus productos.
        catalogAgain: No se cobró nada. Pulse r para reintentar.
        toastSorted: Orden: {1}.
        toastNothingToUndo: Nada que deshacer. Lo comprado se devuelve con un reembolso.
        toastNothingToRedo: Nada que rehacer.
        toastRecordingStopped: La grabación se detuvo: {1}. {2} termina aquí.
        toastRecorded: La grabación está en {1}.
        toastTerminal: Este sistema no conoce el tipo de terminal {1}; se toma por {2}.

        # The texts of the dialogue in lines.
        plainWelcome: kiosk, una tienda de pruebas: sin dinero real. {1} en {2}, {3}.
        plainHint: Escriba un número para elegir, menu para oír qué se puede hacer aquí o help para oír
            todas las palabras.
        plainComma: ", "
        plainFact: {1}: {2}
        plainNews: {1}: {2}. {3}
        plainPrompt: "kiosk> "
        plainUnknown: No se reconoce «{1}». Escriba help.
        plainNoProduct: No hay ningún producto {1}. Escriba list.
        plainNoTransaction: No hay ninguna transacción {1}. Escriba transactions.
        plainNoGood: En el monedero no hay {1}. Escriba library.
        plainNoNumber: La última lista no tiene el número {1}.
        plainNoReceipt: Escriba primero receipt; después se puede guardar.
        plainNoCatalog: La tienda no envió sus productos. No se cobró nada. Escriba refresh.
        plainUnscreened: Eso es propio de la pantalla completa: este diálogo no tiene temas, teclas ni
            ratón.
        plainSlow: Tarda más de lo normal y continúa por sí solo. Se le avisará.
        plainNoAnswer: No hubo respuesta. Nada ha cambiado. Inténtelo de nuevo.
        plainAgain: volver a {1}
        plainMore: Van {1} de {2}. Escriba more para oír los siguientes.
        plainNoMore: Eso era todo.
        plainProducts: {1} {1|producto|productos}.
        plainTransactions: {1} {1|transacción|transacciones}.
        plainEvents: {1} {1|evento|eventos} en el registro.
        plainFound: {1} de {2} {1|coincide|coinciden} con «{3}».
        plainNothingFound: Nada coincide con «{1}». Escriba solo find para recuperarlo todo.
        plainSeveral: «{1}» puede ser {2}:
        plainNothingOwned: Todavía no posee nada. Escriba restore para restaurar sus compras.
        plainLibrary: Lo que tiene {1}:
        plainDeferred: Alguien debe aprobarlo: escriba approve o decline. Antes de eso no se le cobra.
        plainAfter: {1} después
        plainBuyQuestion: "¿Comprar {1} × {2} por {3}? No se cobra dinero real. Escriba yes para
            comprar: "
        plainQuantityHint: Un número de {1} a {2} cambia la cantidad.
        plainNotBought: No comprado. No se le ha cobrado.
        plainSpendQuestion: "¿Gastar {1}? Escriba yes para gastar: "
        plainNotSpent: No se gastó nada.
        plainRefundQuestion: "¿Devolver {2} por {1}? Escriba yes para reembolsar: "
        plainNotRefunded: No se reembolsó nada.
        plainUnchanged: No se cambió nada.
        plainFollowing: Se sigue el registro: lo que ocurre con las compras se dice en cuanto se anota.
        plainNotFollowing: Ya no se sigue el registro.
        plainNewPrice: {1}: ahora {2}, antes {3}.
        plainNewText: {1}: texto nuevo.
        plainNewProduct: Nuevo: {1}, {2}.
        plainSoldAgain: Ya a la venta: {1}, {2}.
        plainGone: {1}: ya no está a la venta.
        plainNotOwned: {1}: ya no es suyo.
        plainMoreChanges: Y {1} {1|cambio|cambios} más.
        plainGoodbye: Hasta pronto.
        plainDeedQuestion: "{1}: ¿{2}? Escriba yes para hacerlo: "

        # What each word of the dialogue in lines does.
        plainHelpNumbers: Un número elige de la última lista. Ejemplos de lo que se escribe:
        plainHelpList: los productos.
        plainHelpShow: todo sobre un producto o una transacción; también por número.
        plainHelpFind: solo lo que tiene estas palabras. Campos: type, owned, price, sale, available,
            grants; state en las transacciones; kind y order en el registro. Solo: todo de nuevo.
        plainHelpSort: otro orden: type, name, price o price-down.
        plainHelpBuy: pregunta, y compra con yes. La última palabra puede ser la cantidad.
        plainHelpRestore: recupera lo que la cuenta posee.
        plainHelpTransactions: todas las compras, o parte: all, open, failed, refunded.
        plainHelpFinish: finaliza a mano lo entregado.
        plainHelpReceipt: la transacción firmada, explicada campo a campo; sola, la más reciente.
        plainHelpSave: guarda el recibo en un archivo nuevo, en la carpeta donde se inició kiosk.
        plainHelpLibrary: el monedero y lo que posee.
        plainHelpSpend: pregunta, y lo toma del monedero con yes.
        plainHelpSandbox: cómo salen los pagos, quién y dónde se está, qué espera y qué se pagó.
        plainHelpOutcome: cómo salen los próximos pagos; outcome sola dice todas las formas.
        plainHelpApprove: aprueba lo que espera; entonces se cobra. Sola si espera una cosa.
        plainHelpDecline: rechaza lo que espera; no se cobra nunca.
        plainHelpRefund: pregunta, y devuelve todo el precio con yes; con half, ask, decline, reverse,
            revoke o delete detrás hace eso otro.
        plainHelpAccount: otro cliente; un nombre nuevo es uno nuevo.
        plainHelpDevice: otro teléfono; un nombre nuevo es uno nuevo.
        plainHelpStorefront: otro país, en tres letras; decide los precios.
        plainHelpLanguage: otro idioma; sola, la lista.
        plainHelpLog: los eventos más recientes, el último primero.
        plainHelpFollow: dice lo que ocurre con las compras en cuanto llega al registro, on u off.
        plainHelpExport: guarda el registro en un archivo nuevo, según find.
        plainHelpUndo: deshace un filtro, un orden, un resultado de pago o un idioma.
        plainHelpRedo: rehace lo deshecho.
        plainHelpRefresh: pide de nuevo los productos a la tienda.
        plainHelpMore: las líneas siguientes de una lista larga.
        plainHelpRepeat: repite lo dicho desde la línea anterior.
        plainHelpBack: la lista del lugar donde está.
        plainHelpMenu: qué se puede hacer aquí, por números.
        plainHelpWhere: cuenta, dispositivo, país, idioma y pago.
        plainHelpHelp: todas las palabras, o una de ellas.
        plainHelpQuit: sale de la tienda; lo abierto continúa en el próximo inicio.

        # The texts of disputes and of what is given by hand.
        disputeOrder: PEDIDO {1}
        disputeWhat: compra
        disputeAccount: cuenta
        disputeOrdered: pedido el
        disputeStoreOrder: pedido en la tienda
        disputeTransaction: transacción
        disputeIntent: ID de compra
        disputeVerdict: CONCLUSIÓN
        disputeStopped: Se detuvo en: {1}.
        disputeHappened: QUÉ OCURRIÓ
        disputeOthers: OTROS PEDIDOS de {1}
        disputeOrders: PEDIDOS de {1}
        disputePlayer: PARA EL JUGADOR
        disputeAdvice: QUÉ PUEDE HACER USTED
        disputeMore: … y {1} más
        disputeThisOrder: este pedido
        disputeUTC: {1} UTC
        verdictNeverArrived: no cobrado: el pedido nunca llegó a la tienda
        verdictCancelled: no cobrado: cancelado
        verdictDeclined: no cobrado: rechazado
        verdictPending: aún no cobrado: espera aprobación
        verdictFree: no cobrado: pagado antes
        verdictShared: no cobrado: compartido por la familia
        verdictWithdrawn: cobrado: retirado sin reembolso
        verdictUnshared: no cobrado: la familia ya no lo comparte
        verdictOwed: cobrado, no entregado: se debe
        verdictRefused: cobrado y rechazado por el comercio
        verdictDelivered: cobrado y entregado, sigue ahí
        verdictSpent: cobrado, entregado y gastado después
        verdictRefunded: cobrado y reembolsado
        verdictCompensated: cobrado y abonado a mano
        verdictUndecided: desconocido: la tienda no responde
        tellOrder: Su pedido {1}, {2}, {3}:
        tellOrderUnpriced: Su pedido {1}, {2}:
        tellNeverArrived: no ha llegado a la tienda. No se le ha cobrado.
        tellMayArrive: Si la aplicación aún lo envía en su próximo inicio, se cobra una vez y se entrega
            una vez.
        tellClosed: Ya no se puede cobrar. Puede comprarlo de nuevo.
        tellCancelled: lo canceló usted en la tienda. No se le ha cobrado.
        tellDeclined: la tienda no lo aceptó.
        tellPending: espera aprobación. Antes de eso no se le cobra.
        tellFree: no costó nada, pues ya lo había pagado (transacción {1}).
        tellShared: no costó nada: alguien de su familia lo compró y lo comparte.
        tellWithdrawn: Se retiró el {1}. No se devolvió dinero.
        tellUnshared: no costó nada, y su familia ya no lo comparte.
        tellCharged: se le cobró el {1}.
        tellOwed: La compra aún no ha llegado a su cuenta. Abra la aplicación en {1} con conexión: llega
            por sí sola y no se le cobra de nuevo.
        tellOwedLost: La compra no ha llegado a su cuenta y ya no llega por sí sola. La abonamos a mano.
        tellPostponed: Aún no hemos podido entregar. Su aplicación vuelve a consultar por sí sola y no
            se le cobra de nuevo.
        tellRefused: No hemos podido aceptar la compra y no se entregó nada. Le daremos lo comprado o le
            devolveremos el dinero.
        tellDelivered: Abono en su cuenta el {2}: {1}. Sigue ahí por completo.
        tellOwned: Es suyo desde el {1}. En otro dispositivo, restaure sus compras.
        tellNotShown: Su dispositivo aún no lo ha mostrado: abra la aplicación en {1} con conexión.
        tellSpent: Abono en su cuenta el {2}: {1}. Desde entonces se {3|gastó|gastaron} {3} y
            {4|queda|quedan} {4}.
        tellSpendings: Gastado: {1}.
        tellSpending: {1} el {2}
        tellSpendingFor: {1} el {2} en «{3}»
        tellPaidOff: Con {1} se saldó lo que debía tras un reembolso anterior.
        tellRefunded: El dinero se devolvió el {1}.
        tellPartRefunded: Una parte del dinero se devolvió el {1}.
        tellTakenBack: Hemos retirado {1}.
        tellDebt: Ya había gastado {1}, así que lo debe: la próxima compra lo salda primero.
        tellCompensated: Le abonamos {1} a mano el {2}: {3}
        tellBesides: El {1} le abonamos además {2} a mano: {3}
        tellUndecided: aún no podemos ver si se le cobró. Vuelva a preguntar un poco más tarde.
        adviseOwed: El dispositivo lo presenta al comercio en su próximo inicio; si no lo hace en tres
            días, la tienda devuelve el dinero por sí sola. Para abonarlo ya: {1}
        adviseOwedLost: Para la tienda está finalizado, así que ningún dispositivo lo recupera. Abónelo
            a mano: {1}
        advisePostponed: El comercio lo aplazó: {1} Una vez resuelto, el dispositivo vuelve a consultar;
            o abónelo a mano: {2}
        adviseRefused: El comercio lo rechazó: {1} Reembolso: {2} O abónelo a mano: {3}
        advisePending: Alguien decide: {1} (o decline)
        adviseFree: La compra que se pagó: {1}
        adviseSpent: Para abonar algo más, por cortesía: {1}
        adviseUndecided: Pregunte de nuevo cuando la tienda responda.
        disputeNone: Ningún pedido tiene «{1}» en sus números, ni en el comercio ni en la tienda: no se
            cobró a nadie con él.
        disputeNoAccount: El comercio no tiene ninguna cuenta «{1}».
        disputeSeveral: «{1}» puede ser {2} pedidos:
        disputeSeveralEnd: Indique más caracteres del número. No se ha cambiado nada.
        suggestOtherYear: Existe {1}: la numeración continúa de un año a otro.
        suggestNotIssued: El último número emitido es {1}.
        suggestAccount: Hay una cuenta con ese nombre: {1}
        suggestIntent: Parece el ID de compra de un dispositivo, pero ese dispositivo nunca llegó con él
            a este comercio.
        suggestTransaction: Parece una transacción, pero esta tienda no la emitió: quizá lo hizo otro
            perfil u otra tienda.
        disputeLog: EL REGISTRO DEL DISPOSITIVO
        disputeLogNote: la versión del propio dispositivo, en la primera copia que recibió el comercio
        disputeLogFits: No se ha cambiado nada en él después.
        logSince: registro de {1} desde el {2}
        oddRewritten: {1}: el evento {2} llegó de nuevo con otro contenido, así que el registro se
            rehízo; vale la primera copia.
        oddUnjoined: {1}: el evento {2} no continúa el anterior.
        oddUnfit: {1}: el evento {2} no corresponde a su sello.
        oddGap: {1}: los eventos anteriores a {2} nunca llegaron.
        oddNewChain: {1}: un registro nuevo, aunque el dispositivo ya tenía uno.
        grantGave: Se abonó {1} a {2} por el pedido {3}: {4}
        grantRepeated: No se ha cambiado nada: {2} recibió {1} por el pedido {3} el {4}: {5}
        grantSettles: El pedido queda saldado: una verificación posterior no da nada más y un reembolso
            lo retira.
        grantBesides: Se abonó además de lo que dio el pedido; un reembolso retira ambas cosas.
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
        offlineAgain: Se reintenta automáticamente.
        offlineNothing: La tienda no tiene conexión y aquí no se sabe qué vendía la última vez.
        redelivering: Recibiendo transacciones sin terminar: {1} hasta ahora.
        offlineStill: La tienda aún no responde. No se cambió nada.
        toastOnline: La tienda vuelve a responder.
        agoNow: hace un momento
        agoMinutes: hace {1} {1|minuto|minutos}
        agoHours: hace {1} {1|hora|horas}
        agoDays: hace {1} {1|día|días}
        agoYears: hace {1} {1|año|años}

        # The texts of subscriptions: their states, and what is agreed to.
        subscriptionActive: activa
        subscriptionExpired: terminada
        subscriptionRetried: sin pagar: no se tiene nada, la tienda intenta cobrar
        subscriptionGrace: en periodo de gracia: se tiene aunque no se pagó
        subscriptionRevoked: retirada
        renewsAt: se renueva el {1} por {2}
        renewsTo: desde el {1}, {2} por {3}
        endsAt: termina el {1}
        endedAt: terminó el {1}
        graceUntil: sin pagar; se tiene hasta el {1}
        retriedSince: sin pagar desde el {1}
        termsNow: {1}; empieza ya y se devuelve lo que queda de {2}
        termsReplaced: {1}; empieza ya en lugar de la renovación de {2} que no se pudo pagar
        termsLater: Hoy no se cobra nada. Desde el {1}: {2}
        termsResumed: Hoy no se cobra nada. Se renueva el {1}
        termsRecovered: Se cobra {1} ahora: la renovación que no se pudo pagar
        termsHad: Ya la tiene; se renueva el {1}
        noSubscriptions: No hay suscripciones.

        # The texts of subscriptions on the screens: offers, plans, the line through time.
        labelLevel: Nivel
        levelValue: {1} de {2}
        labelSiblings: Otro plan
        introductionHad: ya se tuvo, no otra vez
        chargedToday: Hoy se cobra {1}.
        chargedNothing: Hoy no se cobra nada.
        renewsFrom: Desde el {1}: {2}, hasta que se cancele.
        buttonAgree: Aceptar
        untilCancelled: Se renueva hasta que se cancele.
        subscriptionsTitle: SUSCRIPCIONES
        subscriptionCancelled: cancelada
        priceWaits: costará {1} si se acepta; si no, termina
        priceAgreed: costará {1}
        toastRenewalOff: {1} ya no se renueva: {2}.
        toastRenewalOn: {1} se renueva de nuevo: {2}.
        toastPriceAgreed: Se aceptó el nuevo precio de {1}.
        subscriptionChoose: Elija primero una suscripción.
        subscriptionNotNow: Eso no se puede hacer con {1} tal como está.
        plansTitle: Cambiar de plan
        planHad: la actual
        planNow: en el acto
        planLater: al renovarse
        linePaid: pagado
        lineAhead: pagado por adelantado
        lineOffer: oferta
        lineGrace: en gracia
        lineRetry: sin pagar
        lineRefunded: reembolsado
        lineToday: hoy
        lineEarlier: {1} {1|periodo anterior|periodos anteriores} sin dibujar
        eventBegan: empezó
        eventBeganAgain: suscrita de nuevo
        eventChanged: cambió de plan
        eventRecovered: pagada al fin
        eventOffer: {1} con oferta
        periodSpan: {1} a {2}

        # The texts of the store’s clock, and of what a test store does to subscriptions.
        sandboxClock: el reloj de la tienda
        clockTime: Hora
        clockSpeed: Velocidad
        clockForward: Avanzar
        clockFrozen: parado
        clockReal: tiempo real
        clockPerSecond: {1} por segundo
        clockTimes: {1} veces más rápido
        clockNext: al próximo evento
        sandboxTimeHelp: Con este reloj se renuevan y terminan las suscripciones, en todos los
            dispositivos de la tienda. Enter lo para o lo pone en marcha; la línea de abajo dice a qué
            velocidad. Nada lo atrasa.
        sandboxSpeedHelp: A qué velocidad va el reloj de la tienda. A un mes por segundo, dos años pasan
            en medio minuto.
        sandboxForwardHelp: Izquierda y derecha eligen cuánto, Enter avanza. Todo lo que venza por el
            camino ocurre: renovaciones, finales, nuevos intentos.
        clockForwardTitle: Adelantar el reloj de la tienda
        clockForwardNote: Lo que venza hasta entonces ocurre al momento: las suscripciones se renuevan o
            terminan, los pagos en espera se hacen o caducan. Nada atrasa el reloj.
        clockForwardDue: Esta cuenta tiene {1} {1|suscripción activa|suscripciones activas} y {2}
            {2|compra abierta|compras abiertas}.
        buttonForward: Adelantar
        toastClock: El reloj de la tienda: {1}
        toastSettling: Se procesa lo vencido: {1} de {2}
        sandboxSubscriptions: suscripciones
        sandboxFails: las renovaciones fallan
        labelRenewals: Renovación
        renewalsPaid: se pagan
        renewalsFail: fallan
        renewalsOff: canceladas
        labelUntil: Pagado hasta
        sandboxSubscriptionHelp: F hace que las renovaciones fallen o se paguen, e la termina ya, i
            anuncia otro precio, + regala días.
        entryPrice: Precio nuevo
        entryDays: Más días
        sandboxPriceHelp: El precio desde la próxima renovación, como 5.99. Si sube, hay que aceptarlo.
        sandboxDaysHelp: Cuántos días se regalan, 90 como mucho.
        entryNoPrice: Eso no es un precio como 5.99.
        entryNoDays: Eso no es un número del 1 al 90.
        hintCancelRenewal: dejar de renovar
        hintResume: volver a renovar
        hintAgree: aceptar precio
        hintPlan: cambiar plan
        hintClockFreeze: parar el reloj
        hintClockNext: al próximo evento
        hintClockDay: un día adelante
        hintClockMonth: un mes adelante
        hintClockYear: un año adelante
        hintClockFaster: reloj más rápido
        hintClockSlower: reloj más lento
        hintFailRenewals: fallar al cobrar
        hintExpire: terminar ya
        hintPrice: precio nuevo
        hintExtend: más días
        plainHelpClock: el reloj de la tienda; freeze, run, next, day, month, year, faster o slower lo
            cambian.
        plainHelpCancel: deja que una suscripción termine con lo pagado.
        plainHelpResume: hace que una suscripción cancelada se renueve.
        plainHelpAgree: acepta un precio anunciado.

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
        outcomeIneligible: rechazar: oferta no válida
        outcomeRefused: rechazar: sin motivo
        outcomeNoteSlowApprove: Se cobra a los tres minutos del reloj de la tienda; hasta entonces
            espera.
        outcomeNoteSlowDecline: Se rechaza a los tres minutos del reloj de la tienda; hasta entonces
            espera.
        outcomeNoteInterrupted: Falla y no se cobra nada. Tras kiosk sandbox resolve llega sola una
            compra nueva.
        outcomeNoteAnswerLost: La tienda cobra y su respuesta no llega nunca: kiosk pregunta otra vez y
            usted paga una vez.
        outcomeNoteStuck: La tienda cobra, dice que ya se compró y no muestra nada: hasta kiosk sandbox
            unstick.
        declinedFunds: No hay saldo suficiente en la cuenta. No se le ha cobrado. Añada saldo o elija
            otra forma de pago.
        declinedNotAllowed: En este dispositivo no se permiten compras. No se le ha cobrado. Pregunte a
            quien lo administra.
        declinedInterrupted: La tienda necesita antes algo de usted, como nuevos datos de pago. No se le
            ha cobrado. Cuando esté resuelto, la compra llega sola: no compre otra vez.
        declinedInterruptedPast: La tienda necesitaba antes algo de usted. No se le ha cobrado este
            pedido; desde entonces ha llegado sola una compra del mismo producto.
        declinedInterruptedOver: La tienda necesitaba antes algo de usted. No se le ha cobrado. El
            pedido se abandonó: ya no llega nada.
        declinedLapsed: Nadie respondió a la solicitud de compra en un día. No se le ha cobrado. Puede
            pedirlo de nuevo.
        stepLeftWaiting: no se pudo resolver solo
        stepHandedOut: entregado al fin
        orderInterrupted: interrumpido
        orderStuck: atascado en la tienda
        sandboxInterruptedHelp: a resuelve lo que lo impedía: entonces se cobra y llega solo.
        sandboxStuckHelp: a lo entrega. Hasta entonces la tienda dice que ya se compró y no muestra
            nada.

        # The texts of planned faults.
        plainHelpFault: prevé qué falla: llamada, fallo y cuándo; sola dice lo previsto, clear lo quita.
        plainNoFaults: No hay ningún fallo previsto.
        sandboxFaults: lo que falla
        sandboxNoFaults: Nada previsto. f prevé algo.
        entryFault: un fallo
        hintPlanFault: prever un fallo
        hintClearFault: quitar el fallo
        hintBuyOutside: comprar fuera
        toastBoughtOutside: {1} se compró fuera de la aplicación. Llega sola.
        labelStruck: ocurrió
        sandboxFaultHelp: Una llamada, qué falla y cuándo: purchase drop-after, verify 503 every,
            products latency=3s chance=50%, finish duplicate nth=2 account=ann. kiosk sandbox fault add
            --help dice todas las palabras.
        faultOfCatalog: del archivo del catálogo
        faultOfCatalogHelp: Viene del archivo del catálogo y ocurre mientras figure allí.
        faultChoose: Elija primero un fallo.
        sandboxPlannedHelp: c lo quita. Afecta a todos los kiosk de esta tienda.

        # The texts of a catalog that is edited, of offers before goods run out, and of crashes on purpose.
        plainHelpEdit: cambia lo que se vende; edit sola dice qué se puede cambiar y qué se cambió.
        plainHelpCrash: mata este programa ahí, en la próxima compra; sola dice los puntos, none lo
            quita.
        plainAsInCatalog: de nuevo como en el catálogo
        plainCrashPlanned: Este programa se matará {1}, de verdad y una vez. Ábralo de nuevo entonces:
            sigue donde estaba y dice qué resolvió. crash none lo quita.
        changedByHand: Cambiado a mano en el sandbox; kiosk sandbox product ID --reset lo deshace.
        newBadge: nuevo
        sandboxProducts: lo que se vende
        entryProduct: cambiar un producto
        sandboxProductHelp: Un cambio: availability removed (o draft, in-review, cleared), price 1.99,
            sale 0.49 +PT1H, not-in JPN,DEU, only-in USA, title TEXTO, description TEXTO, o reset. Todos
            los kiosk de esta tienda lo venden así enseguida.
        sandboxProductLineHelp: Izquierda y derecha cambian si se vende, Enter todo lo demás. Lo que se
            cambia aquí queda, diga lo que diga el archivo del catálogo, hasta que se escriba reset.
        availabilityCleared: a la venta
        availabilityDraft: borrador
        availabilityInReview: en revisión
        availabilityRemoved: retirado
        labelChanged: cambiado
        notInCatalog: ya no está en el catálogo
        lowBalanceOffer: Quedan {1}. ¿{2} por {3}?
        lowBalanceKeys: {1} lo compra, Esc lo oculta
        hintTakeOffer: comprar la oferta
        crashLabel: Caída
        crashNever: nunca
        sandboxCrashHelp: En qué punto de su camino la próxima compra mata este programa, de verdad y
            una vez. Izquierda y derecha eligen, Enter admite cualquier punto, o now. El próximo
            arranque dice qué resolvió.
        entryCrash: dónde caer
        crashNoPoint: «{1}» no es ningún punto.
        sandboxCrashEntryHelp: before o after y una llamada: {1}; never; o now. El programa se mata ahí,
            y el próximo arranque sigue.
        crashedAt: kiosk se ha matado {1}, como estaba previsto. Ábrelo de nuevo: sigue desde su diario
            y dice qué resolvió.
        crashedNow: kiosk se ha matado, como se pidió. Ábrelo de nuevo: sigue desde su diario y dice qué
            resolvió.
        settledAtStart: Lo que el último kiosk dejó abierto, ya resuelto: {1}

        # What an event of the log says, by its family and name.
        state/intent-recorded: compra anotada
        state/order-numbered: número de pedido recibido
        state/number-deferred: aún sin número de pedido
        state/submitted: compra enviada a la tienda
        state/payment-deferred: sin respuesta: resultado desconocido
        state/payment-pending: espera aprobación
        state/payment-cancelled: cancelada, no cobrada
        state/payment-failed: no cobrada
        state/payment-completed: la tienda asignó la transacción
        state/order-acknowledged: la tienda conoce el resultado
        state/acknowledge-deferred: la tienda no conoce el resultado
        state/transaction-received: transacción firmada guardada
        state/verification-deferred: aún sin decisión del comercio
        state/verified: decisión del comercio guardada
        state/delivered: entregada
        state/quarantined: rechazo definitivo, sin entrega
        state/revoked: reembolsada y retirada
        state/revocation-settled: reembolso saldado
        state/finish-deferred: la tienda aún no lo sabe
        state/finished: finalizada
        state/statement-received: extracto del comercio guardado
        state/spend-recorded: gasto anotado
        state/spend-confirmed: el comercio tiene el gasto
        state/spend-refused: gasto rechazado, nada descontado
        state/spend-deferred: aún sin respuesta al gasto
        state/cursor-moved: cambios de la tienda recibidos
        state/list-deferred: no llegó una lista de la tienda
        state/list-taken: lista de la tienda recibida
        state/payment-retry-reset: el pedido se reintenta ya
        state/delivery-retry-reset: la entrega se reintenta ya
        state/retries-reset: lo pendiente se reintenta ya
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
        act/restore: pidió restaurar
        act/finish: finalizó a mano
        act/details: abrió los detalles
        act/back: volvió atrás
        act/filter: abrió el filtro
        act/copy: copió un número
        act/refresh: actualizó
        act/help: abrió la ayuda
        act/theme: abrió los temas
        act/mouse: activó o desactivó el ratón
        act/redraw: redibujó la pantalla
        act/suspend: suspendió el programa
        act/quit: salió de la tienda
        act/sort: ordenó los productos
        act/save: guardó un archivo
        act/approve: aprobó una compra
        act/decline: rechazó una compra
        act/refund: devolvió el dinero
        act/request-refund: pidió un reembolso
        act/decline-refund: denegó un reembolso
        act/reverse-refund: anuló un reembolso
        act/revoke: retiró una compra
        act/delete-transaction: borró una transacción
        act/follow: siguió el registro, o dejó de hacerlo
        act/undo: deshizo un cambio de la vista
        act/redo: lo rehízo
        act/language: cambió el idioma
        act/messages: abrió los mensajes
        act/palette: abrió los comandos
        act/cancel-renewal: canceló una renovación
        act/resume: reanudó una renovación
        act/agree-to-price: aceptó un precio
        act/change-plan: abrió los planes
        act/clock-freeze: paró o siguió el reloj de la tienda
        act/clock-next: avanzó el reloj al próximo evento
        act/clock-day: avanzó el reloj un día
        act/clock-month: avanzó el reloj un mes
        act/clock-year: avanzó el reloj un año
        act/clock-faster: aceleró el reloj
        act/clock-slower: frenó el reloj
        act/fail-renewals: hizo fallar o pagar las renovaciones
        act/buy-outside: compró fuera de la aplicación
        act/plan-fault: previó un fallo
        act/clear-fault: quitó un fallo
        act/take-offer: aceptó una oferta
        act/expire: terminó una suscripción
        act/new-price: abrió la pregunta del precio nuevo
        act/extend: abrió la pregunta de más días
        """#)
}
