/// Where one is in the Library.
struct LibraryState: Sendable {
    /// A position among what can be selected: the balances, then what happened to them, then what is owned.
    var selected = 0
    /// The first line that is shown of the wallet, or of everything where there is one pane.
    var top = 0
    /// The first line that is shown of what is owned, where it has a pane of its own.
    var ownedTop = 0
}
