import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Undo applies to the current screen")
struct UndoTests {
    private func redo(_ model: inout Model) -> [Command] {
        let press = KeyPress(.character("r"), control: true)
        return update(&model, .input(.key(press), at: Fixture.now)).filter { $0.note == nil }
    }

    @Test("undo on the Sandbox screen does not change the Shop's filter")
    func elsewhere() {
        var model = Fixture.model()
        _ = model.press("/", "g", "e", "m", .enter, .escape, "5")
        _ = model.press("u")
        #expect(model.screen == .sandbox)
        #expect(model.shop.filter.text == nil)
        #expect(model.toasts.last?.text.string.hasPrefix("Nothing to undo.") == true)
        _ = model.press("1", "u")
        #expect(model.shop.filter.text == "gem")
    }

    @Test("changes of the Sandbox screen's controls can be undone and redone")
    func controls() {
        var model = Fixture.model()
        _ = model.press("o", "5", .right)
        #expect(model.context.outcome == .decline)
        while model.sandbox.selectedRow != .control(.crash) { _ = model.press("j") }
        let moment = CrashMoment(.before, .orderNumber)
        #expect(model.press(.right) == [.planCrash(moment)])
        #expect(model.press("u") == [.planCrash(nil)])
        #expect(model.sandbox.crash == nil)
        _ = model.press("u")
        #expect(model.context.outcome == .approve)
        _ = model.press("u")
        #expect(model.shop.order == .name, "that is undone in the shop")
        _ = redo(&model)
        #expect(model.context.outcome == .decline)
        #expect(redo(&model) == [.planCrash(moment)])
    }

    @Test("a planned crash is undone on every screen, because it applies to every screen")
    func crash() {
        let moment = CrashMoment(.after, .verify)
        var model = Fixture.model()
        _ = model.press("/", "g", "e", "m", .enter, .escape)
        _ = model.setCrash(moment)
        #expect(model.press("u") == [.planCrash(nil)])
        #expect(model.sandbox.crash == nil && model.shop.filter.text == nil)
        #expect(model.toasts.last?.text.string.contains("never") == true)
        var talk = Transcript(opens: false)
        talk.open(Fixture.snapshot(rows: []))
        talk.type("outcome decline")
        talk.type("crash after verify")
        talk.type("undo")
        #expect(talk.model.sandbox.crash == nil && talk.model.context.outcome == .decline)
    }

    @Test("the selected step of the store's clock can be undone")
    func step() {
        var model = Fixture.model()
        _ = model.press("5")
        while model.sandbox.selectedRow != .control(.advance) { _ = model.press("j") }
        let before = model.sandbox.step
        _ = model.press(.right)
        #expect(model.sandbox.step != before)
        _ = model.press("u")
        #expect(model.sandbox.step == before)
    }

    @Test("a filter of Activity is taken back once, and can be done again")
    func part() {
        var model = Fixture.model()
        _ = model.press("2")
        _ = model.showFilter(.open)
        _ = model.showFilter(.failed)
        _ = model.press("u", "u", "u")
        #expect(model.activity.selectedFilter == .all)
        #expect(model.toasts.last?.text.string.hasPrefix("Nothing to undo.") == true)
        _ = redo(&model)
        #expect(model.activity.selectedFilter == .open)
        _ = redo(&model)
        #expect(model.activity.selectedFilter == .failed)
    }

    @Test("choosing the current sort order, language or filter again keeps what can be done again")
    func unchanged() {
        var model = Fixture.model()
        _ = model.press("5", .right, "u")
        #expect(model.context.outcome == .approve)
        _ = model.setSort(model.shop.order)
        _ = model.setLanguage(model.context.locale)
        _ = model.showFilter(model.activity.selectedFilter)
        _ = redo(&model)
        #expect(model.context.outcome == .decline)
    }

    private func choose(_ theme: String, _ model: inout Model) {
        let item = CommandPaletteItem(target: .theme(theme), kind: .activityAll, name: "", note: "")
        #expect(item.choose(in: &model).contains(.terminal(.setTheme(theme))))
    }

    @Test("a theme is taken back unless it was active already, or none was known before it")
    func theme() {
        var model = Fixture.model()
        choose("a", &model)
        #expect(model.press("u") == [])
        _ = update(&model, .themeChanged("a"))
        choose("a", &model)
        #expect(model.press("u") == [])
        choose("b", &model)
        _ = update(&model, .themeChanged("b"))
        #expect(
            model.press("u") == [.terminal(.setTheme("a")), .terminal(.saveChoice(.theme("a")))])
    }

    @Test("a setting shown on every screen can be undone on every screen")
    func everywhere() {
        var model = Fixture.model()
        _ = model.press("5", .right, "3", "u")
        #expect(model.context.outcome == .approve)
    }
}
