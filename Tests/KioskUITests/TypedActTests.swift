import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Acts with arguments in the palette")
struct TypedActTests {
    private func type(_ line: String, in model: inout Model) {
        _ = model.press(":")
        _ = update(&model, .input(.paste(line), at: Fixture.now))
    }

    private func run(_ line: String, in model: inout Model) -> [Command] {
        type(line, in: &model)
        return model.press(.enter)
    }

    private func palette(in model: Model) -> CommandPaletteState? {
        if case .palette(let palette) = model.overlay { palette } else { nil }
    }

    @Test("every act is parsed from its example", arguments: LineModeVerb.acts.map(\.example))
    func examples(line: String) throws {
        let act = try #require(TypedAct(line))
        #expect(act.verb.example == line)
        #expect(TypedAct("kiosk sandbox \(line)")?.arguments.words == act.arguments.words)
    }

    @Test("texts that do not begin with an act are not acts")
    func others() {
        for line in ["", " ", "list", "kiosk", "kiosk sandbox", "theme dark", "quit now"] {
            #expect(TypedAct(line) == nil, "\(line)")
        }
    }

    @Test("a typed purchase asks in the dialog with the quantity")
    func buy() {
        var model = Fixture.model()
        _ = model.press("3")
        #expect(run("buy dragon.potion 2", in: &model).contains(.newIntent))
        #expect(model.screen == .shop)
        #expect(model.dialog?.product.id == "dragon.potion")
        #expect(model.dialog?.quantity == 2)
        #expect(model.dialog?.focus == .cancel)
    }

    @Test("an unknown product is reported and nothing opens")
    func unknown() {
        var model = Fixture.model()
        #expect(run("buy ruby.60 2", in: &model) == [])
        #expect(model.overlay == nil)
        #expect(model.toasts.last?.text.string.contains("ruby.60") == true)
    }

    @Test("a fault is planned once the store's faults are loaded, also as the command names it")
    func fault() throws {
        let plan = try FaultPlan(words: ["verify", "503", "every"])
        for line in ["fault verify 503 every", "kiosk sandbox fault add verify 503 every"] {
            var model = Fixture.model()
            #expect(run(line, in: &model).contains(.query(.orders)))
            let commands = update(&model, .orders(Fixture.orders))
            #expect(commands.contains(.sandbox(.planFault(plan: plan))), "\(line)")
            #expect(model.typedAct == nil)
        }
    }

    @Test("an invalid fault is answered with the valid words")
    func invalidFault() {
        var model = Fixture.model()
        _ = run("fault verfy 503", in: &model)
        #expect(!update(&model, .orders(Fixture.orders)).contains { $0.shellCommand != nil })
        #expect(model.toasts.last?.text.string.contains("Unknown call “verfy”") == true)
    }

    @Test("a refund opens its question")
    func refund() {
        var model = Fixture.model()
        _ = run("refund 2000000001", in: &model)
        let paid = Fixture.order(1, Fixture.gems, .finished, account: "alice", ago: 0)
        _ = update(&model, .orders([paid].compactMap(\.self)))
        guard case .refund = model.overlay else {
            Issue.record("nothing is asked: \(model.toasts)")
            return
        }
    }

    @Test(
        "an advance of the clock asks first",
        arguments: [
            ("advance 1d", ClockChange.period(SubscriptionPeriod(count: 1, unit: .day))),
            ("clock month", .period(SubscriptionPeriod(count: 1, unit: .month))),
            ("sandbox clock jump PT2H", .forward(milliseconds: 7_200_000)),
            ("advance 30m", .forward(milliseconds: 1_800_000)), ("clock step", .nextEvent),
        ])
    func advance(line: String, change: ClockChange) {
        var model = Fixture.model()
        #expect(run(line, in: &model) == [])
        guard case .clock(let dialog) = model.overlay else {
            Issue.record("nothing is asked: \(line)")
            return
        }
        #expect(dialog.step.change == change && dialog.focus == .cancel)
        #expect(dialog.confirm(in: &model).contains(.sandbox(.clock(change))))
    }

    @Test("the clock's rate can be set back and is set at once")
    func rate() {
        var model = Fixture.model()
        #expect(run("clock rate 60", in: &model) == [.sandbox(.clock(.rate(60_000)))])
        #expect(model.overlay == nil)
    }

    @Test("a misspelt act is suggested, and Enter corrects the line without performing it")
    func typo() {
        var model = Fixture.model()
        type("aproove 000003", in: &model)
        #expect(palette(in: model)?.items.last?.target == .correction("approve 000003"))
        #expect(model.screenText.contains("Did you mean “approve 000003”?"))
        model = Fixture.model()
        type("zzzzzzzz 1", in: &model)
        #expect(palette(in: model)?.items.isEmpty == true)
        var other = Fixture.model()
        _ = run("fualt verify 503", in: &other)
        #expect(palette(in: other)?.text == "fault verify 503")
        #expect(palette(in: other)?.items.first?.target == .typedAct("fault verify 503"))
    }

    @Test("the palette explains the act that is typed")
    func hint() {
        var model = Fixture.model()
        type("buy", in: &model)
        #expect(model.screenText.contains("buy potion 2: "))
        _ = update(&model, .input(.paste(" gems"), at: Fixture.now))
        #expect(model.screenText.contains("buy potion 2: "))
    }

    @Test("Up and Down go through the performed acts, and other texts are not kept")
    func history() {
        var model = Fixture.model()
        for line in ["buy ruby.60 2", "potion", "clock rate 60", "buy ruby.60 2"] {
            _ = run(line, in: &model)
        }
        #expect(model.typedLines == ["clock rate 60", "buy ruby.60 2"])
        _ = model.press(":", .up)
        #expect(palette(in: model)?.text == "buy ruby.60 2")
        _ = model.press(.up)
        #expect(palette(in: model)?.text == "clock rate 60")
        _ = model.press(.up)
        #expect(palette(in: model)?.text == "clock rate 60", "there is no older one")
        _ = model.press(.down)
        #expect(palette(in: model)?.text == "buy ruby.60 2")
        _ = model.press(.down)
        #expect(palette(in: model)?.text == "")
    }

    @Test("without performed acts, Up and Down select results")
    func noHistory() {
        var model = Fixture.model()
        _ = model.press(":", .down, .up, .up)
        #expect(palette(in: model)?.selected == 0 && palette(in: model)?.text == "")
    }
}
