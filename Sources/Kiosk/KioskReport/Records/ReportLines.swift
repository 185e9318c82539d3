import StoreModel

/// Formats a report as JSON Lines: one object per line, with its members in the order of ``ReportKind/fields``.
package enum ReportLines {
    /// Returns all lines, each with a line feed; the last one contains the number of lines before it.
    package static func text(_ report: SessionReport) -> String {
        let count = report.records.count
        let end = ReportRecord(.end, ["lines": .count(count)])
        return (report.records + [end]).map { line($0) + "\n" }.joined()
    }

    /// Returns one line without its line feed.
    package static func line(_ record: ReportRecord) -> String {
        let kind = "\"kind\":\(ReportJSON.quoted(record.kind.rawValue))"
        let members = record.members.map { member in
            "\(ReportJSON.quoted(member.name)):\(json(member.value))"
        }
        return "{" + ([kind] + members).joined(separator: ",") + "}"
    }

    private static func json(_ value: ReportValue) -> String {
        switch value {
        case .text(let text): ReportJSON.quoted(text)
        case .number(let number): "\(number)"
        case .moment(let moment): "\(moment.milliseconds)"
        case .flag(let flag): "\(flag)"
        // The App Store Server API also has both members side by side.
        case .money(let price):
            "\(price.milliunits),\"currency\":\(ReportJSON.quoted(price.currency.code))"
        case .texts(let texts): "[" + texts.map(ReportJSON.quoted).joined(separator: ",") + "]"
        }
    }
}

/// Encodes texts as JSON strings (RFC 8259, section 7) with visible characters only.
enum ReportJSON {
    /// Returns the text in quotation marks; terminal controls and invisible scalars become equivalent escapes.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default:
                if VisibleScalars.contains(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += VisibleScalars.escape(scalar)
                }
            }
        }
        return result + "\""
    }
}

/// The scalars that are visible and do not affect their neighbours.
package enum VisibleScalars {
    /// Returns whether a scalar is visible: not a control, a direction mark, or an unassigned or private scalar.
    package static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator,
            .paragraphSeparator:
            false
        default: true
        }
    }

    /// Returns the `\u` escape of a scalar, which does not change the meaning of a JSON text.
    package static func escape(_ scalar: Unicode.Scalar) -> String {
        scalar.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}

// MARK: Schema

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
