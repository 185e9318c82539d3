package import StoreAPI
package import StoreModel
package import TerminalGraphics

/// What happens in one step of a scenario.
package enum ScenarioOperation: Hashable, Sendable {
    /// The customer confirms a purchase.
    case buy(ScenarioPurchase)
    /// The customer restores.
    case restore
    /// The customer spends goods.
    case spend(ScenarioSpend)
    /// The app is started, or closed as a customer does.
    case launch, quit
    /// The app is killed: now, or at a moment of what it does next.
    case crash(CrashMoment?)
    /// What the dead app was just writing is in its journal in half.
    case tear
    /// The device forgets everything, as a new one.
    case reset
    /// Nothing is done: machines' time passes.
    case wait(milliseconds: Int64)
    /// Somebody decides about an order that is held up.
    case settle(Settling, PurchaseName)
    /// Something is done to what was bought: its money goes back, and whatever else a store can do.
    case change(TransactionChange, PurchaseName)
    /// A product is bought outside of the app.
    case buyOutside(ScenarioPurchase)
    /// Something is planned to go wrong, or nothing any more.
    case plan(FaultPlan)
    case clearFaults
    /// The store's clock is changed.
    case clock(ClockChange)
    /// The account moves to another country.
    case storefront(String)
    /// The customer presses keys, one after the other, and looks before each.
    case press([KeyPress])
    /// The customer types a text.
    case type(String)
    /// Another customer signs in on the device.
    case signIn(AccountName)
    /// A customer's subscription to a product is changed, by its customer or by the store.
    case subscription(SubscriptionControl, ProductName)
    /// The customer of the device joins the family of another one, leaves it, or shares what is bought with it.
    case joinFamily(AccountName), leaveFamily, share(Bool)
    /// The team's server answers notifications with a status of HTTP from now on.
    case teamServer(status: Int)
    /// The team's server asks the App Store Server API.
    case server(TeamServerRequest)
    /// What is sold is changed while shops are open.
    case edit(ScenarioEdit)
    /// Products are as the catalog says again; all of them for none.
    case undoEdits([ProductName])
    /// The customer settles a transaction by hand.
    case finish(ManualFinish)
    /// A subscription costs something else from its next renewal on; `consent` says whether the customer has to agree to
    /// more.
    case announcePrice(String, consent: Bool, ProductName)
    /// Nothing is done; only looked.
    case look

    /// What somebody decides about an order that is held up.
    package enum Settling: String, Hashable, Sendable, CaseIterable {
        case approve, decline, resolve, unstick
    }
}
