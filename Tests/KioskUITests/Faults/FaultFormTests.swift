import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Form that plans a fault")
struct FaultFormTests {
    private func model(_ width: Int = 100, _ height: Int = 28) -> Model {
        var model = Fixture.model(width, height)
        _ = model.press("5")
        _ = update(&model, .orders(Fixture.orders))
        _ = model.press("f")
        return model
    }

    private func form(in model: Model) -> FaultForm? {
        if case .fault(let form) = model.overlay { form } else { nil }
    }

    @Test("Cancel has the initial focus, so that Enter plans nothing")
    func cancels() {
        var model = model()
        #expect(form(in: model)?.focus == .cancel)
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(model.press(.enter, after: 1000) == [])
        #expect(model.overlay == nil)
    }

    @Test("the sentences and the command follow the picked values")
    func picks() {
        var model = model()
        #expect(model.screenText.contains("Affects the next purchase call."))
        #expect(model.screenText.contains("kiosk sandbox fault add purchase drop-after once"))
        _ = model.press(.tab, .tab, .right, .right)
        #expect(form(in: model)?.plan.call == .verify)
        #expect(model.screenText.contains("merchant checks a transaction"))
        _ = model.press(.down)
        while form(in: model)?.plan.fault != .status(503, retryAfter: nil) {
            _ = model.press(.right)
        }
        _ = model.press(.down, .right)
        let text = model.screenText
        #expect(text.contains("Affects every verify call until it is cleared."), "\(text)")
        #expect(text.contains("kiosk sandbox fault add verify 503 every"), "\(text)")
    }

    @Test("the primary button plans the fault once the form was visible long enough")
    func plans() {
        var model = model()
        _ = model.press(.right)
        #expect(form(in: model)?.focus == .confirm)
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(model.press(.enter, after: 100) == [])
        let plan = FaultPlan(.purchase, .dropAfter)
        #expect(model.press(.enter, after: 2000) == [.sandbox(.planFault(plan: plan))])
        #expect(model.overlay == nil)
    }

    @Test("y copies the command, and e opens the text field with the same plan")
    func otherWays() {
        var model = model()
        let command = "kiosk sandbox fault add purchase drop-after once"
        #expect(model.press("y") == [.terminal(.copy(command))])
        _ = model.press("e")
        guard case .entry(let entry) = model.overlay else {
            Issue.record("no text field")
            return
        }
        #expect(entry.kind == .fault && entry.text == "purchase drop-after once")
        for letter in " device=x" { _ = model.press(.character(letter)) }
        let plan = FaultPlan(.purchase, .dropAfter, device: "x")
        #expect(model.press(.enter) == [.sandbox(.planFault(plan: plan))])
    }

    @Test("the rows pick each call, and offer only valid plans", arguments: FaultCall.allCases)
    func valid(call: FaultCall) {
        let model = model()
        var form = FaultForm()
        for _ in FaultCall.allCases where form.plan.call != call {
            form.changeValue(ofRow: FaultForm.Row.call.rawValue, by: 1, in: model)
        }
        #expect(form.plan.call == call)
        for row in FaultForm.Row.allCases where row != .call {
            let start = form.plan
            for step in 0..<40 {
                form.changeValue(ofRow: row.rawValue, by: 1, in: model)
                #expect(form.plan.validationError == nil, "\(form.plan)")
                guard form.plan != start else { break }
                #expect(step < 39, "the values of a row repeat")
            }
        }
    }

    @Test("a fault can be limited to a known account, and to this device")
    func scope() {
        var model = model()
        _ = model.press(.up, .right)
        #expect(form(in: model)?.plan.account == "alice")
        #expect(model.screenText.contains("Only for alice."))
        while form(in: model)?.plan.account != nil { _ = model.press(.right) }
        #expect(form(in: model)?.plan.device == "phone-1")
        _ = model.press(.tab, .tab, .tab)
        #expect(form(in: model)?.focus == .row(0))
        while form(in: model)?.plan.call != .notifications { _ = model.press(.right) }
        #expect(form(in: model)?.plan.device == nil, "a notification is not from a device")
    }

    @Test("a name that the shell would split is quoted in the command")
    func quotes() {
        var model = model()
        model.context.account = "ann's phone"
        _ = model.press(.up, .right)
        let command = #"kiosk sandbox fault add purchase drop-after once 'account=ann'\''s phone'"#
        #expect(model.press("y") == [.terminal(.copy(command))])
    }

    @Test("an arrow is clicked, and the wheel turns the value under the pointer")
    func mouse() {
        var model = model()
        guard let point = model.place(of: "purchase ▸") else {
            Issue.record("no value")
            return
        }
        _ = model.mouse(.left, at: point.moved(right: 9))
        #expect(form(in: model)?.plan.call == .order)
        _ = model.mouse(.wheelDown, at: point)
        #expect(form(in: model)?.plan.call == .purchase)
    }

    @Test("a small window shows the buttons, and explains only the focused value")
    func small() {
        var model = model(40, 12)
        #expect(model.screenText.contains("[ Cancel ]"))
        #expect(!model.screenText.contains("store sells"))
        _ = model.press(.down, .down)
        #expect(model.screenText.contains("store sells and charges"))
    }
}
