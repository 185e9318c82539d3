/// Where one is in the Library.
struct LibraryState: Sendable {
    /// The selected balance.
    var selected = 0
    /// Which half a single pane shows.
    var isOwnedShown = false
    var top = 0
}
