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
        #expect(
            model.toasts.last?.text.string == "x: refund, on the Activity, Sandbox screen (2, 5)")
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

    @Test("after a search, n and N select the next and the previous match and wrap around")
    func matches() {
        var model = Fixture.model()
        _ = model.press("/", "e", .enter)
        let ids = model.shop.list.ids
        #expect(ids.count > 2)
        let start = model.shop.list.selectedID
        for _ in ids { _ = model.press("n") }
        #expect(model.shop.list.selectedID == start, "once around")
        _ = model.press(.home, "N")
        #expect(model.shop.list.selectedID == ids.last)
        _ = model.press("n")
        #expect(model.shop.list.selectedID == ids.first && model.toasts.isEmpty)
        _ = model.press("2", "/", "g", "e", "m", .enter)
        #expect(model.activityCount == 2 && model.activity.selected == 0)
        _ = model.press("n")
        #expect(model.activity.selected == 1)
        _ = model.press("n")
        #expect(model.activity.selected == 0)
    }

    @Test("n answers that nothing was searched for, or that nothing else matches")
    func noMatch() {
        var model = Fixture.model()
        #expect(model.press("n") == [])
        #expect(model.toasts.last?.text.string == "No active search. Press / to search.")
        _ = model.press("/", "h", "a", "s", "t", "e", .enter, "n")
        #expect(model.shop.list.count == 1)
        #expect(model.toasts.last?.text.string == "No other matches.")
        _ = model.press(.escape, .escape, "/", "z", "z", "z", .enter, "N")
        #expect(model.toasts.last?.text.string == "No other matches.")
    }

    @Test("a key has the same meaning on all screens")
    func meanings() {
        var meanings: [KeyPress: Set<Action>] = [:]
        for binding in KeyMap.standard.bindings {
            for key in binding.keys { meanings[key, default: []].insert(binding.action.meaning) }
        }
        for (key, actions) in meanings {
            #expect(actions.count == 1, "\(key.name) means \(actions.map(\.name).sorted())")
        }
    }

    @Test("a key names all screens on which it has the same meaning")
    func shared() {
        var model = Fixture.model()
        _ = model.press("3")
        #expect(model.press("b") == [])
        #expect(model.toasts.last?.text.string == "b: buy, on the Shop, Sandbox screen (1, 5)")
    }
}
