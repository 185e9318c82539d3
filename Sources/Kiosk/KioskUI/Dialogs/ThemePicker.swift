/// The list of themes, which are tried on while one moves through it.
struct ThemePicker: Sendable {
    /// The theme that Esc goes back to.
    let original: String
    var names: [String] = []
    var selected = 0
}
