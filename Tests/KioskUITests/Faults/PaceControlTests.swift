import KioskPresentation
import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("The pace of purchases on the Sandbox screen")
struct PaceControlTests {
    /// Returns the Sandbox screen with the row of the pace selected.
    private func model(_ change: (inout Model) -> Void = { _ in }) -> Model {
        var model = Fixture.model(140, 40)
        change(&model)
        _ = model.press("5")
        while model.sandbox.selectedRow != .control(.pace) { _ = model.press("j") }
        return model
    }

    @Test("Left, Right and Enter change the pace at once, and undo restores it")
    func changes() {
        var model = model()
        #expect(model.screenText.contains("Pace        ◂ at once ▸"))
        #expect(model.press(.right) == [.setPace(500)])
        #expect(model.screenText.contains("◂ 500 ms ▸"))
        #expect(model.press(.enter) == [.setPace(1000)])
        #expect(model.screenText.contains("◂ 1 s ▸"))
        #expect(model.press("u") == [.setPace(500)])
        #expect(model.press(.left, .left) == [.setPace(0), .setPace(5000)])
    }

    @Test("a configured pace between those to choose from is moved up or down")
    func configured() {
        var model = model { $0.preferences.pace = 3000 }
        #expect(model.screenText.contains("◂ 3 s ▸"))
        #expect(model.press(.right) == [.setPace(5000)])
        model.preferences.pace = 3000
        #expect(model.press(.left) == [.setPace(2000)])
    }

    @Test("the pace also has an effect with a shared backend, because this device delays its calls")
    func shared() {
        var model = model { $0.context.backendName = "http://127.0.0.1:8484" }
        #expect(model.press(.right) == [.setPace(500)])
    }

    @Test("a device that another process controls has no pace, and the row says why")
    func observing() {
        var model = model {
            let reading = DriverMode.reading(reason: DriverMode.otherDriverReason)
            _ = update(&$0, .snapshot(Fixture.snapshot(mode: reading)))
        }
        #expect(model.screenText.contains("kiosk controls this device"))
        expectNoEffect(&model)
    }

    @Test("a scenario sets its own times, and the row says so")
    func scenario() {
        var model = model { $0.context.isTimeSimulated = true }
        #expect(model.screenText.contains("A scenario sets its own times"))
        expectNoEffect(&model)
    }

    private func expectNoEffect(_ model: inout Model) {
        #expect(!model.screenText.contains("◂ at once ▸"))
        #expect(!SandboxScreen().canChangeValue(in: model))
        #expect(model.press(.enter) == [])
        #expect(model.toasts.last?.text == model.paceBlockedReason)
        #expect(model.preferences.pace == 0)
    }

    @Test("the palette sets each pace")
    func palette() throws {
        var model = Fixture.model()
        let found = CommandPaletteState(searching: "pace", in: model).items
        for pace in Model.paces {
            #expect(found.contains { $0.target == .pace(pace) }, "\(pace)")
        }
        let item = try #require(found.first { $0.target == .pace(2000) })
        #expect(item.choose(in: &model) == [.setPace(2000)])
        #expect(model.toasts.last?.text.string == "Pace: 2 s")
    }

    @Test("an edit of the config file applies to the next step of a purchase")
    func preferences() {
        var model = Fixture.model()
        var wanted = model.preferences
        wanted.pace = 1500
        #expect(update(&model, .preferences(wanted)) == [.setPace(1500)])
        #expect(update(&model, .preferences(wanted)) == [])
        #expect(model.setPace(2000) == [.setPace(2000)])
        wanted.toastLifetime = 9000
        #expect(update(&model, .preferences(wanted)) == [])
        #expect(model.preferences.pace == 2000, "another line was edited")
    }
}
