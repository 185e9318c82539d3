import KioskUI
import TerminalGraphics
import Yams

/// What `config.yaml` says: one value a setting, each with its place in the file.
///
/// A list where a value belongs, an anchor or an alias is an error with line and column. A name that means nothing is
/// passed over, and that is said: a line that is silently ignored costs somebody an afternoon, and one that an older
/// kiosk does not know yet should not keep it from opening.
struct ConfigFile: Sendable {
    private let sayings: [SettingKey: SettingValue]
    /// What is odd about the file; sentences with their place.
    let warnings: [String]
    /// The keys, with those of the file.
    let keys: KeyTable

    /// A file that says nothing.
    static let none = ConfigFile(sayings: [:])

    private init(sayings: [SettingKey: SettingValue]) {
        self.sayings = sayings
        warnings = []
        keys = .standard
    }

    /// What the file says of a setting.
    subscript(key: SettingKey) -> SettingValue? { sayings[key] }

    /// Reads the text of a config file.
    ///
    /// - Parameters:
    ///   - text: Untrusted.
    ///   - path: The file's absolute path: relative paths in it begin in its folder.
    ///   - home: What `~/` stands for.
    /// - Throws: ``CommandFailure`` with exit code 65, naming file, line and column.
    init(text: String, path: String, home: String? = nil) throws(CommandFailure) {
        // Before the parser sees it: aliases multiply, and depth costs stack.
        if let fault = PlainYAML.fault(in: text) {
            throw Self.failure(path, fault.line, fault.column, fault.message.string)
        }
        var reader = ConfigReader(path: path, home: home)
        switch try Self.compose(text, path) {
        case nil: sayings = [:]
        case .mapping(let mapping)?: sayings = try reader.sayings(mapping)
        case .scalar(let scalar)? where scalar.string.isEmpty: sayings = [:]
        case let root?:
            let mark = root.mark
            throw Self.failure(
                path, mark?.line ?? 1, mark?.column ?? 1,
                "settings are written as “name: value”, one a line")
        }
        warnings = reader.warnings
        keys = reader.keys?.table ?? .standard
    }

    static func failure(_ path: String, _ line: Int, _ column: Int, _ message: String)
        -> CommandFailure
    {
        CommandFailure(65, "config", "\(path):\(line):\(column): \(message).")
    }

    private static func compose(_ text: String, _ path: String) throws(CommandFailure) -> Node? {
        do {
            return try Yams.compose(yaml: text)
        } catch let error as YamlError {
            throw failure(error, path, text)
        } catch {
            throw failure(path, 1, 1, "this is no YAML")
        }
    }

    private static func failure(
        _ error: YamlError, _ path: String, _ text: String
    ) -> CommandFailure {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            failure(path, mark.line, mark.column, "this is no YAML: \(problem)")
        case .duplicatedKeysInMapping(let names, let context):
            failure(
                path, names.compactMap { lastLine(of: $0, in: text) }.max() ?? context.mark.line, 1,
                "“\(names.first?.prefix(40) ?? "a setting")” is given twice")
        default: failure(path, 1, 1, "this is no YAML")
        }
    }

    /// The parser says where the mapping begins, not where a name stands for the second time.
    private static func lastLine(of name: String, in text: String) -> Int? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.lastIndex { $0.hasPrefix(name + ":") }.map { $0 + 1 }
    }
}
