/// Escaped HTML: untrusted text is always escaped, and only this file creates markup.
package struct HTMLText: Hashable, Sendable {
    /// The markup in the page.
    package let markup: String

    private init(markup: String) {
        self.markup = markup
    }

    /// Escapes untrusted text.
    ///
    /// HTML's special characters become references; invisible scalars and direction marks are shown by their numbers;
    /// excessive combining marks are removed.
    ///
    /// - Parameter limit: The most scalars shown; the number of the rest is appended.
    package init(_ untrusted: String, limit: Int = 4000) {
        var result = ""
        var (count, accents) = (0, 0)
        for scalar in untrusted.unicodeScalars {
            count += 1
            guard count <= limit else { continue }
            accents = Self.isAccent(scalar) ? accents + 1 : 0
            if accents <= Self.accentLimit { Self.append(scalar, to: &result) }
        }
        if count > limit { result += " … (\(count - limit) more)" }
        markup = result
    }

    /// Escapes a text without invisible scalars, so that each scalar can be read back.
    package static func exact(_ untrusted: String) -> HTMLText {
        var result = ""
        for scalar in untrusted.unicodeScalars { append(scalar, to: &result) }
        return HTMLText(markup: result)
    }

    /// Creates an element; its name and the names of its attributes are literals and never input.
    package static func tag(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
        _ content: HTMLText = .empty
    ) -> HTMLText {
        HTMLText(markup: "\(opening(name, attributes))\(content.markup)</\(name)>")
    }

    /// Creates an element without content and end tag, such as `meta`.
    package static func void(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>
    ) -> HTMLText {
        HTMLText(markup: opening(name, attributes))
    }

    /// Creates markup from a literal without any input, such as a style sheet.
    package static func own(_ markup: StaticString) -> HTMLText { HTMLText(markup: "\(markup)") }

    /// Creates untrusted text with an isolated writing direction.
    package static func quoted(_ untrusted: String, limit: Int = 4000) -> HTMLText {
        tag("bdi", [:], HTMLText(untrusted, limit: limit))
    }

    /// Creates a remark in a dimmed paragraph.
    static func note(_ words: String) -> HTMLText { tag("p", ["class": "dim"], HTMLText(words)) }

    /// Empty markup.
    package static let empty = HTMLText(markup: "")

    /// Concatenates two texts.
    package static func + (left: HTMLText, right: HTMLText) -> HTMLText {
        HTMLText(markup: left.markup + right.markup)
    }

    /// Concatenates texts, with a separator between them.
    package static func joined(
        _ parts: some Sequence<HTMLText>, separator: HTMLText = .empty
    ) -> HTMLText {
        HTMLText(markup: parts.map(\.markup).joined(separator: separator.markup))
    }

    private static func opening(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>
    ) -> String {
        let pairs = attributes.map { " \($0)=\"\(HTMLText($1).markup)\"" }.joined()
        return "<\(name)\(pairs)>"
    }

    /// The most combining marks on one letter; real languages need fewer.
    private static let accentLimit = 4

    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&#39;"
        case "\n": result += "\n"
        default:
            if VisibleScalars.contains(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result +=
                    "‹U+" + String(repeating: "0", count: max(0, 4 - digits.count))
                    + digits + "›"
            }
        }
    }
}

extension HTMLText: ExpressibleByStringLiteral {
    /// Creates text from a literal; it is escaped like any other text.
    package init(stringLiteral value: String) { self.init(value) }
}
