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
        case .schema: JSONText.indented(ConfigSchema.json).map { SafeText(untrusted: $0) }
        }
    }

    /// Returns the failure for an unknown setting, with the nearest name if there is one.
    static func unknown(_ name: String) -> CommandFailure {
        let near = SpellingSuggestion.question(
            for: name, in: SettingKey.allCases.map(\.rawValue))
        return .usage(
            "There is no setting “\(name.prefix(80))”.\(near ?? " See kiosk config reference.")"
        )
    }

    private static func text(_ columns: Int?) -> [SafeText] {
        let rows = SettingDefinition.all.map { option in
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
        return TextTable(rows: rows).lines(columns: columns)
    }

    /// The settings as a table in Markdown, as the manual contains it.
    static var markdown: [String] {
        let rows = SettingDefinition.all.map { option in
            "| `\(option.key.rawValue)` | \(option.kind.word) | \(defaultDescription(option)) | "
                + "\(option.sentence)\(option.isLive ? " ↻" : "") |"
        }
        return ["| Setting | Values | Default | Purpose |", "| --- | --- | --- | --- |"]
            + rows
    }

    private static func defaultDescription(_ option: SettingDefinition) -> String {
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
            + SettingDefinition.all.flatMap { option in
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
enum ConfigSchema {
    static var json: JSONLine {
        let properties = SettingDefinition.all.map { ($0.key.rawValue, property($0)) }
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "kiosk config.yaml", "type": "object", "additionalProperties": false,
            "properties": Dictionary(properties, uniquingKeysWith: { first, _ in first }),
        ]
    }

    /// The schema of one setting.
    private static func property(_ option: SettingDefinition) -> JSONLine {
        let description = option.sentence
        func text(matching pattern: String) -> JSONLine {
            ["description": description, "type": "string", "pattern": pattern]
        }
        switch option.kind {
        case .toggle:
            return [
                "description": description, "type": "boolean",
                "default": SettingKind.toggle(option.defaultText),
            ]
        case .number(let range, _):
            return [
                "description": description, "type": "integer", "minimum": range.lowerBound,
                "maximum": range.upperBound,
                "default": SettingKind.number(option.defaultText, range),
            ]
        case .choice(let words):
            // YAML parses 8 as a number; kiosk reads the text as written.
            return [
                "description": description, "enum": words.map(Value.init),
                "default": option.defaultText,
            ]
        case .keys: return ["description": description, "type": "object"]
        case .theme: return ["description": description, "type": ["string", "object"]]
        case .name: return text(matching: "^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$")
        case .backend: return text(matching: "^(\(Settings.embedded)|https?://[^/]+/?)$")
        case .merchant: return text(matching: "^(\(Settings.ownMerchant)|https?://.+)$")
        case .file, .country, .language, .time, .text:
            return ["description": description, "type": ["string", "number"]]
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
