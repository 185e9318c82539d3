import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Preview, filter and place of the theme picker")
struct ThemePickerFaultTests {
    private static let items = [
        ThemeItem(name: "dark", idea: "Neutral grays and a blue accent.", isInUse: true),
        ThemeItem(name: "light", idea: "Dark text on white."), ThemeItem(name: "mono"),
        ThemeItem(name: "night"),
    ]

    private func open(
        _ width: Int = 100, _ height: Int = 28, items: [ThemeItem] = items
    ) -> Model {
        var model = Fixture.model(width, height)
        _ = update(&model, .themeChanged("dark"))
        _ = model.press("t")
        _ = update(&model, .themes(items, in: ["/home/me/.config/kiosk/themes", "/opt/themes"]))
        return model
    }

    @Test("a filter without a match keeps the previewed theme, also after it is cleared")
    func keepsPreview() {
        var model = open()
        _ = model.press(.down, .down)
        _ = update(&model, .themeChanged("mono"))
        #expect(model.press("j") == [])
        #expect(model.press(.escape) == [])
        #expect(model.screenText.contains("▸ mono"))
        #expect(model.press(.enter) == [.terminal(.saveChoice(.theme("mono")))])
    }

    @Test("a filter without a match is displayed and says so", arguments: [(100, 28), (40, 8)])
    func noMatch(_ width: Int, _ height: Int) {
        var model = open(width, height)
        _ = model.press("j")
        #expect(model.screenText.contains("/ j"))
        #expect(model.screenText.contains("No matches."))
        _ = model.press(.escape)
        #expect(!model.screenText.contains("No matches."))
    }

    @Test("with the built-in theme only, the picker names the folders without themes")
    func onlyBuiltIn() {
        var model = open(items: [ThemeItem(name: "kiosk-default", isInUse: true)])
        for text in [
            "▸ kiosk-default", "No other theme was found", "/home/me/.config/kiosk/themes",
            "/opt/themes",
        ] {
            #expect(model.screenText.contains(text), "\(text)")
        }
        #expect(!open().screenText.contains("No other theme was found"))
        _ = model.press("j")
        #expect(model.screenText.contains("No matches."))
        _ = model.press(.escape, .escape)
        #expect(model.overlay == nil)
    }

    @Test("the picker is docked at the right and leaves the rest of the screen as it is")
    func docked() {
        var model = Fixture.model()
        let before = Canvas.showing(model)
        model = open()
        let after = Canvas.showing(model)
        for y in 0..<(model.size.height - 1) {
            let (left, old) = (after.row(y).prefix(59), before.row(y).prefix(59))
            #expect(left.elementsEqual(old), "row \(y)")
        }
        #expect(after.first(in: .dialogBorder)?.x == 60)
        for y in 0..<2 { #expect(after.row(y).elementsEqual(before.row(y))) }
    }

    @Test("the picker states the idea of the selected theme")
    func idea() {
        var model = open()
        #expect(model.screenText.contains("Neutral grays and a blue accent."))
        #expect(!model.screenText.contains("Dark text on white."))
        _ = model.press(.down)
        #expect(model.screenText.contains("Dark text on white."))
    }
}
