import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Commands typed at the prompt")
struct LineModeCommandTests {
    @Test(
        "commands are parsed with their arguments",
        arguments: [
            ("", LineModeCommand.nothing), ("   \t", .nothing), ("list", .list), ("3", .number(3)),
            ("show 3", .show("3")), ("show healing potions", .show("healing potions")),
            ("buy gems.60", .buy("gems.60", quantity: nil)), ("BUY 1 2", .buy("1", quantity: "2")),
            ("  buy   60   gems ", .buy("60 gems", quantity: nil)),
            ("buy healing potion 5", .buy("healing potion", quantity: "5")),
            ("restore", .restore), ("transactions", .transactions("all")),
            ("activity open", .transactions("open")), ("receipt", .receipt(nil)),
            ("receipt 2", .receipt("2")), ("save x.jws", .save("x.jws")), ("library", .library),
            ("spend gems 5", .spend("gems", amount: "5", note: "")),
            ("spend gems 5 for a torch", .spend("gems", amount: "5", note: "a torch")),
            ("spend gems", .spend("gems", amount: nil, note: "")),
            ("outcome", .outcome(nil)), ("outcome ask to buy", .outcome("ask-to-buy")),
            ("approve", .approve(nil)), ("refund 2", .refund("2")), ("account", .account(nil)),
            ("device tablet", .device("tablet")), ("storefront JPN", .storefront("JPN")),
            ("language de", .language("de")), ("log", .log(LineModeCommand.defaultEventCount)),
            ("log 50", .log(50)), ("follow on", .follow(true)), ("follow", .follow(nil)),
            ("find type:consumable gems", .find("type:consumable gems")), ("find", .find("")),
            ("help", .help(nil)), ("?", .help(nil)), ("help buy", .help(.buy)),
            ("manual", .manual(nil)), ("topics", .manual(nil)),
            ("manual Faults", .manual("faults")),
            ("help shared backend", .manual("shared-backend")), ("help faults", .help(.fault)),
            ("manual search lost answer", .searchManual("lost answer")),
            ("where", .context), ("repeat", .again), ("again", .again), ("quit", .quit),
            ("exit", .quit), ("list\r", .list),
            ("themes", .fullScreenOnly),
        ])
    func commands(line: String, command: LineModeCommand) {
        #expect(LineModeCommand(line) == command)
    }

    @Test(
        "a command with a missing or surplus argument is rejected",
        arguments: [
            ("buy", LineModeVerb.buy), ("show", .show), ("quit now", .quit), ("refund", .refund),
            ("follow me", .follow), ("log 0", .log), ("log -5", .log), ("log many", .log),
            ("help me", .help), ("manual search", .manual), ("spend gems 5 torches", .spend),
            ("account a b", .account),
        ])
    func lacking(line: String, verb: LineModeVerb) {
        #expect(LineModeCommand(line) == .missingArguments(verb))
    }

    @Test(
        "unknown input is quoted back",
        arguments: ["yes", "jump", "\u{1B}[A", "1 2", "-1", "٣", "99999999999999999999999"])
    func unknown(line: String) {
        #expect(LineModeCommand(line) == .unknown(line))
    }

    @Test("every verb has an example that parses", arguments: LineModeVerb.allCases)
    func examples(verb: LineModeVerb) {
        let command = LineModeCommand(verb.example.string)
        #expect(verb.example.string.hasPrefix(verb.rawValue))
        if case .unknown = command { Issue.record("\(verb.example)") }
        if case .missingArguments = command { Issue.record("\(verb.example)") }
    }
}
