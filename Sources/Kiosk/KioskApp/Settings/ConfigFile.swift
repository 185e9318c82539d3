import KioskScenario
import KioskUI
import TerminalGraphics
import Yams

/// The contents of `config.yaml`: one value for each setting, with its position in the file.
///
/// A list in place of a value, an anchor or an alias is an error with line and column. An unknown name is skipped with
/// a warning: ignoring it silently would hide a typo, and an error would keep an older kiosk from starting.
struct ConfigFile: Sendable {
    private let values: [SettingKey: SettingValue]
    /// The warnings about the file, as sentences with their position.
    let warnings: [String]
    /// The key table with the keys of the file.
    let keys: KeyTable

    /// A file without settings.
    static let none = ConfigFile(values: [:])

    private init(values: [SettingKey: SettingValue]) {
        self.values = values
        warnings = []
        keys = .standard
    }

    /// The value of a setting, or nil if the file does not contain it.
    subscript(key: SettingKey) -> SettingValue? { values[key] }

    /// Parses the text of a config file.
    ///
    /// - Parameters:
    ///   - text: The untrusted text.
    ///   - path: The absolute path of the file. Relative paths in the file are resolved against its folder.
    ///   - home: The folder that replaces `~`.
    /// - Throws: ``CommandFailure`` with exit code 65, naming file, line and column.
    init(text: String, path: String, home: String? = nil) throws(CommandFailure) {
        // This check precedes the parser, because aliases multiply the size and nesting takes stack space.
        if let fault = RestrictedYAMLValidator.violation(in: text) {
            throw Self.failure(path, fault.line, fault.column, fault.message.string)
        }
        var reader = ConfigReader(path: path, home: home)
        switch try Self.compose(text, path) {
        case nil: values = [:]
        case .mapping(let mapping)?: values = try reader.values(mapping)
        case .scalar(let scalar)? where scalar.string.isEmpty: values = [:]
        case let root?:
            let mark = root.mark
            throw Self.failure(
                path, mark?.line ?? 1, mark?.column ?? 1,
                "settings must be written as “name: value”, one per line")
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
            throw failure(path, 1, 1, "this is not valid YAML")
        }
    }

    private static func failure(
        _ error: YamlError, _ path: String, _ text: String
    ) -> CommandFailure {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            failure(path, mark.line, mark.column, "this is not valid YAML: \(problem)")
        case .duplicatedKeysInMapping(let names, let context):
            duplicateKey(names.first ?? "", from: context.mark, in: text, path)
        default: failure(path, 1, 1, "this is not valid YAML")
        }
    }

    /// Returns the failure for a duplicate name at its second occurrence; the parser reports the first one.
    private static func duplicateKey(
        _ name: String, from mark: Mark, in text: String, _ path: String
    ) -> CommandFailure {
        let key = SecondKey(name: name, line: mark.line, column: mark.column)
        let location = key.location(in: text)
        return failure(path, location.line, location.column, "“\(name.prefix(40))” occurs twice")
    }
}

extension ConfigFile {
    /// Reads the named config file, or `$XDG_CONFIG_HOME/kiosk/config.yaml` if it exists.
    ///
    /// - Parameter named: The value of `--config`, or of `KIOSK_CONFIG`; the named file must exist.
    /// - Throws: ``CommandFailure`` with exit code 65 if the file cannot be read or is invalid.
    static func find(
        _ named: String?, environment: [String: String]
    ) throws(CommandFailure) -> ConfigFile {
        let folder = ConfigFolder.path(environment)
        guard let path = named.map(AbsolutePath.of) ?? folder.map({ $0 + "/config.yaml" }) else {
            return .none
        }
        let text: String
        do throws(BoundedFileReader.Failure) {
            text = try BoundedFileReader.text(path)
        } catch {
            if named == nil, error.isMissing { return .none }
            throw CommandFailure(
                65, "config", "\(path) cannot be read as a config file: \(error.reason).")
        }
        return try ConfigFile(text: text, path: path, home: environment["HOME"])
    }
}
