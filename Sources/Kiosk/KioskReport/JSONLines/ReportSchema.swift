/// A JSON Schema of a report's lines, for programs that read them.
package struct ReportSchema: Encodable {
    private enum Name: String, CodingKey {
        case schema = "$schema"
        case title, description, oneOf
    }

    /// Creates the schema of ``SessionReport/version``.
    package init() {}

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        try container.encode("https://json-schema.org/draft/2020-12/schema", forKey: .schema)
        try container.encode("A line of a kiosk report", forKey: .title)
        try container.encode(
            "Times are in milliseconds since 1970, and prices in milliunits of their currency.",
            forKey: .description)
        try container.encode(ReportKind.allCases.map(Line.init), forKey: .oneOf)
    }

    /// The schema of one kind of line.
    private struct Line: Encodable {
        let kind: ReportKind

        private enum Name: String, CodingKey {
            case description, type, properties, required, additionalProperties
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Name.self)
            try container.encode(kind.sentence, forKey: .description)
            try container.encode("object", forKey: .type)
            try container.encode(false, forKey: .additionalProperties)
            let required = kind.fields.filter { !$0.isOptional }
            let currency = required.contains { $0.form == .money } ? ["currency"] : []
            try container.encode(
                ["kind"] + required.map(\.name) + currency, forKey: .required)
            try container.encode(properties, forKey: .properties)
        }

        private var properties: [String: Property] {
            var properties = ["kind": Property(type: "string", constant: kind.rawValue)]
            for field in kind.fields {
                properties[field.name] = Property(field)
                guard field.form == .money else { continue }
                properties["currency"] = Property(
                    type: "string", description: "The currency code (ISO 4217).")
            }
            return properties
        }
    }

    /// The schema of one member of a line.
    private struct Property: Encodable {
        let type: String
        var description: String?
        var constant: String?
        var items: [String: String]?

        private enum CodingKeys: String, CodingKey {
            case type, description, items
            case constant = "const"
        }

        init(type: String, description: String? = nil, constant: String? = nil) {
            (self.type, self.description, self.constant) = (type, description, constant)
        }

        init(_ field: ReportField) {
            let type =
                switch field.form {
                case .words, .id, .verbatim, .source: "string"
                case .number, .moment, .money: "integer"
                case .flag: "boolean"
                case .list: "array"
                }
            self.init(type: type, description: field.sentence)
            if field.form == .list { items = ["type": "string"] }
        }
    }
}
