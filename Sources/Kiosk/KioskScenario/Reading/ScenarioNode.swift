import StoreModel
import TerminalGraphics
import Yams

/// A value of a scenario's file with its place, read as what is wanted of it.
struct ScenarioNode {
    let node: Node

    /// Reads the one document of a text.
    ///
    /// - Throws: ``ScenarioFileError`` for what is no YAML, and for what a trap can be built from: anchors, aliases, depth.
    static func root(of text: String) throws(ScenarioFileError) -> ScenarioNode {
        if let fault = PlainYAML.fault(in: text) {
            throw ScenarioFileError(
                line: fault.line, column: fault.column, sentence(fault.message.string))
        }
        do {
            let yaml = String(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
            guard let node = try Parser(yaml: yaml, resolver: .basic, encoding: .utf8).singleRoot()
            else { throw ScenarioFileError(line: 1, "The file holds no scenario.") }
            // More than was written comes from aliases, whatever hid them.
            var left = 2 * text.utf8.count + 16
            guard isPlain(node, &left) else {
                throw ScenarioFileError(line: 1, "Anchors, aliases and tags are not taken.")
            }
            return ScenarioNode(node: node)
        } catch let fault as ScenarioFileError {
            throw fault
        } catch let error as YamlError {
            throw fault(error, text)
        } catch {
            throw ScenarioFileError(line: 1, "This is not YAML.")
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

    /// Whether it is a tag that nobody has written.
    private static func isUsual(_ tag: Tag) -> Bool {
        tag.description.isEmpty || tag.description.hasPrefix("tag:yaml.org,2002:")
    }

    init(node: Node) { self.node = node }

    /// Where it stands.
    var line: Int { node.mark?.line ?? 1 }

    /// Where it stands, with the column.
    var place: FileLocation { FileLocation(line: line, column: node.mark?.column ?? 1) }

    /// A fault at its place.
    func fault(_ message: String) -> ScenarioFileError {
        ScenarioFileError(line: place.line, column: place.column, message)
    }

    // MARK: Values

    /// Its text.
    func text(_ what: String) throws(ScenarioFileError) -> String {
        guard case .scalar(let scalar) = node, !scalar.string.isEmpty else {
            throw fault("\(what) is expected here.")
        }
        return scalar.string
    }

    /// Its text, where it is one; nil for a list or a mapping.
    var word: String? {
        if case .scalar(let scalar) = node { scalar.string } else { nil }
    }

    /// Whether nothing stands there: no value, or YAML's word for none.
    var isNothing: Bool {
        guard case .scalar(let scalar) = node else { return false }
        return scalar.string.isEmpty
            || scalar.style == .plain && ["~", "null"].contains(scalar.string)
    }

    /// A whole number of a range.
    func number<Number: FixedWidthInteger>(
        _ what: String, in range: ClosedRange<Number>
    ) throws(ScenarioFileError) -> Number {
        let text = try text(what)
        guard let number = Number(text), range.contains(number) else {
            throw fault(
                "\(what) is a whole number from \(range.lowerBound) to \(range.upperBound), not "
                    + "“\(text.prefix(40))”.")
        }
        return number
    }

    /// `yes` or `no`, `true` or `false`.
    func flag(_ what: String) throws(ScenarioFileError) -> Bool {
        switch try text(what) {
        case "true", "yes": return true
        case "false", "no": return false
        default: throw fault("\(what) is true or false.")
        }
    }

    /// A length of time: `250ms`, `30s`, `5m`, `1h`, `3d`.
    func time(_ what: String) throws(ScenarioFileError) -> Int64 {
        let text = try text(what)
        guard let time = ScenarioTime.milliseconds(text) else {
            guard !ScenarioTime.isLength(text) else {
                throw fault(
                    "\(what) is at most \(ScenarioTime.text(ScenarioTime.longest)), a hundred years, not "
                        + "“\(text.prefix(40))”.")
            }
            throw fault(
                "\(what) is a length of time such as 30s, 5m, 1h or 3d, not “\(text.prefix(40))”.")
        }
        return time
    }

    /// The elements of a list; one value alone is a list of it.
    var elements: [ScenarioNode] {
        if case .sequence(let sequence) = node { return sequence.map { ScenarioNode(node: $0) } }
        return [self]
    }

    /// The texts of a list; one text alone is a list of it.
    func texts(_ what: String) throws(ScenarioFileError) -> [String] {
        var texts: [String] = []
        for element in elements { texts.append(try element.text(what)) }
        return texts
    }

    /// Whether it is a list.
    var isList: Bool { if case .sequence = node { true } else { false } }

    // MARK: Members

    /// Refuses members of a mapping, each with its reason.
    func refuse(_ names: [String: String]) throws(ScenarioFileError) {
        guard case .mapping(let mapping) = node else { return }
        for (key, _) in mapping {
            if let why = key.string.flatMap({ names[$0] }) {
                throw ScenarioNode(node: key).fault(why)
            }
        }
    }

    /// The members of a mapping, in their order.
    ///
    /// - Parameter known: The names that mean something; nil for any.
    /// - Throws: ``ScenarioFileError`` for a name that means nothing, with the one that was probably meant.
    func members(
        _ what: String, known: [String]? = nil
    ) throws(ScenarioFileError) -> [(name: String, value: ScenarioNode)] {
        guard case .mapping(let mapping) = node else { throw fault("\(what) is expected here.") }
        var members: [(String, ScenarioNode)] = []
        for (key, value) in mapping {
            let name = try ScenarioNode(node: key).text("A name")
            if let known, !known.contains(name) {
                throw ScenarioNode(node: key).fault(Self.unknown(name, known))
            }
            members.append((name, ScenarioNode(node: value)))
        }
        return members
    }

    /// Where the name of a member stands.
    func place(ofName name: String) -> FileLocation {
        guard case .mapping(let mapping) = node,
            let key = mapping.first(where: { $0.key.string == name })?.key
        else { return place }
        return ScenarioNode(node: key).place
    }

    /// Where the elements of a list stand, or the names of a mapping.
    var places: [FileLocation] {
        guard case .mapping(let mapping) = node else { return elements.map(\.place) }
        return mapping.map { ScenarioNode(node: $0.key).place }
    }

    private static func unknown(_ name: String, _ known: [String]) -> String {
        let shown = name.prefix(40)
        if let near = NearestWord.of(name, among: known) {
            return "“\(shown)” means nothing here. Is “\(near)” meant?"
        }
        return "“\(shown)” means nothing here. There are \(known.sorted().joined(separator: ", "))."
    }

    // MARK: Faults

    private static func fault(_ error: YamlError, _ text: String) -> ScenarioFileError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            ScenarioFileError(
                line: mark.line, column: mark.column, "This is not YAML: \(problem).")
        case .duplicatedKeysInMapping(let names, let context):
            twice(names.first ?? "", from: context.mark, in: text)
        default: ScenarioFileError(line: 1, "This is not YAML.")
        }
    }

    /// A name that stands twice, told at its second place.
    private static func twice(_ name: String, from mark: Mark, in text: String) -> ScenarioFileError
    {
        let place = SecondKey(name: name, line: mark.line, column: mark.column).place(in: text)
        return ScenarioFileError(
            line: place.line, column: place.column,
            "“\(name.prefix(40))” stands twice in one mapping, first in line \(mark.line).")
    }

    private static func sentence(_ words: String) -> String {
        words.prefix(1).uppercased() + words.dropFirst() + "."
    }
}
