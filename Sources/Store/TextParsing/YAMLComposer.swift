/// Composes the tree of a YAML text from the events of libyaml.
///
/// It refuses a value at its first event, before the values inside it are read.
struct YAMLComposer {
    private let events: YAMLEventReader
    private let rules: YAMLRules
    /// The check of the text outside of quoted scalars; nil if the rules are not strict.
    private var strictCheck: YAMLStrictCheck?

    init(_ text: String, _ rules: YAMLRules) {
        let mark = Array("\u{FEFF}".utf8)
        let bytes = Array(
            text.utf8.starts(with: mark) ? text.utf8.dropFirst(mark.count) : text.utf8[...])
        events = YAMLEventReader(bytes)
        self.rules = rules
        strictCheck = rules.isStrict ? YAMLStrictCheck(bytes) : nil
    }

    /// Returns the root of the only document; nil for a text without one.
    mutating func root() throws(SourceError) -> YAMLNode? {
        // The start of the stream has no content.
        _ = try next()
        if try next().kind == .streamEnd { return nil }
        let root = try node(try next(), depth: 1)
        // The end of the document has no content.
        _ = try next()
        let rest = try next()
        guard rest.kind == .streamEnd else {
            throw SourceError(at: rest.position, rules.syntax("but found another document"))
        }
        return root
    }

    // MARK: Events

    private mutating func next() throws(SourceError) -> YAMLEvent {
        let event: YAMLEvent
        do throws(YAMLProblem) {
            event = try events.next()
        } catch {
            try strictCheck?.checkNextToken()
            throw sourceError(error)
        }
        try strictCheck?.check(event)
        return event
    }

    private func sourceError(_ problem: YAMLProblem) -> SourceError {
        switch (problem.context, problem.message) {
        case ("while scanning an alias", _), ("while scanning an anchor", _):
            SourceError(at: problem.contextPosition, rules.aliases)
        case ("while scanning a tag", _), ("while parsing a tag", _):
            SourceError(at: problem.contextPosition, Self.tags)
        case (_, "found undefined tag handle"): SourceError(at: problem.position, Self.tags)
        case ("while scanning a block scalar", _) where rules.isStrict:
            SourceError(at: problem.contextPosition, YAMLStrictCheck.blockText)
        default: SourceError(at: problem.position, rules.syntax(problem.message))
        }
    }

    private static let tags = "tags are not supported"
    /// The maximum length of a name, which is YAML's own for a name without `?`. Comparing two texts with many combining
    /// characters takes quadratic time.
    private static let nameLimit = 1024

    // MARK: Tree

    private mutating func node(_ event: YAMLEvent, depth: Int) throws(SourceError) -> YAMLNode {
        try check(event)
        let content: YAMLNode.Content
        switch event.kind {
        case .scalar(let text, let style): content = .scalar(text, isPlain: style == .plain)
        case .listStart, .mappingStart:
            guard depth <= rules.depth else { throw SourceError(at: event.position, rules.nesting) }
            content =
                event.kind == .listStart
                ? .list(try elements(depth: depth + 1)) : .mapping(try members(depth: depth + 1))
        default: throw SourceError(at: event.position, rules.syntax("it cannot be parsed"))
        }
        return YAMLNode(content: content, position: event.position)
    }

    private mutating func elements(depth: Int) throws(SourceError) -> [YAMLNode] {
        var elements: [YAMLNode] = []
        var event = try next()
        while event.kind != .end {
            elements.append(try node(event, depth: depth))
            event = try next()
        }
        return elements
    }

    private mutating func members(depth: Int) throws(SourceError) -> [YAMLMember] {
        var members: [YAMLMember] = []
        var lines: [String: Int] = [:]
        var event = try next()
        while event.kind != .end {
            let (name, position) = (try name(event), event.position)
            if let first = lines.updateValue(position.line, forKey: name) {
                throw SourceError(at: position, rules.duplicate(name, first))
            }
            let value = try node(try next(), depth: depth)
            members.append(YAMLMember(name: name, position: position, value: value))
            event = try next()
        }
        return members
    }

    private func name(_ event: YAMLEvent) throws(SourceError) -> String {
        try check(event)
        guard case .scalar(let name, _) = event.kind else {
            throw SourceError(at: event.position, "a name must be text, not a list or mapping")
        }
        guard event.range.count <= Self.nameLimit else {
            throw SourceError(
                at: event.position, "a name can have at most \(Self.nameLimit) characters")
        }
        return name
    }

    /// Refuses anchors, aliases and tags: an alias can double the size of the tree, and a tag can change a value.
    private func check(_ event: YAMLEvent) throws(SourceError) {
        if event.kind == .alias || event.hasAnchor {
            throw SourceError(at: event.position, rules.aliases)
        }
        if event.hasTag { throw SourceError(at: event.position, Self.tags) }
    }
}
