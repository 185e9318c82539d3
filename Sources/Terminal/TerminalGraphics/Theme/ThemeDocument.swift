import Yams

/// The tree of a theme file, and the errors that refer to its positions.
struct ThemeDocument {
    let root: Node.Mapping
    private let file: SafeText

    init(text: String, file: String) throws {
        self.file = SafeText(untrusted: file, limit: 200)
        guard text.utf8.count <= ThemeFile.sizeLimit else {
            throw ThemeError(
                file: self.file, line: nil, column: nil,
                message: "the file is larger than 64 KB, the limit for a theme")
        }
        // A byte order mark is meaningless in UTF-8, and the parser would read it as a letter.
        let text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
        // Checked before parsing: aliases multiply, and nesting uses stack.
        if let fault = PlainYAML.fault(in: text) {
            throw ThemeError(
                file: self.file, line: fault.line, column: fault.column, message: fault.message)
        }
        guard case .mapping(let root)? = try Self.compose(text, file: self.file) else {
            throw ThemeError(
                file: self.file, line: 1, column: 1,
                message: "this is not a theme: expected \"name:\", \"palette:\" and \"roles:\"")
        }
        self.root = root
    }

    func error(_ message: SafeText, at node: Node?) -> ThemeError {
        ThemeError(
            file: file, line: node?.mark?.line, column: node?.mark?.column, message: message)
    }

    private static func compose(_ text: String, file: SafeText) throws -> Node? {
        do {
            return try Yams.compose(yaml: text)
        } catch let error as YamlError {
            throw ThemeError(yaml: error, file: file)
        }
    }
}

extension ThemeError {
    /// Creates an error for invalid YAML. The message of libyaml is sanitized because it quotes the file.
    fileprivate init(yaml error: YamlError, file: SafeText) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            self.init(
                file: file, line: mark.line, column: mark.column,
                message: SafeText(untrusted: problem, limit: 200))
        case .duplicatedKeysInMapping(let duplicates, let context):
            let names = duplicates.prefix(3).map { SafeText(untrusted: "\($0)", limit: 40) }
            self.init(
                file: file, line: context.mark.line, column: context.mark.column,
                message: "these names occur twice: \(SafeText.joined(names, separator: ", "))")
        default:
            self.init(
                file: file, line: nil, column: nil, message: "the file is not valid YAML")
        }
    }
}
