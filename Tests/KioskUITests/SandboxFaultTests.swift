import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Faults from the catalog file")
struct SandboxFaultTests {
    private static let first = PlannedFault(id: 0, plan: FaultPlan(.verify, .html, .every))
    private static let second = PlannedFault(id: 0, plan: FaultPlan(.finish, .dropAfter, .every))
    private static let own = PlannedFault(
        id: 7, plan: FaultPlan(.products, .timeout), met: 2, struck: 1)

    /// Returns the Sandbox screen with the given fault selected.
    private func model(at fault: PlannedFault) -> Model {
        var model = Fixture.model(120, 40)
        _ = model.press("5")
        _ = update(&model, .orders(Fixture.orders))
        _ = update(&model, .faults([Self.first, Self.second, Self.own]))
        model.sandbox.list.select(.fault(fault.id, fault.plan))
        return model
    }

    @Test("a fault without an ID keeps its selection")
    func selected() {
        var model = model(at: Self.second)
        #expect(model.sandbox.fault == Self.second)
        _ = update(&model, .faults([Self.first, Self.second]))
        #expect(model.sandbox.fault == Self.second)
    }

    @Test("a fault from the catalog file names its source and has no counter")
    func said() {
        let model = model(at: Self.second)
        #expect(model.screenText.contains("from the catalog file"))
        #expect(model.screenText.contains("This fault comes from the catalog file"))
        #expect(!model.screenText.contains("×0") && !model.screenText.contains("0 / 0"))
        #expect(self.model(at: Self.own).screenText.contains("1 / 2"))
    }

    @Test("C clears a planned fault and explains where faults from the file come from")
    func clears() {
        var model = model(at: Self.second)
        #expect(!model.hasEffect(Action("clear-fault")))
        #expect(model.press("C") == [])
        #expect(model.toasts.last?.text.string.contains("comes from the catalog file") == true)
        var own = self.model(at: Self.own)
        #expect(own.hasEffect(Action("clear-fault")))
        #expect(own.press("C") == [.sandbox(.clearFault(id: 7))])
    }

    @Test("C without a selected fault asks to choose one if there are any")
    func noFault() {
        var model = model(at: Self.own)
        _ = model.press(.home)
        #expect(model.press("C") == [])
        #expect(model.toasts.last?.text == "Choose a fault first.")
        _ = update(&model, .faults([]))
        #expect(model.press("C") == [])
        #expect(model.toasts.last?.text.string.contains("No planned faults") == true)
    }

    @Test("line mode lists faults from the file without a number, and clear keeps them")
    func lines() {
        var talk = Transcript()
        talk.respond = { command in
            guard case .query(.orders) = command else {
                return Transcript.successfulResponses(command)
            }
            return [.faults([Self.first, Self.own]), .orders(Fixture.orders)]
        }
        let said = talk.type("fault")
        #expect(said.contains("verify html every: from the catalog file"), "\(said)")
        #expect(said.contains("1: clear fault: products timeout"), "\(said)")
        #expect(!said.contains("2: "), "\(said)")
        talk.type("fault clear")
        #expect(talk.asked.contains(.sandbox(.clearFaults)))
    }
}
