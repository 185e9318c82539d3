import StoreText
import TerminalGraphics

/// Every key of a show: what dispatches, hints and helps.
package struct PresentationKeyTable: Hashable, Sendable {
    let bindings: [PresentationKeyBinding]

    /// The keys of one show, and those that every show has.
    init(_ own: [PresentationKeyBinding], leaving: [Key] = [.character("q")]) {
        bindings = own + Self.common(leaving)
    }

    func action(for press: KeyPress) -> PresentationAction? {
        bindings.first { $0.keys.contains(press) }?.action
    }

    /// The footer's bindings, the most important ones first.
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
