import PurchaseCore
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Acts of the session as command lines")
struct CommandLogTests {
    private static let fault = Command.sandbox(.clearFaults)

    private func model(_ commands: Command...) -> Model {
        var model = Fixture.model()
        model.commandLog.record(commands, in: model.context)
        return model
    }

    private func texts(in model: Model) -> [String] {
        model.commandLog.entries.map { model.commandLog.shellCommand(of: $0).text }
    }

    @Test(
        "a word is quoted so that a shell reads exactly that word",
        arguments: [
            ("gems.60", "gems.60"), ("", "''"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#),
            ("$(reboot)", "'$(reboot)'"), ("~", "'~'"), ("a;b", "'a;b'"), ("é", "'é'"),
            ("a\nb", #"$'a\x0ab'"#), ("\u{1B}[2J'\\", #"$'\x1b[2J\'\\'"#),
            ("\u{202E}x", #"$'\xe2\x80\xaex'"#),
        ])
    func quoting(word: String, quoted: String) {
        #expect(word.quotedForShell == quoted)
    }

    @Test("purchases, restores, spendings and changes of the context have a command")
    func commands() {
        let model = model(
            .engine(.buy(Fixture.gems, quantity: 2, outcome: .askToBuy, nil, "i-1")),
            .engine(.buy(Fixture.gems, quantity: 1, outcome: .approve, nil, "i-2")),
            .engine(.restore),
            .engine(.spend(GoodAmount(good: "-gems", amount: 5), note: "a torch")),
            .engine(.finish("20001")), .engine(.manage("20001", .agreeToPrice)),
            .changeContext(.account("it's")), .changeContext(.storefront("JPN")),
            .planCrash(CrashMoment(.before, .verify)), .planCrash(nil), .query(.orders),
            .engine(.retry))
        #expect(
            texts(in: model) == [
                "kiosk buy dragon.gems60 --quantity 2 --outcome ask-to-buy",
                "kiosk buy dragon.gems60", "kiosk restore",
                "kiosk spend --note 'a torch' -- -gems 5", "kiosk finish 20001",
                "kiosk subscriptions agree-to-price 20001", #"kiosk shop --account 'it'\''s'"#,
                "kiosk shop --storefront JPN", "kiosk shop --crash 'before verify'",
            ])
    }

    @Test("the acts of several accounts name their account and device")
    func accounts() {
        var model = model(.engine(.restore), Self.fault)
        model.context.account = "-bob"
        model.commandLog.record([.engine(.restore)], in: model.context)
        #expect(
            texts(in: model) == [
                "kiosk restore --account alice --device phone-1", "kiosk sandbox fault clear",
                "kiosk restore --account=-bob --device phone-1",
            ])
    }

    @Test("a command line acts on the profile and the backend of the session")
    func context() {
        var model = Fixture.model()
        model.context.commandWords = ["--profile", "it's", "--account=bob", "--device=tablet"]
        model.commandLog.record([.engine(.restore), Self.fault], in: model.context)
        let options = #"--profile 'it'\''s' --account=bob --device=tablet"#
        #expect(
            texts(in: model) == [
                "kiosk restore \(options)", "kiosk sandbox fault clear \(options)",
            ])
        #expect(Self.fault.commandLine(in: model.context) == texts(in: model).last)
        #expect("=ls".quotedForShell == "'=ls'")
    }

    @Test("the result of an act is that of its own answer")
    func results() {
        var model = model(
            Self.fault, Self.fault, .engine(.restore), .engine(.finish("2000000002")),
            .engine(.buy(Fixture.gems, quantity: 1, outcome: .approve, nil, "i-1")),
            .changeContext(.account("bob")), .planCrash(CrashMoment(.before, .verify)))
        func results() -> [CommandLog.Result] { model.commandLog.entries.map(\.result) }
        #expect(results() == Array(repeating: .inProgress, count: 6) + [.done])
        _ = update(&model, .failed(Self.fault, CommandError("No.")))
        #expect(results().prefix(2) == [.refused("No."), .inProgress])
        _ = update(&model, .done(.sandbox(.clearFaults, .done)))
        #expect(results()[1] == .done)
        _ = update(
            &model, .failed(.engine(.restore), CommandError("Timed out.", isRefusal: false)))
        #expect(results()[2] == .unanswered("Timed out."))
        _ = update(&model, .snapshot(Fixture.snapshot()))
        #expect(results()[3] == .done, "the snapshot shows it as finished")
        _ = update(
            &model,
            .done(
                .purchase(
                    PurchaseNotice(
                        intentID: "i-1", productID: Fixture.gems.id, title: "60 Gems",
                        kind: .pending))))
        #expect(results()[4] == .pending)
        _ = update(&model, .contextChanged)
        #expect(results()[5] == .done)
    }

    @Test("an act without an answer is unanswered after a change of the account")
    func unanswered() {
        var model = model(.engine(.restore), .changeContext(.account("bob")))
        _ = update(&model, .contextChanged)
        #expect(model.commandLog.entries.map(\.result) == [.unanswered(""), .done])
    }

    @Test("an act that a key performs is listed, and the same key opens and closes the pane")
    func pane() {
        var model = Fixture.model()
        _ = model.press("@")
        #expect(model.screenText.contains("No acts yet."))
        _ = model.press("@")
        #expect(model.overlay == nil)
        _ = model.press("R", "@")
        #expect(model.screenText.contains("kiosk restore"))
        #expect(model.screenText.contains("in progress"))
        _ = update(&model, .failed(.engine(.restore), CommandError("The store is closed.")))
        _ = model.press(.escape, .escape, "@")
        #expect(model.screenText.contains("refused: The store is closed."))
    }

    @Test("y copies the command, s requests the step and c the request of the selected act")
    func copying() {
        var model = model(.engine(.restore), Self.fault)
        _ = model.press("@")
        #expect(model.press("y") == [.terminal(.copy("kiosk sandbox fault clear"))])
        #expect(model.toasts.last?.text.string == "Copied kiosk sandbox fault.")
        #expect(model.press(.up, "y") == [.terminal(.copy("kiosk restore"))])
        #expect(model.press("s") == [.copy(.engine(.restore), as: .step)])
        #expect(model.press("c") == [])
        #expect(model.toasts.last?.text.string.contains("shared backend") == true)
        model.context.backendName = "http://127.0.0.1:8484"
        #expect(model.press("c") == [.copy(.engine(.restore), as: .curl)])
        #expect(update(&model, .copy("text", name: "curl")) == [.terminal(.copy("text"))])
        #expect(model.toasts.last?.text.string == "Copied curl.")
    }

    @Test(
        "the newest act is selected until another one is",
        arguments: [(100, 28), (40, 12), (20, 5)])
    func following(width: Int, height: Int) {
        var model = Fixture.model(width, height)
        for number in 1...30 {
            model.commandLog.record(
                [.sandbox(.clearFault(id: Int64(number)))], in: model.context)
        }
        _ = model.press("@")
        #expect(model.press("y") == [.terminal(.copy("kiosk sandbox fault clear 30"))])
        _ = model.press(.home)
        #expect(model.press("y") == [.terminal(.copy("kiosk sandbox fault clear 1"))])
        _ = model.press(.end)
        model.commandLog.record(
            [.sandbox(.clearFault(id: 31))], in: model.context)
        #expect(model.press("y") == [.terminal(.copy("kiosk sandbox fault clear 31"))])
    }
}
