import ArgumentParser

/// Reorders the words of a command line for the argument parser.
enum ArgumentReorderer {
    /// Options without a value, which may precede the command.
    private static let flags: Set<String> = {
        var names = ["ephemeral", "json"]
        for option in SettingDefinition.all where option.kind == .toggle {
            names += [option.key.rawValue, "no-" + option.key.rawValue]
            if let alias = option.alias { names.append(alias) }
        }
        return Set(names.map { "--" + $0 })
    }()

    /// Words that the parser handles without a command.
    private static let answered: Set<String> = [
        "help", "-h", "-help", "--help", "--help-hidden", "--version", "--experimental-dump-help",
        "---completion",
    ]

    /// Returns the words with the `shop` command in front if they do not name a command.
    ///
    /// A default subcommand would make the parser try that subcommand for every command line.
    static func withCommand(_ words: [String], commands: Set<String>) -> [String] {
        let ordered = reordered(words, commands: commands)
        let isComplete = ordered.first.map {
            commands.contains($0) || answered.contains($0) || $0.hasPrefix("--generate-completion")
        }
        return isComplete == true ? ordered : [ShopCommand._commandName] + ordered
    }

    /// Returns the word that is neither an option nor its value, where a command is expected and it is not one.
    static func unknownCommand(in words: [String], commands: Set<String>) -> String? {
        let index = commandIndex(words)
        guard index < words.endIndex else { return nil }
        let word = words[index]
        let isKnown = commands.contains(word) || answered.contains(word) || word.hasPrefix("-")
        return isKnown || word.isEmpty ? nil : word
    }

    /// The index behind the options and their values at the start.
    private static func commandIndex(_ words: [String]) -> Int {
        var index = words.startIndex
        while index < words.endIndex, words[index].hasPrefix("--"), words[index] != "--",
            !answered.contains(words[index]), !words[index].hasPrefix("--generate-completion")
        {
            index += flags.contains(words[index]) || words[index].contains("=") ? 1 : 2
        }
        return index
    }

    /// Moves options in front of the command behind it.
    ///
    /// `kiosk --profile qa buy gems.60` is what people type, and every command accepts these options.
    static func reordered(_ words: [String], commands: Set<String>) -> [String] {
        let index = commandIndex(words)
        guard index > 0, index < words.endIndex, commands.contains(words[index]) else {
            return words
        }
        let rest = words[index...]
        // Words after `--` are not options.
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return Array(rest[..<end]) + words[..<index] + rest[end...]
    }
}

/// Finds an option with an empty value, which usually comes from an unset shell variable.
///
/// If it were ignored, the command could buy for another account or send reports to the wrong place.
enum EmptyOptionCheck {
    /// Throws for the first option with an empty value.
    ///
    /// - Parameter meaningful: The options for which an empty value is valid.
    /// - Throws: ``CommandFailure`` with exit code 64.
    static func check(
        in arguments: any ParsableArguments, but meaningful: Set<String> = []
    ) throws(CommandFailure) {
        for (label, value) in Mirror(reflecting: arguments).children {
            guard let label, let option = value as? Option<String?>,
                option.wrappedValue?.isEmpty ?? false
            else { continue }
            let name = name(of: label)
            guard !meaningful.contains(name) else { continue }
            throw failure(name)
        }
    }

    /// Creates the failure for an option with an empty value.
    static func failure(_ name: String) -> CommandFailure {
        .usage(
            "Invalid \(name) “”: the value is empty, for example because a shell variable is not set. "
                + "Nothing was done.")
    }

    /// Returns `--bundle-id` for `_bundleID`: the default name of an option.
    private static func name(of label: String) -> String {
        var name = "--"
        var isSmall = false
        for letter in label.drop(while: { $0 == "_" }) {
            if letter.isUppercase, isSmall { name += "-" }
            isSmall = !letter.isUppercase
            name += letter.lowercased()
        }
        return name
    }
}
