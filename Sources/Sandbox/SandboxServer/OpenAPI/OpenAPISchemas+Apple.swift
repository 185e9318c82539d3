import StoreAPI
import StoreModel

/// The schemas of Apple's bodies, by Apple's names (App Store Server API, data types; “Validating receipts with the App
/// Store”).
extension OpenAPISchemas {
    static let apple = [answers, extensions, requests, receipts].reduce([:]) {
        $0.merging($1) { $1 }
    }

    private static let answers: [String: JSONTree] = [
        "TransactionInfoResponse": Schema.object(["signedTransactionInfo": Schema.jws]),
        "AppTransactionInfoResponse": Schema.object(["signedAppTransactionInfo": Schema.jws]),
        "OrderLookupResponse": Schema.object(
            ["status": bounded(0...1, "0 for an existing order number, 1 for any other.")],
            optional: ["signedTransactions": Schema.list(Schema.jws)]),
        "HistoryResponse": Schema.object(
            [
                "revision": Schema.text(), "hasMore": Schema.flag, "bundleId": Schema.text(),
                "environment": environment, "signedTransactions": Schema.list(Schema.jws),
            ], optional: ["appAppleId": Schema.number()]),
        "RefundHistoryResponse": Schema.object([
            "revision": Schema.text(), "hasMore": Schema.flag,
            "signedTransactions": Schema.list(Schema.jws),
        ]),
        "SendTestNotificationResponse": Schema.object(["testNotificationToken": Schema.text()]),
        "NotificationHistoryResponseItem": Schema.object([
            "signedPayload": Schema.jws,
            "sendAttempts": Schema.list(
                Schema.object([
                    "attemptDate": Schema.moment,
                    "sendAttemptResult": Schema.enumeration(SendAttemptResult.self),
                ])),
        ]),
        "NotificationHistoryResponse": Schema.object(
            [
                "hasMore": Schema.flag,
                "notificationHistory": Schema.list(Schema.named("NotificationHistoryResponseItem")),
            ], optional: ["paginationToken": Schema.text()]),
    ]

    private static let extensions: [String: JSONTree] = [
        "StatusResponse": Schema.object(
            [
                "environment": environment, "bundleId": Schema.text(),
                "data": Schema.list(Schema.named("SubscriptionGroupIdentifierItem")),
            ], optional: ["appAppleId": Schema.number()]),
        "SubscriptionGroupIdentifierItem": Schema.object([
            "subscriptionGroupIdentifier": Schema.text(),
            "lastTransactions": Schema.list(
                Schema.object([
                    "status": bounded(1...5), "originalTransactionId": Schema.text(),
                    "signedTransactionInfo": Schema.jws, "signedRenewalInfo": Schema.jws,
                ])),
        ]),
        "ExtendRenewalDateResponse": Schema.object(
            [
                "originalTransactionId": Schema.text(), "success": Schema.flag,
                "effectiveDate": Schema.moment,
            ], optional: ["webOrderLineItemId": Schema.text()]),
        "MassExtendRenewalDateResponse": Schema.object(["requestIdentifier": Schema.text()]),
        "MassExtendRenewalDateStatusResponse": Schema.object(
            ["requestIdentifier": Schema.text(), "complete": Schema.flag],
            optional: [
                "completeDate": Schema.moment, "succeededCount": Schema.number(from: 0),
                "failedCount": Schema.number(from: 0),
            ]),
    ]

    private static let requests: [String: JSONTree] = [
        "ConsumptionRequest": form(.second),
        "ConsumptionRequestV1": form(.first),
        "UpdateAppAccountTokenRequest": Schema.object([
            "appAccountToken": Schema.text("A UUID.")
        ]),
        "ExtendRenewalDateRequest": Schema.object(renewal),
        "MassExtendRenewalDateRequest": Schema.object(
            renewal.merging(["productId": Schema.text()]) { $1 },
            optional: ["storefrontCountryCodes": Schema.list(Schema.text("ISO 3166-1 alpha-3."))]),
        "NotificationHistoryRequest": Schema.object(
            ["startDate": Schema.moment, "endDate": Schema.moment],
            optional: [
                "notificationType": Schema.enumeration(NotificationType.self),
                "notificationSubtype": Schema.enumeration(NotificationSubtype.self),
                "transactionId": Schema.text(), "onlyFailures": Schema.flag,
            ]),
    ]

    private static let receipts: [String: JSONTree] = [
        "ReceiptRequest": Schema.object(
            ["receipt-data": Schema.text("Base64.")],
            optional: ["password": Schema.text(), "exclude-old-transactions": Schema.flag]),
        "ReceiptResponse": [
            "oneOf": [
                Schema.object(
                    [
                        "status": ["type": "integer", "minimum": 21_000, "maximum": 21_199],
                        "environment": environment,
                    ], optional: ["is-retryable": Schema.flag]),
                Schema.object(
                    [
                        "status": [
                            "type": "integer", "enum": [0, 21_006],
                            "description": "21006 if the subscription has expired, otherwise 0.",
                        ], "receipt": texts,
                    ],
                    optional: [
                        "latest_receipt": Schema.text("Base64."), "latest_receipt_info": texts,
                        "latest_expired_receipt_info": texts, "auto_renew_status": bounded(0...1),
                        "auto_renew_product_id": Schema.text(),
                        "expiration_intent": Schema.text("1 to 5."),
                        "is_in_billing_retry_period": Schema.text("0 or 1."),
                    ]),
                Schema.object([
                    "status": bounded(0...0), "environment": environment,
                    "receipt": ["type": "object"], "latest_receipt": Schema.text("Base64."),
                    "latest_receipt_info": Schema.list(texts),
                    "pending_renewal_info": Schema.list(texts),
                ]),
            ]
        ],
    ]

    private static let environment = Schema.enumeration(["Sandbox"])
    private static let texts: JSONTree = [
        "type": "object", "additionalProperties": Schema.text(),
    ]
    private static let renewal: [String: JSONTree] = [
        "extendByDays": bounded(1...90), "extendReasonCode": bounded(0...3),
        "requestIdentifier": Schema.text("1 to 128 characters."),
    ]

    private static func bounded(_ range: ClosedRange<Int64>, _ meaning: String = "") -> JSONTree {
        [
            "type": "integer", "minimum": .number(range.lowerBound),
            "maximum": .number(range.upperBound), "description": .text(meaning),
        ]
    }

    /// Returns the schema of a consumption report, generated from the fields that the server reads.
    private static func form(_ form: ConsumptionRequestValidator) -> JSONTree {
        let fields = form.fields.map { ($0, schema(of: $0.kind)) }
        return Schema.object(
            Dictionary(fields.filter(\.0.isRequired).map { ($0.name, $1) }) { $1 },
            optional: Dictionary(fields.filter { !$0.0.isRequired }.map { ($0.name, $1) }) { $1 })
    }

    private static func schema(of kind: ConsumptionRequestValidator.Field.Kind) -> JSONTree {
        switch kind {
        case .number(let range): bounded(range)
        case .word(let words): Schema.enumeration(words.sorted())
        case .flag: Schema.flag
        case .token: Schema.text("A UUID, or empty.")
        }
    }
}
