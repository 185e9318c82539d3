import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Order and wording of the purchase dialog")
struct PurchaseDialogFaultTests {
    /// Returns a shop with the dialog of the product that the keys select.
    private func model(
        _ keys: [Key], width: Int = 100, height: Int = 28, owned: Bool = false
    ) -> Model {
        var model = Fixture.model(width, height, owned: owned)
        _ = update(&model, .snapshot(Fixture.snapshot(owned: owned, rows: [])))
        for key in keys + ["b"] { _ = model.press(key) }
        return model
    }

    /// Returns the lines of the open dialog, without blanks at their ends.
    private func lines(_ model: Model) -> [String] {
        let parts = model.overlay?.dialog.layout(in: model).parts ?? []
        return parts.flatMap(\.block.lines).map { line in
            var text = SafeText.joined(line.map(\.text)).string[...]
            while text.last == " " { text.removeLast() }
            return String(text)
        }
    }

    @Test("title, quantity and total, payment, customer and buttons precede the explanation")
    func order() {
        var model = model(["j"])
        _ = model.press("+")
        let blanks = { String(repeating: " ", count: $0) }
        #expect(
            lines(model) == [
                "Potion of Haste",
                "◂ 2 ▸ × CN¥3.00" + blanks(34) + "CN¥6.00",
                "Payment   ◂ approve ▸",
                "for alice on phone-1, from the embedded sandbox",
                "",
                blanks(30) + "[ Cancel ]   Buy CN¥6.00",
                "",
                "The store charges the customer, and the goods are",
                "delivered.",
            ])
    }

    @Test("a warning about a second charge stays above the buttons")
    func warning() throws {
        var model = Fixture.model()
        _ = model.press("b")
        let lines = lines(model)
        let warning = try #require(lines.firstIndex { $0.hasPrefix("An earlier order") })
        let buttons = try #require(lines.firstIndex { $0.contains("[ Cancel ]") })
        #expect(warning < buttons)
    }

    @Test("the dialog repeats nothing of the header, unless its frame covers the header")
    func header() {
        let usual = model([])
        #expect(!lines(usual).contains { $0.contains("real money") })
        #expect(usual.overlay?.dialog.layout(in: usual).title.string == "Buy")
        #expect(usual.screenText.contains("SANDBOX no real money"))
        let low = model([], width: 60, height: 9)
        #expect(
            low.overlay?.dialog.layout(in: low).title.string == "Buy · SANDBOX no real money")
        #expect(low.screenText.contains("SANDBOX no real money"))
        #expect(lines(low).last?.hasSuffix("[ Cancel ]   Buy CN¥6.00") == true)
    }

    @Test("Tab goes through the controls in their order on the screen, from Cancel to Buy first")
    func tab() {
        var model = model([])
        var seen: [PurchaseDialog.Control] = []
        for _ in 0..<4 {
            _ = model.press(.tab)
            model.dialog.map { seen.append($0.focus) }
        }
        #expect(seen == [.buy, .quantity, .outcome, .cancel])
        let restorable = self.model(["j", "j"])
        #expect(restorable.dialog?.controls == [.outcome, .restore, .cancel, .buy])
    }

    @Test("an owned product is free in the dialog's price and on its button")
    func owned() {
        let lines = lines(model(["j", "j"], owned: true))
        #expect(lines.first?.hasSuffix(" free") == true && !lines.contains { $0.contains("18.00") })
        #expect(lines.contains { $0.hasSuffix("  Restore   [ Cancel ]   Get for free") })
        #expect(lines.last?.hasSuffix("nothing more.") == true)
    }

    @Test("the smallest window shows the total, the focused choice and all buttons")
    func small() {
        var model = model([], width: 20, height: 5)
        #expect(model.screenText.contains("◂ 1 ▸        CN¥6.00"))
        #expect(model.screenText.contains("[ Cancel ]"))
        #expect(model.screenText.contains("Buy CN¥6.00"))
        _ = model.press(.tab, .tab, .tab)
        #expect(model.dialog?.focus == .outcome)
        #expect(model.screenText.contains("Payment") && model.screenText.contains("Buy CN¥6.00"))
    }

    @Test("a click on a button at the right edge presses it")
    func click() {
        var model = Fixture.model()
        model.openDialogAtBuy()
        #expect(model.click("Buy CN¥6.00", after: 2000).count == 1)
        #expect(model.dialog?.isSent == true)
    }

    @Test("line mode states the same facts in the same order")
    func lineMode() {
        var talk = Transcript()
        let said = talk.type("buy potion 2")
        #expect(
            said.hasSuffix(
                """
                payment: approve
                for alice on phone-1, from the embedded sandbox
                The store charges the customer, and the goods are delivered.
                For another quantity, type a number from 1 to 10.

                """))
        #expect(talk.model.linePrompt?.string.hasPrefix("Buy Potion of Haste × 2 for") == true)
    }

    @Test("the button of a free refund has no price", arguments: LocalizedTexts.languages)
    func freeRefund(locale: LocaleID) {
        let model = Fixture.model(locale: locale)
        let price = Price(milliunits: 0, currency: Fixture.gems.price?.currency ?? .usDollar)
        let order = SandboxOrder(
            intentID: "1", transactionID: "2000000008", account: "alice", device: "phone-1",
            productID: Fixture.gems.id, quantity: 1, charge: price, state: .finished,
            at: Fixture.now)
        let dialog = TransactionChangeDialog(order: order, .refund)
        let label = dialog.confirmationLabel(in: model)
        #expect(label == model.formatter.text(.refundTitle))
        #expect(!dialog.question(in: model).string.contains(model.formatter.text(.free).string))
    }
}
