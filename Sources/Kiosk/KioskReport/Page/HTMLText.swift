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
    package static func literal(_ markup: StaticString) -> HTMLText {
        HTMLText(markup: "\(markup)")
    }

    /// Creates untrusted text with an isolated writing direction.
    package static func quoted(_ untrusted: String, limit: Int = 4000) -> HTMLText {
        tag("bdi", [:], HTMLText(untrusted, limit: limit))
    }

    /// Creates a remark in a dimmed paragraph.
    static func remark(_ words: String) -> HTMLText { tag("p", ["class": "dim"], HTMLText(words)) }

    /// Creates a list of terms, each with its description.
    static func terms(_ terms: some Sequence<(String, HTMLText)>) -> HTMLText {
        tag("dl", [:], joined(terms.map { tag("dt", [:], HTMLText($0)) + tag("dd", [:], $1) }))
    }

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

// MARK: Style sheet

/// The style sheet of the page, for light and dark mode, phones and paper.
enum PageStyle {
    static let sheet: StaticString = """

        :root{color-scheme:light dark;--ink:#1b1f24;--dim:#5b6470;--line:#d5dae1;--page:#fff;--card:#f6f8fa;
        --good:#1a7f37;--bad:#c0262d;--warn:#9a5b00;--mark:#0b62c4}
        @media (prefers-color-scheme:dark){:root{--ink:#e6e9ee;--dim:#9aa4b2;--line:#363d47;--page:#14181d;
        --card:#1d232a;--good:#4ac26b;--bad:#ff7b72;--warn:#e3a951;--mark:#6cb2ff}}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:60rem;padding:1rem;background:var(--page);color:var(--ink);
        font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
        h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0}h2{font-size:1.2rem;margin:2.2rem 0 .5rem}
        h3{font-size:1rem;margin:0 0 .3rem}p{margin:.3rem 0}a{color:var(--mark)}
        nav a{margin-right:.8rem;white-space:nowrap}
        .dim,caption,th,dt{color:var(--dim)}.good{color:var(--good)}.bad{color:var(--bad)}.warn{color:var(--warn)}
        .card{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.8rem 1rem;margin:.8rem 0}
        .card.bad{color:inherit;border-left:.35rem solid var(--bad)}.card.warn{color:inherit;border-left:.35rem solid var(--warn)}
        .card.good{color:inherit;border-left:.35rem solid var(--good)}
        dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem .9rem;margin:.4rem 0}dd{margin:0;unicode-bidi:isolate}
        ul{margin:.3rem 0;padding-left:1.2rem}
        .wide{overflow-x:auto}table{border-collapse:collapse;font-size:.82rem;width:100%}
        th,td{text-align:left;vertical-align:top;padding:.2rem .6rem .2rem 0;border-bottom:1px solid var(--line);
        overflow-wrap:normal;unicode-bidi:isolate}td{white-space:pre-wrap;min-width:4rem;max-width:24rem;overflow-wrap:break-word}
        th{font-weight:600;white-space:nowrap}time,code,pre{font-family:ui-monospace,monospace}td time{white-space:nowrap}
        pre{overflow-x:auto;font-size:.75rem;line-height:1.25;background:var(--card);border:1px solid var(--line);
        border-radius:.5rem;padding:.6rem;unicode-bidi:isolate}pre.screen{font-size:min(.78rem,1.55vw)}
        svg{display:block;width:100%;max-width:34rem;height:auto;font-family:system-ui,sans-serif}
        svg text{fill:var(--ink);font-size:14px}svg .small{fill:var(--dim);font-size:11px}svg .lane{stroke:var(--line);stroke-width:2}
        svg .dot{fill:var(--mark)}svg .dot.good{fill:var(--good)}svg .dot.bad{fill:var(--bad)}svg .dot.warn{fill:var(--warn)}
        svg .arrow{stroke:var(--dim);stroke-width:1.5;fill:none}svg .head{fill:var(--dim)}
        svg .crash{stroke:var(--bad);stroke-width:2;stroke-dasharray:5 4}svg text.bad{fill:var(--bad)}
        svg text.warn{fill:var(--warn)}svg .fault{fill:var(--warn);opacity:.75}svg .gap{stroke:var(--page);stroke-width:6}
        details summary{cursor:pointer}
        @media print{body{max-width:none;padding:0;font-size:10pt}nav,.machine{display:none}
        .card,svg,tr{break-inside:avoid}.wide{overflow:visible}pre{white-space:pre-wrap}}

        """
}
