import StoreModel
import TerminalGraphics

/// A row of the key table: an action, its keys, its screens and its description.
struct KeyBinding: Hashable, Sendable {
    let action: Action
    /// The keys; empty if the user gave all of them to other actions.
    var keys: [KeyPress]
    let label: Phrase
    /// The screens on which the binding works; nil for all screens.
    let screens: Set<Screen>?
    /// The priority in the footer, where smaller numbers come first; nil to leave the binding out.
    let priority: Int?
    /// Whether other actions cannot use the keys, so that a lost user can always leave.
    let isFixed: Bool

    /// - Parameter control: A letter that, pressed with Ctrl, is an additional key.
    init(
        _ action: Action, _ keys: [Key] = [], control: Character? = nil, _ label: Phrase,
        on screens: Set<Screen>? = nil, priority: Int? = nil, isFixed: Bool = false
    ) {
        self.action = action
        self.keys =
            keys.map { KeyPress($0) }
            + (control.map { [KeyPress(.character($0), control: true)] } ?? [])
        self.label = label
        self.screens = screens
        self.priority = priority
        self.isFixed = isFixed
    }

    /// Returns the names of the keys for display.
    func name(_ glyphs: GlyphSet = .unicode) -> SafeText {
        .joined(keys.map { $0.label(glyphs) }, separator: " ")
    }

    /// Returns the name of the first key, for places with room for one only.
    func shortName(_ glyphs: GlyphSet) -> SafeText { keys.first?.label(glyphs) ?? .empty }

    func applies(to screen: Screen) -> Bool { screens?.contains(screen) ?? true }

    /// Returns whether there is a screen on which both bindings work.
    func meets(_ other: KeyBinding) -> Bool {
        guard let screens, let others = other.screens else { return true }
        return !screens.isDisjoint(with: others)
    }

    func text(_ words: DisplayFormatter) -> SafeText { words.say(label) }
}
