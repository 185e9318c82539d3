import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Lists of accounts, devices and storefronts")
struct ContextPickerTests {
    /// Returns the Sandbox screen with the list open that the row at this distance below the first one opens.
    private func model(rowsDown: Int, width: Int = 100, height: Int = 28) -> Model {
        var model = Fixture.model(width, height)
        _ = model.press("5")
        _ = update(&model, .orders(Fixture.orders))
        for _ in 0..<rowsDown { _ = model.press(.down) }
        _ = model.press(.enter)
        return model
    }

    @Test("the current account is selected, and the accounts of orders are listed")
    func accounts() {
        var model = model(rowsDown: 2)
        guard case .context(let picker) = model.overlay else {
            Issue.record("no list")
            return
        }
        #expect(picker.selectedName == "alice")
        #expect(picker.matches.map(\.name) == ["alice", "bob"])
        #expect(model.press(.down, .enter) == [.changeContext(.account("bob"))])
        #expect(model.overlay == nil)
    }

    @Test("choosing the current value changes nothing")
    func unchanged() {
        var model = model(rowsDown: 3)
        #expect(model.press(.enter) == [])
        #expect(model.overlay == nil)
    }

    @Test("the last row opens the text field")
    func other() {
        var model = model(rowsDown: 2)
        #expect(model.screenText.contains("Other…"))
        #expect(model.press(.end, .enter) == [])
        guard case .entry(let entry) = model.overlay else {
            Issue.record("no text field")
            return
        }
        #expect(entry.kind == .account && entry.text == "alice")
    }

    @Test("a typed name that is not known is tried at once, and stays in the field if refused")
    func typed() {
        var model = model(rowsDown: 2)
        _ = model.press("e", "v", "e")
        #expect(model.screenText.contains("Other: eve"))
        let command = Command.changeContext(.account("eve"))
        #expect(model.press(.enter) == [command])
        _ = update(&model, .failed(command, CommandError("That name is taken.")))
        #expect(model.screenText.contains("That name is taken."))
        guard case .entry(let entry) = model.overlay else {
            Issue.record("no text field")
            return
        }
        #expect(entry.text == "eve")
    }

    @Test("storefronts are found by country and currency, an exact code first")
    func storefronts() {
        var model = model(rowsDown: 4)
        guard case .context(let all) = model.overlay else {
            Issue.record("no list")
            return
        }
        #expect(all.matches.count == StorefrontTable.all.count && all.selectedName == "CHN")
        _ = model.press("j", "p", "y")
        #expect(model.press(.enter) == [.changeContext(.storefront("JPN"))])
        model = self.model(rowsDown: 4)
        _ = model.press("U", "S", "A")
        #expect(model.press(.enter) == [.changeContext(.storefront("USA"))])
    }

    @Test("Esc first clears the filter and then closes the list")
    func escape() {
        var model = model(rowsDown: 2)
        _ = model.press("b", .escape)
        guard case .context(let picker) = model.overlay else {
            Issue.record("no list")
            return
        }
        #expect(picker.filter.isEmpty)
        _ = model.press(.escape)
        #expect(model.overlay == nil)
    }

    @Test("the selected row is visible in a small window")
    func small() {
        let model = model(rowsDown: 4, width: 40, height: 12)
        #expect(model.screenText.contains("CHN"))
    }
}
