/// The routes for a team's server, in Apple's own formats (App Store Server API, and the older `verifyReceipt`).
package enum AppleRoutes {
    /// Returns one transaction.
    package static let transaction = Route(.get, "/inApps/v1/transactions/{transactionId}")
    /// Returns the history of the customer who owns a transaction.
    package static let history = Route(.get, "/inApps/v2/history/{transactionId}")
    /// Returns the history without finished consumables (deprecated by Apple).
    package static let historyV1 = Route(.get, "/inApps/v1/history/{transactionId}")
    /// Returns the refunded transactions of a customer.
    package static let refunds = Route(.get, "/inApps/v2/refund/lookup/{transactionId}")
    /// Returns the subscriptions of a customer.
    package static let subscriptions = Route(.get, "/inApps/v1/subscriptions/{transactionId}")
    /// Returns the transactions of an order number that was shown to a customer.
    package static let order = Route(.get, "/inApps/v1/lookup/{orderId}")
    /// Returns the app transaction, which describes the customer's copy of the app.
    package static let appTransaction = Route(
        .get, "/inApps/v1/transactions/appTransactions/{transactionId}")
    /// Receives information about the consumption of goods.
    package static let consumption = Route(
        .put, "/inApps/v2/transactions/consumption/{transactionId}")
    /// Receives consumption information as twelve numbers (deprecated by Apple).
    package static let consumptionV1 = Route(
        .put, "/inApps/v1/transactions/consumption/{transactionId}")
    /// Sets the player of a purchase.
    package static let appAccountToken = Route(
        .put, "/inApps/v1/transactions/{transactionId}/appAccountToken")
    /// Finishes a transaction.
    package static let finish = Route(.post, "/inApps/v1/transactions/{transactionId}/finish")
    /// Extends one subscription.
    package static let extend = Route(.put, "/inApps/v1/subscriptions/extend/{transactionId}")
    /// Extends the subscriptions of all customers of a product.
    package static let extendAll = Route(.post, "/inApps/v1/subscriptions/extend/mass")
    /// Returns the progress of that extension.
    package static let extendStatus = Route(
        .get, "/inApps/v1/subscriptions/extend/mass/{productId}/{requestIdentifier}")
    package static let requestTest = Route(.post, "/inApps/v1/notifications/test")
    /// Returns the result of a test notification.
    package static let testStatus = Route(
        .get, "/inApps/v1/notifications/test/{testNotificationToken}")
    /// Returns the sent notifications.
    package static let notificationHistory = Route(.post, "/inApps/v1/notifications/history")
    /// Returns the contents of a receipt, as Apple's sandbox does.
    package static let verifyReceipt = Route(.post, "/verifyReceipt")
    /// Imitates Apple's production environment, which refers sandbox receipts to the sandbox.
    package static let verifyReceiptInProduction = Route(.post, "/buy/verifyReceipt")

    /// All routes.
    package static let all = [
        transaction, history, historyV1, refunds, subscriptions, order, appTransaction,
        consumption, consumptionV1, appAccountToken, finish, extend, extendAll, extendStatus,
        requestTest, testStatus, notificationHistory,
        verifyReceipt, verifyReceiptInProduction,
    ]
    /// The pattern of all other paths, which are answered in Apple's format.
    package static let otherPaths = "/inApps/**"
}
