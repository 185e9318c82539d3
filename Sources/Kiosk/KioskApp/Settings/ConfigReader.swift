import TextParsing

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

    mutating func values(_ members: [YAMLMember]) throws(CommandFailure) -> [SettingKey:
        SettingValue]
    {
        var values: [SettingKey: SettingValue] = [:]
        for member in members {
            guard let key = key(member) else { continue }
            values[key] = try settingValue(key, member.value)
        }
        return values
    }

    private mutating func key(_ member: YAMLMember) -> SettingKey? {
        let name = member.name
        if let key = SettingKey(rawValue: name) { return key }
        let known = SettingKey.allCases.map(\.rawValue).sorted()
        let hint =
            SpellingSuggestion.nearest(to: name, in: known).map { "did you mean “\($0)”?" }
            ?? "use one of " + known.joined(separator: ", ") + "."
        warnings.append(
            "\(path):\(member.position): "
                + "there is no setting “\(name.prefix(40))”; \(hint) The line is ignored.")
        return nil
    }

    private mutating func settingValue(_ key: SettingKey, _ node: YAMLNode) throws(CommandFailure)
        -> SettingValue
    {
        if key == .keys { return try settingValue(keys: node) }
        if key == .theme, let pair = node.mapping { return try settingValue(pair: pair, node) }
        let text = try value(key.rawValue, node)
        return settingValue(key, isPath(key, text) ? resolved(text) : text, node)
    }

    private func settingValue(_ key: SettingKey, _ text: String, _ node: YAMLNode) -> SettingValue {
        SettingValue(key: key, text: text, source: .file(path, node.position))
    }

    private func value(_ name: String, _ node: YAMLNode) throws(CommandFailure) -> String {
        guard let text = node.scalar else {
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

    private mutating func settingValue(keys node: YAMLNode) throws(CommandFailure) -> SettingValue {
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
        pair: [YAMLMember], _ node: YAMLNode
    ) throws(CommandFailure) -> SettingValue {
        var themes: [String: String] = [:]
        for member in pair {
            guard ["light", "dark"].contains(member.name) else {
                throw ConfigFile.failure(
                    path, member.position, "a pair of themes requires “light” and “dark”")
            }
            let text = try value(member.name, member.value)
            themes[member.name] = isPath(.theme, text) ? resolved(text) : text
        }
        guard let light = themes["light"], let dark = themes["dark"] else {
            throw failure(node, "a pair of themes requires “light” and “dark”")
        }
        return settingValue(.theme, "\(light),\(dark)", node)
    }

    // MARK: Paths

    private func isPath(_ key: SettingKey, _ text: String) -> Bool {
        switch SettingDefinition.of(key)?.kind {
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

    private func failure(_ node: YAMLNode, _ message: String) -> CommandFailure {
        ConfigFile.failure(path, node.position, message)
    }
}
