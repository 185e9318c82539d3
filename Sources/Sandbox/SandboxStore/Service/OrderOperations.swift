import GRDB
import SandboxCore
import StoreAPI
import StoreFiles
import StoreModel

/// Places and resolves orders inside one SQLite transaction.
struct OrderOperations {
    let rows: StoreTables
    /// Random bits for a new order ID.
    let chance: UInt64
    /// The app that the store sells for.
    let bundleID: BundleID
    /// Updates subscriptions.
    let subscriptions: SubscriptionOperations
    /// Enqueues notifications for the team's server.
    var notifications: NotificationOperations { subscriptions.notifications }
    /// Checks the eligibility for offers.
    private var offers: OfferOperations { OfferOperations(rows: rows) }

    /// Decides one purchase.
    ///
    /// - Returns: The result, and whether the reply is to be lost on purpose.
    func purchase(
        _ request: PurchaseRequest, device: DeviceName
    ) throws -> (OrderResult, isLost: Bool) {
        let (intent, catalogIndex) = (request.intent, subscriptions.catalogIndex)
        try rows.createIfNew(intent.account)
        let storefront = try rows.storefront(
            of: intent.account, home: catalogIndex.catalog.homeStorefront)
        let terms = Self.terms(
            of: request, device: device, storefront: storefront, bundleID: bundleID)
        let content = OrderContent.text(
            of: intent, merchantOrder: request.merchantOrder,
            appAccountToken: request.appAccountToken)
        let offerDecision = try offers.decision(on: terms)
        let decision = PurchaseRules.decide(
            terms, content: content, outcome: intent.outcome,
            facts: try facts(of: terms, earlier(terms.intentID), offerDecision.eligibility),
            numbers: try rows.numbers(chance: chance))
        switch decision {
        case .replay(let state): return (try rows.result(of: state), false)
        case .keyReused:
            throw Refusal(
                .keyReused,
                "This intent ID was already used for another purchase. Use a new intent ID.")
        case .closed:
            throw Refusal(
                .orderClosed,
                "This order was closed before it reached the store, so it cannot be charged.")
        case .decided(let purchaseOutcome, let plan):
            let answer = try insertOrder(terms, content: content, purchaseOutcome, plan)
            try offers.storeUse(of: offerDecision, for: terms, purchaseOutcome.state)
            return (answer, intent.outcome == .answerLost)
        }
    }

    /// Applies the scheduled resolution of an order, which is due.
    func applyScheduledResolution(of id: IntentID) throws {
        switch try rows.scheduledResolution(for: id) {
        case .approves: _ = try approve(id)
        case .declines: _ = try decline(id, because: .paymentDeclined)
        case .expires: _ = try decline(id, because: .approvalLapsed)
        case .interrupted, .stuck, nil: break
        }
        try rows.unschedule(id)
    }

    /// Returns the same operations at another time.
    func at(_ moment: Timestamp) -> OrderOperations {
        let subscriptions = subscriptions.at(moment)
        return OrderOperations(
            rows: subscriptions.rows, chance: chance, bundleID: bundleID,
            subscriptions: subscriptions)
    }

    /// Charges an order that waits for approval.
    func approve(_ id: IntentID) throws -> OrderResult {
        let order = try arrivedOrder(id)
        guard try shouldApply(OrderRules.approval(of: order.state)) else {
            return try rows.result(of: order.state)
        }
        let terms = order.terms
        let purchaseOutcome = PurchaseRules.approve(
            terms, facts: try facts(of: terms),
            numbers: try rows.numbers(chance: chance))
        try rows.appendHistory(.approved, intent: id)
        try endPending(terms, purchaseOutcome)
        return try rows.result(of: purchaseOutcome.state)
    }

    /// Declines an order that waits for approval, or abandons an interrupted one.
    func decline(
        _ id: IntentID, because reason: DeclineReason = .approvalDeclined
    ) throws -> OrderResult {
        let order = try arrivedOrder(id)
        if case .interrupted? = try rows.scheduledResolution(for: id) {
            // An abandoned interruption can no longer be resolved.
            try rows.unschedule(id)
            try rows.deleteRedemption(of: id)
            try rows.appendHistory(.declined, intent: id, reason.rawValue)
            return try rows.result(of: order.state)
        }
        guard try shouldApply(OrderRules.refusal(of: order.state)) else {
            return try rows.result(of: order.state)
        }
        try endPending(order.terms, .declined(reason))
        return try rows.result(of: .declined(reason))
    }

    /// Hands out a transaction that was held back and announces it to the devices.
    func unstick(_ id: IntentID) throws -> OrderResult {
        let order = try arrivedOrder(id)
        guard case .purchased(let transaction) = order.state else {
            throw Refusal(.wrongState, "This order does not have a stuck transaction.")
        }
        if try rows.requiredTransaction(transaction).isWithheld {
            try rows.release(transaction)
            try rows.appendHistory(.handedOut, intent: id, transaction: transaction)
            for device in try rows.devices(answeredWith: transaction) {
                try rows.appendChange(order.terms.account, device, transaction: transaction)
            }
            for (id, device) in try rows.otherOrders(answeredWith: transaction) {
                try rows.appendChange(order.terms.account, device, order: id)
            }
        }
        return try rows.result(of: order.state)
    }

