import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Message history") struct ToastHistoryTests {
    private func press(_ key: Key, _ model: inout Model) {
        _ = update(&model, .input(.key(KeyPress(key)), at: Fixture.now))
    }

    @Test("expired messages can be read again, the newest first")
    func again() {
        var model = Fixture.model()
        _ = update(&model, .notice("the first thing"))
        _ = update(&model, .notice("the second thing"))
        _ = update(&model, .tick(Fixture.now.adding(milliseconds: 60_000)))
        #expect(!model.screenText.contains("second thing"))
        press(.character("!"), &model)
        let lines = model.screenText.split(separator: "\n")
        let first = lines.firstIndex { $0.contains("the first thing") }
        let second = lines.firstIndex { $0.contains("the second thing") }
        #expect(first != nil && second != nil && (second ?? 0) < (first ?? 0))
        press(.escape, &model)
        #expect(!model.screenText.contains("first thing"))
    }

    @Test("a long list scrolls to its end and keeps the last hundred messages")
    func long() {
        var model = Fixture.model(40, 12)
        press(.character("!"), &model)
        #expect(model.screenText.contains("No messages yet."))
        press(.character("!"), &model)
        for number in 1...150 { _ = update(&model, .notice("thing number \(number).")) }
        _ = update(&model, .tick(Fixture.now.adding(milliseconds: 60_000)))
        press(.character("!"), &model)
        #expect(model.screenText.contains("thing number 150."))
        press(.end, &model)
        press(.down, &model)
        #expect(model.screenText.contains("thing number 51."))
        #expect(!model.screenText.contains("thing number 50."))
        press(.home, &model)
        #expect(model.screenText.contains("thing number 150."))
    }

    @Test("messages of one account are not shown to another")
    func moved() {
        var model = Fixture.model()
        _ = update(&model, .notice("a secret"))
        _ = update(&model, .contextChanged)
        press(.character("!"), &model)
        #expect(!model.screenText.contains("a secret"))
    }
}

@Suite("Footer hints for receipts") struct ReceiptHintTests {
    @Test("the footer names the receipt where Enter opens it, and the way back")
    func hints() {
        var model = Fixture.model(120, 30)
        let press = { (key: Key) in
            _ = update(&model, .input(.key(KeyPress(key)), at: Fixture.now))
        }
        press(.character("2"))
        #expect(model.footer.contains("Enter details"))
        press(.down)
        press(.enter)
        #expect(model.footer.contains("Enter receipt") && model.footer.contains("Esc back"))
        press(.enter)
        #expect(model.screen == .receipt)
        #expect(model.footer.contains("Esc back"))
    }

    @Test("the keys for other receipts are named only if there are any")
    func others() {
        let row = Fixture.row("000002", Fixture.gems, .finished, .finished, ago: 1000)
        var model = Fixture.model(120, 30)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [row])))
        _ = update(&model, .input(.key(KeyPress(.character("4"))), at: Fixture.now))
        #expect(!model.footer.contains("→") && !model.footer.contains("←"))
        let older = Fixture.row("000001", Fixture.gems, .finished, .finished, ago: 2000)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [row, older])))
        #expect(model.footer.contains("→") && !model.footer.contains("←"))
    }

    @Test("a transaction shows the catalog's title and is found by it and by its original title")
    func titles() {
        let row = Fixture.row(
            "000002", Fixture.gems, .finished, .finished, ago: 1000, title: "60 颗宝石")
        var model = Fixture.model(120, 30)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [row])))
        _ = update(&model, .input(.key(KeyPress(.character("2"))), at: Fixture.now))
        #expect(model.screenText.contains("60 Gems") && !model.screenText.contains("颗宝石"))
        for (text, count) in [("60 gems", "1 of 1"), ("宝石", "1 of 1"), ("potion", "0 of 1")] {
            var model = model
            for key in [Key.character("/")] + text.map(Key.character) {
                _ = update(&model, .input(.key(KeyPress(key)), at: Fixture.now))
            }
            #expect(model.screenText.contains(count), "\(text)")
        }
    }
}

extension Model {
    /// The footer row with the key hints.
    fileprivate var footer: String {
        let lines = screenText.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(size.height + 1) ? String(lines[size.height + 1]) : ""
    }
}
