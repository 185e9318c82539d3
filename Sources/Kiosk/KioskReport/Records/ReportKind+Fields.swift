extension ReportKind {
    /// The possible members of such a line, besides `kind`.
    package var fields: [ReportField] {
        switch self {
        case .report: Self.head
        case .failure: Self.failureFields
        case .scenario: Self.scenarioFields
        case .unreadable:
            [
                ReportField("what", .id, "The file, the server or the orders."),
                ReportField("reason", .words, "The reason."),
            ]
        case .product: Self.productFields
        case .order: Self.orderFields
        case .step: Self.stepFields
        case .mark: Self.markFields
        case .transaction: Self.transactionFields
        case .money: Self.moneyFields
        case .balance: Self.balanceFields
        case .wallet: Self.walletFields
        case .entitlement: Self.entitlementFields
        case .subscription: Self.subscriptionFields
        case .fault: Self.faultFields
        case .clock: Self.clockFields
        case .promise: Self.promiseFields
        case .chain: Self.chainFields
        case .event: Self.eventFields
        case .played: [ReportField("text", .verbatim, "The text of the line.")]
        case .screen:
            [
                ReportField("name", .id, "The name of the screen."),
                ReportField("text", .words, "The rows of the screen."),
            ]
        case .end: [ReportField("lines", .number, "The number of lines before this one.")]
        }
    }

    private static let head = [
        ReportField("version", .number, "The version of this format: 1."),
        ReportField("made", .moment, "The time of the report, by the machine’s clock."),
        ReportField("kiosk", .id, "The version of kiosk that made it."),
        ReportField("profile", .id, "The name of the profile."),
        ReportField("backend", .words, "`embedded`, or the shared backend’s address."),
        ReportField("merchant?", .words, "The team’s own server, if it is the merchant."),
        ReportField("storeId?", .id, "The store’s id."),
        ReportField("catalog", .id, "The catalog’s file name; `demo` is the built-in one."),
        ReportField("app?", .words, "The name of the app."),
        ReportField("bundleId?", .id, "The bundle id of the app."),
        ReportField("products?", .number, "The number of products in the catalog."),
        ReportField("account", .id, "The account."),
        ReportField("device", .id, "The device."),
        ReportField("storefront?", .words, "The account’s country."),
        ReportField("locale", .words, "The language."),
        ReportField("since?", .moment, "The start of the report; older entries are left out."),
        ReportField("of?", .id, "The only order in the report."),
    ]

    private static let failureFields = [
        ReportField("file", .id, "The scenario’s file name."),
        ReportField(
            "line", .number,
            "The line of the failed expectation, or of an impossible step, from 1."),
        ReportField("column?", .number, "The column, from 1."),
        ReportField("number?", .number, "The number of the step, from 1; none if no step failed."),
        ReportField("step", .words, "The step, as in the file."),
        ReportField("expected", .words, "What was expected."),
        ReportField("got", .words, "What was found instead."),
        ReportField("sides", .list, "The state of devices and store, one fact each."),
    ]

    private static let scenarioFields = [
        ReportField("title", .words, "The title of the scenario."),
        ReportField("file", .id, "The file name of the scenario."),
        ReportField("seed", .id, "The seed of all random values."),
        ReportField("start", .moment, "The start time of the scenario."),
        ReportField("steps", .number, "The number of steps that succeeded."),
        ReportField("of", .number, "The number of steps of the scenario."),
        ReportField("events", .number, "The number of lines of kind `played` that follow."),
        ReportField("bundleId?", .id, "The bundle id of the app, if the catalog has none."),
        ReportField(
            "catalogName", .id,
            "The catalog’s file name; `demo` is the built-in one, `file` one in the scenario."),
        ReportField(
            "catalog?", .source,
            "The catalog’s text, without keys; none for `demo` and for one in the scenario."),
        ReportField("text", .source, "The scenario’s text, without keys."),
    ]

    private static let productFields = [
        ReportField("productId", .id, "The product’s id."),
        ReportField("type?", .id, "The type of the product; none if it is not in the catalog."),
        ReportField("title", .words, "The title, in the customer’s language."),
        ReportField("availability", .words, "Whether it is on sale, or why not."),
        ReportField("price?", .money, "The current price for the customer."),
        ReportField("regularPrice?", .number, "The price without a sale, like `price`."),
        ReportField("edited", .flag, "Whether the product was edited after the catalog was read."),
        ReportField("changes?", .list, "The edits, each with the new value."),
    ]

    private static let orderFields = [
        ReportField("merchantOrder?", .id, "The merchant’s number of the order."),
        ReportField("intentId?", .id, "The device’s id of the order."),
        ReportField("transactionId?", .id, "The store’s id of the transaction."),
        ReportField("account", .id, "The account that ordered."),
        ReportField("device?", .id, "The device."),
        ReportField("productId", .id, "What."),
        ReportField("title", .words, "The title of the product, in the customer’s language."),
        ReportField("quantity", .number, "The quantity."),
        ReportField("price?", .money, "The total price, charged or not."),
        ReportField("charged", .id, "`yes`, `no`, `refunded`, `partly-refunded` or `unknown`."),
        ReportField("refunded?", .number, "The refunded amount, like `price`."),
        ReportField("deviceSays", .words, "State and stage on the device."),
        ReportField("storeSays", .words, "The state at the store."),
        ReportField("merchantSays", .words, "The state at the merchant."),
        ReportField("attention?", .words, "Why the order needs attention."),
        ReportField("at", .moment, "The time of the last change."),
    ]

    private static let stepFields = [
        ReportField("at", .moment, "The time, by that side’s clock."),
        ReportField("side", .id, "`device`, `store` or `merchant`."),
        ReportField("device?", .id, "The device."),
        ReportField("what", .id, "The event."),
        ReportField("detail?", .words, "Details of the event."),
        ReportField("intentId?", .id, "The device’s id of the order."),
        ReportField("transactionId?", .id, "The store’s id of the transaction."),
    ]

    private static let markFields = [
        ReportField("at", .moment, "The time."),
        ReportField("what", .id, "`step`, `fault`, `clear-faults`, `crash` or `launch`."),
        ReportField("line?", .number, "The line of the step in the scenario."),
        ReportField("device?", .id, "The device."),
        ReportField("text", .words, "A description."),
    ]

    private static let transactionFields = [
        ReportField("transactionId", .id, "The transaction."),
        ReportField("originalTransactionId", .id, "The first transaction of the ownership."),
        ReportField("orderId?", .id, "The store’s order number for the customer."),
        ReportField("account", .id, "The account."),
        ReportField("device?", .id, "The device; none if only the store has it."),
        ReportField("productId", .id, "The product."),
        ReportField("type", .id, "The type of the product."),
        ReportField("quantity", .number, "The quantity."),
        ReportField(
            "price", .money, "The price of the whole quantity; 0 for a restored transaction."),
        ReportField("purchaseDate", .moment, "The time of the purchase."),
        ReportField("originalPurchaseDate", .moment, "The time of the first purchase."),
        ReportField("expiresDate?", .moment, "The end of the entitlement."),
        ReportField(
            "signedDate?", .moment, "The time at which the store signed it for the device."),
        ReportField("revocationDate?", .moment, "The time of the revocation."),
        ReportField("revocationReason?", .number, "The reason code."),
        ReportField("storefront", .words, "The country."),
        ReportField("transactionReason", .id, "`PURCHASE` or `RENEWAL`."),
        ReportField("inAppOwnershipType", .id, "`PURCHASED` or `FAMILY_SHARED`."),
        ReportField("environment", .id, "Always `Sandbox`."),
        ReportField("bundleId", .id, "The app."),
        ReportField("appAccountToken?", .id, "The player."),
        ReportField("intentId?", .id, "The device’s id of the order."),
        ReportField("subscriptionGroupIdentifier?", .id, "The subscription group."),
        ReportField("offerIdentifier?", .id, "The offer."),
    ]

    private static let moneyFields = [
        ReportField("at", .moment, "The time, by the store’s clock."),
        ReportField("what", .id, "`charge`, `refund`, or `reversal` of a refund."),
        ReportField("account", .id, "The account."),
        ReportField("price", .money, "The amount; negative for a refund."),
        ReportField("transactionId", .id, "The transaction."),
    ]

    private static let balanceFields = [
        ReportField("account", .id, "The account."),
        ReportField("device?", .id, "The device; none at the merchant."),
        ReportField("good", .id, "The good."),
        ReportField("amount", .number, "The amount."),
        ReportField("owed", .flag, "Whether the amount is owed."),
    ]

    private static let walletFields = [
        ReportField("at", .moment, "The time."),
        ReportField("account", .id, "The account."),
        ReportField("row", .number, "The number of the row, from 1."),
        ReportField("what", .id, "`grant`, `spend`, `revocation`, `debt` or `compensation`."),
        ReportField("good", .id, "The good."),
        ReportField("amount", .number, "The change of the balance."),
        ReportField("balance", .number, "The balance after the row."),
        ReportField("transactionId?", .id, "The transaction."),
        ReportField("merchantOrder?", .id, "The merchant’s number of the order."),
        ReportField("note?", .words, "The note of the row."),
    ]

    private static let entitlementFields = [
        ReportField("account", .id, "The account."),
        ReportField("device", .id, "The device."),
        ReportField("productId", .id, "What."),
        ReportField("type", .id, "The type of the product."),
        ReportField("since", .moment, "The start."),
        ReportField("expires?", .moment, "The end."),
        ReportField("restored", .flag, "Whether it was restored."),
        ReportField("shared", .flag, "Whether the family shares it."),
        ReportField("transactionId", .id, "The transaction."),
        ReportField("originalTransactionId", .id, "The first transaction of the ownership."),
    ]

    private static let subscriptionFields = [
        ReportField("account", .id, "The account."),
        ReportField("device?", .id, "The device; none for the state at the store."),
        ReportField("productId", .id, "The plan."),
        ReportField("subscriptionGroupIdentifier", .id, "Its group."),
        ReportField("status", .words, "The status."),
        ReportField("expires?", .moment, "The end of the paid period."),
        ReportField("autoRenew", .flag, "Whether it renews."),
        ReportField("autoRenewProductId", .id, "The plan of the next renewal."),
        ReportField("transactionId", .id, "The transaction of the current period."),
        ReportField("originalTransactionId", .id, "The transaction of the first period."),
    ]

    private static let faultFields = [
        ReportField("id", .number, "The number of the fault."),
        ReportField("plan", .words, "The call, the fault, when it occurs, and for which callers."),
        ReportField("met", .number, "The number of matching calls."),
        ReportField("struck", .number, "The number of calls to which it was applied."),
        ReportField("spent", .flag, "Whether it will not occur again."),
    ]

    private static let clockFields = [
        ReportField("storeTime", .moment, "The time of the store’s clock."),
        ReportField("machineTime", .moment, "The time of the machine’s clock."),
        ReportField(
            "rate", .number, "The rate of the store’s clock in thousandths; 0 if it is frozen."),
    ]

    private static let promiseFields = [
        ReportField("invariant", .id, "The number of the promise."),
        ReportField("sentence", .words, "The promise."),
        ReportField("status", .id, "`holds`, `violated` or `unreadable`."),
        ReportField("checked", .number, "The number of facts that were checked."),
        ReportField("violations", .list, "The violations."),
    ]

    private static let chainFields = [
        ReportField("chain", .id, "The chain."),
        ReportField("account", .id, "The account."),
        ReportField("device", .id, "The device."),
        ReportField("last", .number, "The number of the last event."),
        ReportField("hash?", .id, "The hash of the last event, which covers all events before it."),
        ReportField("acknowledged", .number, "The number of the last event that the merchant has."),
    ]

    private static let eventFields = [
        ReportField("at", .moment, "The time, by the device’s clock."),
        ReportField("device", .id, "The device."),
        ReportField("account", .id, "The account."),
        ReportField("sequence", .number, "The number in the chain."),
        ReportField("family", .id, "`state`, `screen` or `act`."),
        ReportField("name", .words, "The event."),
        ReportField("detail?", .words, "Details of the event."),
        ReportField("intentId?", .id, "The device’s id of the order."),
        ReportField("transactionId?", .id, "The store’s id of the transaction."),
        ReportField("merchantOrder?", .id, "The merchant’s number of the order."),
        ReportField("hash", .id, "The hash of this event and of all events before it."),
    ]
}
