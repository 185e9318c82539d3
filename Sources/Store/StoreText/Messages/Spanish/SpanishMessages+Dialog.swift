extension SpanishMessages {
    /// The texts of the dialogs.
    static let dialog: [Message: String] = [
        .dialogBuyTitle: "Comprar",
        .dialogFor: "para {1}, en {2}, de {3}",
        .dialogNoMoney: "Este es el entorno de pruebas (sandbox): no se cobra dinero real.",
        .dialogBackend: "el sandbox integrado",
        .dialogQuantity: "Cantidad",
        .dialogQuantities: "de {1} a {2}",
        .dialogOutcome: "Pago",
        .dialogShared: """
        Su familia comparte esto: comprarlo se cobra igualmente, y será suyo sin la familia.
        """,
        .dialogOwned: "Ya es suyo: volver a comprarlo es gratis y no se abona nada de nuevo.",
        .dialogChanged: """
        El catálogo cambió mientras esto estaba abierto. Revíselo antes de comprar.
        """,
        .dialogSending: "Enviado a la tienda. Esc cierra esto; se ve en Actividad (2).",
        .buttonCancel: "Cancelar",
        .buttonBuy: "Comprar: {1}",
        .buttonGetFree: "Obtener gratis",
        .buttonRestore: "Restaurar",
        .buttonSpend: "Gastar {1}",
        .buttonOK: "Aceptar",
        .buttonYes: "Sí",
        .buttonNo: "No",
        .outcomeApprove: "aprobar",
        .outcomeDecline: "rechazar",
        .outcomeAskToBuy: "pedir permiso para comprar",
        .outcomeCancel: "cancelar",
        .outcomeNoteApprove: "La tienda cobra y se entrega la compra.",
        .outcomeNoteDecline: "El pago se rechaza: no se cobra nada.",
        .outcomeNoteAskToBuy: "Espera a que alguien lo apruebe: kiosk sandbox approve",
        .outcomeNoteCancel: "Como si cancelara en la tienda: no se cobra nada.",
        .dialogSpendTitle: "Gastar",
        .spendFor: "para {1}",
        .spendHave: "Saldo: {1}.",
        .spendAmount: "Cantidad",
        .spendNote: "Para qué",
        .spendChoose: "Elija primero un saldo.",
        .quitTitle: "Salir",
        .quitOpen: """
        {1} {1|compra sigue abierta|compras siguen abiertas}. No se pierde nada: \
        {1|continúa|continúan} en el próximo inicio.
        """,
        .quitNothing: "No hay nada abierto.",
        .themeTitle: "Tema",
        .themeDark: "oscuro",
        .themeLight: "claro",
        .languageTitle: "Idioma",
        .refundTitle: "Reembolso",
        .refundOf: "comprado por {1} en {2}",
        .refundNote: """
        Se devuelve el precio completo. Lo recibido se retira de todos los dispositivos; lo ya \
        gastado pasa a ser deuda.
        """,
        .buttonRefund: "Reembolsar {1}",
        .deedChoice: "{1} ({2} de {3})",
        .deedOthers: "otras",
        .deedHalf: "Reembolsar la mitad",
        .deedAsk: "Pedir el reembolso",
        .deedDecline: "Denegar la petición",
        .deedReverse: "Anular el reembolso",
        .deedRevoke: "Retirar",
        .deedDelete: "Borrar",
        .noteHalf:
            "Se devuelve la mitad del precio y se retira la mitad de lo recibido. Una propiedad termina con ello.",
        .noteAsk:
            "Como lo hace un cliente. Se pregunta a su servidor cuánto se usó; aún no se devuelve nada.",
        .noteDecline:
            "Se deniega lo que pidió el cliente y su servidor lo sabe. No se devuelve nada.",
        .noteReverse:
            "El dinero se cobra otra vez. Lo comprado vuelve a valer y se devuelve lo retirado.",
        .noteRevoke: "Lo comprado se retira de todos los dispositivos. No se devuelve dinero.",
        .noteDelete:
            "Desaparece de la tienda y se vende de nuevo. Lo pagado y lo entregado quedan. No se puede deshacer.",
    ]
}