    private func endPending(_ terms: OrderTerms, _ purchaseOutcome: PurchaseOutcome) throws {
        try apply(purchaseOutcome, terms)
        if !purchaseOutcome.state.mayBePaid { try rows.deleteRedemption(of: terms.intentID) }
        try rows.end(terms.intentID, purchaseOutcome.state)
        try rows.unschedule(terms.intentID)
        // A transaction that was created for another order does not name this one.
        guard case .purchased = purchaseOutcome.state, !purchaseOutcome.isSale else { return }
        try rows.appendChange(terms.account, terms.device, order: terms.intentID)
    }

    /// Returns an order that has arrived.
    func arrivedOrder(_ id: IntentID) throws -> OrderRow {
        guard let order = try rows.order(id) else {
            throw Refusal(.unknownOrder, "The store has no order with this id.")
        }
        return order
    }

    /// Returns whether to apply a decision; false if it was applied before.
    ///
    /// - Throws: A refusal if the order's state does not allow it.
    func shouldApply(_ decision: OrderRules.Decision) throws -> Bool {
        switch decision {
        case .apply: return true
        case .repeated: return false
        case .wrongState(let message): throw Refusal(.wrongState, message)
        }
    }

    /// Returns the facts for a decision on these terms. By default, the eligibility for the offer is already proved.
    func facts(
        of terms: OrderTerms, _ earlier: PurchaseFacts.EarlierRecord = .none,
        _ offerEligibility: OfferEligibility = .proved
    ) throws -> PurchaseFacts {
        let offer = subscriptions.catalogIndex.product(terms.productID).map {
            ProductOffer($0, storefront: terms.storefront.countryCode, now: rows.now)
        }
        return PurchaseFacts(
            earlier: earlier, offer: offer,
            unfinished: try rows.unfinished(
                terms.productID, of: terms.account, on: terms.device),
            owned: try rows.owned(terms.productID, by: terms.account),
            subscription: try subscriptions.facts(of: terms, offerEligibility))
    }

    private func earlier(_ id: IntentID) throws -> PurchaseFacts.EarlierRecord {
        if let order = try rows.order(id) {
            return .order(content: order.content, state: order.state)
        }
        return try rows.isClosed(id) ? .closed : .none
    }

    private func insertOrder(
        _ terms: OrderTerms, content: String, _ purchaseOutcome: PurchaseOutcome,
        _ plan: ScheduledResolution?
    ) throws -> OrderResult {
        try checkApp()
        try rows.appendHistory(.ordered, intent: terms.intentID, terms.productID.rawValue)
        try apply(purchaseOutcome, terms)
        // The order refers to the transaction's row, so it is inserted after it.
        try rows.insert(terms, content: content, state: purchaseOutcome.state)
        try rows.schedule(plan, for: terms, purchaseOutcome.state)
        return try rows.result(of: purchaseOutcome.state)
    }

    /// Checks that the store still sells for this app. Another process may have placed the first order meanwhile, for
    /// another app.
    func checkApp() throws {
        guard let app = try rows.app(), app != bundleID else { return }
        throw Refusal(.wrongState, "The store now sells for another app, \(app).")
    }

    /// Writes the outcome of an order.
    func apply(_ purchaseOutcome: PurchaseOutcome, _ terms: OrderTerms) throws {
        let intent = terms.intentID
        switch purchaseOutcome {
        case .pending: try rows.appendHistory(.awaitingApproval, intent: intent)
        case .cancelled:
            try rows.appendHistory(.cancelled, intent: intent)
            try rows.appendChange(terms.account, terms.device, order: intent)
        case .declined(let reason):
            try rows.appendHistory(.declined, intent: intent, reason.rawValue)
            try rows.appendChange(terms.account, terms.device, order: intent)
        case .existing(let id):
            let other = try rows.merchantOrder(of: id)
            try rows.appendHistory(
                .issuedFree, intent: intent, transaction: id,
                other.map { "same purchase as order \($0)" } ?? "the unfinished transaction again")
            try rows.appendChange(terms.account, terms.device, transaction: id)
        case .issued(let record, let charge): try issue(record, charge, terms.signedIntent)
        case .subscribed(let step): try subscriptions.apply(step, ordered: terms)
        }
    }

    private func issue(_ record: TransactionRecord, _ charge: Price?, _ intent: IntentID?) throws {
        let id = record.transaction.id
        try rows.insert(record)
        if let charge {
            try rows.recordMovement(charge, .charge, transaction: id, of: record.account)
            // A free copy, such as an owned or restored product, is not a charge and does not cause a notification.
            try notifications.enqueue(NotificationKind(.oneTimeCharge), about: id)
        }
        try rows.appendHistory(
            charge == nil ? .issuedFree : .charged, intent: intent, transaction: id,
            charge.map { "\($0.milliunits) \($0.currency.code)" } ?? "")
        try rows.appendChange(record.account, record.device, transaction: id)
        guard charge != nil else { return }
        try FamilyOperations(subscriptions: subscriptions).share(record)
    }

    private static func terms(
        of request: PurchaseRequest, device: DeviceName, storefront: Storefront, bundleID: BundleID
    ) -> OrderTerms {
        let intent = request.intent
        return OrderTerms(
            intentID: intent.id, account: intent.account, device: device,
            productID: intent.productID, type: intent.type, quantity: intent.quantity,
            unitPrice: intent.unitPrice, appAccountToken: request.appAccountToken,
            merchantOrder: request.merchantOrder, storefront: storefront, bundleID: bundleID,
            offer: intent.offer)
    }
}
