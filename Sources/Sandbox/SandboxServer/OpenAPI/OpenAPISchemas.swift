import StoreAPI
import StoreModel

/// The schemas to which the routes refer.
enum OpenAPISchemas {
    static let all = [
        catalog, edits, store, subscriptions, merchant, log, disputes, apple,
    ].reduce(
        [:]) {
            $0.merging($1) { $1 }
        }

    private static let catalog: [String: JSONTree] = [
        "Price": Schema.object([
            "milliunits": Schema.number("Thousandths of the currency’s unit."),
            "currency": Schema.text("ISO 4217."),
        ]),
        "Storefront": Schema.object([
            "countryCode": Schema.text("ISO 3166-1 alpha-3."), "id": Schema.text(),
        ]),
        "GoodAmount": Schema.object(["good": Schema.text(), "amount": Schema.number()]),
        "LocalizedGood": Schema.object(
            ["good": Schema.text(), "locale": Schema.text(), "displayName": Schema.text()],
            optional: [
                "one": Schema.text("The text for an amount of 1; `{n}` is the amount."),
                "other": Schema.text("The text for other amounts; `{n}` is the amount."),
            ]),
        "Period": Schema.text("An ISO 8601 duration such as P1M."),
        "Product": Schema.object(
            [
                "id": Schema.text(), "type": Schema.enumeration(ProductType.self),
                "displayName": Schema.text(), "description": Schema.text(),
                "grants": Schema.list(Schema.named("GoodAmount")),
                "isFamilyShareable": Schema.flag, "isEdited": Schema.flag,
            ],
            optional: [
                "price": Schema.named("Price"), "subscription": Schema.named("Subscription"),
                "duration": Schema.named("Period"), "sale": Schema.named("Sale"),
                "unavailable": Schema.named("UnavailableReason"), "symbol": Schema.text(),
                "newUntil": Schema.moment, "lowBalance": Schema.named("GoodAmount"),
                "goodNames": Schema.list(Schema.named("LocalizedGood")),
            ]),
        "Sale": Schema.object(["regularPrice": Schema.named("Price"), "ends": Schema.moment]),
        "Subscription": Schema.object([
            "groupId": Schema.text(), "groupName": Schema.text(), "level": Schema.number(),
            "period": Schema.named("Period"), "offers": Schema.list(Schema.named("Offer")),
            "billingPlans": Schema.list(Schema.named("BillingPlan")),
        ]),
        "Offer": Schema.object(
            [
                "kind": Schema.enumeration(["introductory", "promotional", "code", "winBack"]),
                "name": Schema.text(),
                "paymentMode": Schema.enumeration(["free", "payAsYouGo", "payUpFront"]),
                "period": Schema.named("Period"), "numberOfPeriods": Schema.number(),
            ],
            optional: [
                "price": Schema.named("Price"),
                "billingPlan": Schema.enumeration(BillingPlan.Kind.self),
                "audience": Schema.named("OfferAudience"),
            ]),
        "OfferAudience": Schema.object(
            [:],
            optional: [
                "customers": Schema.list(Schema.enumeration(OfferAudience.Customer.self)),
                "isStackable": Schema.flag, "paidMonths": Schema.number(from: 0),
                "lapsedMonths": Schema.number(from: 0), "monthsBetween": Schema.number(from: 0),
            ]),
        "BillingPlan": Schema.object(
            ["kind": Schema.enumeration(BillingPlan.Kind.self), "isEnabled": Schema.flag],
            optional: ["price": Schema.named("Price"), "commitmentPrice": Schema.named("Price")]),
        "UnavailableReason": Schema.cases([
            "unknown": Schema.object([:], optional: ["nearest": Schema.text()]),
            "draft": Schema.object([:]), "inReview": Schema.object([:]),
            "removed": Schema.object([:]), "noPrice": Schema.object([:]),
            "notInStorefront": Schema.object(["countryCode": Schema.text()]),
            "noPeriod": Schema.object([:]),
        ]),
    ]

