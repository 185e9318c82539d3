extension ReportKind {
    /// The possible members of such a line, besides `kind`.
    package var fields: [ReportField] {
        switch self {
        case .report: Self.head
        case .failure: Self.failureFields
        case .scenario: Self.scenarioFields
        case .unreadable:
            [
                ReportField("what", .id, "The file, or who was asked."),
                ReportField("reason", .words, "Why not."),
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
        case .played: [ReportField("text", .verbatim, "The line.")]
        case .screen:
            [
                ReportField("name", .id, "Which one."),
                ReportField("text", .words, "Its rows."),
            ]
        case .end: [ReportField("lines", .number, "How many lines stand before it.")]
        }
    }

    private static let head = [
        ReportField("version", .number, "The version of this form: 1."),
        ReportField("made", .moment, "When the report was made, by the machine’s clock."),
        ReportField("kiosk", .id, "Which kiosk made it."),
        ReportField("profile", .id, "The profile’s name."),
        ReportField("backend", .words, "`embedded`, or the shared backend’s address."),
        ReportField("merchant?", .words, "The team’s own server, where one judges."),
        ReportField("storeId?", .id, "The store’s id."),
        ReportField("catalog", .id, "The catalog’s file name; `demo` is the built-in one."),
        ReportField("app?", .words, "The app that sells."),
        ReportField("bundleId?", .id, "Its bundle id."),
        ReportField("products?", .number, "How many products the catalog has."),
        ReportField("account", .id, "The customer."),
        ReportField("device", .id, "The phone."),
        ReportField("storefront?", .words, "The account’s country."),
        ReportField("locale", .words, "The language."),
        ReportField("since?", .moment, "What is older was left out."),
        ReportField("of?", .id, "The one order that it was narrowed to."),
    ]

    private static let failureFields = [
        ReportField("file", .id, "The scenario’s file name."),
        ReportField(
            "line", .number,
            "The line in it, from 1, of what was expected, or of a step that could not be done."),
        ReportField("column?", .number, "The column, from 1."),
        ReportField("number?", .number, "Which step it was, from 1; none for what was no step."),
        ReportField("step", .words, "The step, in the file’s words."),
        ReportField("expected", .words, "What was expected."),
        ReportField("got", .words, "What was there instead."),
        ReportField("sides", .list, "How devices and store stood, a fact each."),
    ]

    private static let scenarioFields = [
        ReportField("title", .words, "What it shows."),
        ReportField("file", .id, "Its file name."),
        ReportField("seed", .id, "What all chance was drawn from."),
        ReportField("start", .moment, "When its world began."),
        ReportField("steps", .number, "How many steps were done."),
        ReportField("of", .number, "How many steps there are."),
        ReportField("events", .number, "How many lines of kind `played` follow."),
        ReportField("bundleId?", .id, "The app that sold, where none is named in the catalog."),
        ReportField(
            "catalogName", .id,
            "The catalog’s file name; `demo` is the built-in one, `file` one in the scenario."),
        ReportField(
            "catalog?", .source,
            "The catalog’s text, without keys; none for `demo`, nor where the scenario holds it."),
        ReportField("text", .source, "The scenario’s text, without keys."),
    ]

    private static let productFields = [
        ReportField("productId", .id, "Its id."),
        ReportField("type?", .id, "The kind of product; none for one that is in no catalog."),
        ReportField("title", .words, "In the customer’s language."),
        ReportField("availability", .words, "Whether it is sold, or why not."),
        ReportField("price?", .money, "What it costs the customer now."),
        ReportField("regularPrice?", .number, "What it costs when no sale is on, as `price`."),
        ReportField("edited", .flag, "Whether it was changed by hand since the catalog was read."),
        ReportField("changes?", .list, "What was changed, and to what."),
    ]

    private static let orderFields = [
        ReportField("merchantOrder?", .id, "The merchant’s number."),
        ReportField("intentId?", .id, "The device’s id."),
        ReportField("transactionId?", .id, "The store’s id."),
        ReportField("account", .id, "Who ordered."),
        ReportField("device?", .id, "On which phone."),
        ReportField("productId", .id, "What."),
        ReportField("title", .words, "What, in the customer’s language."),
        ReportField("quantity", .number, "How many."),
        ReportField("price?", .money, "What was, or would be, charged in all."),
        ReportField("charged", .id, "`yes`, `no`, `refunded`, `partly-refunded` or `unknown`."),
        ReportField("refunded?", .number, "How much of it went back, as `price` has it."),
        ReportField("deviceSays", .words, "State and stage on the device."),
        ReportField("storeSays", .words, "The store’s word."),
        ReportField("merchantSays", .words, "What the merchant did."),
        ReportField("attention?", .words, "Why somebody should look at it."),
        ReportField("at", .moment, "When something changed last."),
    ]

    private static let stepFields = [
        ReportField("at", .moment, "When, by that side’s clock."),
        ReportField("side", .id, "`device`, `store` or `merchant`."),
        ReportField("device?", .id, "On which phone."),
        ReportField("what", .id, "What happened."),
        ReportField("detail?", .words, "What there is to say of it."),
        ReportField("intentId?", .id, "The device’s id of the order."),
        ReportField("transactionId?", .id, "The store’s id of it."),
    ]

    private static let markFields = [
        ReportField("at", .moment, "When."),
        ReportField("what", .id, "`step`, `fault`, `clear-faults`, `crash` or `launch`."),
        ReportField("line?", .number, "The step’s line in the scenario."),
        ReportField("device?", .id, "On which phone."),
        ReportField("text", .words, "In words."),
    ]

    private static let transactionFields = [
        ReportField("transactionId", .id, "The transaction."),
        ReportField("originalTransactionId", .id, "The first one of the ownership."),
        ReportField("orderId?", .id, "The customer’s number at the store."),
        ReportField("account", .id, "Whose."),
        ReportField("device?", .id, "On which phone; none where only the store has it."),
        ReportField("productId", .id, "Of what."),
        ReportField("type", .id, "The kind of product."),
        ReportField("quantity", .number, "How many."),
        ReportField("price", .money, "The price of the whole quantity; 0 for a restored one."),
        ReportField("purchaseDate", .moment, "When it was bought."),
        ReportField("originalPurchaseDate", .moment, "When the ownership began."),
        ReportField("expiresDate?", .moment, "When it ends."),
        ReportField("signedDate?", .moment, "When the store signed it for the phone."),
        ReportField("revocationDate?", .moment, "When it was taken back."),
        ReportField("revocationReason?", .number, "Why."),
        ReportField("storefront", .words, "In which country."),
        ReportField("transactionReason", .id, "`PURCHASE` or `RENEWAL`."),
        ReportField("inAppOwnershipType", .id, "`PURCHASED` or `FAMILY_SHARED`."),
        ReportField("environment", .id, "Always `Sandbox`."),
        ReportField("bundleId", .id, "For which app."),
        ReportField("appAccountToken?", .id, "For which player."),
        ReportField("intentId?", .id, "By which order."),
        ReportField("subscriptionGroupIdentifier?", .id, "In which group."),
        ReportField("offerIdentifier?", .id, "With which offer."),
    ]

    private static let moneyFields = [
        ReportField("at", .moment, "When, by the store’s clock."),
        ReportField("what", .id, "`charge`, `refund` or `reversal`, of a refund."),
        ReportField("account", .id, "Whose."),
        ReportField("price", .money, "How much; negative for what went back."),
        ReportField("transactionId", .id, "For which transaction."),
    ]

    private static let balanceFields = [
        ReportField("account", .id, "Whose."),
        ReportField("device?", .id, "On which phone; none at the merchant."),
        ReportField("good", .id, "Of what."),
        ReportField("amount", .number, "How much."),
        ReportField("owed", .flag, "Whether it is a debt."),
    ]

    private static let walletFields = [
        ReportField("at", .moment, "When."),
        ReportField("account", .id, "Whose."),
        ReportField("row", .number, "Which row, from 1."),
        ReportField("what", .id, "`grant`, `spend`, `revocation`, `debt` or `compensation`."),
        ReportField("good", .id, "Of what."),
        ReportField("amount", .number, "By how much."),
        ReportField("balance", .number, "What was there then."),
        ReportField("transactionId?", .id, "For which transaction."),
        ReportField("merchantOrder?", .id, "For which order."),
        ReportField("note?", .words, "Why."),
    ]

    private static let entitlementFields = [
        ReportField("account", .id, "Whose."),
        ReportField("device", .id, "On which phone."),
        ReportField("productId", .id, "What."),
        ReportField("type", .id, "The kind of product."),
        ReportField("since", .moment, "Since when."),
        ReportField("expires?", .moment, "Until when."),
        ReportField("restored", .flag, "Whether a restore brought it."),
        ReportField("shared", .flag, "Whether it is a family’s."),
        ReportField("transactionId", .id, "By which transaction."),
        ReportField("originalTransactionId", .id, "The first one of the ownership."),
    ]

    private static let subscriptionFields = [
        ReportField("account", .id, "Whose."),
        ReportField("device?", .id, "As this phone has it; none as the store has it."),
        ReportField("productId", .id, "The plan."),
        ReportField("subscriptionGroupIdentifier", .id, "Its group."),
        ReportField("status", .words, "How it stands."),
        ReportField("expires?", .moment, "When the paid time ends."),
        ReportField("autoRenew", .flag, "Whether it renews."),
        ReportField("autoRenewProductId", .id, "To which plan."),
        ReportField("transactionId", .id, "The present period’s transaction."),
        ReportField("originalTransactionId", .id, "The first one’s."),
    ]

    private static let faultFields = [
        ReportField("id", .number, "Its number."),
        ReportField("plan", .words, "What goes wrong, when and for whom."),
        ReportField("met", .number, "How many calls it has met."),
        ReportField("struck", .number, "How many of them it struck."),
        ReportField("spent", .flag, "Whether it never strikes again."),
    ]

    private static let clockFields = [
        ReportField("storeTime", .moment, "What the store’s clock shows."),
        ReportField("machineTime", .moment, "What the machine’s shows."),
        ReportField("rate", .number, "How many seconds pass in a thousand; 0 is frozen."),
    ]

    private static let promiseFields = [
        ReportField("invariant", .id, "Its number."),
        ReportField("sentence", .words, "What is promised."),
        ReportField("status", .id, "`holds`, `violated` or `unreadable`."),
        ReportField("checked", .number, "How many things were looked at."),
        ReportField("violations", .list, "What is not so."),
    ]

    private static let chainFields = [
        ReportField("chain", .id, "The chain."),
        ReportField("account", .id, "Whose log."),
        ReportField("device", .id, "On which phone."),
        ReportField("last", .number, "The number of its last event."),
        ReportField("hash?", .id, "That event’s hash, which holds all before it."),
        ReportField("acknowledged", .number, "Up to which number the merchant has it."),
    ]

    private static let eventFields = [
        ReportField("at", .moment, "When, by the device’s clock."),
        ReportField("device", .id, "On which phone."),
        ReportField("account", .id, "Whose log."),
        ReportField("sequence", .number, "Its number in the chain."),
        ReportField("family", .id, "`state`, `screen` or `act`."),
        ReportField("name", .words, "What happened."),
        ReportField("detail?", .words, "What there is to say of it."),
        ReportField("intentId?", .id, "The device’s id of the order."),
        ReportField("transactionId?", .id, "The store’s id of it."),
        ReportField("merchantOrder?", .id, "The merchant’s number of it."),
        ReportField("hash", .id, "The hash of it and of all before it."),
    ]
}
