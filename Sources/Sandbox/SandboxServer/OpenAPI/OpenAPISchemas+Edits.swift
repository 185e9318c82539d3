import StoreAPI
import StoreModel

extension OpenAPISchemas {
    /// The schemas of products and catalog edits in the sandbox's controls.
    static let edits: [String: JSONTree] = [
        "CatalogSale": Schema.object(["price": Schema.named("Price"), "ends": Schema.moment]),
        "ProductChange": Schema.cases([
            "availability": Schema.object(["availability": Schema.enumeration(Availability.self)]),
            "price": Schema.object([
                "price": Schema.named("Price"), "storefront": Schema.text("ISO 3166-1 alpha-3."),
            ]),
            "sale": Schema.object([
                "sale": Schema.named("CatalogSale"),
                "storefront": Schema.text("ISO 3166-1 alpha-3."),
            ]),
            "notIn": Schema.object(["storefronts": Schema.list(Schema.text())]),
            "onlyIn": Schema.object(["storefronts": Schema.list(Schema.text())]),
            "title": Schema.object(["text": Schema.text(), "locale": Schema.text()]),
            "description": Schema.object(["text": Schema.text(), "locale": Schema.text()]),
        ]),
        "CatalogEdit": Schema.cases([
            "change": Schema.object([
                "productId": Schema.text(), "changes": Schema.list(Schema.named("ProductChange")),
            ]),
            "reset": Schema.object([:], optional: ["productId": Schema.text()]),
        ]),
        "SandboxProduct": Schema.object(
            [
                "productId": Schema.text(), "displayName": Schema.text(),
                "availability": Schema.enumeration(Availability.self),
                "offers": Schema.list(
                    Schema.object(
                        ["storefront": Schema.text(), "price": Schema.named("Price")],
                        optional: ["sale": Schema.named("CatalogSale")])),
                "changes": Schema.list(Schema.named("ProductChange")),
            ], optional: ["type": Schema.enumeration(ProductType.self)]),
    ]

    /// The schemas of the sandbox's actions and of their replies.
    static let actions: [String: JSONTree] = [
        "SandboxAction": Schema.cases([
            "order": Schema.object([
                "intentId": Schema.text(), "decision": Schema.enumeration(OrderDecision.self),
            ]),
            "transaction": Schema.object([
                "transactionId": Schema.text(), "change": Schema.named("TransactionChange"),
            ]),
            "subscription": Schema.object([
                "originalTransactionId": Schema.text(),
                "change": Schema.named("SubscriptionControl"),
            ]),
            "buyOutside": Schema.object(["purchase": outsidePurchase]),
            "clearHistory": Schema.object(
                ["account": Schema.text()], optional: ["after": Schema.text()]),
            "planFault": Schema.object(["plan": Schema.named("FaultPlan")]),
            "clearFault": Schema.object(["id": Schema.number()]),
            "clearFaults": Schema.object([:]),
            "clock": Schema.object(["change": Schema.named("ClockChange")]),
            "family": Schema.object(["change": Schema.named("FamilyChange")]),
            "catalog": Schema.object(["edit": Schema.named("CatalogEdit")]),
            "createOfferCodes": Schema.object(["request": offerCodeCreation]),
        ]),
        "SandboxReply": Schema.cases([
            "order": Schema.object(["status": Schema.named("OrderStatus")]),
            "purchase": Schema.object(["transactionId": Schema.text()]),
            "transaction": Schema.object(["reply": transactionChangeReply]),
            "subscription": Schema.object(["subscription": Schema.named("SandboxSubscription")]),
            "count": Schema.object(
                ["count": Schema.number(from: 0)], optional: ["next": Schema.text()]),
            "fault": Schema.object(["fault": Schema.named("PlannedFault")]),
            "clock": Schema.object(["reading": Schema.named("StoreTimeReading")]),
            "families": Schema.object(["families": Schema.list(Schema.named("SandboxFamily"))]),
            "products": Schema.object(["products": Schema.list(Schema.named("SandboxProduct"))]),
            "offerCodes": Schema.object(["codes": Schema.list(Schema.named("OfferCode"))]),
            "done": Schema.object([:]),
        ]),
    ]

    private static let outsidePurchase = Schema.object([
        "account": Schema.text(), "device": Schema.text(), "productId": Schema.text(),
        "quantity": ["type": "integer", "minimum": 1, "maximum": 10],
    ])
    private static let offerCodeCreation = Schema.object(
        [
            "productId": Schema.text(), "offerIdentifier": Schema.text(),
            "count": Schema.number(from: 1), "terms": Schema.named("OfferCodeTerms"),
        ], optional: ["custom": Schema.text()])
    private static let transactionChangeReply = Schema.object(
        ["transactionId": Schema.text(), "at": Schema.moment, "isRepeated": Schema.flag],
        optional: ["moved": Schema.named("Price")])
}