    private static let store: [String: JSONTree] = [
        "Failure": Schema.object([
            "errorCode": Schema.number(
                "An error code; its first three digits are the HTTP status."),
            "errorMessage": Schema.text(),
        ]),
        "BackendIdentity": Schema.object([
            "storeId": Schema.text(), "bundleId": Schema.text(),
            "rootFingerprint": Schema.text("SHA-256 of the root certificate."),
            "rootCertificate": Schema.text("The root certificate, base64 of its DER."),
        ]),
        "ProductsRequest": Schema.object(
            ["locale": Schema.text()], optional: ["productIds": Schema.list(Schema.text())]),
        "ProductsReply": Schema.object([
            "products": Schema.list(Schema.named("Product")),
            "invalid": Schema.list(
                Schema.object([
                    "productId": Schema.text(), "reason": Schema.named("UnavailableReason"),
                ])), "storefront": Schema.named("Storefront"), "catalogVersion": Schema.text(),
        ]),
        "Intent": Schema.object(
            [
                "id": Schema.text("A UUID of version 7, created by the device."),
                "account": Schema.text(), "productId": Schema.text(),
                "type": Schema.enumeration(ProductType.self), "displayName": Schema.text(),
                "quantity": Schema.number(from: 1), "unitPrice": Schema.named("Price"),
                "outcome": Schema.enumeration(Outcome.self), "confirmedAt": Schema.moment,
            ], optional: ["offer": Schema.named("OfferChoice")]),
        "PurchaseRequest": Schema.object([
            "intent": Schema.named("Intent"), "merchantOrder": Schema.text(),
            "appAccountToken": Schema.text("A UUID."),
        ]),
        "OrderStatus": Schema.cases([
            "purchased": Schema.object(["signedTransaction": Schema.jws]),
            "pending": Schema.object([:]), "cancelled": Schema.object([:]),
            "alreadyPurchased": Schema.object([:]),
            "declined": Schema.object(["reason": Schema.enumeration(DeclineReason.self)]),
        ]),
        "OrderNotice": Schema.object([
            "intentId": Schema.text(), "status": Schema.named("OrderStatus"),
        ]),
        "UnfinishedReply": Schema.object(
            [
                "transactions": Schema.list(Schema.jws),
                "orders": Schema.list(Schema.named("OrderNotice")),
            ], optional: ["next": Schema.text("The cursor of the next page.")]),
        "ChangesReply": Schema.object([
            "transactions": Schema.list(Schema.jws),
            "orders": Schema.list(Schema.named("OrderNotice")), "cursor": Schema.number(),
            "hasMore": Schema.flag,
        ]),
    ]

    private static let merchant: [String: JSONTree] = [
        "MerchantOffer": Schema.object(
            ["appAccountToken": Schema.text("A UUID.")],
            optional: ["productIds": Schema.list(Schema.text())]),
        "VerdictReply": Schema.cases(["signed": Schema.object(["signedVerdict": Schema.jws])]),
        "WalletStatement": Schema.object([
            "version": Schema.number(), "balances": Schema.list(Schema.named("GoodAmount")),
            "debts": Schema.list(Schema.named("GoodAmount")),
            "entries": Schema.list(Schema.named("WalletEntry")),
        ]),
        "WalletEntry": Schema.object(
            [
                "version": Schema.number(), "at": Schema.moment,
                "kind": Schema.enumeration([
                    "grant", "spend", "revocation", "debt", "reversal", "compensation",
                ]),
                "change": Schema.named("GoodAmount"), "balance": Schema.number(),
                "note": Schema.text(),
            ],
            optional: [
                "paidOff": Schema.number(), "transactionId": Schema.text(),
                "merchantOrder": Schema.text(), "spendId": Schema.text(),
            ]),
    ]

    private static let log: [String: JSONTree] = [
        "LogEvent": Schema.object([
            "id": Schema.text("A UUID of version 7."), "link": Schema.named("LogLink"),
            "at": Schema.moment, "monotonic": Schema.number(), "entry": Schema.named("LogEntry"),
            "hash": Schema.text("SHA-256, lower-case hexadecimal."),
        ]),
        "LogLink": Schema.object([
            "chain": Schema.text(), "sequence": Schema.number(), "previousHash": Schema.text(),
        ]),
        "LogEntry": Schema.object(
            [
                "family": Schema.enumeration(LogEntry.Family.self), "name": Schema.text(),
                "detail": Schema.text(),
            ],
            optional: [
                "intentId": Schema.text(), "transactionId": Schema.text(),
                "merchantOrder": Schema.text(),
            ]),
        "LogFinding": Schema.object(
            [
                "kind": Schema.enumeration(LogFinding.Kind.self), "chain": Schema.text(),
                "sequence": Schema.number(), "at": Schema.moment,
            ], optional: ["event": Schema.named("LogEvent")]),
    ]

