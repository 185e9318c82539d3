import StoreText
import TerminalGraphics

/// One line of the key table: which keys do what, where, and how that is said.
struct KeyBinding: Sendable {
    let action: Action
    let keys: [KeyPress]
    /// The keys as a person reads them.
    let name: SafeText
    let label: Phrase
    /// Where it works; nil for everywhere.
    let screens: Set<Screen>?
    /// The place in the footer, the smaller the more important; nil for none.
    let priority: Int?

    init(
        _ action: Action, _ keys: [Key], _ name: SafeText, _ label: Phrase,
        on screens: Set<Screen>? = nil, priority: Int? = nil, control: Bool = false
    ) {
        self.action = action
        self.keys = keys.map { KeyPress($0, control: control) }
        self.name = name
        self.label = label
        self.screens = screens
        self.priority = priority
    }

    func applies(to screen: Screen) -> Bool { screens?.contains(screen) ?? true }

    func text(_ words: Words) -> SafeText { words.say(label) }
}
