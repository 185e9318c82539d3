package import StoreModel

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
    case buy(Product, quantity: Int, outcome: Outcome, IntentID)
    /// Bring back what the account owns.
    case restore
    /// Take goods out of the wallet, for what the note says.
    case spend(GoodAmount, note: String)
    /// Settle a delivered transaction by hand.
    case finish(TransactionID)
    /// Ask for the products again.
    case loadCatalog
    /// Answer with ``Message/history(rowID:_:)`` for this line of Activity.
    case loadHistory(rowID: String, IntentID?, TransactionID?)
    /// Ask the merchant for the wallet again.
    case refreshWallet
    /// Use the theme of this name.
    case setTheme(String)
    /// Answer with ``Message/themes(_:)``.
    case listThemes
    /// Take the mouse, or leave it to the terminal.
    case setMouse(Bool)
    /// Put a text on the clipboard.
    case copy(String)
    /// Write this into the event log: a screen that is shown now, or an act of the person.
    case note(LogEntry)
}
