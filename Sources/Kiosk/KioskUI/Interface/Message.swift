package import PurchaseCore
package import StoreModel
package import StoreText
package import TerminalGraphics

/// Everything that can happen to the interface; texts in it are hostile.
package enum Message: Hashable, Sendable {
    /// A key, the mouse or pasted text, and when it arrived.
    case input(InputEvent, at: Timestamp)
    /// The person has the interface in lines, and no screen.
    case converse
    /// A line from that person, when it came, and whether it was typed: what a pipe holds was written before any question.
    case line(String, at: Timestamp, isTyped: Bool)
    /// No line will come any more.
    case endOfLines
    /// A frame that shows the present state has reached the screen.
    case drawn(at: Timestamp)
    /// The moment that ``Model/nextTick`` asked for has come.
    case tick(Timestamp)
    /// The window has another size.
    case resized(Size)
    /// Where one is became known, or changed.
    case place(SessionContext)
    /// The store told its products.
    case catalog(CatalogState)
    /// The store sells something else from now on, or at other prices.
    case catalogChanged
    /// The store did not tell its products, for this reason.
    case catalogFailed(String)
    /// Nobody answers at the shared backend; it is asked again by itself.
    case offline
    /// The shared backend answers again.
    case online
    /// The engine committed something.
    case snapshot(EngineSnapshot)
    /// The history of one transaction: all sides in one list, sorted by time; why a part of it could not be read, hostile
    /// text.
    case history(rowID: String, [HistoryStep], failure: String? = nil)
    /// The receipt of a transaction; nil where this device has no signed form of it, or where that could not be read, for
    /// a reason that may quote hostile text.
    case receipt(TransactionID, ReceiptFacts?, failure: String? = nil)
    /// The newest events of the log, oldest first, and up to which number the merchant has them.
    case log([LogEvent], acknowledged: Int64)
    /// The test store has something else than before: orders, plans or what it sells, whoever did it.
    case sandboxChanged
    /// The orders that the test store has, newest first.
    case orders([SandboxOrder])
    /// The subscriptions that the test store has, oldest first.
    case subscriptions([SandboxSubscription])
    /// What is planned to go wrong, oldest plan first.
    case faults([PlannedFault])
    /// The same, now that something was planned or taken back here; what was read before it is not told after it.
    case planned([PlannedFault])
    /// What was wanted was done to a transaction at the test store.
    case changed(TransactionID, RefundDeed)
    /// What the test store sells, and what was changed of it by hand, in the catalog's order.
    case sandboxProducts([SandboxProduct])
    /// What it sells now that it was changed here as somebody wanted; what was read before it is not told after it.
    case edited([SandboxProduct])
    /// It was bought outside of the app, and comes to the device by itself.
    case boughtOutside(ProductID)
    /// The program is to kill itself there on the way of the next purchase; nowhere for nil.
    case crashPlanned(CrashMoment?)
    /// It is there: nothing goes on behind the interface any more.
    case crashReached(CrashMoment)
    /// What the customer wanted with a subscription was done.
    case managed(TransactionID, CustomerWish)
    /// It was not done; a whole sentence. It may have been done where it was not refused.
    case manageFailed(String, isRefused: Bool = true)
    /// The store's clock was changed, and shows this.
    case clockTurned(Timestamp)
    /// The store's clock shows the second moment, and everything is settled that was due until the first.
    case clockSettling(until: Timestamp, of: Timestamp)
    /// The test store did not tell its orders; a whole sentence.
    case ordersFailed(String)
    /// The test store did not do what was asked; a whole sentence. It may have done it where it did not refuse it.
    case sandboxFailed(String, isRefused: Bool = true)
    /// One stands somewhere else now, and everything that was shown is another's.
    case moved
    /// One still stands where one stood, for this reason.
    case moveFailed(String)
    /// The id that a dialog asked for with ``Command/newIntent``.
    case newIntent(IntentID)
    /// A purchase that was started here ended.
    case purchaseEnded(PurchaseNotice)
    /// A restore brought back so many products, some of them subscriptions, and so many wait for the merchant.
    case restored(count: Int, waiting: Int, subscriptions: Int = 0)
    /// A restore did not work, for this reason.
    case restoreFailed(String)
    /// A spending of these was taken.
    case spent(GoodAmount)
    /// A spending of these was not taken; a whole sentence. One that got no answer goes on by itself, once, and is told
    /// by its id.
    case spendFailed(GoodAmount, String, unanswered: SpendID? = nil)
    /// A finish was refused; a whole sentence.
    case finishFailed(String)
    /// The themes that there are.
    case themes([ThemeItem])
    /// The theme of this name is now in use.
    case themeChanged(String)
    /// A theme can not be read as it is now, for this reason; what is shown stays.
    case themeKept(String)
    /// Something went wrong that nobody here began; a whole sentence.
    case trouble(String)
    /// The person wants the interface like this from now on.
    case preferences(Preferences)
    /// Anything else that a person should know; a whole sentence.
    case notice(String)
    /// The same in the words of the language that is spoken when it comes, with what they are about.
    case news(StoreText.TextKey, String = "", String = "")
}
