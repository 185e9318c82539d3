/// A value as somebody said it, and where, so that a mistake in it can be pointed at.
struct SettingValue: Hashable, Sendable {
    /// Where something was said.
    indirect enum Place: Hashable, Sendable {
        case option
        case variable
        case file(String, line: Int, column: Int)
        /// Picked in the shop, and written into this file; in place of what the config file says, if it says anything.
        case picked(String, over: SettingValue?)
        /// The profile's file, of its last use.
        case profile(String)
        /// A variable that is not kiosk's own, such as `LANG`.
        case environment(String)
        /// By nobody.
        case usual
    }

    let key: SettingKey
    /// Hostile text; never empty, but for what is usual and comes from elsewhere.
    let text: String
    let place: Place

    /// The failure of a value that cannot be: exit code 64 for the command line and the environment, 65 with
    /// line and column for the config file.
    ///
    /// - Parameter problem: What is wrong and what to say instead; goes on after the quoted value.
    func failure(_ problem: String) -> CommandFailure {
        let value = "“\(text.prefix(80))” \(problem)"
        switch place {
        case .option: return .usage("\(key.option ?? key.rawValue) \(value)")
        case .variable: return .usage("\(key.variable ?? key.rawValue) \(value)")
        case .environment(let name): return .usage("\(name) \(value)")
        case .file(let path, let line, let column):
            return CommandFailure(
                65, "config", "\(path):\(line):\(column): \(key.rawValue) \(value)")
        case .picked(let path, _), .profile(let path):
            return CommandFailure(65, "memory", "\(path): \(key.rawValue) \(value)")
        case .usual: return CommandFailure(65, "config", "\(key.rawValue) \(value)")
        }
    }
}
