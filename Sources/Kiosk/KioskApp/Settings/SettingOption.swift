/// One line of the table from which everything about settings comes: the reader, the variables, the reference, the
/// example file, completions and the manual page.
struct SettingOption: Sendable {
    let key: SettingKey
    let kind: SettingKind
    /// The value where nobody says one, as a person would write it; or, in brackets, where it comes from.
    let usual: String
    /// What it is for, in one sentence.
    let sentence: String
    /// A value that shows what one may look like.
    let example: String
    /// Whether an open shop takes a change of the config file up at once.
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

    /// The option of a setting.
    static func of(_ key: SettingKey) -> SettingOption? { all.first { $0.key == key } }

    /// The value that counts where nobody says one; empty where it comes from elsewhere.
    var usualText: String { usual.hasPrefix("(") ? "" : usual }
}
