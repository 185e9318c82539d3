import ArgumentParser

/// The options that follow from the table.
///
/// The argument parser reads the definitions of a type's options from the mirror of a new value, and decodes the parsed
/// values under the labels of the definitions. A type with options from the table returns ``definition`` of each row in
/// its mirror, and decodes its values with ``values(of:in:)``.
extension SettingDefinition {
    /// The definition of the option, labeled with the name of the setting.
    var definition: Mirror.Child {
        let value: Any =
            switch (kind, alias) {
            case (.toggle, nil):
                Flag<Bool?>(inversion: .prefixedNo, help: ArgumentHelp(help))
            case (.toggle, let alias?):
                Flag<Bool>(
                    wrappedValue: false, name: [.long, .customLong(alias)],
                    help: ArgumentHelp(help))
            default:
                // The name is that of the label, which the parser would convert each time.
                Option<String?>(
                    name: .customLong(key.rawValue),
                    help: ArgumentHelp(help, valueName: valueName), completion: completion)
            }
        return (label: key.rawValue, value: value)
    }

    /// Returns the rows that have an option, in the order of the help.
    static func withOption(_ rows: [SettingDefinition]) -> [SettingDefinition] {
        SettingKey.allCases.filter { $0.option != nil }.compactMap { key in
            rows.first { $0.key == key }
        }
    }

    /// Returns the values of the options that were given.
    static func values(
        of rows: [SettingDefinition], in container: KeyedDecodingContainer<StringKey>
    ) throws -> [SettingKey: String] {
        var values: [SettingKey: String] = [:]
        for row in rows {
            let name = StringKey(stringValue: row.key.rawValue)
            let value: String? =
                switch (row.kind, row.alias) {
                case (.toggle, nil):
                    try container.decode(Flag<Bool?>.self, forKey: name).wrappedValue
                        .map { "\($0)" }
                case (.toggle, _):
                    try container.decode(Flag<Bool>.self, forKey: name).wrappedValue ? "true" : nil
                default: try container.decode(Option<String?>.self, forKey: name).wrappedValue
                }
            values[row.key] = value
        }
        return values
    }
}
