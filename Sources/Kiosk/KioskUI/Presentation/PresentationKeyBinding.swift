import TerminalGraphics

/// One line of a show's key table: which keys do what, and how that is said.
struct PresentationKeyBinding: Hashable, Sendable {
    let action: PresentationAction
    let keys: [KeyPress]
    let label: Phrase
    /// The place in the footer, the smaller the more important; nil for none.
    let priority: Int?
    /// The keys by which the footer calls several bindings that belong together; nil for the first of its own.
    var group: [Key]?

    /// - Parameter control: One more key, a letter pressed with Ctrl.
    init(
        _ action: PresentationAction, _ keys: [Key] = [], control: Character? = nil,
        _ label: Phrase,
        priority: Int? = nil, group: [Key]? = nil
    ) {
        self.group = group
        self.action = action
        self.keys =
            keys.map { KeyPress($0) }
            + (control.map { [KeyPress(.character($0), control: true)] } ?? [])
        self.label = label
        self.priority = priority
    }

    /// The keys as a person reads them.
    func name(_ glyphs: GlyphSet) -> SafeText {
        .joined(keys.map { $0.label(glyphs) }, separator: " ")
    }

    /// The first of the keys, where there is room for one.
    func shortName(_ glyphs: GlyphSet) -> SafeText {
        guard let group else { return keys.first?.label(glyphs) ?? .empty }
        let separator: SafeText = glyphs == .ascii ? "/" : .empty
        return .joined(group.map { KeyPress($0).label(glyphs) }, separator: separator)
    }
}
