import StoreModel
import TerminalGraphics
import TextParsing
import Yams

/// A value of a scenario file with its position and typed accessors.
struct ScenarioNode {
    let node: Node

    /// Parses the single document of a text.
    ///
    /// - Throws: ``SourceError`` for invalid YAML and for features that can be used for attacks: anchors,
    ///   aliases, deep nesting.
    static func root(of text: String) throws(SourceError) -> ScenarioNode {
        if let fault = RestrictedYAMLValidator.violation(in: text) {
            throw SourceError(
                at: SourcePosition(line: fault.line, column: fault.column),
                sentence(fault.message.string))
        }
        do {
            let yaml = String(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
            guard let node = try Parser(yaml: yaml, resolver: .basic, encoding: .utf8).singleRoot()
            else { throw SourceError(at: .start, "The file does not contain a scenario.") }
            // A tree larger than the text can only come from aliases that the scanner missed.
            var left = 2 * text.utf8.count + 16
            guard isPlain(node, &left) else {
                throw SourceError(at: .start, "Anchors, aliases and tags are not supported.")
            }
            return ScenarioNode(node: node)
        } catch let fault as SourceError {
            throw fault
        } catch let error as YamlError {
            throw fileError(error, text)
        } catch {
            throw SourceError(at: .start, "The file is not valid YAML.")
        }
    }

    private static func isPlain(_ node: Node, _ left: inout Int) -> Bool {
        left -= 1
        guard left > 0 else { return false }
        switch node {
        case .scalar(let scalar): return isUsual(scalar.tag)
        case .sequence(let sequence):
            guard isUsual(sequence.tag) else { return false }
            for element in sequence where !isPlain(element, &left) { return false }
        case .mapping(let mapping):
            guard isUsual(mapping.tag) else { return false }
            for (name, value) in mapping where !isPlain(name, &left) || !isPlain(value, &left) {
                return false
            }
        default: return false
        }
        return true
    }

    /// Returns whether a tag is implicit.
    private static func isUsual(_ tag: Tag) -> Bool {
        tag.description.isEmpty || tag.description.hasPrefix("tag:yaml.org,2002:")
    }

    init(node: Node) { self.node = node }

    /// The line of the value.
    var line: Int { node.mark?.line ?? 1 }

    /// The position of the value.
    var location: SourcePosition { SourcePosition(line: line, column: node.mark?.column ?? 1) }

    /// Creates an error at the value's position.
    func fileError(_ message: String) -> SourceError {
        SourceError(at: location, message)
    }

    // MARK: Values

    /// Returns the text of the scalar.
    func text(_ what: String) throws(SourceError) -> String {
        guard case .scalar(let scalar) = node, !scalar.string.isEmpty else {
            throw fileError("\(what) is expected here.")
        }
        return scalar.string
    }

    /// The text of the scalar; nil for a list or a mapping.
    var scalarText: String? {
        if case .scalar(let scalar) = node { scalar.string } else { nil }
    }

    /// Whether the value is missing or YAML's null.
    var isNullOrEmpty: Bool {
        guard case .scalar(let scalar) = node else { return false }
        return scalar.string.isEmpty
            || scalar.style == .plain && ["~", "null"].contains(scalar.string)
    }

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
    var elements: [ScenarioNode] {
        if case .sequence(let sequence) = node { return sequence.map { ScenarioNode(node: $0) } }
        return [self]
    }

    /// Parses the texts of a list; a single text is a list of one.
    func texts(_ what: String) throws(SourceError) -> [String] {
        var texts: [String] = []
        for element in elements { texts.append(try element.text(what)) }
        return texts
    }

    /// Whether the value is a list.
    var isList: Bool { if case .sequence = node { true } else { false } }

    // MARK: Members

    /// Throws an error if the mapping contains one of some keys, with the reason for that key.
    func refuse(_ names: [String: String]) throws(SourceError) {
        guard case .mapping(let mapping) = node else { return }
        for (key, _) in mapping {
            if let why = key.string.flatMap({ names[$0] }) {
                throw ScenarioNode(node: key).fileError(why)
            }
        }
    }

    /// Returns the members of a mapping, in their order.
    ///
    /// - Parameter known: The valid keys; nil accepts all.
    /// - Throws: ``SourceError`` for an unknown key, with a suggestion.
    func members(
        _ what: String, known: [String]? = nil
    ) throws(SourceError) -> [(name: String, value: ScenarioNode)] {
        guard case .mapping(let mapping) = node else {
            throw fileError("\(what) is expected here.")
        }
        var members: [(String, ScenarioNode)] = []
        for (key, value) in mapping {
            let name = try ScenarioNode(node: key).text("A name")
            if let known, !known.contains(name) {
                throw ScenarioNode(node: key).fileError(Self.unknown(name, known))
            }
            members.append((name, ScenarioNode(node: value)))
        }
        return members
    }

    /// Returns the position of a member's key.
    func location(ofName name: String) -> SourcePosition {
        guard case .mapping(let mapping) = node,
            let key = mapping.first(where: { $0.key.string == name })?.key
        else { return location }
        return ScenarioNode(node: key).location
    }

    /// The positions of the elements of a list, or of the keys of a mapping.
    var locations: [SourcePosition] {
        guard case .mapping(let mapping) = node else { return elements.map(\.location) }
        return mapping.map { ScenarioNode(node: $0.key).location }
    }

    private static func unknown(_ name: String, _ known: [String]) -> String {
        let shown = name.prefix(40)
        if let near = SpellingSuggestion.nearest(to: name, in: known) {
            return "Unknown name “\(shown)”. Did you mean “\(near)”?"
        }
        return "Unknown name “\(shown)”. Use one of: \(known.sorted().joined(separator: ", "))."
    }

    // MARK: Errors

    private static func fileError(_ error: YamlError, _ text: String) -> SourceError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            SourceError(
                at: SourcePosition(line: mark.line, column: mark.column),
                "The YAML is not valid: \(problem).")
        case .duplicatedKeysInMapping(let names, let context):
            duplicateKey(names.first ?? "", from: context.mark, in: text)
        default: SourceError(at: .start, "The file is not valid YAML.")
        }
    }

    /// Returns an error for a duplicate key, at the position of its second occurrence.
    private static func duplicateKey(_ name: String, from mark: Mark, in text: String)
        -> SourceError
    {
        let location = SecondKey(name: name, line: mark.line, column: mark.column).location(
            in: text)
        return SourceError(
            at: SourcePosition(line: location.line, column: location.column),
            "“\(name.prefix(40))” occurs twice in one mapping, first in line \(mark.line).")
    }

    private static func sentence(_ words: String) -> String {
        words.prefix(1).uppercased() + words.dropFirst() + "."
    }
}
