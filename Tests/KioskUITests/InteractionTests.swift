import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite struct StoryTests {
    @Test("the spend dialog begins with an amount of 1, which the first digit replaces")
    func suggested() {
        var model = Fixture.model()
        _ = model.press("3", "s")
        #expect(model.screenText.contains("Spend 1 gem"))
        _ = model.press("2")
        #expect(model.screenText.contains("Spend 2 gems"))
    }

    @Test(
        "every screen is drawn without a trap at every size, including zero",
        arguments: [0, 1, 2, 7, 19, 23, 24, 40, 59, 60, 75, 99, 100, 110])
    func sizes(width: Int) {
        for height in Array(0..<12) + [15, 16, 20, 27, 28, 29] {
            for screen in ["1", "2", "3"] as [Key] {
                var model = Fixture.model(width, height)
                _ = model.press(screen, .enter, .down, .end, "?")
                #expect(model.screenText.hasPrefix("size"))
                _ = model.press(.escape, "1", "b")
                #expect(model.screenText.hasPrefix("size"))
            }
        }
    }

    @Test("the filter narrows the list, and Esc clears it")
    func filter() {
        var model = Fixture.model()
        _ = model.press("/", "h", "a", "s", "t")
        #expect(model.shop.list.count == 1)
        #expect(model.shop.product?.id == "dragon.potion")
        _ = model.press(.escape)
        #expect(model.shop.list.count == 8)
    }

    @Test("Esc never quits, and q quits")
    func escape() {
        var model = Fixture.model()
        #expect(model.press(.escape, .escape, .escape) == [])
        #expect(model.press("q") == [.terminal(.quit)])
        #expect(model.quitMessage?.string.contains("1") == true)
    }

    @Test("information disappears after four seconds, and an error stays until Esc")
    func toasts() {
        var model = Fixture.model()
        _ = update(&model, .notice("hello"))
        _ = update(&model, .failed(.engine(.restore), CommandError("no answer")))
        _ = update(&model, .tick(Fixture.now.adding(milliseconds: 4000)))
        #expect(model.toasts.count == 1)
        _ = model.press(.escape)
        #expect(model.toasts.isEmpty)
    }

    @Test("no tick is scheduled while nothing on the screen changes over time")
    func idle() {
        var model = Fixture.model()
        _ = model.press("j")
        #expect(model.nextTick == nil)
    }

    @Test("v finishes only delivered transactions, and only where finishing is manual")
    func finish() {
        var model = Fixture.model(isAutoFinishing: false)
        _ = model.press("2")
        #expect(model.press("v") == [])
        #expect(model.toasts.count == 1)
    }

    @Test("text from a catalog reaches no cell as a control character")
    func hostile() {
        let text = Fixture.model().screenText
        #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
        #expect(text.contains("Evil"))
    }

    @Test("the sponsor's row disappears when the product that hides it is owned")
    func sponsor() {
        #expect(Fixture.model().screenText.contains("pickaxes"))
        #expect(!Fixture.model(owned: true).screenText.contains("pickaxes"))
    }

    @Test("spending asks for an amount and sends it once")
    func spend() {
        var model = Fixture.model()
        _ = model.press("3", "s", "1", "0", .tab, "x")
        _ = update(&model, .drawn(at: Fixture.now))
        _ = model.press(.tab, .tab)
        #expect(
            model.press(.enter, after: 1000)
                == [.engine(.spend(GoodAmount(good: "gems", amount: 10), note: "x"))])
        #expect(model.press(.enter, after: 3000) == [])
    }
}
