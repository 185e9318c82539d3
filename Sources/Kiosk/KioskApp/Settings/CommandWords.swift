import ArgumentParser

/// The words of a command line, in the order in which the parser understands them.
enum CommandWords {
    /// Options of no value, which may stand before the command.
    private static let flags: Set<String> = {
        let toggles = SettingOption.all.filter { $0.kind == .toggle }.map(\.key.rawValue)
        return Set(
            (["ephemeral", "json", "plain"] + toggles + toggles.map { "no-" + $0 })
                .map { "--" + $0 })
    }()

    /// What the parser itself answers without a command.
    private static let answered: Set<String> = [
        "help", "-h", "-help", "--help", "--help-hidden", "--version", "--experimental-dump-help",
        "---completion",
    ]

    /// The words with a command in front: without one they are the shop's.
    ///
    /// A default subcommand of the parser's would be looked through at every command.
    static func withCommand(_ words: [String], commands: Set<String>) -> [String] {
        let ordered = ordered(words, commands: commands)
        let isComplete = ordered.first.map {
            commands.contains($0) || answered.contains($0) || $0.hasPrefix("--generate-completion")
        }
        return isComplete == true ? ordered : [Shop._commandName] + ordered
    }

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
