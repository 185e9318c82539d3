import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("An open Sandbox screen follows what others do to the store")
struct SandboxFollowingTests {
    @Test("a change is asked about where the screen is shown, and nowhere else")
    func follows() {
        var model = Fixture.model()
        #expect(update(&model, .sandboxChanged).isEmpty)
        _ = model.press("5")
        #expect(update(&model, .sandboxChanged) == [.followSandbox])
    }

    @Test("while one question is out, any number of changes make one more")
    func once() {
        var model = Fixture.model()
        _ = model.press("5")
        #expect(update(&model, .sandboxChanged) == [.followSandbox])
        for _ in 0..<3 { #expect(update(&model, .sandboxChanged).isEmpty) }
        #expect(update(&model, .orders(Fixture.orders)) == [.followSandbox])
        #expect(update(&model, .orders(Fixture.orders)).isEmpty)
        #expect(update(&model, .sandboxChanged) == [.followSandbox])
        #expect(update(&model, .sandboxChanged).isEmpty)
        #expect(update(&model, .ordersFailed("nobody answers")) == [.followSandbox])
    }

    @Test("more orders are asked for where the selection comes near the last one, once a part")
    func more() {
        var model = Fixture.model()
        _ = model.press("5")
        let orders = { count in (0..<count).map { Fixture.orders[$0 % Fixture.orders.count] } }
        _ = update(&model, .orders(orders(200)))
        #expect(model.press(.down).isEmpty)
        #expect(model.press(.end) == [.loadMore(400)])
        #expect(model.press(.up).isEmpty)
        _ = update(&model, .orders(orders(300)))
        #expect(model.press(.end).isEmpty)
    }

    @Test("in lines nothing is asked that nobody wants to know")
    func lines() {
        var talk = Transcript()
        talk.type("sandbox")
        let asked = talk.asked.count
        talk.tell(.sandboxChanged)
        #expect(talk.asked.count == asked)
    }
}
