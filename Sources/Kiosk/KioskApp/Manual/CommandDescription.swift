import ArgumentParser
import FoundationEssentials

/// A command as ArgumentParser describes it; the manual is generated from it, so that it covers every option.
struct CommandDescription: Decodable {
    let commandName: String
    let superCommands: [String]?
    let shouldDisplay: Bool
    let abstract: String?
    let discussion: String?
    let subcommands: [CommandDescription]?
    let arguments: [Argument]?

    /// An option, a flag or a value.
    struct Argument: Decodable {
        /// The spelling of an option on the command line.
        struct Name: Decodable {
            let kind: String
            let name: String

            var text: String { (kind == "long" ? "--" : "-") + name }
        }

        let kind: String
        let shouldDisplay: Bool
        let isOptional: Bool
        let isRepeating: Bool
        let names: [Name]?
        let valueName: String?
        let abstract: String?

        /// The notation in the manual: `--account <name>`, or `<product>` for a positional argument.
        var usage: String {
            let value = "<\(valueName ?? "value")>" + (isRepeating ? " ..." : "")
            let names = (names ?? []).map(\.text).joined(separator: ", ")
            switch kind {
            case "positional": return value
            case "flag": return names
            default: return "\(names) \(value)"
            }
        }
    }

    /// The name with its parent commands: `kiosk sandbox refund`.
    var path: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }

    /// The arguments that are not hidden.
    var shown: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }

    /// Returns the arguments that every leaf command accepts.
    static func shared(in root: CommandDescription) -> [Argument] {
        let leaves = root.leaves.map { Set($0.shown.map(\.usage)) }
        guard let first = root.leaves.first else { return [] }
        return first.shown.filter { argument in
            leaves.allSatisfy { $0.contains(argument.usage) }
        }
    }

    /// The commands at or below this one that do not have subcommands.
    var leaves: [CommandDescription] {
        guard let subcommands, !subcommands.isEmpty else { return [self] }
        return subcommands.filter { $0.shouldDisplay && $0.commandName != "help" }.flatMap(\.leaves)
    }

    /// Returns the whole command line of kiosk; nil only if the parser's dump has an unknown format.
    static func kiosk() -> CommandDescription? {
        struct Tool: Decodable { let command: CommandDescription }
        let text = Data(RootCommand._dumpHelp().utf8)
        return try? JSONDecoder().decode(Tool.self, from: text).command
    }
}
