import KioskScenario
import KioskUI
import TextParsing

/// The contents of `config.yaml`: one value for each setting, with its position in the file.
///
/// A list in place of a value, an anchor or an alias is an error with line and column. An unknown name is skipped with
/// a warning: ignoring it silently would hide a typo, and an error would keep an older kiosk from starting.
struct ConfigFile: Sendable {
    private let values: [SettingKey: SettingValue]
    /// The warnings about the file, as sentences with their position.
    let warnings: [String]
    /// The key table with the keys of the file.
    let keys: KeyMap

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
        var reader = ConfigReader(path: path, home: home)
        let root: YAMLNode?
        do throws(SourceError) {
            root = try YAMLNode.root(of: text, by: Self.rules)
        } catch {
            throw Self.failure(path, error.position, error.message)
        }
        switch root?.content {
        case nil, .scalar("", _)?: values = [:]
        case .mapping(let members)?: values = try reader.values(members)
        default:
            throw Self.failure(
                path, root?.position ?? .start,
                "settings must be written as “name: value”, one per line")
        }
        warnings = reader.warnings
        keys = reader.keys?.table ?? .standard
    }

    private static let rules = YAMLRules(
        duplicate: { name, _ in "“\(name.prefix(40))” occurs twice" })

    static func failure(_ path: String, _ position: SourcePosition, _ message: String)
        -> CommandFailure
    {
        CommandFailure(65, "config", "\(path):\(position): \(message).")
    }
}

extension ConfigFile {
    /// Reads the config file of a run; a file that was named must exist.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the file cannot be read or is invalid.
    static func find(_ inputs: SettingsInputs) throws(CommandFailure) -> ConfigFile {
        guard let path = inputs.configPath else { return .none }
        let text: String
        do throws(BoundedFileReader.Failure) {
            text = try BoundedFileReader.text(path)
        } catch {
            if inputs.namedConfig == nil, error.isMissing { return .none }
            throw CommandFailure(
                65, "config", "\(path) cannot be read as a config file: \(error.reason).")
        }
        return try ConfigFile(text: text, path: path, home: inputs.environment["HOME"])
    }
}
