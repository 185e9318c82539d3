import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Keys of other screens")
struct KeyMeaningFaultTests {
    @Test("a key that has an effect on another screen only names that screen")
    func elsewhere() {
        var model = Fixture.model()
        #expect(model.press("x") == [])
        #expect(model.toasts.last?.text.string == "x: refund, on the Sandbox screen (5)")
        #expect(model.press("s") == [])
        #expect(model.toasts.last?.text.string == "s: spend, on the Library screen (3)")
        _ = model.press("5")
        let shown = model.toastCount
        #expect(model.press("x") == [])
        #expect(model.toasts.last?.text.string.contains("screen") == false)
        #expect(model.toastCount == shown + 1)
    }

    @Test("keys that are not bound, or only move on other screens, are not answered")
    func silent() {
        var model = Fixture.model()
        for key in ["&", .left, .right, "l", .function(12)] as [Key] {
            #expect(model.press(key) == [])
        }
        #expect(model.toasts.isEmpty)
        _ = model.press("/", "x")
        #expect(model.toasts.isEmpty && model.shop.filter.text == "x", "the key is text")
    }
}
