import TerminalGraphics
import Yams

/// Turns the tree of a config file into what it says.
struct ConfigReader {
    let path: String
    let home: String?

    func sayings(_ mapping: Node.Mapping) throws(CommandFailure) -> [SettingKey: Saying] {
        var sayings: [SettingKey: Saying] = [:]
        for (name, value) in mapping {
            let key = try key(name)
            sayings[key] = try saying(key, value)
        }
        return sayings
    }

    private func key(_ node: Node) throws(CommandFailure) -> SettingKey {
        guard let name = node.scalar?.string else {
            throw fault(node, "a setting's name is expected")
        }
        if let key = SettingKey(rawValue: name) { return key }
        let known = SettingKey.allCases.map(\.rawValue).sorted()
        let hint =
            Spelling.nearest(to: name, in: known).map { "did you mean “\($0)”" }
            ?? "known are " + known.joined(separator: ", ")
        throw fault(node, "there is no setting “\(name.prefix(40))”; \(hint)")
    }

    private func saying(_ key: SettingKey, _ node: Node) throws(CommandFailure) -> Saying {
        guard let text = node.scalar?.string else {
            throw fault(node, "\(key.rawValue) takes one value, not a list or a group")
        }
        guard !text.isEmpty else {
            throw fault(node, "\(key.rawValue) has no value; leave the line out instead")
        }
        guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            throw fault(node, "\(key.rawValue) has a control character in its value")
        }
        let mark = node.mark
        return Saying(
            key: key, text: isPath(key, text) ? resolved(text) : text,
            place: .file(path, line: mark?.line ?? 1, column: mark?.column ?? 1))
    }

    private func isPath(_ key: SettingKey, _ text: String) -> Bool {
        switch key {
        case .catalog: text != Settings.demoCatalog
        case .theme: ThemeLibrary.isFile(text)
        default: false
        }
    }

    /// A path that does not depend on where kiosk is started: it begins in the folder of the config file.
    private func resolved(_ text: String) -> String {
        if text.hasPrefix("~/"), let home { return home + text.dropFirst() }
        guard !text.hasPrefix("/") else { return text }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        return folder + text
    }

    private func fault(_ node: Node, _ message: String) -> CommandFailure {
        ConfigFile.failure(path, node.mark?.line ?? 1, node.mark?.column ?? 1, message)
    }
}