    private static let disputes: [String: JSONTree] = [
        "OrderReference": Schema.cases([
            "intent": Schema.object(["intentId": Schema.text()]),
            "transaction": Schema.object(["transactionId": Schema.text()]),
        ]),
        "SandboxOrder": Schema.object(
            [
                "account": Schema.text(), "device": Schema.text(), "productId": Schema.text(),
                "quantity": Schema.number(), "charge": Schema.named("Price"),
                "state": Schema.enumeration([
                    "pending", "interrupted", "stuck", "unfinished", "finished", "declined",
                    "cancelled", "refunded", "revoked", "deleted",
                ]), "at": Schema.moment,
            ],
            optional: [
                "intentId": Schema.text(), "transactionId": Schema.text(),
                "merchantOrder": Schema.text(), "refunded": Schema.named("Price"),
            ]),
        "RefundPart": Schema.cases([
            "whole": Schema.object([:]),
            "percentage": Schema.object(["percentage": Schema.number(from: 1)]),
            "amount": Schema.object(["amount": Schema.number(from: 1)]),
        ]),
        "TransactionChange": TransactionChange.schema,
        "FaultPlan": Schema.object(
            [
                "call": Schema.enumeration(FaultCall.self), "fault": Schema.text(),
                "moment": Schema.text(),
            ],
            optional: [
                "account": Schema.text(), "device": Schema.text(), "productId": Schema.text(),
            ]),
        "PlannedFault": Schema.object([
            "id": Schema.number(), "plan": Schema.named("FaultPlan"), "met": Schema.number(),
            "struck": Schema.number(),
        ]),
        "HistoryStep": Schema.object(
            [
                "side": Schema.enumeration(HistoryStep.Side.self), "at": Schema.moment,
                "kind": Schema.enumeration(HistoryStep.Kind.self), "detail": Schema.text(),
            ], optional: ["joinedOrder": Schema.text()]),
        "DisputeQuestion": Schema.cases([
            "order": Schema.object(["named": Schema.text()]),
            "account": Schema.object(["name": Schema.text()]),
        ]),
        "DisputeAnswer": Schema.cases([
            "order": Schema.object(["report": Schema.named("DisputeReport")]),
            "account": Schema.object(["report": Schema.named("AccountReport")]),
            "several": Schema.object([
                "orders": Schema.list(Schema.named("DisputeSummary")), "count": Schema.number(),
            ]), "none": Schema.object(["hints": Schema.list(Schema.named("DisputeHint"))]),
        ]),
        "DisputeHint": Schema.cases([
            "otherYear": Schema.object(["merchantOrder": Schema.text()]),
            "notIssuedYet": Schema.object(["last": Schema.text()]),
            "account": Schema.object(["name": Schema.text()]),
            "intent": Schema.object([:]), "transaction": Schema.object([:]),
        ]),
        "OrderNumbers": Schema.object(
            [:],
            optional: [
                "intentId": Schema.text(), "merchantOrder": Schema.text(),
                "transactionId": Schema.text(), "orderId": Schema.text(),
            ]),
        "DisputedOrder": Schema.object(
            [
                "numbers": Schema.named("OrderNumbers"), "account": Schema.text(),
                "productId": Schema.text(), "quantity": Schema.number(), "at": Schema.moment,
            ], optional: ["device": Schema.text(), "charge": Schema.named("Price")]),
        "DisputeSummary": Schema.object([
            "order": Schema.named("DisputedOrder"),
            "verdict": Schema.enumeration(DisputeVerdict.self),
        ]),
        "DisputeFinding": Schema.object(
            ["verdict": Schema.enumeration(DisputeVerdict.self), "isOpen": Schema.flag],
            optional: [
                "stop": Schema.enumeration(HistoryStep.Side.self), "reason": Schema.text(),
                "chargedAt": Schema.moment, "endedAt": Schema.moment,
                "refundedShare": Schema.number("Thousandths of a percent.", from: 0),
            ]),
        "DisputedGoods": Schema.object([
            "due": Schema.list(Schema.named("GoodAmount")),
            "given": Schema.list(Schema.named("GoodAmount")),
            "paidOff": Schema.list(Schema.named("GoodAmount")),
            "left": Schema.list(Schema.named("GoodAmount")),
            "spends": Schema.list(Schema.named("WalletEntry")),
            "takenBack": Schema.list(Schema.named("WalletEntry")),
        ]),
        "Compensation": Schema.object([
            "numbers": Schema.named("OrderNumbers"), "account": Schema.text(),
            "goods": Schema.list(Schema.named("GoodAmount")), "reason": Schema.text(),
            "at": Schema.moment, "isSettlement": Schema.flag,
        ]),
        "DeviceTestimony": Schema.object([
            "events": Schema.list(
                Schema.object([
                    "event": Schema.named("LogEvent"), "device": Schema.text(),
                    "receivedAt": Schema.moment,
                ])),
            "chains": Schema.list(
                Schema.object([
                    "id": Schema.text(), "account": Schema.text(), "device": Schema.text(),
                    "since": Schema.moment, "eventCount": Schema.number(),
                    "findings": Schema.list(Schema.named("LogFinding")),
                ])),
        ]),
        "DisputeReport": Schema.object(
            [
                "order": Schema.named("DisputedOrder"), "finding": Schema.named("DisputeFinding"),
                "steps": Schema.list(Schema.named("HistoryStep")),
                "goods": Schema.named("DisputedGoods"),
                "wallet": Schema.list(Schema.named("WalletEntry")),
                "others": Schema.list(Schema.named("DisputeSummary")),
                "otherCount": Schema.number(),
            ],
            optional: [
                "compensation": Schema.named("Compensation"),
                "testimony": Schema.named("DeviceTestimony"),
            ]),
        "AccountReport": Schema.object([
            "account": Schema.text(), "wallet": Schema.named("WalletStatement"),
            "orders": Schema.list(Schema.named("DisputeSummary")), "orderCount": Schema.number(),
        ]),
    ]
}
