import ArgumentParser
import KioskUI

/// The description of a setting.
///
/// The table of these is the source for the options, their help and completion, the variables, the parser of the config
/// file, the reference, its schema, the example file and the manual.
struct SettingDefinition: Sendable {
    let key: SettingKey
    let kind: SettingKind
    /// The default as a person would write it, or its origin in brackets.
    let defaultValue: String
    /// The purpose of the setting, in one sentence.
    let sentence: String
    /// The purpose of the option, in one sentence of the help.
    let help: String
    /// The name of the option's value in the help, or nil for the name of the option.
    let valueName: String?
    /// The second name of a flag, or nil. Such a flag can only turn the setting on.
    let alias: String?
    /// The values that shells complete.
    let completion: CompletionKind
    /// A valid value as an example.
    let example: String
    /// Whether an open shop applies a change of the config file at once.
    let isLive: Bool
    /// The preference of the interface that the setting switches, or nil.
    let preference: (any WritableKeyPath<Preferences, Bool> & Sendable)?

    /// Creates the row of a setting.
    ///
    /// - Parameters:
    ///   - text: The purpose. The help shows it with its quotation marks and with the example for `%example`, the
    ///     reference without either.
    ///   - help: The sentence of the help if it is not `text`, with the valid values for `%values`.
    ///   - valueName: The name of the value, or nil for that of the kind.
    ///   - completion: The values that shells complete, or nil for those of the kind.
    init(
        _ key: SettingKey, _ kind: SettingKind, defaultValue: String, _ text: String,
        help: String? = nil, valueName: String? = nil, alias: String? = nil,
        completion: CompletionKind? = nil, example: String, isLive: Bool = false,
        preference: (any WritableKeyPath<Preferences, Bool> & Sendable)? = nil
    ) {
        self.key = key
        self.kind = kind
        self.defaultValue = defaultValue
        sentence = text.replacing(", such as %example", with: "").filter { !"“”".contains($0) }
        self.help = (help ?? text).replacing("%example", with: example)
            .replacing("%values", with: kind.values)
        self.valueName = valueName ?? kind.valueName
        self.alias = alias
        self.completion = completion ?? kind.completion
        self.example = example
        self.isLive = isLive
        self.preference = preference
    }

    /// Returns the description of a setting.
    static func of(_ key: SettingKey) -> SettingDefinition? { all.first { $0.key == key } }

    /// The default value, or an empty string if the default depends on something else.
    var defaultText: String { defaultValue.hasPrefix("(") ? "" : defaultValue }
}
