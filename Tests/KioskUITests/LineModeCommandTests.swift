import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Commands typed at the prompt")
struct LineModeCommandTests {
    /// Returns what a session prints after a line, and the next prompt.
    private func answer(to line: String) -> String {
        var talk = Transcript()
        let said = talk.type(line)
        return said.drop { $0 != "\n" } + (talk.model.linePrompt?.string ?? "")
    }

    @Test(
        "case, spaces and synonyms do not change the meaning of a line",
        arguments: [
            ("", "   \t"), ("list\r", "list"), ("LIST", "shop"), ("BUY 1 2", "buy 1 2"),
            ("  buy   60   gems ", "buy 60 gems"), ("transactions", "activity all"),
            ("outcome ask to buy", "outcome ask-to-buy"), ("log", "log 10"),
            ("follow", "follow on"),
            ("find", "search"), ("?", "help"), ("help faults", "help fault"), ("topics", "manual"),
            ("manual Faults", "manual faults"), ("help shared backend", "manual shared-backend"),
            ("again", "repeat"), ("exit", "quit"),
            ("find type:consumable", "filter type:consumable"),
        ])
    func commands(line: String, other: String) {
        #expect(answer(to: line) == answer(to: other))
    }

    @Test(
        "a line is performed with its arguments",
        arguments: [
            ("show 3", "Remove Ads"), ("show potion haste", "Potion of Haste"),
            ("buy dragon.gems60", "60 Gems × 1"), ("buy potion of haste 5", "Potion of Haste × 5"),
            ("spend gems 5 for a torch", "Spend 5 gems?"), ("spend gems", "Amount"),
            ("transactions open", "open 1"), ("receipt 2000000002", "Receipt of 60 Gems"),
            ("find type:consumable gems", "“type:consumable gems”"),
            ("help buy", "buy potion 2: "), ("manual search foreign-root", "1: Faults: "),
            ("where", "Account: alice"), ("themes", "needs the full screen"),
        ])
    func arguments(line: String, part: String) {
        let said = answer(to: line)
        #expect(said.contains(part), "\(said)")
    }

    @Test(
        "a command with a missing or surplus argument is explained",
        arguments: [
            ("buy", "buy"), ("show", "show"), ("quit now", "quit"), ("refund", "refund"),
            ("follow me", "follow"), ("log 0", "log"), ("log -5", "log"), ("log many", "log"),
            ("help me", "help"), ("manual search", "manual"), ("spend gems 5 torches", "spend"),
            ("account a b", "account"), ("transactions some", "transactions"),
            ("clock tomorrow", "clock"),
        ])
    func lacking(line: String, name: String) throws {
        let verb = try #require(LineModeVerb.named(name))
        let said = answer(to: line)
        #expect(said.hasPrefix("\n\(verb.example): ") && said.hasSuffix("kiosk> "), "\(said)")
    }

    @Test(
        "unknown input is quoted back",
        arguments: ["yes", "jump", "\u{1B}[A", "1 2", "-1", "٣", "99999999999999999999999"])
    func unknown(line: String) {
        let quoted = SafeText(untrusted: line).string
        #expect(answer(to: line).contains("“\(quoted)” is not a valid command"))
    }

    @Test("every verb has an example that is valid", arguments: LineModeVerb.all)
    func examples(verb: LineModeVerb) {
        let said = answer(to: verb.example)
        #expect(!said.contains("\(verb.example): ") && !said.contains("is not a valid command"))
    }
}
