/// What a team's server asks in Apple's own formats (App Store Server API, and the older `verifyReceipt`).
package enum AppleRoutes {
    /// One transaction.
    package static let transaction = Route(.get, "/inApps/v1/transactions/{transactionId}")
    /// The history of the customer to whom any transaction belongs.
    package static let history = Route(.get, "/inApps/v2/history/{transactionId}")
    /// The same without consumables that are finished (deprecated by Apple).
    package static let historyV1 = Route(.get, "/inApps/v1/history/{transactionId}")
    /// The refunded transactions of a customer.
    package static let refunds = Route(.get, "/inApps/v2/refund/lookup/{transactionId}")
    /// The subscriptions of a customer.
    package static let subscriptions = Route(.get, "/inApps/v1/subscriptions/{transactionId}")
    /// The transactions of an order number that a customer was shown.
    package static let order = Route(.get, "/inApps/v1/lookup/{orderId}")
    /// The customer's copy of the app.
    package static let appTransaction = Route(
        .get, "/inApps/v1/transactions/appTransactions/{transactionId}")
    /// Tells how goods were used.
    package static let consumption = Route(
        .put, "/inApps/v2/transactions/consumption/{transactionId}")
    /// The same with twelve numbers (deprecated by Apple).
    package static let consumptionV1 = Route(
        .put, "/inApps/v1/transactions/consumption/{transactionId}")
    /// Names the player of a purchase.
    package static let appAccountToken = Route(
        .put, "/inApps/v1/transactions/{transactionId}/appAccountToken")
    /// Finishes a transaction.
    package static let finish = Route(.post, "/inApps/v1/transactions/{transactionId}/finish")
    /// Extends one subscription.
    package static let extend = Route(.put, "/inApps/v1/subscriptions/extend/{transactionId}")
    /// Extends the subscriptions of many.
    package static let extendAll = Route(.post, "/inApps/v1/subscriptions/extend/mass")
    /// How far that is.
    package static let extendStatus = Route(
        .get, "/inApps/v1/subscriptions/extend/mass/{productId}/{requestIdentifier}")
    /// Has a test notification sent.
    package static let requestTest = Route(.post, "/inApps/v1/notifications/test")
    /// What became of it.
    package static let testStatus = Route(
        .get, "/inApps/v1/notifications/test/{testNotificationToken}")
    /// What was sent.
    package static let notificationHistory = Route(.post, "/inApps/v1/notifications/history")
    /// Says what a receipt holds, as the sandbox of Apple does.
    package static let verifyReceipt = Route(.post, "/verifyReceipt")
    /// Stands in for Apple's production, which sends whoever comes with a receipt of the sandbox there.
    package static let verifyReceiptInProduction = Route(.post, "/buy/verifyReceipt")

    /// All of them.
    package static let all = [
        transaction, history, historyV1, refunds, subscriptions, order, appTransaction,
        consumption, consumptionV1, appAccountToken, finish, extend, extendAll, extendStatus,
        requestTest, testStatus, notificationHistory,
        verifyReceipt, verifyReceiptInProduction,
    ]
    /// What begins with this and is none of them is answered as Apple answers it.
    package static let anythingElse = "/inApps/**"
}
