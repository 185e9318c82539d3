extension GermanMessages {
    /// The texts that say why not.
    static let reasons: [Message: String] = [
        .buyBlockedReading: "Kaufen ist hier nicht möglich: {1}",
        .buyBlockedBusy: "Ein Kauf dieses Produkts läuft bereits.",
        .buyBlockedStarting: "Der Shop wird noch geöffnet.",
        .buyBlockedOther: "ein anderes kiosk steuert dieses Gerät",
        .buyBlockedOffline:
            "Der Shop ist offline. Kaufen geht, sobald er wieder antwortet.",
        .offerBuy: "für {1} kaufen, kein echtes Geld",
        .offerFreeAgain: "erneut laden, kostenlos",
        .blockedBuy: "Kann nicht gekauft werden: {1}",
        .unknownID: "Der Store kennt {1} nicht. Bitte die Schreibweise prüfen.",
        .unknownNearest: "Der Store kennt {1} nicht. Meinten Sie {2}?",
        .reasonDraft: "Es ist ein Entwurf und wurde dem Store noch nicht vorgelegt.",
        .reasonInReview: "Es wartet auf die Prüfung durch den Store.",
        .reasonRemoved: "Es wird nicht mehr verkauft.",
        .reasonNotInStorefront: "Es hat in diesem Land ({1}) keinen Preis.",
        .reasonNoPrice: "Der Katalog nennt keinen lesbaren Preis.",
        .reasonNoPeriod: "Der Katalog sagt nicht, wie lange ein Zeitraum dieses Abos dauert.",
        .declinedPayment: """
        Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht. Versuchen Sie es erneut oder \
        wählen Sie eine andere Zahlungsart.
        """,
        .declinedApproval: "Die Kaufanfrage wurde abgelehnt. Es wurde nichts abgebucht.",
        .declinedSubscribed: """
        Dieses Abo besteht schon und verlängert sich von selbst. Es wurde nichts berechnet.
        """,
        .declinedOffer: """
        Dieses Angebot gilt nicht für dieses Konto. Es wurde nichts berechnet; zum normalen Preis ist es zu haben.
        """,
        .declinedOfferName: """
        Dieses Produkt hat kein solches Angebot. Es wurde nichts abgebucht. Sehen Sie seine \
        Angebote noch einmal an.
        """,
        .declinedOfferSignature: """
        Die Signatur des Händlers gilt nicht für diese Bestellung. Es wurde nichts \
        abgebucht. Fordern Sie das Angebot noch einmal an.
        """,
        .declinedOfferProof: """
        Dieses Angebot braucht die Signatur des Händlers oder einen Code. Es wurde \
        nichts abgebucht.
        """,
        .declinedCode: """
        Der Store kennt diesen Angebotscode nicht. Es wurde nichts abgebucht. Bitte die \
        Schreibweise prüfen.
        """,
        .declinedCodeUsed: "Dieser Angebotscode wurde schon eingelöst. Es wurde nichts abgebucht.",
        .declinedCodeOver: """
        Die Zeit dieses Angebotscodes ist abgelaufen. Es wurde nichts abgebucht.
        """,
        .declinedTerms: """
        Preis oder Produkt haben sich geändert, bevor die Bestellung ankam. Es wurde nichts \
        abgebucht. Öffnen Sie das Produkt erneut, um den jetzigen Preis zu sehen.
        """,
        .declinedExpired: """
        Die Bestellung war zu alt, als sie gesendet werden konnte. Es wurde nichts abgebucht. \
        Kaufen Sie erneut, falls Sie das Produkt noch möchten.
        """,
        .declinedUnavailable: """
        Das Produkt ist für Sie nicht erhältlich. Es wurde nichts abgebucht.
        """,
        .declinedQuantity: """
        Diese Menge kann nicht auf einmal gekauft werden. Es wurde nichts abgebucht. Wählen Sie \
        eine andere Menge.
        """,
        .declinedRefused: """
        Der Store hat den Kauf abgelehnt. Es wurde nichts abgebucht. Der Grund steht im Verlauf.
        """,
    ]
}
