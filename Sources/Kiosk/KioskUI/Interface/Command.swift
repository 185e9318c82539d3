package import PurchaseCore
package import StoreModel
package import TerminalGraphics

/// What the interface asks of the program; every effect is one of these.
package enum Command: Hashable, Sendable {
    /// Give the terminal back and end.
    case quit
    /// Give the terminal back and stop until the shell continues us.
    case suspend
    /// Draw every cell again.
    case redraw
    /// Answer with a fresh ``Message/newIntent(_:)``: a dialog has opened.
    case newIntent
    /// The person has confirmed this purchase, with the dialog's id.
    case buy(Product, quantity: Int, outcome: Outcome, SubscriptionTerms?, IntentID)
    /// Bring back what the account owns.
    case restore
    /// Take goods out of the wallet, for what the note says.
    case spend(GoodAmount, note: String)
    /// Settle a delivered transaction by hand.
    case finish(TransactionID)
    /// Ask for the products again, in the customer's language.
    case loadCatalog(LocaleID)
    /// Answer with ``Message/history(rowID:_:)`` for this line of Activity.
    case loadHistory(rowID: String, IntentID?, TransactionID?)
    /// Answer with ``Message/receipt(_:_:)`` for this transaction.
    case loadReceipt(TransactionID)
    /// Answer with ``Message/log(_:acknowledged:)``: the events after a number, at most the newest so many.
    case loadLog(after: Int64, newest: Int)
    /// Answer with ``Message/subscriptions(_:)`` and ``Message/orders(_:)``: what the test store has.
    case loadOrders
    /// Answer with the same, of the store alone: nothing is asked that the store would write down.
    case followSandbox
    /// Answer with the same, and with so many orders and subscriptions at most from now on.
    case loadMore(Int)
    /// Approve what waits for approval.
    case approve(IntentID)
    /// Decline what waits for approval.
    case decline(IntentID)
    /// Let an interrupted order be sold after all.
    case resolve(IntentID)
    /// Have the store hand out what it keeps back.
    case unstick(IntentID)
    /// Plan that something goes wrong; answered with ``Message/planned(_:)``.
    case plan(FaultPlan)
    /// Take a planned fault back; answered with ``Message/planned(_:)``.
    case clearFault(Int64)
    /// Change what the test store sells; answered with ``Message/edited(_:)``, or with
    /// ``Message/sandboxFailed(_:)``.
    case edit(CatalogEdit)
    /// Have the customer buy one outside of the app, as in the store's own pages; answered with ``Message/boughtOutside(_:)``,
    /// or with ``Message/sandboxFailed(_:)``.
    case buyOutside(ProductID)
    /// Kill the program there on the way of the next purchase, once; never for nil.
    case planCrash(CrashMoment?)
    /// Give the terminal back and kill the program, at the point that was planned; nil for here and now.
    case crash(CrashMoment?)
    /// Give the whole price back.
    case refund(TransactionID)
    /// Have the test store do something else to a transaction; answered with ``Message/changed(_:_:)``.
    case change(TransactionID, RefundDeed)
    /// Answer with ``Message/subscriptions(_:)`` alone.
    case loadSubscriptions
    /// Do what the customer wants with a subscription, named by its first transaction; answered with
    /// ``Message/managed(_:_:)``, or with ``Message/manageFailed(_:)``.
    case manage(TransactionID, CustomerWish)
    /// Change the store's clock; answered with ``Message/clockTurned(_:)``, or with ``Message/sandboxFailed(_:)``.
    case turnClock(ClockAct)
    /// Have the test store do something to a subscription; answered with ``Message/subscriptions(_:)``.
    case test(TransactionID, SubscriptionTest)
    /// Stand somewhere else; answered with ``Message/place(_:)``, or with ``Message/moveFailed(_:)``.
    case move(ContextChange)
    /// Write a text into a new file of about this name, in the folder where kiosk was started.
    case save(name: String, text: String)
    /// Write these events into a new file, as `kiosk log --json` prints them; the merchant has them up to a number.
    case exportLog([LogEvent], acknowledged: Int64)
    /// Try at once whatever waits for its next try: the other side answers again.
    case retry
    /// Ask the merchant for the wallet again.
    case refreshWallet
    /// Use the theme of this name.
    case setTheme(String)
    /// The person has decided for this: keep it for the next start.
    case remember(Choice)
    /// Answer with ``Message/themes(_:)``.
    case listThemes
    /// Take the mouse, or leave it to the terminal.
    case setMouse(Bool)
    /// Put a text on the clipboard.
    case copy(String)
    /// Say these sentences one after the other, a line each: to whoever has the interface in lines.
    case say([SafeText])
    /// Write this into the event log: a screen that is shown now, or an act of the person.
    case note(LogEntry)

    /// Whether it adds to the event log.
    var isNote: Bool { if case .note = self { true } else { false } }
}
