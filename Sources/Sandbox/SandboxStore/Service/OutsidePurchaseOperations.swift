import SandboxCore
import StoreAPI
import StoreFiles
import StoreModel

/// Sells products without a device's request, inside one SQLite transaction: the resolution of an interrupted order,
/// and purchases that a customer makes in the store itself.
struct OutsidePurchaseOperations {
    /// Places and resolves orders.
    let orders: OrderOperations
    private var rows: StoreTables { orders.rows }

    /// Charges an interrupted order as it was confirmed. Returns the transaction.
    func resolve(_ id: IntentID) throws -> TransactionID {
        let order = try orders.arrivedOrder(id)
        let isWaiting = try rows.scheduledResolution(for: id) != nil
        let decision = OrderRules.resolution(of: order.state, isWaiting: isWaiting)
        guard try orders.shouldApply(decision) else {
            guard let made = try rows.outside(for: id) else {
                throw Refusal(.wrongState, "This order was closed.")
            }
            return made
        }
        let made = try sell(order.terms, for: id)
        try rows.unschedule(id)
        // The signed transaction does not name the order, so the history links the two.
        try rows.appendHistory(.handedOut, intent: id, made.rawValue)
        return made
    }

    /// Sells one product to an account, as if it were bought on the store's own pages.
    ///
    /// - Parameters:
    ///   - token: The account's `appAccountToken`.
    ///   - id: A new intent ID, which no device learns.
    func sell(
        _ purchase: OutsidePurchase, token: AppAccountToken, id: IntentID
    ) throws -> TransactionID {
        try orders.checkApp()
        try rows.createIfNew(purchase.account)
        let offer = try offer(of: purchase)
        let terms = try terms(of: purchase, offer.type, try price(purchase, offer), token, id)
        return try sell(terms, for: nil)
    }

    private func offer(of purchase: OutsidePurchase) throws -> ProductOffer {
        let country = try storefront(of: purchase.account).countryCode
        let offer = orders.subscriptions.catalogIndex.product(purchase.productID).map {
            ProductOffer($0, storefront: country, now: rows.now)
        }
        guard let offer, offer.unitPrice != nil else {
            throw Refusal(
                .productUnavailable,
                "\(purchase.productID) is not on sale for \(purchase.account).")
        }
        guard offer.type.quantities.contains(purchase.quantity) else {
            throw Refusal(
                .invalidQuantity,
                "\(purchase.productID) cannot be bought in a quantity of \(purchase.quantity).")
        }
        return offer
    }

    /// Returns the first price that is charged.
    private func price(_ purchase: OutsidePurchase, _ offer: ProductOffer) throws -> Price? {
        let country = try storefront(of: purchase.account).countryCode
        let operations = orders.subscriptions
        guard let plan = operations.plan(purchase.productID, in: country, at: rows.now) else {
            return offer.unitPrice
        }
        let current = try rows.current(of: purchase.account, group: plan.groupID)
        return SubscriptionRules.firstPrice(
            SubscriptionRules.Request(
                plan: plan, offer: nil,
                hadIntroduction: try rows.hadIntroduction(purchase.account, group: plan.groupID),
                account: purchase.account), current: current?.subscription)
    }

    private func storefront(of account: AccountName) throws -> Storefront {
        try rows.storefront(
            of: account, home: orders.subscriptions.catalogIndex.catalog.homeStorefront)
    }

    private func terms(
        of purchase: OutsidePurchase, _ type: ProductType, _ price: Price?,
        _ token: AppAccountToken,
        _ id: IntentID
    ) throws -> OrderTerms {
        guard let price else { throw DamagedRow(column: "unit_price") }
        let number = try rows.numbers(chance: orders.chance).orderID
        return OrderTerms(
            intentID: id, account: purchase.account, device: purchase.device,
            productID: purchase.productID, type: type, quantity: purchase.quantity,
            unitPrice: price, appAccountToken: token,
            merchantOrder: MerchantOrder(number.rawValue),
            storefront: try storefront(of: purchase.account), bundleID: orders.bundleID)
    }

    private func sell(_ terms: OrderTerms, for intent: IntentID?) throws -> TransactionID {
        var terms = terms
        terms.isOutside = true
        let settlement = PurchaseRules.approve(
            terms, facts: try orders.facts(of: terms),
            numbers: try rows.numbers(chance: orders.chance))
        guard settlement.isSale, case .purchased(let made) = settlement.state else {
            throw Refusal(.wrongState, "\(settlement.refusalReason).")
        }
        try orders.apply(settlement, terms)
        try rows.insert(outside: made, for: intent)
        return made
    }
}

extension PurchaseOutcome {
    /// The reason why the outcome is not a sale.
    fileprivate var refusalReason: String {
        switch self {
        case .existing(let id):
            "Transaction \(id) of the same product is not finished yet: finish it first"
        case .declined(.alreadySubscribed): "This account is already subscribed to this product"
        case .declined(.productUnavailable): "The store does not sell this product now"
        case .declined(let reason): "The store does not sell this product now (\(reason.rawValue))"
        case .subscribed:
            "This account is already subscribed: the purchase would only change a later renewal"
        case .pending, .cancelled, .issued:
            "The store does not sell this product now, or the account already owns it"
        }
    }

    /// Whether the outcome is a new sale.
    var isSale: Bool {
        switch self {
        case .issued: true
        case .subscribed(let step): step.sale != nil
        case .pending, .cancelled, .declined, .existing: false
        }
    }
}
