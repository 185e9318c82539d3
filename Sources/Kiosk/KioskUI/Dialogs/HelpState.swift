/// The state of the help dialog: the search text, the selected key and the scroll offset.
struct HelpState: Sendable {
    private(set) var text = ""
    /// The position of the selection among the shown keys.
    var selected = 0
    /// The number of lines scrolled beyond the position that shows the selected key.
    var below = 0

    mutating func look(for text: String) {
        self.text = String(text.filter { !$0.isNewline }.prefix(40))
        selected = 0
        below = 0
    }
}
