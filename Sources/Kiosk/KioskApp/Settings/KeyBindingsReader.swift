import KioskUI
import TerminalGraphics
import TextParsing
import Yams

/// Reads the key bindings of a config file.
struct KeyBindingsReader {
    let path: String
    /// The key table with the keys of the file.
    private(set) var table = KeyTable.standard
    /// The warnings about unknown actions and about default keys that are reassigned, as sentences with their position.
    private(set) var warnings: [String] = []
    private var changes: [(change: KeyChange, marks: [Mark?])] = []

    init(path: String) { self.path = path }

    /// The key bindings of the file on one line.
    var text: String {
        changes.map { entry in
            "\(entry.change.action.name): "
                + (entry.change.keys.isEmpty
                    ? "none" : entry.change.keys.map(\.name).joined(separator: " "))
        }.joined(separator: ", ")
    }

    /// Reads the bindings.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 for an invalid key name, for a key that two actions of one screen
    ///   use, and for a key that cannot be reassigned.
    mutating func read(_ mapping: Node.Mapping) throws(CommandFailure) {
        for (name, value) in mapping {
            guard let action = try action(name) else { continue }
            let nodes = value.sequence.map { Array($0) } ?? [value]
            var keys: [KeyPress] = []
            for node in nodes where !Self.isNone(node, of: nodes) { keys.append(try key(node)) }
            changes.append((KeyChange(action: action, keys: keys), nodes.map(\.mark)))
        }
        do throws(KeyConflict) {
            let (table, losses) = try KeyTable.standard.applying(changes.map(\.change))
            self.table = table
            warnings += losses.map(sentence)
        } catch {
            throw failure(error)
        }
    }

    private mutating func action(_ node: Node) throws(CommandFailure) -> Action? {
        guard let name = node.scalar?.string else {
            throw ConfigFile.failure(
                path, node.mark?.line ?? 1, node.mark?.column ?? 1,
                "the name of an action is expected")
        }
        if let action = Action(name: name) { return action }
        let near = SpellingSuggestion.nearest(to: name, in: Action.all.map(\.name))
            .map { "did you mean “\($0)”?" }
        warnings.append(
            location(node.mark) + "there is no action “\(name.prefix(40))”; "
                + (near ?? "see kiosk help keys.") + " The line is ignored.")
        return nil
    }

    private func key(_ node: Node) throws(CommandFailure) -> KeyPress {
        let name = node.scalar?.string
        if let press = name.flatMap({ KeyPress(name: $0) }) { return press }
        throw ConfigFile.failure(
            path, node.mark?.line ?? 1, node.mark?.column ?? 1,
            "“\(name?.prefix(40) ?? "")” is not a valid key: use one character, or a name such as ctrl-p, "
                + "alt-x, f5, enter, esc, space, tab, up or pgdn")
    }

    private static func isNone(_ node: Node, of nodes: [Node]) -> Bool {
        nodes.count == 1 && node.scalar?.string == "none"
    }

    // MARK: Messages

    private func sentence(_ loss: KeyLoss) -> String {
        let rest =
            loss.remainingKeys.isEmpty
            ? "which has no key any more"
            : "which keeps " + loss.remainingKeys.map { "“\($0.name)”" }.joined(separator: ", ")
        return location(mark(of: loss.key, for: loss.newAction))
            + "“\(loss.key.name)” is now a key of “\(loss.newAction.name)” instead of "
            + "“\(loss.previousAction.name)”, \(rest)."
    }

    private func failure(_ conflict: KeyConflict) -> CommandFailure {
        let key = conflict.key
        let names = conflict.actions.map { "“\($0.name)”" }
        if conflict.isFixed {
            let entry = changes.last { $0.change.keys.contains(key) }
            return failure(
                mark(of: key, for: entry?.change.action),
                "“\(key.name)” cannot be reassigned: it always belongs to \(names.first ?? "its action")"
            )
        }
        return failure(
            mark(of: key, for: conflict.actions.last),
            "“\(key.name)” is assigned to \(names.joined(separator: " and ")), which work on the "
                + "same screen: use another key for one of them")
    }

    private func failure(_ mark: Mark?, _ message: String) -> CommandFailure {
        ConfigFile.failure(path, mark?.line ?? 1, mark?.column ?? 1, message)
    }

    private func location(_ mark: Mark?) -> String {
        "\(path):\(mark?.line ?? 1):\(mark?.column ?? 1): "
    }

    private func mark(of key: KeyPress, for action: Action?) -> Mark? {
        guard let entry = changes.first(where: { $0.change.action == action }),
            let index = entry.change.keys.firstIndex(of: key), entry.marks.indices.contains(index)
        else { return nil }
        return entry.marks[index]
    }
}
