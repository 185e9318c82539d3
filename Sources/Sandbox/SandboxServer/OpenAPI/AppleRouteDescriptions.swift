import StoreAPI

/// The routes in Apple's formats, for a team's server.
enum AppleRouteDescriptions {
    static let all = transactions + subscriptions + notifications + receipts

    private static let transactions = [
        RouteDescription(
            AppleRoutes.transaction, ("getTransactionInfo", "One transaction."), .team,
            answer: .json(Schema.named("TransactionInfoResponse"))),
        RouteDescription(
            AppleRoutes.history,
            ("getTransactionHistory", "What the customer bought whom any id names."),
            .team, query: filter, answer: .json(Schema.named("HistoryResponse"))),
        RouteDescription(
            AppleRoutes.historyV1,
            (
                "getTransactionHistoryV1",
                "The same without consumables that are finished and not revoked."
            ),
            .team, query: filter, answer: .json(Schema.named("HistoryResponse"))),
        RouteDescription(
            AppleRoutes.refunds, ("getRefundHistory", "The refunded transactions of a customer."),
            .team, query: [.init("revision", Schema.text())],
            answer: .json(Schema.named("RefundHistoryResponse"))),
        RouteDescription(
            AppleRoutes.order, ("lookUpOrderId", "The transactions of an order number."), .team,
            answer: .json(Schema.named("OrderLookupResponse"))),
        RouteDescription(
            AppleRoutes.appTransaction,
            ("getAppTransactionInfo", "The customer’s copy of the app."),
            .team, answer: .json(Schema.named("AppTransactionInfoResponse"))),
        RouteDescription(
            AppleRoutes.consumption,
            ("sendConsumptionInformation", "Tells how goods were used."), .team,
            body: Schema.named("ConsumptionRequest"), answer: .status(202)),
        RouteDescription(
            AppleRoutes.consumptionV1,
            ("sendConsumptionInformationV1", "The same with twelve numbers."), .team,
            body: Schema.named("ConsumptionRequestV1"), answer: .status(202)),
        RouteDescription(
            AppleRoutes.appAccountToken,
            ("setAppAccountToken", "Names the player of a purchase."), .team,
            body: Schema.named("UpdateAppAccountTokenRequest"), answer: .status(200)),
        RouteDescription(
            AppleRoutes.finish, ("finishTransaction", "Finishes a transaction."), .team,
            answer: .status(200)),
    ]

    private static let subscriptions = [
        RouteDescription(
            AppleRoutes.subscriptions,
            (
                "getAllSubscriptionStatuses",
                "The subscriptions of the customer whom any id names, one item for each group."
            ),
            .team, query: [.init("status", Schema.text("1 to 5."), isRepeated: true)],
            answer: .json(Schema.named("StatusResponse"))),
        RouteDescription(
            AppleRoutes.extend,
            (
                "extendSubscriptionRenewalDate",
                "Adds days to what is paid, without a charge: twice a year at most; a request is done once."
            ),
            .team, body: Schema.named("ExtendRenewalDateRequest"),
            answer: .json(Schema.named("ExtendRenewalDateResponse"))),
        RouteDescription(
            AppleRoutes.extendAll,
            (
                "massExtendSubscriptionRenewalDate",
                "Does the same to all active subscriptions of a product; a request is done once."
            ),
            .team, body: Schema.named("MassExtendRenewalDateRequest"),
            answer: .json(Schema.named("MassExtendRenewalDateResponse"))),
        RouteDescription(
            AppleRoutes.extendStatus,
            (
                "getStatusOfSubscriptionRenewalDateExtensions",
                "Whether that is done, and for how many."
            ),
            .team, answer: .json(Schema.named("MassExtendRenewalDateStatusResponse"))),
    ]

    private static let notifications = [
        RouteDescription(
            AppleRoutes.requestTest, ("requestTestNotification", "Has a test notification sent."),
            .team, answer: .json(Schema.named("SendTestNotificationResponse"))),
        RouteDescription(
            AppleRoutes.testStatus, ("getTestNotificationStatus", "What became of it."), .team,
            answer: .json(Schema.named("NotificationHistoryResponseItem"))),
        RouteDescription(
            AppleRoutes.notificationHistory,
            ("getNotificationHistory", "What was sent in the last 30 days, newest first."), .team,
            query: [.init("paginationToken", Schema.text())],
            body: Schema.named("NotificationHistoryRequest"),
            answer: .json(Schema.named("NotificationHistoryResponse"))),
    ]

    private static let receipts = [
        RouteDescription(
            AppleRoutes.verifyReceipt,
            ("verifyReceipt", "Says what a receipt holds, or in status why it does not."), .nobody,
            body: Schema.named("ReceiptRequest"), answer: .json(Schema.named("ReceiptResponse"))),
        RouteDescription(
            AppleRoutes.verifyReceiptInProduction,
            ("verifyReceiptInProduction", "Sends whoever has a receipt of the sandbox there."),
            .nobody, body: Schema.named("ReceiptRequest"),
            answer: .json(Schema.named("ReceiptResponse"))),
    ]

    private static let flag = Schema.word(["true", "false"])

    /// The filters of a history.
    private static let filter: [RouteDescription.Item] = [
        .init("revision", Schema.text("Where an earlier answer ended.")),
        .init("startDate", Schema.moment), .init("endDate", Schema.moment),
        .init("productId", Schema.text(), isRepeated: true),
        .init(
            "productType",
            Schema.word(["AUTO_RENEWABLE", "NON_RENEWABLE", "CONSUMABLE", "NON_CONSUMABLE"]),
            isRepeated: true),
        .init("subscriptionGroupIdentifier", Schema.text(), isRepeated: true),
        .init("sort", Schema.word(["ASCENDING", "DESCENDING"])),
        .init("inAppOwnershipType", Schema.word(["PURCHASED", "FAMILY_SHARED"])),
        .init("revoked", flag), .init("excludeRevoked", flag),
    ]
}
