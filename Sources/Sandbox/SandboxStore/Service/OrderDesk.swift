import SandboxCore
import StoreAPI
import StoreModel

/// Takes orders and writes down what becomes of them, inside one SQLite transaction.
struct OrderDesk {
    /// The tables.
    let rows: StoreRows
    /// Random bits for a new order number.
    let chance: UInt64
    /// The app that the store sells for.
    let bundleID: BundleID
    /// Writes what becomes of subscriptions.
    let subscriptions: SubscriptionDesk
    /// Tells the team's server.
    var notifications: NotificationDesk { subscriptions.notifications }

    /// Decides one purchase.
    func purchase(_ request: PurchaseRequest, device: DeviceName) throws -> OrderAnswer {
        let (intent, shelf) = (request.intent, subscriptions.shelf)
        try rows.open(intent.account)
        let storefront = try rows.storefront(of: intent.account, home: shelf.catalog.homeStorefront)
        let terms = Self.terms(
            of: request, device: device, storefront: storefront, bundleID: bundleID)
        let content = OrderContent.text(
            of: intent, merchantOrder: request.merchantOrder,
            appAccountToken: request.appAccountToken)
        let decision = PurchaseRules.decide(
            terms, content: content, outcome: intent.outcome,
            facts: try facts(of: terms, earlier: earlier(terms.intentID)),
            numbers: try rows.numbers(chance: chance))
        switch decision {
        case .replay(let state): return try rows.answer(state)
        case .keyReused:
            throw Refusal(.keyReused, "This intent was used for another purchase before.")
        case .closed:
            throw Refusal(.orderClosed, "This order was given up before it arrived.")
        case .decided(let settlement): return try take(terms, content: content, settlement)
        }
    }

    /// Charges an order that waits for approval.
    func approve(_ id: IntentID) throws -> OrderAnswer {
        let order = try waiting(id)
        guard try isToAct(OrderRules.approval(of: order.state)) else {
            return try rows.answer(order.state)
        }
        let terms = order.terms
        let settlement = PurchaseRules.approve(
            terms, facts: try facts(of: terms, earlier: .none),
            numbers: try rows.numbers(chance: chance))
        try rows.note(.approved, intent: id)
        try apply(settlement, terms)
        try rows.end(id, settlement.state)
        return try rows.answer(settlement.state)
    }

    /// Declines an order that waits for approval.
    func decline(_ id: IntentID) throws -> OrderAnswer {
        let order = try waiting(id)
        guard try isToAct(OrderRules.refusal(of: order.state)) else {
            return try rows.answer(order.state)
        }
        let settlement = Settlement.declined(.approvalDeclined)
        try apply(settlement, order.terms)
        try rows.end(id, settlement.state)
        return try rows.answer(settlement.state)
    }

    private func waiting(_ id: IntentID) throws -> OrderRow {
        guard let order = try rows.order(id) else {
            throw Refusal(.unknownOrder, "The store knows no order with this id.")
        }
        return order
    }

    private func isToAct(_ ruling: OrderRules.Ruling) throws -> Bool {
        switch ruling {
        case .act: return true
        case .repeated: return false
        case .wrongState(let message): throw Refusal(.wrongState, message)
        }
    }

    private func facts(
        of terms: OrderTerms, earlier: PurchaseFacts.Earlier
    ) throws -> PurchaseFacts {
        let offer = subscriptions.shelf.product(terms.productID).map {
            ProductOffer($0, storefront: terms.storefront.countryCode, now: rows.now)
        }
        return PurchaseFacts(
            earlier: earlier, offer: offer,
            unfinished: try rows.unfinished(
                terms.productID, of: terms.account, on: terms.device),
            owned: try rows.owned(terms.productID, by: terms.account),
            subscription: try subscriptions.facts(of: terms))
    }

    private func earlier(_ id: IntentID) throws -> PurchaseFacts.Earlier {
        if let order = try rows.order(id) {
            return .order(content: order.content, state: order.state)
        }
        return try rows.isClosed(id) ? .closed : .none
    }

    private func take(
        _ terms: OrderTerms, content: String, _ settlement: Settlement
    ) throws -> OrderAnswer {
        // Another process may have made the first order meanwhile, for another app.
        if let app = try rows.app(), app != bundleID {
            throw Refusal(.wrongState, "The store now sells for another app, \(app).")
        }
        try rows.note(.ordered, intent: terms.intentID, terms.productID.rawValue)
        try apply(settlement, terms)
        // After the transaction's row, to which it refers.
        try rows.insert(terms, content: content, state: settlement.state)
        return try rows.answer(settlement.state)
    }

    private func apply(_ settlement: Settlement, _ terms: OrderTerms) throws {
        let intent = terms.intentID
        switch settlement {
        case .pending: try rows.note(.awaitingApproval, intent: intent)
        case .cancelled:
            try rows.note(.cancelled, intent: intent)
            try rows.tell(terms.account, terms.device, order: intent)
        case .declined(let reason):
            try rows.note(.declined, intent: intent, reason.rawValue)
            try rows.tell(terms.account, terms.device, order: intent)
        case .existing(let id):
            try rows.note(
                .issuedFree, intent: intent, transaction: id, "the unfinished transaction again")
            try rows.tell(terms.account, terms.device, transaction: id)
        case .issued(let record, let charge): try issue(record, charge, intent)
        case .subscribed(let step): try subscriptions.apply(step, ordered: terms)
        }
    }

    private func issue(_ record: TransactionRecord, _ charge: Price?, _ intent: IntentID) throws {
        let id = record.transaction.id
        try rows.insert(record)
        if let charge {
            try rows.move(charge, kind: "charge", transaction: id, of: record.account)
            // What is owned already, and what comes back, is no charge and tells nothing.
            try notifications.tell(NotificationKind(.oneTimeCharge), about: id)
        }
        try rows.note(
            charge == nil ? .issuedFree : .charged, intent: intent, transaction: id,
            charge.map { "\($0.milliunits) \($0.currency.code)" } ?? "")
        try rows.tell(record.account, record.device, transaction: id)
        guard charge != nil else { return }
        try FamilyDesk(subscriptions: subscriptions).share(record)
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
