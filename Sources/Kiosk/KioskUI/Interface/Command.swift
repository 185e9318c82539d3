package import PurchaseCore
package import StoreAPI
package import StoreModel
package import TerminalGraphics

/// A side effect that the interface requests; `update` returns the effects as commands.
package enum Command: Hashable, Sendable {
    /// A command for the owner of the terminal.
    case terminal(TerminalCommand)
    /// Requests a new ``Message/newIntent(_:)`` for a dialog that has opened.
    case newIntent
    /// Changes the session context; answered with ``Message/context(_:)`` or ``Message/failed(_:_:)``.
    case changeContext(ContextChange)
    /// Plans a crash of the process at a point of the next purchase, once; nil removes the plan.
    case planCrash(CrashMoment?)
    /// Sets the duration of each step of a purchase on this device, in milliseconds, from now on; 0 for at once.
    case setPace(Int64)
    /// A command for the purchase engine; answered with ``Message/done(_:)`` or ``Message/failed(_:_:)``, but for
    /// `finish`, which is answered only if it fails, and for `refreshWallet` and `retry`, which are not answered.
    case engine(EngineCommand)
    /// Performs an action at the sandbox store; answered with ``Message/done(_:)`` after the changed data, or with
    /// ``Message/failed(_:_:)``.
    case sandbox(SandboxAction)
    /// A request for data.
    case query(DataRequest)
    /// Writes a text to a new file whose name derives from `name`, in the folder where kiosk was started.
    case save(name: String, text: String)
    /// Writes events to a new file in the format of `kiosk log --json`; the merchant has received those up to
    /// `acknowledged`.
    case exportLog([LogEvent], acknowledged: Int64)
    /// Adds an entry to the event log: a displayed screen or an action of the user.
    case log(LogEntry)
    /// Writes an act in another form; answered with ``Message/copy(_:name:)``, with a notice that the act does not have
    /// that form, or with ``Message/failed(_:_:)``.
    indirect case copy(Command, as: CommandForm)
    /// Parses the words after a typed verb with the options of a command of kiosk; answered with
    /// ``Message/parsedOptions(verb:_:)`` or ``Message/failed(_:_:)``.
    case parseOptions(verb: String, command: [String], words: [String])

    /// Whether the command changes something at the store, the merchant or the device, so that it is refused in
    /// read-only mode. A device that was never used is refused there as well, because opening it would create it.
    package var changesState: Bool {
        switch self {
        case .sandbox, .planCrash, .terminal(.edit), .changeContext(.storefront), .engine(.buy),
            .engine(.restore), .engine(.spend), .engine(.finish), .engine(.manage):
            true
        case .terminal, .newIntent, .setPace, .changeContext(.account), .changeContext(.device),
            .engine(.refreshWallet), .engine(.retry), .query, .save, .exportLog, .log, .copy,
            .parseOptions:
            false
        }
    }

    /// Whether the command adds an entry to the event log.
    var isLogEntry: Bool { if case .log = self { true } else { false } }
}

/// A form in which an act can be copied for use outside of the interface.
package enum CommandForm: Hashable, Sendable {
    /// A step of a scenario.
    case step
    /// A request to the shared backend.
    case curl
}

/// A command that only the owner of the terminal can execute.
package enum TerminalCommand: Hashable, Sendable {
    /// Restores the terminal and exits.
    case quit
    /// Restores the terminal and suspends the process until the shell continues it.
    case suspend
    /// Redraws every cell.
    case redraw
    /// Restores the terminal and crashes the process at the planned point; nil crashes it immediately.
    case crash(CrashMoment?)
    /// Activates the theme of this name.
    case setTheme(String)
    /// Saves a choice of the user for the next launch.
    case saveChoice(SavedChoice)
    /// Requests ``Message/themes(_:)``.
    case listThemes
    /// Captures the mouse, or leaves it to the terminal.
    case setMouse(Bool)
    /// Copies a text to the clipboard.
    case copy(String)
    /// Notifies the user by the terminal, outside of its window.
    case notify(SafeText)
    /// Shows lines in the user's pager until it ends.
    case page([SafeText])
    /// Opens the file with this path in the user's editor until it ends.
    case edit(String)
    /// Prints sentences in line mode, one a line.
    case write([SafeText])
}

/// A command that the purchase engine executes.
package enum EngineCommand: Hashable, Sendable {
    /// Sends a purchase that the user confirmed, with the dialog's intent ID.
    case buy(Product, quantity: Int, outcome: Outcome, SubscriptionTerms?, IntentID)
    /// Restores the account's purchases.
    case restore
    /// Spends goods from the wallet, with a note about the purpose.
    case spend(GoodAmount, note: String)
    /// Finishes a delivered transaction manually.
    case finish(TransactionID)
    /// Applies a customer's change to a subscription, identified by its original transaction.
    case manage(TransactionID, CustomerSubscriptionChange)
    /// Reloads the wallet from the merchant.
    case refreshWallet
    /// Retries all pending retries immediately, because the service answers again.
    case retry
}

/// A request for data; answered with the messages that contain it, or with ``Message/failed(_:_:)``.
///
/// The messages of a history and of a receipt contain the failure. A failure to read the state of the sandbox store is
/// reported as one of ``orders``.
package enum DataRequest: Hashable, Sendable {
    /// Reloads the products, in the customer's language.
    case catalog(LocaleID)
    /// Requests ``Message/history(rowID:_:failure:)`` for a transaction of Activity.
    case history(rowID: String, IntentID?, TransactionID?)
    /// Requests a snapshot with older transactions; answered with ``Message/olderLoaded``.
    case olderTransactions
    /// Requests ``Message/receipt(_:_:failure:)`` for a transaction.
    case receipt(TransactionID)
    /// Requests ``Message/log(_:acknowledged:)`` with the newest events after a sequence number.
    case log(after: Int64, newest: Int)
    /// Requests ``Message/sandbox(_:)`` with the current state of the sandbox store.
    case orders
    /// Requests the same message, without calls that the store would add to its history.
    case sandboxState
    /// Requests the same message, and sets the maximum number of orders and subscriptions from now on.
    case sandboxStateWithLimit(Int)
    /// Requests ``Message/sandbox(_:)`` with the subscriptions only.
    case subscriptions
}
