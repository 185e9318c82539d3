import StoreAPI

/// The merchant's routes for devices.
enum MerchantRouteDescriptions {
    static let all = [
        RouteDescription(
            MerchantRoutes.offer, ("offer", "Returns the ids on sale and the player’s token."),
            .device,
            answer: .json(Schema.named("MerchantOffer"))),
        RouteDescription(
            MerchantRoutes.orderNumber,
            (
                "orderNumber",
                "Returns the number of an order; the same intent gets the same number."
            ), .device,
            body: Schema.object([
                "productId": Schema.text(), "quantity": Schema.number(from: 1),
            ]), answer: .json(Schema.text())),
        RouteDescription(
            MerchantRoutes.signOffer,
            ("signOffer", "Signs a promotional offer; each signature is for one order."), .device,
            body: Schema.object(
                ["productId": Schema.text(), "offerIdentifier": Schema.text()],
                optional: ["transactionId": Schema.text()]),
            answer: .json(Schema.named("OfferProof"))),
        RouteDescription(
            MerchantRoutes.verify, ("verify", "Verifies a transaction and grants its goods once."),
            .device,
            body: Schema.object(
                ["nonce": Schema.text(), "signedTransaction": Schema.jws],
                optional: ["merchantOrder": Schema.text()]),
            answer: .json(Schema.named("VerdictReply"))),
        RouteDescription(
            MerchantRoutes.wallet, ("wallet", "Returns the wallet of the account."), .device,
            query: [
                .init(
                    "entries", Schema.number("The number of history rows, at most 500.", from: 0)),
                .init("before", Schema.number("Only rows before this version.", from: 1)),
            ],
            answer: .json(Schema.named("WalletStatement"))),
        RouteDescription(
            MerchantRoutes.log, ("log", "Stores events of the device’s log, each once."), .device,
            body: Schema.object([
                "events": Schema.list(Schema.named("LogEvent")), "earliest": Schema.number(),
            ]),
            answer: .json(
                Schema.object([
                    "acknowledged": Schema.number(),
                    "findings": Schema.list(Schema.named("LogFinding")),
                ]))),
    ]
}
