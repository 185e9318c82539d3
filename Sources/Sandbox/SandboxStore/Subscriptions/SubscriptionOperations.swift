import GRDB
import SandboxCore
import SandboxTables
import StoreAPI
import StoreFiles
import StoreModel

/// Updates subscriptions inside one SQLite transaction.
struct SubscriptionOperations {
    /// Enqueues notifications for the team's server.
    let notifications: NotificationOperations
    /// The catalog at the time of the request.
    let catalogIndex: CatalogIndex
    /// The settings for subscriptions.
    var policy: SubscriptionPolicy { SubscriptionPolicy(catalogIndex.catalog.subscriptions) }
    var rows: StoreTables { notifications.rows }

    /// Renews or ends a subscription that is due now.
    func processDue(_ id: TransactionID) throws {
        guard let row = try rows.subscription(original: id) else { return }
        // If the column `due` contradicts the other columns, corrects it. Otherwise the subscription would stay due
        // forever.
        guard row.subscription.due == rows.now else { return try rows.insertOrUpdate(row) }
        let step = SubscriptionRules.advance(
            row.subscription,
            next: plan(row.subscription.renewal.productID, in: row.storefront, at: rows.now),
            id: try rows.numbers(chance: 0).transactionID, policy: policy)
        if let step { try apply(step, to: row) } else { try rows.insertOrUpdate(row) }
    }

    /// Returns a product's plan in a storefront at a time.
    func plan(_ id: ProductID, in storefront: String, at moment: Timestamp) -> SubscriptionPlan? {
        catalogIndex.plan(id, in: storefront, at: moment)
    }

    /// Returns the facts about the group of an ordered product; nil if the storefront does not sell it as a
    /// subscription.
    func facts(of terms: OrderTerms, _ offerEligibility: OfferEligibility) throws
        -> SubscriptionFacts?
    {
        let plan = plan(terms.productID, in: terms.storefront.countryCode, at: rows.now)
        guard let plan else { return nil }
        let current = try rows.current(of: terms.account, group: plan.groupID)?.subscription
        return SubscriptionFacts(
            plan: plan, current: current,
            hadIntroduction: try rows.hadIntroduction(terms.account, group: plan.groupID),
            policy: policy,
            history: terms.offer?.type == .winBack
                ? try history(of: current) : WinBackRules.History(),
            offerEligibility: offerEligibility)
    }

    /// Returns the same operations at another time.
    func at(_ moment: Timestamp) -> SubscriptionOperations {
        SubscriptionOperations(
            notifications: NotificationOperations(
                rows: rows.at(moment), newID: notifications.newID),
            catalogIndex: catalogIndex)
    }

    /// Updates a subscription after one of its transactions was revoked, and enqueues notifications of that and of the
    /// renewal that ends with it.
    ///
    /// - Parameter kind: The notification to enqueue; nil for none.
    func withdraw(_ record: TransactionRecord, notification kind: NotificationKind?) throws {
        let id = record.transaction.id
        guard var row = try rows.subscription(original: record.transaction.originalID) else {
            return
        }
        let wouldRenew = row.subscription.renewal.isOn
        let step = SubscriptionRules.withdraw(id, row.subscription, at: rows.now)
        row.subscription = step.subscription
        try rows.insertOrUpdate(row)
        for entry in step.historyEntries {
            try rows.appendHistory(entry.kind, transaction: id, entry.detail)
        }
        if let kind {
            try enqueue(kind, of: row, about: id)
            if wouldRenew, !row.subscription.renewal.isOn {
                try enqueue(NotificationKind(.didChangeRenewalStatus, .autoRenewDisabled), of: row)
            }
        }
        try FamilyOperations(subscriptions: self).withdraw(allOf: record)
    }

