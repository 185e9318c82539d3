import StoreAPI
import StoreModel

/// The schemas of subscriptions and the store's clock.
extension OpenAPISchemas {
    static let subscriptions = replies.merging(controls) { $1 }.merging(families) { $1 }

    private static let replies: [String: JSONTree] = [
        "OfferChoice": Schema.object(
            ["type": number(OfferType.self), "identifier": Schema.text()],
            optional: ["proof": Schema.named("OfferProof")]),
        "OfferProof": [
            "oneOf": [
                Schema.object(["signedOffer": Schema.jws]),
                Schema.object([
                    "keyIdentifier": Schema.text(), "nonce": Schema.text("A UUID."),
                    "timestamp": Schema.moment,
                    "signature": Schema.text("ECDSA with SHA-256, DER in base64."),
                ]),
                Schema.object(["code": Schema.text("An offer code, as the customer enters it.")]),
            ]
        ],
        "OfferCode": Schema.object([
            "code": Schema.text(), "productId": Schema.text(), "offerIdentifier": Schema.text(),
            "terms": Schema.named("OfferCodeTerms"), "redeemed": Schema.number(from: 0),
        ]),
        "OfferCodeTerms": Schema.object(
            ["isCustom": Schema.flag, "isOncePerCustomer": Schema.flag],
            optional: ["limit": Schema.number(from: 1), "expires": Schema.moment]),
        "StoreTimeReading": Schema.object(
            [
                "now": Schema.moment,
                "rate": Schema.number(
                    "Milliseconds of the store’s clock in one second of real time.", from: 0),
            ], optional: ["settledUntil": Schema.moment]),
        "SubscriptionStatus": Schema.object([
            "groupId": Schema.text(), "originalTransactionId": Schema.text(),
            "state": number(RenewalState.self), "transaction": Schema.jws,
            "renewalInfo": Schema.jws,
        ]),
        "SubscriptionsReply": Schema.object(
            [
                "time": Schema.named("StoreTimeReading"),
                "timeRate": Schema.number("Xcode’s `_timeRate`.", from: 0),
                "statuses": Schema.list(Schema.named("SubscriptionStatus")),
                "introducedGroups": Schema.list(Schema.text()),
            ], optional: ["next": Schema.text("The cursor of the next page.")]),
        "SandboxSubscription": Schema.object([
            "originalTransactionId": Schema.text(), "transactionId": Schema.text(),
            "account": Schema.text(), "groupId": Schema.text(), "productId": Schema.text(),
            "state": number(RenewalState.self), "expires": Schema.moment,
            "renewal": Schema.named("RenewalInfo"), "failsRenewals": Schema.flag,
        ]),
        "RenewalInfo": Schema.object(
            [
                "originalTransactionId": Schema.text(), "autoRenewProductId": Schema.text(),
                "productId": Schema.text(), "autoRenewStatus": Schema.number(from: 0),
                "signedDate": Schema.moment, "environment": Schema.enumeration(["Sandbox"]),
            ],
            optional: [
                "expirationIntent": number(ExpirationIntent.self),
                "isInBillingRetryPeriod": Schema.flag,
                "priceIncreaseStatus": Schema.number(from: 0),
                "gracePeriodExpiresDate": Schema.moment, "offerType": number(OfferType.self),
                "offerIdentifier": Schema.text(), "offerPeriod": Schema.named("Period"),
                "offerDiscountType": Schema.enumeration(OfferDiscountType.self),
                "recentSubscriptionStartDate": Schema.moment, "renewalDate": Schema.moment,
                "currency": Schema.text("ISO 4217."),
                "renewalPrice": Schema.number("Thousandths of the currency’s unit."),
                "eligibleWinBackOfferIds": Schema.list(Schema.text()),
                "appAccountToken": Schema.text("A UUID."), "appTransactionId": Schema.text(),
            ]),
    ]

    private static let controls: [String: JSONTree] = [
        "ClockChange": Schema.cases([
            "rate": Schema.object(["rate": Schema.number("0 stops it.", from: 0)]),
            "forward": Schema.object(["milliseconds": Schema.number(from: 0)]),
            "period": Schema.object(["period": Schema.named("Period")]),
            "moment": Schema.object(["moment": Schema.moment]), "nextEvent": Schema.object([:]),
            "settle": Schema.object([:]),
        ]),
        "SubscriptionControl": SubscriptionControl.schema,
    ]

    private static let families: [String: JSONTree] = [
        "SandboxFamily": Schema.object([
            "organizer": Schema.text(),
            "people": Schema.list(
                Schema.object([
                    "account": Schema.text(), "isSharing": Schema.flag,
                    "shares": Schema.list(Schema.named("FamilyShare")),
                ])),
        ]),
        "FamilyShare": Schema.object(
            [
                "productId": Schema.text(), "transactionId": Schema.text(),
                "originalTransactionId": Schema.text(), "sharedBy": Schema.text(),
            ], optional: ["expires": Schema.moment]),
        "FamilyChange": Schema.cases([
            "join": Schema.object(["account": Schema.text(), "organizer": Schema.text()]),
            "leave": Schema.object(["account": Schema.text()]),
            "share": Schema.object(["account": Schema.text(), "isOn": Schema.flag]),
        ]),
    ]

    /// Returns the schema of an integer with the raw values of an enumeration.
    private static func number<Cases: CaseIterable & RawRepresentable<Int>>(
        _ type: Cases.Type
    ) -> JSONTree {
        ["type": "integer", "enum": .list(type.allCases.map { .number(Int64($0.rawValue)) })]
    }
}
