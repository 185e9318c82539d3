extension SpanishMessages {
    /// The texts that say why not.
    static let reasons: [Message: String] = [
        .buyBlockedReading: "Aquí no se puede comprar: {1}",
        .buyBlockedBusy: "Ya hay una compra de este producto en curso.",
        .buyBlockedStarting: "La tienda aún se está abriendo.",
        .buyBlockedOther: "otro kiosk controla este dispositivo",
        .buyBlockedOffline:
            "La tienda no tiene conexión. Podrá comprar en cuanto vuelva a responder.",
        .offerBuy: "comprar por {1}, sin dinero real",
        .offerFreeAgain: "obtener de nuevo, gratis",
        .blockedBuy: "No se puede comprar. {1}",
        .unknownID: "La tienda no conoce {1}. Revise la ortografía.",
        .unknownNearest: "La tienda no conoce {1}. ¿Quiso decir {2}?",
        .reasonDraft: "Es un borrador: aún no se ha enviado a la tienda.",
        .reasonInReview: "Espera la revisión de la tienda.",
        .reasonRemoved: "Se retiró de la venta.",
        .reasonNotInStorefront: "No tiene precio en este país ({1}).",
        .reasonNoPrice: "El catálogo no da un precio legible.",
        .reasonNoPeriod: "El catálogo no dice cuánto dura un periodo de esta suscripción.",
        .declinedPayment: """
        El pago fue rechazado. No se le ha cobrado. Inténtelo de nuevo o elija otra forma de \
        pago.
        """,
        .declinedApproval: "La solicitud de compra fue rechazada. No se le ha cobrado.",
        .declinedSubscribed: "Ya tiene esta suscripción y se renueva sola. No se cobró nada.",
        .declinedOffer: """
        Esta oferta no es para esta cuenta. No se cobró nada; puede comprarla al precio normal.
        """,
        .declinedOfferName: """
        Este producto no tiene esa oferta. No se le ha cobrado. Vuelva a mirar sus ofertas.
        """,
        .declinedOfferSignature: """
        La firma del comercio no vale para este pedido. No se le ha cobrado. Vuelva a \
        solicitar la oferta.
        """,
        .declinedOfferProof: """
        Esta oferta necesita la firma del comercio o un código. No se le ha cobrado.
        """,
        .declinedCode: """
        La tienda no conoce este código de oferta. No se le ha cobrado. Revise la \
        ortografía.
        """,
        .declinedCodeUsed: "Este código de oferta ya se canjeó. No se le ha cobrado.",
        .declinedCodeOver: "El plazo de este código de oferta ha terminado. No se le ha cobrado.",
        .declinedTerms: """
        El precio o el producto cambió antes de que llegara el pedido. No se le ha cobrado. \
        Abra de nuevo el producto para ver cuánto cuesta ahora.
        """,
        .declinedExpired: """
        El pedido era demasiado antiguo cuando se pudo enviar. No se le ha cobrado. Cómprelo de \
        nuevo si aún lo desea.
        """,
        .declinedUnavailable: "El producto no está a la venta para usted. No se le ha cobrado.",
        .declinedQuantity: """
        Esa cantidad no se puede comprar de una vez. No se le ha cobrado. Elija otra cantidad.
        """,
        .declinedRefused: """
        La tienda rechazó la compra. No se le ha cobrado. El motivo está en el historial.
        """,
    ]
}
