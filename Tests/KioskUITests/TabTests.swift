import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Tabs") struct TabTests {
    private func labels(_ width: Int, _ screen: Key, _ locale: LocaleID) -> [Bool] {
        var model = Fixture.model(width, 24, locale: locale)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [])))
        _ = model.press(screen)
        return Tabs(model).items.map { $0.text.width > 3 }
    }

    @Test("every tab has its name at 80 columns, in every language")
    func names() {
        for locale in LocalizedTexts.languages {
            #expect(!labels(80, "1", locale).contains(false), "\(locale)")
        }
    }

    @Test("with less space the last names are omitted first, but not that of the current screen")
    func narrow() {
        let english = LocaleID.fallback
        #expect(labels(60, "1", english) == [true, true, true, true, false, false])
        #expect(labels(60, "6", english) == [true, true, true, false, false, true])
        let pseudo = labels(60, "5", LocalizedTexts.pseudoLocale)
        #expect(pseudo[4] && pseudo.contains(false))
    }

    @Test("every name lies within the window, left of the status text")
    func within() {
        for width in 60...120 {
            for screen in Screen.allCases {
                for locale in LocalizedTexts.languages {
                    var model = Fixture.model(width, 24, locale: locale)
                    _ = model.show(screen)
                    let words = model.formatter.text(.sandbox)
                    #expect(Tabs(model).end + 1 < width - words.width, "\(width) \(locale)")
                }
            }
        }
    }

    @Test("Tab selects the next screen and Shift-Tab the previous one, in a cycle")
    func turning() {
        var model = Fixture.model()
        _ = model.press(.tab, .tab)
        #expect(model.screen == .library)
        _ = model.press(.backTab)
        #expect(model.screen == .activity)
        _ = model.press(.backTab, .backTab)
        #expect(model.screen == .log)
        _ = model.press(.tab)
        #expect(model.screen == .shop)
    }
}
