// The C library libyaml, a module of the package Yams.
import CYaml

/// An event of libyaml, which is a part of a YAML text in the order of the text.
struct YAMLEvent {
    /// The kinds of events.
    enum Kind: Equatable {
        /// The start of a document, with or without directives before it.
        case documentStart(hasDirectives: Bool)
        case scalar(String, ScalarStyle)
        case listStart, mappingStart
        /// The end of a list or a mapping.
        case end
        case alias
        case streamEnd
        /// An event without content.
        case other
    }

    /// The notations of scalars.
    enum ScalarStyle {
        case plain, quoted, block
    }

    let kind: Kind
    /// The position of the first character.
    let position: SourcePosition
    /// The range of the event in Unicode scalars from the start of the text.
    let range: Range<Int>
    /// Whether the value has an anchor.
    let hasAnchor: Bool
    /// Whether the value has a tag.
    let hasTag: Bool
}

extension YAMLEvent {
    /// Copies an event of libyaml.
    fileprivate init(_ event: yaml_event_t) {
        var (kind, hasAnchor, hasTag) = (Kind.other, false, false)
        switch event.type {
        case YAML_DOCUMENT_START_EVENT:
            let start = event.data.document_start
            kind = .documentStart(
                hasDirectives: start.version_directive != nil
                    || start.tag_directives.start != start.tag_directives.end)
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            kind = .scalar(String(decoding: bytes, as: UTF8.self), ScalarStyle(scalar.style))
            (hasAnchor, hasTag) = (scalar.anchor != nil, scalar.tag != nil)
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            (kind, hasAnchor, hasTag) = (.listStart, start.anchor != nil, start.tag != nil)
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            (kind, hasAnchor, hasTag) = (.mappingStart, start.anchor != nil, start.tag != nil)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .end
        case YAML_ALIAS_EVENT: kind = .alias
        case YAML_STREAM_END_EVENT: kind = .streamEnd
        default: break
        }
        (self.kind, self.hasAnchor, self.hasTag) = (kind, hasAnchor, hasTag)
        position = SourcePosition(event.start_mark)
        range = event.start_mark.index..<max(event.start_mark.index, event.end_mark.index)
    }
}

extension YAMLEvent.ScalarStyle {
    fileprivate init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_PLAIN_SCALAR_STYLE: self = .plain
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
        default: self = .quoted
        }
    }
}

extension SourcePosition {
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(line: mark.line + 1, column: mark.column + 1)
    }
}

/// The reason why libyaml does not accept a text.
struct YAMLProblem: Error {
    /// The description by libyaml, in English.
    let message: String
    /// The position of the problem.
    let position: SourcePosition
    /// What libyaml was reading, such as `while scanning a tag`.
    let context: String?
    /// The position at which it began to read that.
    let contextPosition: SourcePosition
}

/// Reads the events of a YAML text with libyaml.
///
/// It resolves neither aliases nor tags, and its work is proportional to the length of the text.
final class YAMLEventReader {
    /// The state of libyaml, which contains pointers to itself and to the text.
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let text: UnsafeMutableBufferPointer<UInt8>

    /// - Parameter text: UTF-8 without a byte order mark.
    init(_ text: [UInt8]) {
        self.text = .allocate(capacity: text.count)
        _ = self.text.initialize(from: text)
        parser.initialize(to: yaml_parser_t())
        // Without memory, the parser returns only events without content.
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, self.text.baseAddress, text.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        text.deallocate()
    }

    /// Returns the next event.
    func next() throws(YAMLProblem) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw problem }
        defer { yaml_event_delete(&event) }
        return YAMLEvent(event)
    }

    private var problem: YAMLProblem {
        let state = parser.pointee
        // A character that is not allowed has an offset in bytes instead of a position.
        let position =
            state.error == YAML_READER_ERROR
            ? SourcePosition(offset: state.problem_offset, in: text)
            : SourcePosition(state.problem_mark)
        return YAMLProblem(
            message: state.problem.map { String(cString: $0) } ?? "it cannot be parsed",
            position: position, context: state.context.map { String(cString: $0) },
            contextPosition: SourcePosition(state.context_mark))
    }
}
