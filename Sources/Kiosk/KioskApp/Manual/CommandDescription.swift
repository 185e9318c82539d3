import ArgumentParser
import FoundationEssentials

/// A command as the parser knows it: what a manual page is made from, so that it can leave out nothing.
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
        /// How it is written on the command line.
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

        /// `--account <name>`, or `<product>` for a value.
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

    /// The name with those of the commands above it: `kiosk sandbox refund`.
    var path: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }

    /// What is shown of its arguments.
    var shown: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }

    /// What every command that does something takes.
    static func shared(in root: CommandDescription) -> [Argument] {
        let leaves = root.leaves.map { Set($0.shown.map(\.usage)) }
        guard let first = root.leaves.first else { return [] }
        return first.shown.filter { argument in
            leaves.allSatisfy { $0.contains(argument.usage) }
        }
    }

    /// The commands below it that have none below themselves.
    var leaves: [CommandDescription] {
        guard let subcommands, !subcommands.isEmpty else { return [self] }
        return subcommands.filter { $0.shouldDisplay && $0.commandName != "help" }.flatMap(\.leaves)
    }

    /// The whole command line of kiosk; nil only where the parser tells it in a form that is not known.
    static func kiosk() -> CommandDescription? {
        struct Tool: Decodable { let command: CommandDescription }
        let text = Data(Root._dumpHelp().utf8)
        return try? JSONDecoder().decode(Tool.self, from: text).command
    }
}
