/// The words of a command line, in the order in which the parser understands them.
enum CommandWords {
    /// Options of no value, which may stand before the command.
    private static let flags: Set<String> = {
        let toggles = SettingOption.all.filter { $0.kind == .toggle }.map(\.key.rawValue)
        return Set(
            (["ephemeral", "json", "plain"] + toggles + toggles.map { "no-" + $0 })
                .map { "--" + $0 })
    }()

    /// Moves options that stand before the command behind it: `kiosk --profile qa buy gems.60` is what people type,
    /// and every command takes them.
    static func ordered(_ words: [String], commands: Set<String>) -> [String] {
        var index = words.startIndex
        while index < words.endIndex, words[index].hasPrefix("--"), words[index] != "--" {
            index += flags.contains(words[index]) || words[index].contains("=") ? 1 : 2
        }
        guard index > 0, index < words.endIndex, commands.contains(words[index]) else {
            return words
        }
        let rest = words[index...]
        // Behind `--` nothing is an option any more.
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return Array(rest[..<end]) + words[..<index] + rest[end...]
    }
}
