/// The state of the Library screen: selection and scroll offsets.
struct LibraryState: Sendable {
    /// The position of the selection among the selectable rows.
    var selected = 0
    /// The first visible row of the main pane.
    var top = 0
    /// The first visible row of the pane of owned products.
    var ownedTop = 0
}
