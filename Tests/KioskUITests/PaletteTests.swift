import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Command palette and help") struct PaletteTests {
    private func open(_ text: String, _ model: Model = Fixture.model()) -> Model {
        var model = model
        _ = model.press(":")
        _ = update(&model, .themes(["kiosk-dark", "kiosk-light"].map { ThemeItem(name: $0) }))
        _ = update(&model, .input(.paste(text), at: Fixture.now))
        return model
    }

    private func found(_ text: String) -> [CommandPaletteItem] {
        guard case .palette(let palette) = open(text).overlay else { return [] }
        return palette.items
    }

    @Test("an empty palette lists the available actions with their keys")
    func empty() {
        var model = Fixture.model()
        #expect(model.press(":") == [.terminal(.listThemes)])
        #expect(model.screenText.contains("buy"))
        #expect(!model.screenText.contains("decline"))
    }

    @Test(
        "the palette finds actions, products, orders, themes, languages, outcomes and sort orders",
        arguments: [
            ("resto", .action(.restore)), ("60ge", .product("dragon.gems60")),
            ("potion", .product("dragon.potion")), ("000002", .transaction(rowID: "000002")),
            ("kiosk-li", .theme("kiosk-light")), ("decline", .outcome(.decline)),
            ("简体", .language(LocaleID(language: "zh", script: "Hans"))),
            ("cheap", .sort(.price)), ("log", .action(.show(.log))), ("reduced", .toggle(.motion)),
            ("device", .entryDialog(.device)),
            ("setting account", .entryDialog(.account)),
        ] as [(String, CommandPaletteItem.Target)])
    func finds(text: String, target: CommandPaletteItem.Target) {
        #expect(found(text).first?.target == target)
    }

    @Test("an action with a key on the screen is listed once")
    func once() {
        var model = Fixture.model()
        _ = model.press("5")
        let found = targets("advance", model)
        #expect(found.contains(.action(.clockDay)))
        #expect(Set(found).count == found.count)
    }

    @Test("a setting is toggled and reported, and a change of the storefront opens a list")
    func settings() {
        var model = open("sponsor")
        #expect(model.preferences.isSponsorShown)
        #expect(model.press(.enter).isEmpty)
        #expect(!model.preferences.isSponsorShown)
        #expect(model.screenText.contains("sponsor line: off"))
        model = open("storefront")
        #expect(model.press(.enter).isEmpty)
        guard case .context(let picker) = model.overlay else {
            Issue.record("no question for a country")
            return
        }
        #expect(picker.kind == .storefront && picker.selectedName == "CHN")
    }

    @Test("scattered letters do not match")
    func noise() {
        #expect(found("zqxj").isEmpty)
        #expect(FuzzyScore.of(Array("mvs".utf8), in: Array("remove ads".utf8)) == nil)
        #expect(FuzzyScore.of(Array("ra".utf8), in: Array("remove ads".utf8)) != nil)
        for (letters, name) in [
            ("drgn", "dragon club"), ("412", "m-2026-000412"), ("kli", "kiosk-li"),
        ] {
            #expect(FuzzyScore.of(Array(letters.utf8), in: Array(name.utf8)) != nil, "\(letters)")
        }
    }

    @Test("Enter without a match changes nothing: pace does not match payment: cancel")
    func pace() {
        #expect(FuzzyScore.of(Array("pace".utf8), in: Array("payment: cancel".utf8)) == nil)
        var model = open("pace")
        let outcome = model.context.outcome
        _ = model.press(.enter)
        #expect(model.context.outcome == outcome)
        for text in ["cancel", "paycan", "payment cancel"] {
            #expect(found(text).contains { $0.target == .outcome(.cancel) }, "\(text)")
        }
    }

    @Test("Enter goes to the match and buys nothing")
    func going() {
        var model = open("potion")
        #expect(model.press(.enter).isEmpty)
        #expect(model.shop.product?.id == "dragon.potion")
        model = open("buy")
        #expect(model.press(.enter) == [.newIntent], "the dialog asks, as everywhere")
        #expect(model.dialog?.focus == .cancel)
    }

    @Test("going to a product hidden by the filter shows it")
    func hidden() {
        var model = Fixture.model()
        _ = model.press("/", "g", "e", "m", .enter)
        model = open("potion", model)
        _ = model.press(.enter)
        #expect(model.shop.product?.id == "dragon.potion")
    }

    @Test("save-display writes the screen without the palette")
    func saveDisplay() {
        var model = open("save-display shop.screen")
        let commands = model.press(.enter)
        guard case .save(let name, let text)? = commands.first else {
            Issue.record("nothing is saved")
            return
        }
        #expect(name == "shop.screen")
        #expect(text.contains("60 Gems"))
        #expect(!text.contains("Palette"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 29)
    }

    @Test("a pasted line feed does not choose an entry")
    func paste() {
        let model = open("potion\n\n")
        guard case .palette(let palette) = model.overlay else {
            Issue.record("the palette is closed")
            return
        }
        #expect(palette.text == "potion")
    }

    @Test(
        "every sandbox operation is found by its own words in every language",
        arguments: LocalizedTexts.languages, [Key("1"), Key("5")])
    func sandbox(language: LocaleID, screen: Key) {
        var model = Fixture.model(locale: language)
        _ = model.press(screen)
        for job in SandboxRowAction.all {
            for phrase in [job.name] + job.keywords {
                let targets = targets(model.formatter.text(phrase).string, model)
                #expect(targets.contains(.sandboxOperation(job)), "\(phrase)")
            }
            #expect(targets(job.stableName, model).contains(.sandboxOperation(job)))
        }
        let crash = model.formatter.text(.crashLabel).string
        #expect(targets(crash, model).contains(.entryDialog(.crash)))
        let moment = CrashMoment(.after, .verify)
        #expect(targets("\(crash) \(moment)", model).first == .crash(moment))
        #expect(targets(model.formatter.text(.paletteCrashNow).string, model).first == .crashNow)
        #expect(targets("crash", model).contains(.crashNow))
        let freeze = model.formatter.text(.hintClockFreeze).string
        #expect(targets(freeze, model).contains(.action(.clockFreeze)))
    }

    private func targets(_ text: String, _ model: Model) -> [CommandPaletteItem.Target] {
        guard case .palette(let palette) = open(text, model).overlay else { return [] }
        return palette.items.map(\.target)
    }

    @Test("crash first finds the entry that asks for the crash point")
    func crash() {
        var model = open("crash")
        #expect(model.press(.enter).isEmpty)
        guard case .entry(let dialog) = model.overlay else {
            Issue.record("nothing is asked")
            return
        }
        #expect(dialog.kind == .crash)
        model = open("crash before verify")
        #expect(model.press(.enter) == [.planCrash(CrashMoment(.before, .verify))])
        #expect(model.screenText.contains("Crash: before verify"))
        model = open("crash now")
        #expect(model.press(.enter) == [.terminal(.crash(nil))])
    }

    @Test("a command on an item selects the first suitable item and runs once it is selected")
    func unstick() throws {
        let stuck = try #require(
            Fixture.order(5, Fixture.gems, .stuck, account: "alice", ago: 0))
        var model = Fixture.model()
        _ = update(&model, .orders(Fixture.orders + [stuck]))
        model = open("unstick", model)
        #expect(!model.press(.enter).contains(.sandbox(.order("000005", .unstick))))
        #expect(model.screen == .sandbox)
        #expect(model.sandbox.order == stuck)
        #expect(model.toasts.last?.text == "a: release stuck purchase")
        model = open("unstick", model)
        #expect(model.press(.enter) == [.sandbox(.order("000005", .unstick))])
    }

    @Test("a command without a suitable item is reported and changes nothing")
    func nothing() {
        var model = Fixture.model()
        _ = update(&model, .orders(Fixture.orders))
        model = open("unstick", model)
        _ = model.press(.enter)
        #expect(model.screen == .sandbox)
        #expect(model.toasts.last?.text == "Nothing selected.")
    }

    @Test("a fault can be planned from every screen")
    func fault() {
        var model = open("plan a fault")
        _ = model.press(.enter)
        #expect(model.screen == .sandbox)
        guard case .fault = model.overlay else {
            Issue.record("nothing is asked")
            return
        }
    }

    @Test("help finds a key by what it does, and Enter runs it")
    func help() {
        var model = Fixture.model()
        _ = model.press("?")
        _ = model.press("s", "o", "r", "t")
        #expect(model.screenText.contains("o         sort"))
        guard case .help(let help) = model.overlay else {
            Issue.record("help is closed")
            return
        }
        #expect(HelpView(model: model, help: help).bindings.map(\.action) == [Action("sort")])
        _ = model.press(.enter)
        #expect(model.shop.order == .name)
        #expect(model.overlay == nil)
    }

    @Test("Esc first clears the search in help, then closes help")
    func escape() {
        var model = Fixture.model()
        _ = model.press("?", "x", "x", .escape)
        #expect(model.overlay != nil)
        _ = model.press(.escape)
        #expect(model.overlay == nil)
    }
}
