import TerminalGraphics

/// A row of a presentation's key table: an action, its keys and its description.
struct PresentationKeyBinding: Hashable, Sendable {
    let action: PresentationAction
    let keys: [KeyPress]
    let label: Phrase
    /// The priority in the footer, where smaller numbers come first; nil to leave the binding out.
    let priority: Int?
    /// The keys that the footer shows for a group of related bindings; nil for the binding's first key.
    var group: [Key]?

    /// - Parameter control: A letter that, pressed with Ctrl, is an additional key.
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

    /// Returns the names of the keys for display.
    func name(_ glyphs: GlyphSet) -> SafeText {
        .joined(keys.map { $0.label(glyphs) }, separator: " ")
    }

    /// Returns the name of the first key or of the group's keys, for the footer.
    func shortName(_ glyphs: GlyphSet) -> SafeText {
        guard let group else { return keys.first?.label(glyphs) ?? .empty }
        let separator: SafeText = glyphs == .ascii ? "/" : .empty
        return .joined(group.map { KeyPress($0).label(glyphs) }, separator: separator)
    }
}
