/// A value as somebody said it, and where, so that a mistake in it can be pointed at.
struct Saying: Hashable, Sendable {
    /// Where something was said.
    enum Place: Hashable, Sendable {
        case option
        case variable
        case file(String, line: Int, column: Int)
    }

    let key: SettingKey
    /// Hostile text; never empty.
    let text: String
    let place: Place

    /// The failure of a value that cannot be: exit code 64 for the command line and the environment, 65 with
    /// line and column for the config file.
    ///
    /// - Parameter problem: What is wrong and what to say instead; goes on after the quoted value.
    func failure(_ problem: String) -> CommandFailure {
        let value = "“\(text.prefix(80))” \(problem)"
        switch place {
        case .option: return .usage("\(key.option) \(value)")
        case .variable: return .usage("\(key.variable) \(value)")
        case .file(let path, let line, let column):
            return CommandFailure(
                65, "config", "\(path):\(line):\(column): \(key.rawValue) \(value)")
        }
    }
}
