import ArgumentParser
import FoundationEssentials
import TerminalGraphics
import TextParsing

/// The reference of all settings, generated from the table of settings, for people and for editors.
enum ConfigReference {
    /// The output format of the reference.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, md, schema
    }

    /// Returns the lines of the whole reference.
    ///
    /// - Parameter columns: The width of the terminal; nil for lines of any length.
    static func lines(_ format: Format, columns: Int?) -> [SafeText] {
        switch format {
        case .text: text(columns)
        case .md: markdown.map { SafeText(untrusted: $0) }
        case .schema: JSONText.indented(ConfigSchema()).map { SafeText(untrusted: $0) }
        }
    }

    /// Returns the failure for an unknown setting, with the nearest name if there is one.
    static func unknown(_ name: String) -> CommandFailure {
        let near = SpellingSuggestion.nearest(to: name, in: SettingKey.allCases.map(\.rawValue))
            .map { " Did you mean “\($0)”?" }
        return .usage(
            "There is no setting “\(name.prefix(80))”.\(near ?? " See kiosk config reference.")"
        )
    }

    private static func text(_ columns: Int?) -> [SafeText] {
        var table = TextTable()
        table.rows = SettingOption.all.map { option in
            TextTable.Row(
                cells: [
                    SafeText(untrusted: option.key.rawValue),
                    SafeText(untrusted: option.defaultValue),
                ],
                words: [
                    SafeText(untrusted: option.sentence),
                    SafeText(untrusted: "(\(option.kind.word))"),
                ])
        }
        return table.lines(columns: columns)
    }

    /// The settings as a table in Markdown, as the manual contains it.
    static var markdown: [String] {
        let rows = SettingOption.all.map { option in
            "| `\(option.key.rawValue)` | \(option.kind.word) | \(defaultDescription(option)) | "
                + "\(option.sentence)\(option.isLive ? " ↻" : "") |"
        }
        return ["| Setting | Values | Default | Purpose |", "| --- | --- | --- | --- |"]
            + rows
    }

    private static func defaultDescription(_ option: SettingOption) -> String {
        option.defaultText.isEmpty
            ? String(option.defaultValue.dropFirst().dropLast()) : "`\(option.defaultValue)`"
    }

    /// A config file in which every line is commented out.
    static var example: [String] {
        let head = [
            "# Settings of kiosk. Remove the # before a line to use it. kiosk config explain shows the effective values.",
            "# An option (--account) and a variable (KIOSK_ACCOUNT) take precedence over a line here.",
        ]
        return head
            + SettingOption.all.flatMap { option in
                [
                    "", "# \(option.sentence)",
                    "# \(option.kind.word); default: \(option.defaultValue)"
                        + (option.isLive ? "; an open shop applies changes at once" : ""),
                    "#\(option.key.rawValue): \(option.example)",
                ]
            }
    }
}

/// A JSON Schema of the config file, for editors that complete and validate YAML.
struct ConfigSchema: Encodable {
    private enum Name: String, CodingKey {
        case schema = "$schema"
        case title, type, properties, additionalProperties
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        try container.encode("https://json-schema.org/draft/2020-12/schema", forKey: .schema)
        try container.encode("kiosk config.yaml", forKey: .title)
        try container.encode("object", forKey: .type)
        try container.encode(false, forKey: .additionalProperties)
        let properties = SettingOption.all.map { ($0.key.rawValue, Property(option: $0)) }
        try container.encode(
            Dictionary(properties, uniquingKeysWith: { first, _ in first }), forKey: .properties)
    }

    /// The schema of one setting.
    private struct Property: Encodable {
        let option: SettingOption

        private enum Name: String, CodingKey {
            case description, type, minimum, maximum, values = "enum", defaultValue = "default",
                pattern
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Name.self)
            try container.encode(option.sentence, forKey: .description)
            switch option.kind {
            case .toggle:
                try container.encode("boolean", forKey: .type)
                try container.encodeIfPresent(
                    SettingKind.toggle(option.defaultText), forKey: .defaultValue)
            case .number(let range, _):
                try container.encode("integer", forKey: .type)
                try container.encode(range.lowerBound, forKey: .minimum)
                try container.encode(range.upperBound, forKey: .maximum)
                try container.encodeIfPresent(
                    SettingKind.number(option.defaultText, range), forKey: .defaultValue)
            case .choice(let words):
                // YAML parses 8 as a number; kiosk reads the text as written.
                try container.encode(words.map(Value.init), forKey: .values)
                try container.encode(option.defaultText, forKey: .defaultValue)
            case .keys: try container.encode("object", forKey: .type)
            case .theme: try container.encode(["string", "object"], forKey: .type)
            case .name:
                try container.encode("string", forKey: .type)
                try container.encode("^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$", forKey: .pattern)
            case .backend:
                try container.encode("string", forKey: .type)
                try container.encode("^(\(Settings.embedded)|https?://[^/]+/?)$", forKey: .pattern)
            case .merchant:
                try container.encode("string", forKey: .type)
                try container.encode("^(\(Settings.ownMerchant)|https?://.+)$", forKey: .pattern)
            case .file, .country, .language, .time, .text:
                try container.encode(["string", "number"], forKey: .type)
            }
        }
    }

    /// A word, encoded as a number if YAML would parse it as one.
    private struct Value: Encodable {
        let word: String

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            if let number = Int(word) {
                try container.encode(number)
            } else {
                try container.encode(word)
            }
        }
    }
}
