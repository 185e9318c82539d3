import StoreModel
import TextParsing

/// Typed accessors for the values of a scenario file.
extension YAMLNode {
    /// Parses the single document of a text.
    ///
    /// - Throws: ``SourceError`` for a text without a document, for invalid YAML, and for what ``YAMLNode`` refuses.
    static func scenario(_ text: String) throws(SourceError) -> YAMLNode {
        do throws(SourceError) {
            if let root = try YAMLNode.root(of: text, by: rules) { return root }
        } catch {
            let message = error.message
            throw SourceError(
                at: error.position, message.prefix(1).uppercased() + message.dropFirst() + ".")
        }
        throw SourceError(at: .start, "The file does not contain a scenario.")
    }

    private static let rules = YAMLRules(
        duplicate: { name, firstLine in
            "“\(name.prefix(40))” occurs twice in one mapping, first in line \(firstLine)"
        })

    /// Creates an error at the value's position.
    func fileError(_ message: String) -> SourceError {
        SourceError(at: position, message)
    }

    /// Performs a conversion, and throws its error at the value's position.
    func converted<Value, Failure: Error>(
        _ message: (Failure) -> String, _ body: () throws(Failure) -> Value
    ) throws(SourceError) -> Value {
        do throws(Failure) { return try body() } catch { throw fileError(message(error)) }
    }

    // MARK: Values

    /// Returns the text of the scalar.
    func text(_ what: String) throws(SourceError) -> String {
        guard let scalar, !scalar.isEmpty else { throw fileError("\(what) is expected here.") }
        return scalar
    }

    /// Whether the value is missing, empty or YAML's null.
    var isNullOrEmpty: Bool { isNull || scalar == "" }

    /// Parses a whole number in a range.
    func number<Number: FixedWidthInteger>(
        _ what: String, in range: ClosedRange<Number>
    ) throws(SourceError) -> Number {
        let text = try text(what)
        guard let number = Number(text), range.contains(number) else {
            throw fileError(
                "\(what) must be a whole number from \(range.lowerBound) to \(range.upperBound), not "
                    + "“\(text.prefix(40))”.")
        }
        return number
    }

    /// Parses `yes` or `no`, `true` or `false`.
    func flag(_ what: String) throws(SourceError) -> Bool {
        switch try text(what) {
        case "true", "yes": return true
        case "false", "no": return false
        default: throw fileError("\(what) must be true or false.")
        }
    }

    /// Parses a duration in milliseconds: `250ms`, `30s`, `5m`, `1h`, `3d`.
    func time(_ what: String) throws(SourceError) -> Int64 {
        let text = try text(what)
        guard let time = ScenarioDuration.milliseconds(text) else {
            guard !ScenarioDuration.isLength(text) else {
                throw fileError(
                    "\(what) must be at most \(ScenarioDuration.text(ScenarioDuration.limit)), a hundred years, not "
                        + "“\(text.prefix(40))”.")
            }
            throw fileError(
                "\(what) must be a length of time such as 30s, 5m, 1h or 3d, not “\(text.prefix(40))”."
            )
        }
        return time
    }

    /// The elements of a list; a single value is a list of one.
    var elements: [YAMLNode] { list ?? [self] }

    /// Parses the texts of a list; a single text is a list of one.
    func texts(_ what: String) throws(SourceError) -> [String] {
        var texts: [String] = []
        for element in elements { texts.append(try element.text(what)) }
        return texts
    }

    // MARK: Members

    /// Returns the members of a mapping, in their order.
    ///
    /// - Parameter known: The valid keys; nil accepts all.
    /// - Throws: ``SourceError`` for an unknown key, with a suggestion.
    func members(
        _ what: String, known: [String]? = nil
    ) throws(SourceError) -> [YAMLMember] {
        guard let mapping else { throw fileError("\(what) is expected here.") }
        for member in mapping {
            guard !member.name.isEmpty else {
                throw SourceError(at: member.position, "A name is expected here.")
            }
            if let known, !known.contains(member.name) {
                throw SourceError(at: member.position, Self.unknown(member.name, known))
            }
        }
        return mapping
    }

    /// The positions of the elements of a list, or of the keys of a mapping.
    var positions: [SourcePosition] {
        mapping?.map(\.position) ?? elements.map(\.position)
    }

    private static func unknown(_ name: String, _ known: [String]) -> String {
        let shown = name.prefix(40)
        if let near = SpellingSuggestion.nearest(to: name, in: known) {
            return "Unknown name “\(shown)”. Did you mean “\(near)”?"
        }
        return "Unknown name “\(shown)”. Use one of: \(known.sorted().joined(separator: ", "))."
    }
}