    /// Returns why reversing a period's refund would charge for time without access; nil if it would not.
    ///
    /// A period ends where the next one began. If that one was revoked too, neither gives access.
    func refusalReason(forReinstating record: TransactionRecord) throws -> String? {
        let period = record.transaction
        guard let end = period.expiresDate, end > rows.now else { return nil }
        guard let now = try rows.subscription(original: period.originalID)?.subscription else {
            return "The subscription of this period was deleted."
        }
        guard now.period.transactionID != period.id, now.state == .revoked else { return nil }
        return "A later period, \(now.period.transactionID), was revoked too, and this period "
            + "ended where that one began."
    }

    /// Updates a subscription after a transaction's refund was reversed. If another period began meanwhile, this one
    /// ends there, since an account has only one period of a group at a time.
    func reinstate(_ record: TransactionRecord) throws {
        let period = record.transaction
        guard var row = try rows.subscription(original: period.originalID) else { return }
        let step = SubscriptionRules.reinstate(period.id, row.subscription, at: rows.now)
        row.subscription = step.subscription
        try rows.insertOrUpdate(row)
        if let next = try rows.nextPeriod(after: record), let end = period.expiresDate, next < end {
            try rows.setExpiry(of: period.id, to: next)
        }
        try enqueue(NotificationKind(.refundReversed), of: row, about: period.id)
    }

    func enqueue(
        _ kind: NotificationKind, about record: TransactionRecord,
        because reason: ConsumptionRequestReason? = nil
    ) throws {
        guard let row = try rows.subscription(original: record.transaction.originalID) else {
            return
        }
        try enqueue(kind, of: row, about: record.transaction.id, because: reason)
    }

    /// Enqueues a notification about a subscription, with the period that was paid last or another one.
    func enqueue(
        _ kind: NotificationKind, of row: AccountSubscription, about id: TransactionID? = nil,
        because reason: ConsumptionRequestReason? = nil
    ) throws {
        let id = id ?? row.subscription.period.transactionID
        try notifications.enqueue(kind, about: id, because: reason) {
            let plan = next(row)
            return try rows.snapshot(
                of: row, with: id, next: plan, winBacks: try winBacks(row, next: plan))
        }
    }

    /// Applies a step to an existing subscription.
    func apply(_ step: SubscriptionStep, to row: AccountSubscription) throws {
        let first = try rows.requiredTransaction(step.subscription.origin.id)
        try apply(
            step,
            as: Buyer(
                of: try rows.requiredTransaction(row.subscription.period.transactionID), first),
            storefront: row.storefront)
    }

    /// Applies a step that an order causes.
    func apply(_ step: SubscriptionStep, ordered terms: OrderTerms) throws {
        try apply(step, as: Buyer(terms), storefront: terms.storefront.countryCode)
    }

    private func apply(_ step: SubscriptionStep, as buyer: Buyer, storefront: String) throws {
        let family = FamilyOperations(subscriptions: self)
        let shares = try family.shares(before: step)
        if let remainder = step.remainder { try refundRemainder(remainder, buyer) }
        if let sale = step.sale {
            try sell(sale, step.subscription, buyer)
        } else if let expiry = step.expiry {
            try rows.setExpiry(of: step.subscription.period.transactionID, to: expiry)
        }
        let row = AccountSubscription(subscription: step.subscription, storefront: storefront)
        try rows.insertOrUpdate(row)
        for note in step.historyEntries {
            try rows.appendHistory(
                note.kind, intent: step.sale == nil ? nil : buyer.intent,
                transaction: step.subscription.period.transactionID, note.detail)
        }
        try enqueueChanges(step, row)
        try family.updateShares(step, row, shares)
    }

    /// Enqueues the changes for devices and servers, in the order of the steps.
    private func enqueueChanges(_ step: SubscriptionStep, _ row: AccountSubscription) throws {
        let id = step.subscription.period.transactionID
        guard !step.notifications.isEmpty || step.sale != nil else { return }
        try rows.appendChange(row.subscription.origin.account, nil, transaction: id)
        for kind in step.notifications { try enqueue(kind, of: row) }
    }

