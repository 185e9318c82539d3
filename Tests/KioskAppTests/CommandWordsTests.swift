import ArgumentParser
import Testing

@testable import KioskApp

@Suite struct CommandWordsTests {
    @Test(
        "options before the command are moved behind it",
        arguments: [
            ("--profile qa buy gems", "buy gems --profile qa"),
            ("--json --profile=qa sandbox approve", "sandbox approve --json --profile=qa"),
            ("--profile buy buy gems", "buy gems --profile buy"),
            ("--json buy -- --odd", "buy --json -- --odd"),
            ("--profile qa", "--profile qa"), ("--profile", "--profile"),
            ("buy gems --json", "buy gems --json"), ("--json nonsense", "--json nonsense"),
            ("-- buy", "-- buy"), ("", ""),
        ])
    func order(typed: String, understood: String) {
        let words = ArgumentReorderer.reordered(
            typed.split(separator: " ").map(String.init), commands: ["buy", "sandbox"])
        #expect(words.joined(separator: " ") == understood)
    }

    @Test(
        "a word where a command is expected is recognized as unknown",
        arguments: [
            ("refund 1", "refund"), ("--profile qa byu gems", "byu"),
            ("--json nonsense", "nonsense"),
            ("--profile buy", nil), ("buy refund", nil), ("--help", nil), ("-h", nil), ("", nil),
            ("--version", nil), ("---completion buy -- positional@0", nil), ("-- buy", nil),
            ("--account ann --help", nil), ("--generate-completion-script fish", nil),
        ])
    func unknown(typed: String, word: String?) {
        let words = typed.split(separator: " ").map(String.init)
        #expect(ArgumentReorderer.unknownCommand(in: words, commands: ["buy", "sandbox"]) == word)
    }

    @Test(
        "an unknown command is answered with the commands that may be meant",
        arguments: [
            ("refund", "Did you mean “kiosk sandbox refund”?"),
            ("byu", "Did you mean “kiosk buy”?"),
            ("libary", "Did you mean “kiosk library”?"),
            ("frobnicate", "Unknown command “frobnicate”. “kiosk"),
        ])
    func suggestion(word: String, sentence: String) {
        #expect(CommandPath.unknown(word).message.contains(sentence))
    }

    @Test(
        "help, the version and errors of a command are those of the parser of all commands",
        arguments: [
            "sandbox refund --help", "buy gems --version", "buy", "sandbox fault add --nonsense",
        ])
    func messages(typed: String) throws {
        let words = typed.split(separator: " ").map(String.init)
        func message(_ parse: ([String]) throws -> any ParsableCommand) -> String {
            do {
                var command = try parse(words)
                try command.run()
                return "no message"
            } catch {
                return RootCommand.fullMessage(for: error)
            }
        }
        let expected = message { try RootCommand.parseAsRoot($0) }
        #expect(message(CommandPath.parse) == expected && expected != "no message")
    }

    @Test(
        "a command line without a command runs the shop",
        arguments: [
            ("", "shop"), ("--profile qa", "shop --profile qa"), ("nonsense", "shop nonsense"),
            ("-- buy", "shop -- buy"), ("--json nonsense", "shop --json nonsense"),
            ("--profile qa buy", "buy --profile qa"), ("--help", "--help"), ("-h", "-h"),
            ("help buy", "help buy"), ("--version", "--version"),
            ("--generate-completion-script=fish", "--generate-completion-script=fish"),
            ("---completion buy -- positional@0", "---completion buy -- positional@0"),
        ])
    func shop(typed: String, understood: String) {
        let words = ArgumentReorderer.withCommand(
            typed.split(separator: " ").map(String.init), commands: ["buy", "sandbox"])
        #expect(words.joined(separator: " ") == understood)
    }
}
