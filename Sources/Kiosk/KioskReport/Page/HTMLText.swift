/// Text that may stand in a page: whatever came from outside was escaped, and only this file makes it.
package struct HTMLText: Hashable, Sendable {
    /// As it stands in the page.
    package let markup: String

    private init(markup: String) {
        self.markup = markup
    }

    /// Escapes a text of anybody.
    ///
    /// What has a meaning in HTML becomes a reference; what cannot be seen, or turns the direction of writing, is shown
    /// by its number; a tower of accents is cut.
    ///
    /// - Parameter limit: How many scalars are shown; what is more is counted.
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

    /// Escapes a text that holds nothing invisible, so that each of its scalars can be read back.
    package static func exact(_ untrusted: String) -> HTMLText {
        var result = ""
        for scalar in untrusted.unicodeScalars { append(scalar, to: &result) }
        return HTMLText(markup: result)
    }

    /// An element; its name and those of its attributes are written here, never read.
    package static func tag(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
        _ content: HTMLText = .empty
    ) -> HTMLText {
        HTMLText(markup: "\(opening(name, attributes))\(content.markup)</\(name)>")
    }

    /// An element that has no content and no end, such as `meta`.
    package static func void(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>
    ) -> HTMLText {
        HTMLText(markup: opening(name, attributes))
    }

    /// Words of kiosk's own beside which nothing from outside stands, such as a style sheet.
    package static func own(_ markup: StaticString) -> HTMLText { HTMLText(markup: "\(markup)") }

    /// A text of anybody, whose direction of writing is its own.
    package static func quoted(_ untrusted: String, limit: Int = 4000) -> HTMLText {
        tag("bdi", [:], HTMLText(untrusted, limit: limit))
    }

    /// Something said beside the rest.
    static func note(_ words: String) -> HTMLText { tag("p", ["class": "dim"], HTMLText(words)) }

    /// Nothing.
    package static let empty = HTMLText(markup: "")

    /// One after the other.
    package static func + (left: HTMLText, right: HTMLText) -> HTMLText {
        HTMLText(markup: left.markup + right.markup)
    }

    /// All of them, with something between each two.
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

    /// The most marks that stand on one letter; no language needs more.
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
    /// Words of kiosk's own; they are escaped like any other.
    package init(stringLiteral value: String) { self.init(value) }
}