    /// Returns the plan of the next renewal at the current price.
    func next(_ row: AccountSubscription) -> SubscriptionPlan? {
        // The purchaser's price is not revealed to other members.
        guard !row.isShared else { return nil }
        return plan(row.subscription.renewal.productID, in: row.storefront, at: rows.now)
    }

    private func sell(
        _ sale: SubscriptionStep.Sale, _ subscription: Subscription, _ buyer: Buyer
    ) throws {
        let record = buyer.record(of: sale, subscription)
        try rows.insert(record)
        try rows.recordMovement(
            sale.price, .charge, transaction: sale.transactionID, of: record.account)
        try rows.appendHistory(
            .charged, intent: record.transaction.intentID, transaction: sale.transactionID,
            "\(sale.price.milliunits) \(sale.price.currency.code)")
    }

    private func refundRemainder(_ remainder: SubscriptionStep.Remainder, _ buyer: Buyer) throws {
        let id = remainder.transactionID
        try rows.upgrade(id)
        try rows.appendChange(buyer.account, nil, transaction: id)
        guard remainder.refund.milliunits > 0 else { return }
        let back = Price(
            milliunits: -remainder.refund.milliunits, currency: remainder.refund.currency)
        // Earlier movements may exist, such as a refund that was reversed.
        let number = (try rows.lastMovement(of: id)?.number ?? 0) + 1
        try rows.recordMovement(back, .refund, number: number, transaction: id, of: buyer.account)
        try rows.appendHistory(
            .refunded, transaction: id,
            "\(remainder.refund.milliunits) \(remainder.refund.currency.code), the rest of it")
    }
}

/// The account that periods are sold to, and the values that they share.
private struct Buyer {
    let account: AccountName
    let device: DeviceName
    let intent: IntentID?
    let merchantOrder: MerchantOrder
    let token: AppAccountToken?
    let storefront: Storefront
    let bundleID: BundleID
    let ownership: OwnershipType

    init(_ terms: OrderTerms) {
        (account, device, intent) = (terms.account, terms.device, terms.signedIntent)
        (merchantOrder, token) = (terms.merchantOrder, terms.appAccountToken)
        (storefront, bundleID) = (terms.storefront, terms.bundleID)
        ownership = .purchased
    }

    /// Creates the buyer of a renewal from the last transaction, with the token of the first one.
    init(of last: TransactionRecord, _ first: TransactionRecord) {
        (account, device, intent) = (last.account, last.device, nil)
        (merchantOrder, token) = (last.merchantOrder, first.transaction.appAccountToken)
        storefront = Storefront(
            countryCode: last.transaction.storefront, id: last.transaction.storefrontID)
        bundleID = last.transaction.bundleID
        ownership = last.transaction.ownershipType
    }

    func record(
        of sale: SubscriptionStep.Sale, _ subscription: Subscription
    ) -> TransactionRecord {
        let id = sale.transactionID
        let transaction = Transaction(
            id: id, originalID: subscription.origin.id,
            orderID: id.number.map { TransactionNumberGenerator.orderID(of: $0) },
            bundleID: bundleID,
            productID: sale.productID, type: .autoRenewable, quantity: 1,
            purchaseDate: sale.began, originalPurchaseDate: subscription.origin.date,
            expiresDate: sale.expires, signedDate: sale.began, appAccountToken: token,
            ownershipType: ownership, storefront: storefront, reason: sale.reason,
            unitPrice: sale.price, intentID: intent
        ).changed { transaction in
            transaction.subscriptionGroupID = subscription.origin.groupID
            transaction.offerType = sale.offer?.type
            transaction.offerIdentifier = sale.offer?.identifier
            transaction.offerPeriod = sale.offer?.wholePeriod
            transaction.offerDiscountType = sale.offer?.discount
        }
        return TransactionRecord(
            transaction: transaction, account: account, device: device,
            merchantOrder: merchantOrder)
    }
}
