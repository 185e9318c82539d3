import StoreAPI

/// The routes in Apple's formats, for a team's server.
enum AppleRouteDescriptions {
    static let all = transactions + subscriptions + notifications + receipts

    private static let transactions = [
        RouteDescription(
            AppleRoutes.transaction, ("getTransactionInfo", "Returns a transaction."), .team,
            answer: .json(Schema.named("TransactionInfoResponse"))),
        RouteDescription(
            AppleRoutes.history,
            (
                "getTransactionHistory",
                "Returns the transactions of the customer to whom the id belongs."
            ),
            .team, query: filter, answer: .json(Schema.named("HistoryResponse"))),
        RouteDescription(
            AppleRoutes.historyV1,
            (
                "getTransactionHistoryV1",
                "Returns the transactions of the customer, without finished consumables unless they were revoked."
            ),
            .team, query: filter, answer: .json(Schema.named("HistoryResponse"))),
        RouteDescription(
            AppleRoutes.refunds,
            ("getRefundHistory", "Returns the refunded transactions of a customer."),
            .team, query: [.init("revision", Schema.text())],
            answer: .json(Schema.named("RefundHistoryResponse"))),
        RouteDescription(
            AppleRoutes.order, ("lookUpOrderId", "Returns the transactions of an order number."),
            .team,
            answer: .json(Schema.named("OrderLookupResponse"))),
        RouteDescription(
            AppleRoutes.appTransaction,
            ("getAppTransactionInfo", "Returns the app transaction of a customer."),
            .team, answer: .json(Schema.named("AppTransactionInfoResponse"))),
        RouteDescription(
            AppleRoutes.consumption,
            ("sendConsumptionInformation", "Sends consumption information after a refund request."),
            .team,
            body: Schema.named("ConsumptionRequest"), answer: .status(202)),
        RouteDescription(
            AppleRoutes.consumptionV1,
            (
                "sendConsumptionInformationV1",
                "Sends consumption information in version 1, with twelve fields."
            ), .team,
            body: Schema.named("ConsumptionRequestV1"), answer: .status(202)),
        RouteDescription(
            AppleRoutes.appAccountToken,
            ("setAppAccountToken", "Sets the app account token of a purchase."), .team,
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
                "Returns the subscriptions of the customer to whom the id belongs, one item for each group."
            ),
            .team, query: [.init("status", Schema.text("1 to 5."), isRepeated: true)],
            answer: .json(Schema.named("StatusResponse"))),
        RouteDescription(
            AppleRoutes.extend,
            (
                "extendSubscriptionRenewalDate",
                "Extends the paid period without a charge, at most twice a year; a repeated request has no effect."
            ),
            .team, body: Schema.named("ExtendRenewalDateRequest"),
            answer: .json(Schema.named("ExtendRenewalDateResponse"))),
        RouteDescription(
            AppleRoutes.extendAll,
            (
                "massExtendSubscriptionRenewalDate",
                "Extends all active subscriptions of a product; a repeated request has no effect."
            ),
            .team, body: Schema.named("MassExtendRenewalDateRequest"),
            answer: .json(Schema.named("MassExtendRenewalDateResponse"))),
        RouteDescription(
            AppleRoutes.extendStatus,
            (
                "getStatusOfSubscriptionRenewalDateExtensions",
                "Returns whether an extension of all subscriptions is complete, and its counts."
            ),
            .team, answer: .json(Schema.named("MassExtendRenewalDateStatusResponse"))),
    ]

    private static let notifications = [
        RouteDescription(
            AppleRoutes.requestTest, ("requestTestNotification", "Requests a test notification."),
            .team, answer: .json(Schema.named("SendTestNotificationResponse"))),
        RouteDescription(
            AppleRoutes.testStatus,
            ("getTestNotificationStatus", "Returns the status of a test notification."), .team,
            answer: .json(Schema.named("NotificationHistoryResponseItem"))),
        RouteDescription(
            AppleRoutes.notificationHistory,
            (
                "getNotificationHistory",
                "Returns the notifications of the last 30 days, newest first."
            ), .team,
            query: [.init("paginationToken", Schema.text())],
            body: Schema.named("NotificationHistoryRequest"),
            answer: .json(Schema.named("NotificationHistoryResponse"))),
    ]

    private static let receipts = [
        RouteDescription(
            AppleRoutes.verifyReceipt,
            ("verifyReceipt", "Returns the contents of a receipt, or an error in `status`."),
            .none,
            body: Schema.named("ReceiptRequest"), answer: .json(Schema.named("ReceiptResponse"))),
        RouteDescription(
            AppleRoutes.verifyReceiptInProduction,
            (
                "verifyReceiptInProduction",
                "Answers like production: refuses receipts of the sandbox with status 21007."
            ),
            .none, body: Schema.named("ReceiptRequest"),
            answer: .json(Schema.named("ReceiptResponse"))),
    ]

    private static let flag = Schema.enumeration(["true", "false"])

    /// The filters of a history.
    private static let filter: [RouteDescription.QueryItem] = [
        .init("revision", Schema.text("The revision from the previous answer.")),
        .init("startDate", Schema.moment), .init("endDate", Schema.moment),
        .init("productId", Schema.text(), isRepeated: true),
        .init(
            "productType",
            Schema.enumeration(["AUTO_RENEWABLE", "NON_RENEWABLE", "CONSUMABLE", "NON_CONSUMABLE"]),
            isRepeated: true),
        .init("subscriptionGroupIdentifier", Schema.text(), isRepeated: true),
        .init("sort", Schema.enumeration(["ASCENDING", "DESCENDING"])),
        .init("inAppOwnershipType", Schema.enumeration(["PURCHASED", "FAMILY_SHARED"])),
        .init("revoked", flag), .init("excludeRevoked", flag),
    ]
}
