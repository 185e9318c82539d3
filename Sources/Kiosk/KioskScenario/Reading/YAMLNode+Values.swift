import StoreModel
import TextParsing

extension YAMLNode {
    /// The value as YAML 1.2 defines it: a plain `1` is a number, a plain `true` a flag, and a quoted scalar a text.
    var json: PlainJSON {
        switch content {
        case .scalar where isNull: .null
        case .scalar("true", true), .scalar("false", true): .flag(scalar == "true")
        case .scalar(let text, let isPlain):
            (isPlain ? Int64(text) : nil).map(PlainJSON.number) ?? .text(text)
        case .list(let elements): .list(elements.map(\.json))
        case .mapping(let members):
            .object(
                Dictionary(
                    members.map { ($0.name, $0.value.json) },
                    uniquingKeysWith: { first, _ in first }))
        }
    }

    /// Parses an expected value.
    func expectedValue() throws(SourceError) -> ExpectedValue {
        if let scalar {
            switch scalar {
            case "present": return .present
            case "absent": return .absent
            default: return .text(scalar)
            }
        }
        if let list {
            var values: [ExpectedValue] = []
            for element in list { values.append(try element.expectedValue()) }
            return .list(values)
        }
        var wanted: [ExpectedValue.Member] = []
        for (name, value) in try members("An expectation") {
            wanted.append(ExpectedValue.Member(name: name, value: try value.expectedValue()))
        }
        return .members(wanted)
    }

    /// Parses a price in any currency, with at most three decimals.
    func price() throws(SourceError) -> String {
        let text = try text("A price")
        guard (try? DecimalAmount.milliunits(text, exponent: 3)) != nil else {
            throw fileError("Invalid price “\(text.prefix(40))”: use a number such as 4.99.")
        }
        return text
    }

    /// Parses a country with a storefront.
    func country() throws(SourceError) -> String {
        let text = try text("A country")
        guard let entry = StorefrontTable.entry(text) else {
            throw fileError("Invalid country “\(text.prefix(40))”: use three letters, such as JPN.")
        }
        return entry.storefront.countryCode
    }

    /// Parses a language.
    func locale() throws(SourceError) -> LocaleID {
        let text = try text("A language")
        guard let locale = LocaleID(text) else {
            throw fileError(
                "Invalid language “\(text.prefix(40))”: write it as ja_JP or zh_Hans_CN.")
        }
        return locale
    }

    /// Parses one of some words.
    func oneOf(_ words: [String], _ what: String) throws(SourceError) -> String {
        let text = try text(what)
        if words.contains(text) { return text }
        let near =
            SpellingSuggestion.nearest(to: text, in: words).map { " Did you mean “\($0)”?" } ?? ""
        throw fileError(
            "\(what) must be one of \(words.joined(separator: ", ")), not “\(text.prefix(40))”.\(near)"
        )
    }

    /// Parses a case of an enumeration.
    func choice<Word: RawRepresentable<String> & CaseIterable>(
        _ what: String
    ) throws(SourceError) -> Word {
        let text = try oneOf(Word.allCases.map(\.rawValue), what)
        guard let word = Word(rawValue: text) else { throw fileError("\(what) is expected here.") }
        return word
    }
}

// MARK: Source text

extension YAMLNode {
    /// Returns the line of the key after another one in a mapping; nil if it is the last.
    func line(after name: String) -> Int? {
        mapping?.drop { $0.name != name }.dropFirst().first?.position.line
    }

    /// Returns the text of a mapping on separate lines, with each line at its original line number.
    ///
    /// - Parameter next: The line of the key after the mapping; nil for the end of the file.
    func source(in text: String, before next: Int?) throws(SourceError) -> String {
        // CR LF is one `Character`, which differs from a line feed.
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let end = next.map { $0 - 1 } ?? lines.count
        let (begin, column) = (position.line - 1, position.column - 1)
        if lines.indices.contains(begin), lines[begin].unicodeScalars.dropFirst(column).first == "{"
        {
            return try flow(in: lines, from: begin, column)
        }
        guard lines.indices.contains(begin), begin < end, end <= lines.count else {
            throw fileError(
                "A catalog must be on lines of its own, before or after all other members.")
        }
        let first =
            String(repeating: " ", count: column)
            + String(String.UnicodeScalarView(lines[begin].unicodeScalars.dropFirst(column)))
        return String(repeating: "\n", count: begin)
            + ([Substring(first)] + lines[(begin + 1)..<end]).joined(separator: "\n")
    }

    /// Returns the text of a mapping in braces. A document marker precedes it, because otherwise it would be read as
    /// JSON.
    private func flow(
        in lines: [Substring], from begin: Int, _ column: Int
    ) throws(SourceError) -> String {
        let text = lines[begin...].joined(separator: "\n")
        guard let braces = FlowText.braces(in: text.unicodeScalars.dropFirst(column)) else {
            throw fileError("A catalog must end with its closing brace.")
        }
        let mark = "---"
        // The marker fits on the line of the key, before the brace.
        guard column > mark.utf8.count else {
            return String(repeating: "\n", count: max(0, begin - 1)) + mark + "\n"
                + String(repeating: " ", count: column) + braces
        }
        return String(repeating: "\n", count: begin) + mark
            + String(repeating: " ", count: column - mark.utf8.count) + braces
    }
}

// MARK: Names

extension YAMLNode {
    /// Parses a product name.
    func product() throws(SourceError) -> ProductName {
        ProductName(try text("A product"), at: position)
    }

    /// Parses a list of product names; a single name is a list of one.
    func products() throws(SourceError) -> [ProductName] {
        var names: [ProductName] = []
        for element in elements { names.append(try element.product()) }
        return names
    }
}

// MARK: Flow mappings

/// Finds YAML flow mappings in text.
enum FlowText {
    /// Returns the beginning of a text from its opening brace to the matching closing brace; nil without one.
    ///
    /// The text has been parsed as YAML before, so it is not validated; quotes and comments are recognized.
    static func braces(in text: Substring.UnicodeScalarView) -> String? {
        var depth = 0
        var quote: Unicode.Scalar?
        var (isEscaped, isComment) = (false, false)
        // A quote begins a value only at the start of a token, and a number sign begins a comment only after white
        // space.
        var last: Unicode.Scalar = " "
        for (index, scalar) in zip(text.indices, text) {
            defer { last = scalar }
            if isComment {
                isComment = scalar != "\n" && scalar != "\r"
            } else if let open = quote {
                if !isEscaped, scalar == open { quote = nil }
                // A doubled single quote ends the scalar and begins the next one.
                isEscaped = !isEscaped && open == "\"" && scalar == "\\"
            } else {
                switch scalar {
                case "\"": if !isPlain(last) { quote = scalar }
                case "'": if !isPlain(last) || last == "'" { quote = scalar }
                case "#": isComment = last.properties.isWhitespace
                case "{", "[": depth += 1
                case "}", "]": depth -= 1
                default: break
                }
                if depth == 0 { return String(text[...index]) }
            }
        }
        return nil
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isWhitespace && !"{[,:".unicodeScalars.contains(scalar)
    }
}
