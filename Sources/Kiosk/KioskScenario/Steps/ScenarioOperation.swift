package import StoreAPI
package import StoreModel
package import TerminalGraphics

/// The operation of a step.
package enum ScenarioOperation: Hashable, Sendable {
    /// The customer confirms a purchase.
    case buy(ScenarioPurchase)
    /// The customer restores purchases.
    case restore
    /// The customer spends goods.
    case spend(ScenarioSpend)
    /// The app is started, or quit by the customer.
    case launch, quit
    /// The app is killed: now, or at a moment of its next calls.
    case crash(CrashMoment?)
    /// Half of the last write of the killed app is added to its journal.
    case tear
    /// The device is reset and becomes a new one.
    case reset
    /// Time passes without any operation.
    case wait(milliseconds: Int64)
    /// A pending order is decided or resolved.
    case settle(Settling, PurchaseName)
    /// A purchase is changed at the store, for example refunded.
    case change(TransactionChange, PurchaseName)
    /// A product is bought outside of the app.
    case buyOutside(ScenarioPurchase)
    /// A fault is planned.
    case plan(FaultPlan)
    /// All planned faults are removed.
    case clearFaults
    /// The store's clock is changed.
    case clock(ClockChange)
    /// The account moves to another country.
    case storefront(String)
    /// The customer presses keys one after the other, with a pause before each.
    case press([KeyPress])
    /// The customer types a text.
    case type(String)
    /// Another customer signs in on the device.
    case signIn(AccountName)
    /// A customer's subscription to a product is changed, by the customer or by the store.
    case subscription(SubscriptionControl, ProductName)
    /// The device's customer joins the family of another account, leaves it, or changes whether purchases are shared.
    case joinFamily(AccountName), leaveFamily, share(Bool)
    /// The team's server responds to notifications with an HTTP status from now on.
    case teamServer(status: Int)
    /// The team's server sends a request to the App Store Server API.
    case server(TeamServerRequest)
    /// A product is changed while shops are open.
    case edit(ScenarioEdit)
    /// The changes of products are reverted; of all products if the list is empty.
    case undoEdits([ProductName])
    /// The customer finishes a transaction manually.
    case finish(ManualFinish)
    /// The price of a subscription changes at its next renewal; `consent` is whether the customer must agree to an
    /// increase.
    case announcePrice(String, consent: Bool, ProductName)
    /// The step only checks expectations.
    case look

    /// The decision about a pending order.
    package enum Settling: String, Hashable, Sendable, CaseIterable {
        case approve, decline, resolve, unstick
    }
}
