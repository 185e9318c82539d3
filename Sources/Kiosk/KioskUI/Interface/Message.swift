package import KioskPresentation
package import PurchaseCore
package import StoreAPI
package import StoreModel
package import StoreText
package import TerminalGraphics

/// An event that the interface handles; texts in events are untrusted.
package enum Message: Hashable, Sendable {
    /// A key, mouse event or pasted text, with its time of arrival.
    case input(InputEvent, at: Timestamp)
    /// The interface runs in line mode, without a screen.
    case startLineMode
    /// A line of input in line mode, with its time. `isTyped` is false for input from a pipe, which was written before
    /// any question.
    case line(String, at: Timestamp, isTyped: Bool)
    /// The end of the line input.
    case endOfLines
    /// A frame with the current state has been written to the screen.
    case drawn(at: Timestamp)
    /// The time that ``Model/nextTick`` requested has come.
    case tick(Timestamp)
    /// The window was resized.
    case resized(Size)
    /// The session context became known or changed.
    case context(SessionContext)
    /// The store returned the catalog.
    case catalog(CatalogState)
    /// The store's catalog has changed.
    case catalogChanged
    /// The shared backend cannot be reached; the monitor retries automatically.
    case offline
    /// The shared backend answers again.
    case online
    /// The engine committed a change.
    case snapshot(EngineSnapshot)
    /// The history of one transaction, merged from all sides and sorted by time. `failure` is the reason why a part of
    /// it could not be read; untrusted text.
    case history(rowID: String, [HistoryStep], failure: String? = nil)
    /// The requested older transactions are in the last snapshot, or a failure was posted.
    case olderLoaded
    /// The receipt of a transaction; nil if this device does not store the signed transaction, or could not read it.
    /// `failure` is the reason and may quote untrusted text.
    case receipt(TransactionID, ReceiptDetails?, failure: String? = nil)
    /// The newest events of the log, oldest first. The merchant has received those up to `acknowledged`.
    case log([LogEvent], acknowledged: Int64)
    /// The state of the sandbox store changed: orders, fault plans or the catalog.
    case sandboxChanged
    /// The state of the sandbox store, or the part of it that was read.
    case sandbox(SandboxSnapshot)
    /// A command was executed.
    case done(CommandResult)
    /// A command failed.
    case failed(Command, CommandError)
    /// The point at which the process crashes during the next purchase; nil for no crash.
    case crashPlanned(CrashMoment?)
    /// The planned crash point was reached: background work has stopped.
    case crashReached(CrashMoment)
    /// The progress of a clock change: events due by `until` are processed, on the way to `of`.
    case clockProgress(until: Timestamp, of: Timestamp)
    /// The account or device changed; everything shown must be discarded.
    case contextChanged
    /// The intent ID that a dialog requested with ``Command/newIntent``.
    case newIntent(IntentID)
    /// A text to copy to the clipboard, and what it is called.
    case copy(String, name: String)
    /// The words after a typed verb were parsed.
    case parsedOptions(verb: String, ParsedOptions)
    /// The available themes, and the folders in which they were looked for.
    case themes([ThemeItem], in: [String] = [])
    /// The theme of this name is now active.
    case themeChanged(String)
    /// A background failure that is not the result of a user's action; a full sentence.
    case backgroundFailure(String)
    /// The preferences have changed.
    case preferences(Preferences)
    /// Any other information for the user; a full sentence.
    case notice(String)
    /// Any other information for the user, as a text key with arguments, so that it uses the language at display time.
    case localizedNotice(TextKey, String = "", String = "")
}

/// The result of a command.
package enum CommandResult: Hashable, Sendable {
    /// A purchase that was started here has ended.
    case purchase(PurchaseNotice)
    /// A restore has ended, with the numbers of restored products, of those awaiting the merchant, and of
    /// subscriptions.
    case restore(count: Int, waiting: Int, subscriptions: Int = 0)
    /// The merchant accepted a spending.
    case spend(GoodAmount)
    /// A customer's change was applied to a subscription.
    case manage(TransactionID, CustomerSubscriptionChange)
    /// An action was performed at the sandbox store. The lists that it changed were posted before, and older ones are not
    /// posted after it.
    case sandbox(SandboxAction, SandboxReply)
}

/// Why a command failed.
package struct CommandError: Hashable, Sendable {
    /// A full sentence; untrusted text.
    package let text: String
    /// Whether the service refused the command. Otherwise it may have been carried out.
    package let isRefusal: Bool
    /// The ID of a spending that was not answered; nil for any other error. The spending is retried automatically
    /// without being applied twice, and its result is reported with the ID.
    package let unansweredSpend: SpendID?

    /// Creates an error.
    package init(_ text: String, isRefusal: Bool = true, unansweredSpend: SpendID? = nil) {
        (self.text, self.isRefusal, self.unansweredSpend) = (text, isRefusal, unansweredSpend)
    }
}
