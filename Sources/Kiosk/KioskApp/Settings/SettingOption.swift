/// The description of a setting.
///
/// The table of these is the source for the parser, the variables, the reference, the example file, completions and the
/// manual page.
struct SettingOption: Sendable {
    let key: SettingKey
    let kind: SettingKind
    /// The default as a person would write it, or its origin in brackets.
    let usual: String
    /// The purpose of the setting, in one sentence.
    let sentence: String
    /// A valid value as an example.
    let example: String
    /// Whether an open shop applies a change of the config file at once.
    let isLive: Bool

    init(
        _ key: SettingKey, _ kind: SettingKind, usual: String, _ sentence: String, example: String,
        isLive: Bool = false
    ) {
        self.key = key
        self.kind = kind
        self.usual = usual
        self.sentence = sentence
        self.example = example
        self.isLive = isLive
    }

    /// Returns the description of a setting.
    static func of(_ key: SettingKey) -> SettingOption? { all.first { $0.key == key } }

    /// The default value, or an empty string if the default depends on something else.
    var usualText: String { usual.hasPrefix("(") ? "" : usual }
}
