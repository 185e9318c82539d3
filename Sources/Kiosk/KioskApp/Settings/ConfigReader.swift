import TextParsing
import Yams

/// Converts the YAML tree of a config file into setting values.
struct ConfigReader {
    let path: String
    let home: String?
    /// The warnings about unknown names, as sentences with their position.
    private(set) var warnings: [String] = []
    /// The keys of the file, or nil if it does not change any.
    private(set) var keys: KeyBindingsReader?

    init(path: String, home: String?) {
        self.path = path
        self.home = home
    }

    mutating func values(_ mapping: Node.Mapping) throws(CommandFailure) -> [SettingKey:
        SettingValue]
    {
        var values: [SettingKey: SettingValue] = [:]
        for (name, value) in mapping {
            guard let key = try key(name) else { continue }
            values[key] = try settingValue(key, value)
        }
        return values
    }

    private mutating func key(_ node: Node) throws(CommandFailure) -> SettingKey? {
        guard let name = node.scalar?.string else {
            throw failure(node, "the name of a setting is expected")
        }
        if let key = SettingKey(rawValue: name) { return key }
        let known = SettingKey.allCases.map(\.rawValue).sorted()
        let hint =
            SpellingSuggestion.nearest(to: name, in: known).map { "did you mean “\($0)”?" }
            ?? "use one of " + known.joined(separator: ", ") + "."
        warnings.append(
            location(node)
                + "there is no setting “\(name.prefix(40))”; \(hint) The line is ignored.")
        return nil
    }

    private mutating func settingValue(_ key: SettingKey, _ node: Node) throws(CommandFailure)
        -> SettingValue
    {
        if key == .keys { return try settingValue(keys: node) }
        if key == .theme, let pair = node.mapping { return try settingValue(pair: pair, node) }
        let text = try value(key.rawValue, node)
        return settingValue(key, isPath(key, text) ? resolved(text) : text, node)
    }

    private func settingValue(_ key: SettingKey, _ text: String, _ node: Node) -> SettingValue {
        let mark = node.mark
        return SettingValue(
            key: key, text: text,
            source: .file(path, line: mark?.line ?? 1, column: mark?.column ?? 1))
    }

    private func value(_ name: String, _ node: Node) throws(CommandFailure) -> String {
        guard let text = node.scalar?.string else {
            throw failure(node, "\(name) requires one value, not a list or a group")
        }
        guard !text.isEmpty else {
            throw failure(node, "\(name) has no value; remove the line instead")
        }
        guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            throw failure(node, "the value of \(name) contains a control character")
        }
        return text
    }

    // MARK: Groups

    private mutating func settingValue(keys node: Node) throws(CommandFailure) -> SettingValue {
        guard let mapping = node.mapping else {
            throw failure(node, "keys must be written as “action: key”, one per line below “keys:”")
        }
        var reader = KeyBindingsReader(path: path)
        try reader.read(mapping)
        warnings += reader.warnings
        keys = reader
        return settingValue(.keys, reader.text, node)
    }

    /// Returns the value for a pair of themes, in the form of `--theme LIGHT,DARK`.
    private func settingValue(
        pair: Node.Mapping, _ node: Node
    ) throws(CommandFailure) -> SettingValue {
        var themes: [String: String] = [:]
        for (name, value) in pair {
            guard let side = name.scalar?.string, ["light", "dark"].contains(side) else {
                throw failure(name, "a pair of themes requires “light” and “dark”")
            }
            let text = try self.value(side, value)
            themes[side] = isPath(.theme, text) ? resolved(text) : text
        }
        guard let light = themes["light"], let dark = themes["dark"] else {
            throw failure(node, "a pair of themes requires “light” and “dark”")
        }
        return settingValue(.theme, "\(light),\(dark)", node)
    }

    // MARK: Paths

    private func isPath(_ key: SettingKey, _ text: String) -> Bool {
        switch SettingOption.of(key)?.kind {
        case .file(let word)?: text != word
        case .theme?: ThemeLocator.isFile(text)
        default: false
        }
    }

    /// Resolves a path against the folder of the config file, so that it does not depend on the working directory.
    private func resolved(_ text: String) -> String {
        if text.hasPrefix("~/"), let home { return home + text.dropFirst() }
        guard !text.hasPrefix("/") else { return text }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        return folder + text
    }

    private func location(_ node: Node) -> String {
        "\(path):\(node.mark?.line ?? 1):\(node.mark?.column ?? 1): "
    }

    private func failure(_ node: Node, _ message: String) -> CommandFailure {
        ConfigFile.failure(path, node.mark?.line ?? 1, node.mark?.column ?? 1, message)
    }
}
