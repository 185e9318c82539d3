import StoreText
import TerminalGraphics

/// The key bindings of a presentation, used for dispatch, hints and help.
package struct PresentationKeyTable: Hashable, Sendable {
    let bindings: [PresentationKeyBinding]

    /// Creates a table of a presentation's own bindings and the common ones.
    init(_ own: [PresentationKeyBinding], leaving: [Key] = [.character("q")]) {
        bindings = own + Self.common(leaving)
    }

    func action(for press: KeyPress) -> PresentationAction? {
        bindings.first { $0.keys.contains(press) }?.action
    }

    /// The bindings for the footer, the most important first.
    var hints: [PresentationKeyBinding] {
        bindings.filter { $0.priority != nil }.sorted { ($0.priority ?? 0) < ($1.priority ?? 0) }
    }

    private static func common(_ leaving: [Key]) -> [PresentationKeyBinding] {
        [
            PresentationKeyBinding(.help, [.character("?")], .hintHelp, priority: 1),
            PresentationKeyBinding(.quit, leaving, control: "c", .hintQuit, priority: 2),
            PresentationKeyBinding(.suspend, control: "z", .hintSuspend),
            PresentationKeyBinding(.redraw, control: "l", .hintRedraw),
        ]
    }
}
