import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("The palette and help") struct PaletteTests {
    private func open(_ text: String, _ model: Model = Fixture.model()) -> Model {
        var model = model
        _ = model.press(":")
        _ = update(&model, .themes(["kiosk-dark", "kiosk-light"].map { ThemeItem(name: $0) }))
        _ = update(&model, .input(.paste(text), at: Fixture.now))
        return model
    }

    private func found(_ text: String) -> [PaletteItem] {
        guard case .palette(let palette) = open(text).overlay else { return [] }
        return palette.items
    }

    @Test("nothing typed lists what can be done here, with its keys")
    func empty() {
        var model = Fixture.model()
        #expect(model.press(":") == [.listThemes])
        #expect(model.screenText.contains("buy"))
        #expect(!model.screenText.contains("decline"))
    }

    @Test(
        "letters find acts, products, orders, themes, languages, outcomes and orders of the list",
        arguments: [
            ("resto", .action(.restore)), ("60ge", .product("dragon.gems60")),
            ("potion", .product("dragon.potion")), ("000002", .transaction(rowID: "000002")),
            ("kiosk-li", .theme("kiosk-light")), ("decline", .outcome(.decline)),
            ("简体", .language(LocaleID(language: "zh", script: "Hans"))),
            ("cheap", .sort(.price)), ("log", .action(.show(.log))), ("reduced", .toggle(.motion)),
            ("device", .place(.device)),
            ("setting account", .place(.account)),
        ] as [(String, PaletteItem.Target)])
    func finds(text: String, target: PaletteItem.Target) {
        #expect(found(text).first?.target == target)
    }

    @Test("a setting is turned and said, and a place is asked for")
    func settings() {
        var model = open("sponsor")
        #expect(model.preferences.isSponsorShown)
        #expect(model.press(.enter).isEmpty)
        #expect(!model.preferences.isSponsorShown)
        #expect(model.screenText.contains("the sponsor’s line: off"))
        model = open("storefront")
        #expect(model.press(.enter).isEmpty)
        guard case .entry(let dialog) = model.overlay else {
            return #expect(Bool(false), "no question for a country")
        }
        #expect(dialog.kind == .storefront && dialog.text == "CHN")
    }

    @Test("letters that stand here and there by chance are no find")
    func noise() {
        #expect(found("zqxj").isEmpty)
        #expect(FuzzyScore.of(Array("mvs".utf8), in: Array("remove ads".utf8)) == nil)
        #expect(FuzzyScore.of(Array("ra".utf8), in: Array("remove ads".utf8)) != nil)
    }

    @Test("Enter goes to what was found, and buys nothing")
    func going() {
        var model = open("potion")
        #expect(model.press(.enter).isEmpty)
        #expect(model.shop.product?.id == "dragon.potion")
        model = open("buy")
        #expect(model.press(.enter) == [.newIntent], "the dialog asks, as everywhere")
        #expect(model.dialog?.focus == .cancel)
    }

    @Test("what the filter hides is shown when the palette goes to it")
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

    @Test("a pasted line feed chooses nothing")
    func paste() {
        let model = open("potion\n\n")
        guard case .palette(let palette) = model.overlay else {
            Issue.record("the palette is closed")
            return
        }
        #expect(palette.text == "potion")
    }

    @Test("help finds a key by what it does, and Enter does it")
    func help() {
        var model = Fixture.model()
        _ = model.press("?")
        _ = model.press("s", "o", "r", "t")
        #expect(model.screenText.contains("o         sort"))
        guard case .help(let help) = model.overlay else {
            Issue.record("help is closed")
            return
        }
        #expect(HelpView(model: model, help: help).bindings.map(\.action) == [.sort])
        _ = model.press(.enter)
        #expect(model.shop.order == .name)
        #expect(model.overlay == nil)
    }

    @Test("Esc empties the line of help first, then closes it")
    func escape() {
        var model = Fixture.model()
        _ = model.press("?", "x", "x", .escape)
        #expect(model.overlay != nil)
        _ = model.press(.escape)
        #expect(model.overlay == nil)
    }
}
