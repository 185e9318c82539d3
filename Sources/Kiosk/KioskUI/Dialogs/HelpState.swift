/// What is typed into help, and the key that is chosen there.
struct HelpState: Sendable {
    private(set) var text = ""
    /// A position among the keys that are shown.
    var selected = 0
    /// How many lines further down one looks than the chosen key wants.
    var below = 0

    mutating func look(for text: String) {
        self.text = String(text.filter { !$0.isNewline }.prefix(40))
        selected = 0
        below = 0
    }
}
