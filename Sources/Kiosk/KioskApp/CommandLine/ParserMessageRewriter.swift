import TextParsing

extension SpellingSuggestion {
    /// Returns the question whether the nearest name was meant, with a leading space; nil if no name is near.
    static func question(
        for name: String, in names: [String], after prefix: String = ""
    ) -> String? {
        nearest(to: name, in: names).map { " Did you mean “\(prefix)\($0)”?" }
    }
}

/// Improves the argument parser's messages: it names negative values, omits far-fetched suggestions, and states that
/// nothing was charged.
struct ParserMessageRewriter {
    /// The words of the command line, beginning with the command.
    let words: [String]

    /// Returns the message to print for a message of the argument parser.
    func improved(_ message: String) -> String {
        let message = negativeValue(behind: message) ?? withoutFarSuggestion(message)
        let command = CommandPath.command(CommandPath.start(of: words))
        guard command is any ChargingCommand.Type else { return message }
        return message + (message.hasSuffix(".") || message.hasSuffix("?") ? " " : ". ")
            + "Nothing was charged."
    }

    /// Returns a message about a negative value, which the parser reads as an option; nil for any other error.
    private func negativeValue(behind message: String) -> String? {
        let beginnings = ["Unknown option", "Missing value", "Missing expected argument"]
        guard beginnings.contains(where: message.hasPrefix),
            let index = words.firstIndex(where: isNegative)
        else { return nil }
        let option = index > 0 && words[index - 1].hasPrefix("--") ? words[index - 1] : "value"
        return "Invalid \(option) “\(words[index].prefix(40))”: it must not be negative."
    }

    /// Whether a word is a negative number or duration.
    private func isNegative(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
        return second.isASCII && second.isNumber || second == "P"
    }

    /// Removes a suggestion that differs from the written option in more than a third of its letters.
    private func withoutFarSuggestion(_ message: String) -> String {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        guard quoted.count == 5, quoted[2] == ". Did you mean " else { return message }
        let (written, suggested) = (quoted[1].drop { $0 == "-" }, quoted[3].drop { $0 == "-" })
        let limit = max(1, written.utf8.count / 3)
        let distance = EditDistance.distance(
            Array(written.utf8), Array(suggested.utf8), limit: limit)
        return distance == nil ? "\(quoted[0])'\(quoted[1])'" : message
    }
}
