import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Sandbox screen updates from other processes")
struct SandboxFollowingTests {
    @Test("a change is followed only while the Sandbox screen is displayed")
    func follows() {
        var model = Fixture.model()
        #expect(update(&model, .sandboxChanged).isEmpty)
        _ = model.press("5")
        #expect(update(&model, .sandboxChanged) == [.query(.sandboxState)])
    }

    @Test("any number of changes during a request cause one more request")
    func once() {
        var model = Fixture.model()
        _ = model.press("5")
        #expect(update(&model, .sandboxChanged) == [.query(.sandboxState)])
        for _ in 0..<3 { #expect(update(&model, .sandboxChanged).isEmpty) }
        #expect(update(&model, .orders(Fixture.orders)) == [.query(.sandboxState)])
        #expect(update(&model, .orders(Fixture.orders)).isEmpty)
        #expect(update(&model, .sandboxChanged) == [.query(.sandboxState)])
        #expect(update(&model, .sandboxChanged).isEmpty)
        #expect(
            update(&model, .failed(.query(.orders), CommandError("nobody answers"))) == [
                .query(.sandboxState)
            ])
    }

    @Test("more orders are requested once per page when the selection nears the last one")
    func more() {
        var model = Fixture.model()
        _ = model.press("5")
        let orders = { count in (0..<count).map { Fixture.orders[$0 % Fixture.orders.count] } }
        _ = update(&model, .orders(orders(200)))
        #expect(model.press(.down).isEmpty)
        #expect(model.press(.end) == [.query(.sandboxStateWithLimit(400))])
        #expect(model.press(.up).isEmpty)
        _ = update(&model, .orders(orders(300)))
        #expect(model.press(.end).isEmpty)
    }

    @Test("line mode requests nothing when the sandbox changes")
    func lines() {
        var talk = Transcript()
        talk.type("sandbox")
        let asked = talk.asked.count
        talk.send(.sandboxChanged)
        #expect(talk.asked.count == asked)
    }
}
