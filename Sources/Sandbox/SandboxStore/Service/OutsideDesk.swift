import SandboxCore
import StoreAPI
import StoreFiles
import StoreModel

/// Sells what no device asks for, inside one SQLite transaction: what an interrupted order comes to in the end, and what
/// a customer buys in the store itself.
struct OutsideDesk {
    /// Writes down what is sold.
    let orders: OrderDesk
    private var rows: StoreRows { orders.rows }

    /// Sells an interrupted order anew, as it was confirmed; says which transaction came of it.
    func resolve(_ id: IntentID) throws -> TransactionID {
        let order = try orders.known(id)
        let isWaiting = try rows.plan(for: id) != nil
        let ruling = OrderRules.resolution(of: order.state, isWaiting: isWaiting)
        guard try orders.isToAct(ruling) else {
            guard let made = try rows.outside(for: id) else {
                throw DamagedRow(column: "transaction_id")
            }
            return made
        }
        let made = try sell(order.terms, for: id)
        try rows.unplan(id)
        return made
    }

    /// Sells one product to an account, as if it were bought in the store's own pages.
    ///
    /// - Parameters:
    ///   - token: The player of the account.
    ///   - id: A new id, of which nobody will hear.
    func sell(
        _ purchase: OutsidePurchase, token: AppAccountToken, id: IntentID
    ) throws -> TransactionID {
        try orders.checkApp()
        try rows.open(purchase.account)
        let shelf = orders.subscriptions.shelf
        let storefront = try rows.storefront(
            of: purchase.account, home: shelf.catalog.homeStorefront)
        let offer = shelf.product(purchase.productID).map {
            ProductOffer($0, storefront: storefront.countryCode, now: rows.now)
        }
        guard let offer, let price = offer.unitPrice else {
            throw Refusal(
                .productUnavailable,
                "\(purchase.productID) is not on sale for \(purchase.account); nothing was charged."
            )
        }
        guard offer.type.quantities.contains(purchase.quantity) else {
            throw Refusal(
                .invalidQuantity,
                "\(purchase.productID) is not sold \(purchase.quantity) at a time; nothing was charged."
            )
        }
        let number = try rows.numbers(chance: orders.chance).orderID
        let terms = OrderTerms(
            intentID: id, account: purchase.account, device: purchase.device,
            productID: purchase.productID, type: offer.type, quantity: purchase.quantity,
            unitPrice: price, appAccountToken: token,
            merchantOrder: MerchantOrder(number.rawValue), storefront: storefront,
            bundleID: orders.bundleID)
        return try sell(terms, for: nil)
    }

    private func sell(_ terms: OrderTerms, for intent: IntentID?) throws -> TransactionID {
        var terms = terms
        terms.isOutside = true
        let settlement = PurchaseRules.approve(
            terms, facts: try orders.facts(of: terms),
            numbers: try rows.numbers(chance: orders.chance))
        guard case .purchased(let made) = settlement.state else {
            throw Refusal(
                .wrongState, "The store does not sell this now; nothing was charged.")
        }
        try orders.apply(settlement, terms)
        try rows.insert(outside: made, for: intent)
        return made
    }
}
