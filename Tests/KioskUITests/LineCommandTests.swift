import Testing

@testable import KioskApp

@Suite("What is typed at the prompt")
struct LineCommandTests {
    @Test(
        "commands are read with their words",
        arguments: [
            ("", LineCommand.nothing), ("   \t", .nothing), ("list", .list), ("show 3", .show("3")),
            ("buy gems.60", .buy("gems.60", quantity: "1")), ("BUY 1 2", .buy("1", quantity: "2")),
            ("  buy   1   x ", .buy("1", quantity: "x")), ("restore", .restore),
            ("transactions", .transactions), ("activity", .transactions), ("library", .library),
            ("spend gems 5", .spend("gems", amount: "5")), ("outcome", .outcome(nil)),
            ("outcome decline", .outcome("decline")), ("help", .help), ("?", .help),
            ("quit", .quit),
            ("exit", .quit), ("list\r", .list),
        ])
    func commands(line: String, command: LineCommand) {
        #expect(LineCommand(line) == command)
    }

    @Test(
        "what lacks a word, or has one too many, is not guessed at",
        arguments: [
            "buy", "buy 1 2 3", "spend gems", "show", "quit now", "yes", "\u{1B}[A",
        ])
    func unknown(line: String) {
        #expect(LineCommand(line) == .unknown(line))
    }
}
