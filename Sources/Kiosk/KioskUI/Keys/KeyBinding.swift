import StoreModel
import TerminalGraphics

/// One line of the key table: which keys do what, where, and how that is said.
struct KeyBinding: Hashable, Sendable {
    let action: Action
    /// None where a person gave all of them to other actions.
    var keys: [KeyPress]
    let label: Phrase
    /// Where it works; nil for everywhere.
    let screens: Set<Screen>?
    /// The place in the footer, the smaller the more important; nil for none.
    let priority: Int?
    /// Whether its keys can not be given to anything else: who is lost must find out.
    let isFixed: Bool

    /// - Parameter control: One more key, a letter pressed with Ctrl.
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

    /// The keys as a person reads them.
    func name(_ glyphs: GlyphSet = .unicode) -> SafeText {
        .joined(keys.map { $0.label(glyphs) }, separator: " ")
    }

    /// The first of the keys, where there is room for one.
    func shortName(_ glyphs: GlyphSet) -> SafeText { keys.first?.label(glyphs) ?? .empty }

    func applies(to screen: Screen) -> Bool { screens?.contains(screen) ?? true }

    /// Whether there is a screen on which both work.
    func meets(_ other: KeyBinding) -> Bool {
        guard let screens, let others = other.screens else { return true }
        return !screens.isDisjoint(with: others)
    }

    func text(_ words: DisplayFormatter) -> SafeText { words.say(label) }
}
