import KioskPresentation
import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite struct ThemePickerTests {
    private static let items = [
        ThemeItem(name: "dark", isDark: true, isInUse: true),
        ThemeItem(name: "light", isDark: false), ThemeItem(name: "mono"),
        ThemeItem(name: "night-market", isDark: true),
    ]

    private func open(_ width: Int = 100, _ height: Int = 28) -> Model {
        var model = Fixture.model(width, height)
        _ = update(&model, .themeChanged("dark"))
        #expect(model.press("t") == [.terminal(.listThemes)])
        _ = update(&model, .themes(Self.items))
        return model
    }

    @Test("the theme picker previews themes, and Esc restores the previous one")
    func tries() {
        var model = open()
        #expect(model.press(.down) == [.terminal(.setTheme("light"))])
        _ = update(&model, .themeChanged("light"))
        #expect(model.press(.escape) == [.terminal(.setTheme("dark"))])
        #expect(model.overlay == nil)
    }

    @Test("Enter and a second click keep the previewed theme")
    func keeps() {
        var model = open()
        #expect(model.click("mono") == [.terminal(.setTheme("mono"))])
        _ = update(&model, .themeChanged("mono"))
        #expect(model.press(.enter) == [.terminal(.saveChoice(.theme("mono")))])
        #expect(model.overlay == nil)
        #expect(model.themeName == "mono")
    }

    @Test("a choice before the active theme is known is not undone to a theme without a name")
    func unknown() {
        var model = Fixture.model()
        _ = model.press("t")
        _ = update(&model, .themes(Self.items))
        #expect(model.press(.down) == [.terminal(.setTheme("light"))])
        _ = update(&model, .themeChanged("light"))
        #expect(model.press(.enter) == [.terminal(.saveChoice(.theme("light")))])
        #expect(model.press("u") == [])
    }

    @Test("the picker starts at the active theme, also where a pair is configured")
    func begins() {
        var model = Fixture.model()
        _ = update(&model, .themeChanged("light,night-market"))
        _ = model.press("t")
        _ = update(
            &model,
            .themes(Self.items.map { ThemeItem(name: $0.name, isInUse: $0.name == "light") }))
        #expect(model.press(.down) == [.terminal(.setTheme("mono"))])
        _ = update(&model, .themeChanged("mono"))
        #expect(model.press(.escape) == [.terminal(.setTheme("light,night-market"))])
    }

    @Test("typing filters the list and previews the first match")
    func filters() {
        var model = open()
        #expect(model.press("m") == [.terminal(.setTheme("mono"))])
        #expect(model.press("a") == [.terminal(.setTheme("night-market"))])
        #expect(model.screenText.contains("night-market"))
        #expect(!model.screenText.contains("▸ light"))
        // Nothing matches: no theme is previewed, and Enter has nothing to choose.
        #expect(model.press("q") == [])
        #expect(model.press(.enter) == [])
        #expect(model.overlay != nil)
        #expect(model.press(.backspace) == [], "night-market is still previewed")
        // The first Esc clears the filter.
        #expect(model.press(.escape) == [])
        #expect(model.overlay != nil)
        #expect(model.press(.home) == [.terminal(.setTheme("dark"))])
        #expect(model.press(.end) == [.terminal(.setTheme("night-market"))])
    }

    @Test("each theme states its purpose, and the states are displayed in its colors")
    func shows() {
        let model = open()
        for word in ["▸ dark", "light", "◌", "✗", "↻", "/ "] {
            #expect(model.screenText.contains(word), "\(word)")
        }
        var canvas = Canvas(size: model.size, fill: .text)
        view(model, on: &canvas)
        let drawn = Set((0..<28).flatMap { canvas.row($0) }.map(\.style))
        for role in Role.states + Role.badges {
            #expect(drawn.contains(Style(role, on: .dialog)), "\(role)")
        }
    }

    @Test(
        "the smallest window still lists themes and moves the selection",
        arguments: [(20, 5), (40, 12), (1, 1)])
    func small(_ width: Int, _ height: Int) {
        var model = open(width, height)
        #expect(model.press(.down) == [.terminal(.setTheme("light"))])
        if width >= 20 { #expect(model.screenText.contains("▸ light")) }
    }

    @Test("every state has its own glyph, in UTF-8 and in ASCII, beside its word")
    func glyphs() {
        let states: [(CustomerFacingState, TransactionStage)] = [
            (.purchasing, .submitting), (.deferred, .awaitingApproval), (.purchased, .received),
            (.failed, .declined), (.restored, .received), (.finished, .finished),
            (.finished, .refunded), (.failed, .cancelled), (.purchasing, .retrying),
        ]
        let looks = states.map { state, stage in
            StateStyle(Fixture.row("1", Fixture.gems, state, stage, ago: 1))
        }
        #expect(Set(looks.map(\.role)) == Set(Role.states))
        for set in [GlyphSet.unicode, .ascii] {
            #expect(Set(looks.map { $0.glyph.text(set) }).count == states.count)
        }
    }
}
