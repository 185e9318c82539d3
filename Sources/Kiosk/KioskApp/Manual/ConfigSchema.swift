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
            case description, type, minimum, maximum, values = "enum", usual = "default", pattern
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Name.self)
            try container.encode(option.sentence, forKey: .description)
            switch option.kind {
            case .toggle:
                try container.encode("boolean", forKey: .type)
                try container.encodeIfPresent(
                    SettingKind.toggle(option.usualText), forKey: .usual)
            case .number(let range, _):
                try container.encode("integer", forKey: .type)
                try container.encode(range.lowerBound, forKey: .minimum)
                try container.encode(range.upperBound, forKey: .maximum)
                try container.encodeIfPresent(
                    SettingKind.number(option.usualText, range), forKey: .usual)
            case .choice(let words):
                // YAML parses 8 as a number; kiosk reads the text as written.
                try container.encode(words.map(Value.init), forKey: .values)
                try container.encode(option.usualText, forKey: .usual)
            case .keys: try container.encode("object", forKey: .type)
            case .theme: try container.encode(["string", "object"], forKey: .type)
            case .name:
                try container.encode("string", forKey: .type)
                try container.encode("^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$", forKey: .pattern)
            case .backend:
                try container.encode("string", forKey: .type)
                try container.encode("^(embedded|https?://[^/]+/?)$", forKey: .pattern)
            case .merchant:
                try container.encode("string", forKey: .type)
                try container.encode("^(kiosk|https?://.+)$", forKey: .pattern)
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
