import StoreText
import TerminalGraphics

/// The key bindings of a slideshow, used for dispatch, hints and help.
package struct SlideshowKeyMap: Hashable, Sendable {
    let bindings: [SlideshowKeyBinding]

    /// Creates a table of a slideshow's own bindings and the common ones.
    init(_ own: [SlideshowKeyBinding], leaving: [Key] = [.character("q")]) {
        bindings = own + Self.common(leaving)
    }

    func action(for press: KeyPress) -> SlideshowAction? {
        bindings.first { $0.keys.contains(press) }?.action
    }

    /// The bindings for the footer, the most important first.
    var hints: [SlideshowKeyBinding] {
        bindings.filter { $0.priority != nil }.sorted { ($0.priority ?? 0) < ($1.priority ?? 0) }
    }

    private static func common(_ leaving: [Key]) -> [SlideshowKeyBinding] {
        [
            SlideshowKeyBinding(.help, [.character("?")], .hintHelp, priority: 1),
            SlideshowKeyBinding(.quit, leaving, control: "c", .hintQuit, priority: 2),
            SlideshowKeyBinding(.suspend, control: "z", .hintSuspend),
            SlideshowKeyBinding(.redraw, control: "l", .hintRedraw),
        ]
    }
}

// MARK: Bindings

/// A row of a slideshow's key table: an action, its keys and its description.
struct SlideshowKeyBinding: Hashable, Sendable {
    let action: SlideshowAction
    let keys: [KeyPress]
    let label: TextKey
    /// The priority in the footer, where smaller numbers come first; nil to leave the binding out.
    let priority: Int?
    /// The keys that the footer shows for a group of related bindings; nil for the binding's first key.
    var group: [Key]?

    /// - Parameter control: A letter that, pressed with Ctrl, is an additional key.
    init(
        _ action: SlideshowAction, _ keys: [Key] = [], control: Character? = nil,
        _ label: TextKey,
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
