import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("List of the changes to a purchase")
struct TransactionChangeListTests {
    private func model(_ state: SandboxOrder.State = .finished, charge: Int64 = 6000) -> Model {
        let currency = Fixture.gems.price?.currency ?? .usDollar
        var model = Fixture.model(120, 40)
        _ = model.press("5")
        let order = SandboxOrder(
            intentID: "1", transactionID: "2000000008", account: "alice", device: "phone-1",
            productID: Fixture.gems.id, quantity: 1,
            charge: Price(milliunits: charge, currency: currency), state: state, at: Fixture.now)
        _ = update(&model, .orders([order]))
        _ = model.press(.end, "x")
        return model
    }

    @Test("x lists the changes with their amounts, and those that are not possible with a reason")
    func lists() {
        let text = model().screenText
        for row in [
            "CN¥6.00, goods withdrawn", "CN¥3.00", "no money back", "(nothing to reverse)",
        ] {
            #expect(text.contains(row), "\(row) in \(text)")
        }
        #expect(!text.contains("[ Cancel ]"), "nothing is asked yet")
    }

    @Test("half of an odd amount is rounded down to the smallest unit, as by the store")
    func half() {
        let text = model(charge: 990).screenText
        #expect(text.contains("CN¥0.49"), "\(text)")
    }

    @Test("Enter asks for a confirmation of the selected change, with Cancel focused")
    func asks() {
        var model = model()
        _ = model.press(.down, .enter)
        guard case .refund(let dialog) = model.overlay else {
            Issue.record("no question")
            return
        }
        #expect(dialog.choice.title == .refundOperationHalf && dialog.focus == .cancel)
        #expect(!model.screenText.contains("(2 of"))
        _ = update(&model, .drawn(at: Fixture.now))
        #expect(
            model.press(.tab, .enter, after: 1500) == [
                .sandbox(.transaction("2000000008", dialog.choice.change))
            ])
    }

    @Test("a change that is not possible is not asked about")
    func impossible() {
        var model = model()
        _ = model.press(.end, .up, .up, .enter)
        guard case .transactionChanges(let list) = model.overlay else {
            Issue.record("the list is closed")
            return
        }
        #expect(TransactionChangeOption.all[list.selected].change == .reverse)
    }

    @Test("a refunded purchase begins with the first change that is possible")
    func refunded() {
        var model = model(.refunded)
        #expect(model.screenText.contains("(already refunded)"))
        _ = model.press(.enter)
        guard case .refund(let dialog) = model.overlay else {
            Issue.record("no question")
            return
        }
        #expect(dialog.choice.change == .reverse)
    }

    @Test("a row that is clicked asks, and Esc closes the list")
    func mouse() {
        var model = model()
        _ = model.press(.escape)
        #expect(model.overlay == nil)
        _ = model.press("x")
        _ = model.click("no money back")
        guard case .refund(let dialog) = model.overlay else {
            Issue.record("no question")
            return
        }
        #expect(dialog.choice.change == .revoke)
    }
}
