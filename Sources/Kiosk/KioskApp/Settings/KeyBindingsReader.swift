import KioskUI
import TerminalGraphics
import TextParsing

/// Reads the key bindings of a config file.
struct KeyBindingsReader {
    let path: String
    /// The key table with the keys of the file.
    private(set) var table = KeyMap.standard
    /// The warnings about unknown actions and about default keys that are reassigned, as sentences with their position.
    private(set) var warnings: [String] = []
    private var changes: [(change: KeyOverride, positions: [SourcePosition])] = []

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
    mutating func read(_ members: [YAMLMember]) throws(CommandFailure) {
        for member in members {
            guard let action = action(member) else { continue }
            let nodes = member.value.list ?? [member.value]
            var keys: [KeyPress] = []
            for node in nodes where !Self.isNone(node, of: nodes) { keys.append(try key(node)) }
            changes.append((KeyOverride(action: action, keys: keys), nodes.map(\.position)))
        }
        do throws(KeyBindingConflict) {
            let (table, losses) = try KeyMap.standard.applying(changes.map(\.change))
            self.table = table
            warnings += losses.map(sentence)
        } catch {
            throw failure(error)
        }
    }

    private mutating func action(_ member: YAMLMember) -> Action? {
        let name = member.name
        if let action = Action(name: name) { return action }
        let near = SpellingSuggestion.nearest(to: name, in: Action.all.map(\.name))
            .map { "did you mean “\($0)”?" }
        warnings.append(
            location(member.position) + "there is no action “\(name.prefix(40))”; "
                + (near ?? "see kiosk help keys.") + " The line is ignored.")
        return nil
    }

    private func key(_ node: YAMLNode) throws(CommandFailure) -> KeyPress {
        let name = node.scalar
        if let press = name.flatMap({ KeyPress(name: $0) }) { return press }
        throw ConfigFile.failure(
            path, node.position,
            "“\(name?.prefix(40) ?? "")” is not a valid key: use one character, or a name such as ctrl-p, "
                + "alt-x, f5, enter, esc, space, tab, up or pgdn")
    }

    private static func isNone(_ node: YAMLNode, of nodes: [YAMLNode]) -> Bool {
        nodes.count == 1 && node.scalar == "none"
    }

    // MARK: Messages

    private func sentence(_ loss: ReassignedDefaultKey) -> String {
        let rest =
            loss.remainingKeys.isEmpty
            ? "which has no key any more"
            : "which keeps " + loss.remainingKeys.map { "“\($0.name)”" }.joined(separator: ", ")
        return location(position(of: loss.key, for: loss.newAction))
            + "“\(loss.key.name)” is now a key of “\(loss.newAction.name)” instead of "
            + "“\(loss.previousAction.name)”, \(rest)."
    }

    private func failure(_ conflict: KeyBindingConflict) -> CommandFailure {
        let key = conflict.key
        let names = conflict.actions.map { "“\($0.name)”" }
        if conflict.isFixed {
            let entry = changes.last { $0.change.keys.contains(key) }
            return failure(
                position(of: key, for: entry?.change.action),
                "“\(key.name)” cannot be reassigned: it always belongs to \(names.first ?? "its action")"
            )
        }
        return failure(
            position(of: key, for: conflict.actions.last),
            "“\(key.name)” is assigned to \(names.joined(separator: " and ")), which work on the "
                + "same screen: use another key for one of them")
    }

    private func failure(_ position: SourcePosition, _ message: String) -> CommandFailure {
        ConfigFile.failure(path, position, message)
    }

    private func location(_ position: SourcePosition) -> String { "\(path):\(position): " }

    private func position(of key: KeyPress, for action: Action?) -> SourcePosition {
        guard let entry = changes.first(where: { $0.change.action == action }),
            let index = entry.change.keys.firstIndex(of: key),
            entry.positions.indices.contains(index)
        else { return .start }
        return entry.positions[index]
    }
}
