import StoreText
import TerminalGraphics

/// Every key of a show: what dispatches, hints and helps.
package struct ShowKeys: Hashable, Sendable {
    let bindings: [ShowBinding]

    /// The keys of one show, and those that every show has.
    init(_ own: [ShowBinding], leaving: [Key] = [.character("q")]) {
        bindings = own + Self.common(leaving)
    }

    func action(for press: KeyPress) -> ShowAction? {
        bindings.first { $0.keys.contains(press) }?.action
    }

    /// The footer's bindings, the most important ones first.
    var hints: [ShowBinding] {
        bindings.filter { $0.priority != nil }.sorted { ($0.priority ?? 0) < ($1.priority ?? 0) }
    }

    private static func common(_ leaving: [Key]) -> [ShowBinding] {
        [
            ShowBinding(.help, [.character("?")], .hintHelp, priority: 1),
            ShowBinding(.quit, leaving, control: "c", .hintQuit, priority: 2),
            ShowBinding(.suspend, control: "z", .hintSuspend),
            ShowBinding(.redraw, control: "l", .hintRedraw),
        ]
    }
}
