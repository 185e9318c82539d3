import TextParsing

/// The value of a setting with its source, so that an error message can point to it.
struct SettingValue: Hashable, Sendable {
    /// The source of a value.
    indirect enum Source: Hashable, Sendable {
        case option
        case variable
        case file(String, SourcePosition)
        /// Picked in the shop and saved in this file; `over` is the value of the config file that it replaces.
        case picked(String, over: SettingValue?)
        /// Saved by the last use of the profile, in this file.
        case profile(String)
        /// A variable that is not specific to kiosk, such as `LANG`.
        case environment(String)
        /// The default.
        case defaultValue
    }

    let key: SettingKey
    /// The untrusted text. It is empty only for a default that depends on something else.
    let text: String
    let source: Source

    /// Creates the failure for an invalid value.
    ///
    /// The exit code is 64 for the command line and the environment, and 65 for files; the config file is named with
    /// line and column.
    /// - Parameter problem: What is wrong and what to use instead, as a clause that follows the quoted value.
    func failure(_ problem: String) -> CommandFailure {
        let value = "“\(text.prefix(80))” \(problem)"
        switch source {
        case .option: return .usage("\(key.option ?? key.rawValue) \(value)")
        case .variable: return .usage("\(key.variable ?? key.rawValue) \(value)")
        case .environment(let name): return .usage("\(name) \(value)")
        case .file(let path, let position):
            return CommandFailure(
                65, "config", "\(path):\(position): \(key.rawValue) \(value)")
        case .picked(let path, _), .profile(let path):
            return CommandFailure(65, "memory", "\(path): \(key.rawValue) \(value)")
        case .defaultValue: return CommandFailure(65, "config", "\(key.rawValue) \(value)")
        }
    }
}
