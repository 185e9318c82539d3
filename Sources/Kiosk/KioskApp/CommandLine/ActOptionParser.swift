import ArgumentParser
import KioskUI

/// Parses the words of an act that is typed in the shop with the options of its command.
enum ActOptionParser {
    /// Separates the options from the other words, and parses all of them as the command line does.
    ///
    /// - Parameters:
    ///   - words: The words after the name of the act.
    ///   - path: The command, such as `sandbox refund`.
    /// - Throws: ``CommandFailure`` with the message of the command line, which suggests the option that was probably
    ///   meant.
    static func parse(
        _ words: [String], of path: [String]
    ) throws(CommandFailure) -> ParsedOptions {
        let name = (["kiosk"] + path).joined(separator: " ")
        guard let root = CommandDescription.kiosk(), let command = CommandPath.command(path),
            let leaf = root.leaves.first(where: { $0.path == name })
        else { throw CommandPath.unknown(path.joined(separator: " ")) }
        let arguments = leaf.arguments ?? []
        var (plain, given, options): ([String], [String], [String: String]) = ([], [], [:])
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                plain.append(word)
                continue
            }
            given.append(word)
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let takesValue = arguments.contains { $0.kind == "option" && $0.isNamed(parts[0]) }
            if parts.count == 1, takesValue, let value = rest.popFirst() {
                given.append(value)
                options[parts[0]] = value
            } else {
                options[parts[0]] = parts.count > 1 ? parts[1] : ""
            }
        }
        // The act reads its own words; those of the command only have to be complete.
        let places = arguments.filter { $0.kind == "positional" }
        let count = places.contains(where: \.isRepeating) ? plain.count : places.count
        let line = plain.prefix(count) + given
        do {
            _ = try command.parse(Array(line))
        } catch {
            let isHelp = command.exitCode(for: error) == .success
            throw .usage(
                isHelp
                    ? "kiosk help \(path.joined(separator: " ")) describes the options."
                    : ParserMessageRewriter(words: path + line)
                        .improved(command.message(for: error)))
        }
        let shared = CommandDescription.shared(in: root).flatMap { $0.names ?? [] }
        return ParsedOptions(
            words: plain, options: options, sharedOptions: Set(shared.map(\.text)))
    }
}

extension CommandDescription.Argument {
    /// Returns whether a word is one of the names.
    fileprivate func isNamed(_ word: String) -> Bool {
        names?.contains { $0.text == word } ?? false
    }
}
